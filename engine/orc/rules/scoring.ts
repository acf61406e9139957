/** Who wins a battle and what it gives, then the next battle, the next round, or the end (ORC-BAT-9, ORC-BAT-10, chapter « Fin »). */
import type { Outcome } from '../../core/game.ts';
import type { Tell } from '../events.ts';
import { readingsOf } from '../options.ts';
import { BATTLES, bySeat, openRound, POINTS, THRESHOLDS } from '../setup.ts';
import type { Battle, Seat, State } from '../types.ts';
import { at, fightersOf, rising } from './hands.ts';

/** The fighters of the greatest force; an army of 0 wins nothing, but under one reading of ORC-L-20. */
function winnersOf(state: Pick<State, 'sorcier' | 'options'>, forces: readonly number[]): readonly Seat[] {
  const fighters = fightersOf(state);
  const most = Math.max(...fighters.map((seat) => at(forces, seat)));
  if (most === 0 && readingsOf(state.options)['ORC-L-20'] !== 'tous') return [];
  return rising(fighters.filter((seat) => at(forces, seat) === most));
}

/** Every winner scores all the points, and the Sorcier what his champion scores (ORC-BAT-9). */
export function scoredOf(
  state: Pick<State, 'scores' | 'sorcier' | 'champion'>,
  winners: readonly Seat[],
  points: number,
): readonly number[] {
  const wins = (seat: Seat) =>
    winners.includes(seat) || (seat === state.sorcier && state.champion !== null && winners.includes(state.champion));
  return state.scores.map((_, seat) => (wins(seat) ? points : 0));
}

/** Who has won a battle where a tie is broken (ORC-FIN-2): its winners, and under one reading the Sorcier whose champion is among them (ORC-L-32). */
export function victorsOf({ sorcier, champion, options }: Pick<State, 'sorcier' | 'champion' | 'options'>, winners: readonly Seat[]) {
  const shares = readingsOf(options)['ORC-L-32'] === 'oui' && champion !== null && winners.includes(champion);
  return shares ? rising([...winners, sorcier]) : winners;
}

/** Counts the battle, discards what fought (ORC-BAT-10) and goes on. */
export function score(state: State, flying: Battle['flying'], tell: Tell): State {
  const people = state.called.at(-1);
  if (!people) throw new Error('no people is called');
  const points = at(POINTS, state.called.length - 1);
  const winners = winnersOf(state, state.forces);
  const scored = scoredOf(state, winners, points);
  const battle: Battle = {
    people,
    points,
    armies: state.engaged,
    sent: state.sent,
    ...(state.commando && { commando: state.commando }),
    ...(flying && { flying }),
    forces: state.forces,
    winners,
    scored,
  };
  tell({ kind: 'counted', battle, sorcier: state.sorcier });
  const counted: State = {
    ...state,
    phase: 'call',
    scores: state.scores.map((score, seat) => score + at(scored, seat)),
    won: [...state.won, victorsOf(state, winners)],
    battles: [...state.battles, battle],
    discard: [...state.discard, ...state.engaged.flat()],
    engaged: bySeat(state.options.seats, []),
    sent: bySeat(state.options.seats, 0),
    answered: [],
    commando: null,
    forces: [],
  };
  return next(counted, tell);
}

/** Whether a score ends the game at the end of a round (ORC-FIN-2, ORC-L-1). */
export const isEnough = (score: number, { seats, options }: State['options']): boolean =>
  readingsOf({ options })['ORC-L-1'] === 'atteint' ? score >= THRESHOLDS[seats] : score > THRESHOLDS[seats];

/** After the fourth battle: the end, or another round with the left neighbour as Sorcier (ORC-FIN-1, ORC-MAN-1). */
function next(state: State, tell: Tell): State {
  if (state.battles.length < BATTLES) return state;
  if (state.scores.some((score) => isEnough(score, state.options))) {
    tell({ kind: 'over', winners: leadersOf(state), scores: state.scores });
    return { ...state, phase: 'over' };
  }
  const sorcier = (state.sorcier + 1) % state.options.seats;
  tell({ kind: 'round', round: state.round + 1, sorcier });
  return openRound(state, state.round + 1, sorcier);
}

/** Of those who share the best score, who won a battle last (ORC-FIN-2); shared where nothing parts them (ORC-L-10, ORC-L-11). */
export function leadersOf({ scores, won, options }: Pick<State, 'scores' | 'won' | 'options'>): readonly Seat[] {
  const best = Math.max(...scores);
  let tied = scores.flatMap((score, seat) => (score === best ? [seat] : []));
  for (const winners of won.toReversed()) {
    const among = tied.filter((seat) => winners.includes(seat));
    if (among.length === 0) continue;
    tied = among;
    if (tied.length === 1 || readingsOf(options)['ORC-L-11'] === 'victoire-partagee') break;
  }
  return tied;
}

export const outcomeOf = (state: State): Outcome | undefined =>
  state.phase === 'over' ? { winners: leadersOf(state), scores: state.scores } : undefined;
