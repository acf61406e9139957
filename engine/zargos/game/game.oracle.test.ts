/**
 * The whole game against a second referee, written from the booklet alone: who is asked, the moves listed, the verdicts on moves not listed, and whole
 * games followed by the dice and cards that are told. Tables, readings and positions at random.
 */
import { expect, test } from 'vitest';
import { type Dice, diceFrom } from '../../core/dice.ts';
import { seeded } from '../../core/random.ts';
import { Ledger, modelHash, modelOf } from '../testing/referee/replay.ts';
import { Tales, talesIn, toldIn } from '../testing/referee/tales.ts';
import { isLegal, keyOf, listedIn } from '../testing/referee/verdicts.ts';
import { anyMove, crowded, flocked, onward, refereeOptions, wanderedMove } from '../testing/referee/wanderer.ts';
import { askedSeat, isIdle } from '../testing/referee/windows.ts';
import { scenarioOptions } from '../testing/wander.ts';
import type { Event, EventOf } from './events.ts';
import { ZARGOS } from './game.ts';
import type { Move, MoveOf, Phase, State } from './types.ts';

/** `npm run nightly` asks for more; a mutant, run again for each of thousands, for less. */
const POSITIONS = Number(process.env.POSITIONS ?? (process.env.STRYKER_MUTATOR_WORKER ? 200 : 400));
const GAMES = Number(process.env.GAMES ?? (process.env.STRYKER_MUTATOR_WORKER ? 4 : 4));

/** Marches of the Ailés that are followed. */
const FLOCKS = Number(process.env.FLOCKS ?? (process.env.STRYKER_MUTATOR_WORKER ? 40 : 160));

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
  const state = ZARGOS.setup(refereeOptions(dice), name);
  return dice.roll(6) === 1 ? state : crowded(state, dice);
}

/** A move listed, or a smaller group of it; the move as it was listed where the smaller group may not go. */
function next(state: State, dice: Dice): Move {
  const [seat] = ZARGOS.toMove(state);
  if (seat === undefined) throw new Error(`nobody is asked in ${state.phase}`);
  const { listed: whole, played } = wanderedMove(ZARGOS.moves(state, seat), dice);
  return played === whole || ZARGOS.judge(state, played).ok ? played : whole;
}

/** Moves that one lists and the other does not: idle plays, marches of two steps and strolls need not be listed. */
function unlisted(state: State, told: readonly State[], moves: readonly Move[]): readonly string[] {
  const right = listedIn(told);
  if (!right) return [];
  const [engine, referee] = [new Set(moves.map(keyOf)), new Set(right.all.map(keyOf))];
  const missing = right.due.filter((move) => !isIdle(state, move) && !engine.has(keyOf(move)));
  return [
    ...moves
      .filter((move) => !referee.has(keyOf(move)) && !(move.kind === 'march' && told.some((one) => isLegal(one, move))))
      .map((move) => `not listed by the referee: ${keyOf(move)}`),
    ...missing.map((move) => `not listed by the engine: ${keyOf(move)}`),
  ];
}

/** Boats that a march told has cost. */
function boatsIn(events: readonly Event[]): number {
  const event = events.find((one): one is EventOf<'attacked' | 'marched'> => one.kind === 'marched');
  if (!event) throw new Error('no march was told');
  return event.boats;
}

/** All that the two say otherwise of a position. */
function differences(state: State, told: readonly State[], dice: Dice): readonly string[] {
  const seat = askedSeat(state) ?? -1;
  const asked = ZARGOS.toMove(state);
  if (asked.length !== 1 || asked[0] !== seat) return [`asked: ${asked}, by the referee ${seat}`];
  const judged = Array.from({ length: JUDGED }, () => anyMove(state, dice)).flatMap((move) => {
    const verdict = ZARGOS.judge(state, move);
    return verdict.ok === told.some((one) => isLegal(one, move))
      ? []
      : [`${keyOf(move)}: ${verdict.ok ? 'allowed' : `refused by ${verdict.rule}: ${verdict.because}`}`];
  });
  return [...unlisted(state, told, ZARGOS.moves(state, seat)), ...judged];
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
    let tales: Tales | undefined;
    for (let move = 0; move < MOST && state.phase !== 'over'; move += 1) {
      const share = SHARES[state.phase] ?? 0;
      tales = talesIn(state, tales);
      if (count(state.phase) < share * POSITIONS && (share < 0.1 || dice.roll(3) === 1)) {
        found.set(state.phase, count(state.phase) + 1);
        expect(differences(state, toldIn(state, tales), dice), JSON.stringify(state)).toEqual([]);
      }
      const made = next(state, dice);
      const { state: after, events } = ZARGOS.step(state, made);
      if (made.kind === 'march') tales?.take(state, made, boatsIn(events));
      state = after;
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
        if (modelHash(own) !== modelHash(its)) expect(its, told()).toEqual(own);
      }
      state = after;
    }
  }
});

test(`ZAR-L-70: ${GAMES} scenarios, from their first turn to their end, by the second referee and his ledger`, {
  timeout: 60_000 + 4000 * GAMES,
}, () => {
  for (let game = 0; game < GAMES; game += 1) {
    const name = `scenario/${game}`;
    const dice = diceFrom(seeded(name));
    let state = ZARGOS.setup(scenarioOptions(dice), name);
    const ledger = new Ledger(state);
    let tales: Tales | undefined;
    while (state.phase !== 'over') {
      tales = talesIn(state, tales);
      if (SHARES[state.phase] && dice.roll(6) === 1)
        expect(differences(state, toldIn(state, tales), dice), JSON.stringify(state)).toEqual([]);
      const move = next(state, dice);
      const { state: after, events } = ZARGOS.step(state, move);
      if (move.kind === 'march') tales?.take(state, move, boatsIn(events));
      expect(ledger.broken(state, move, events, after), name).toBeUndefined();
      if (events.some(({ kind }) => kind === 'turn' || kind === 'over')) expect(modelOf(after), name).toEqual(ledger.model());
      state = after;
    }
  }
});

/** Marches of a reorganisation that is followed. */
const MARCHES = 5;

/** The march that is made, told so and so by the second referee; what the two say otherwise of it and of some others like it. */
function followed(state: State, tales: Tales, move: MoveOf<'march'>, dice: Dice): readonly string[] {
  const told = tales.told(state);
  const others = Array.from({ length: 3 }, () => anyMove(state, dice)).filter((one): one is MoveOf<'march'> => one.kind === 'march');
  const larger = [move.pawns + 1, move.pawns + 2].map((pawns) => ({ ...move, pawns }));
  return [move, ...larger, ...others].flatMap((one) => {
    const verdict = ZARGOS.judge(state, one);
    return verdict.ok === told.some((tale) => isLegal(tale, one))
      ? []
      : [`${keyOf(one)}: ${verdict.ok ? 'allowed' : `refused by ${verdict.rule}: ${verdict.because}`}`];
  });
}

test(`${FLOCKS} reorganisations of Ailés: a march is legal where one telling of those before it makes it so (ZAR-AIL-3, ZAR-REO-3, ZAR-L-53)`, {
  timeout: 120_000 + 1000 * FLOCKS,
}, () => {
  let [steps, walked] = [0, 0];
  for (let game = 0; steps < FLOCKS; game += 1) {
    const name = `flock/${game}`;
    const dice = diceFrom(seeded(name));
    let state = flocked(ZARGOS.setup(refereeOptions(dice), name), dice);
    const tales = state && new Tales(state);
    let last: MoveOf<'march'>['to'] | undefined;
    const made: string[] = [];
    for (let at = 0; state && tales && at < MARCHES && state.phase === 'reorganisation'; at += 1) {
      const { listed: whole, played } = onward(ZARGOS.moves(state, state.turn?.seat ?? -1), last, dice) ?? {};
      if (!whole || !played) break;
      const move = ZARGOS.judge(state, played).ok ? played : whole;
      made.push(keyOf(move));
      expect(followed(state, tales, move, dice), `${name}: ${made.join(', ')} ${JSON.stringify(state)}`).toEqual([]);
      const { state: after, events } = ZARGOS.step(state, move);
      tales.take(state, move, boatsIn(events));
      [steps, walked] = [steps + 1, walked + (events.some((event) => event.kind === 'marched' && event.walked) ? 1 : 0)];
      [state, last] = [after, move.to];
    }
  }
  expect(walked).toBeGreaterThan(FLOCKS / 50);
});
