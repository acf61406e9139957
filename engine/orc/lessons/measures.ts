/** What lessons of De l'Orc ask of what was played: points, winners, exact chances. */
import type { Run } from '../../practice/lesson.ts';
import type { Event } from '../events.ts';
import { ORC, type Orc } from '../game.ts';
import { outlookOf } from '../odds/outlook.ts';
import { battleSeen } from '../odds/seen.ts';
import { readingsOf } from '../options.ts';
import { ORC_PUZZLES } from '../puzzles.ts';
import { fightersOf } from '../rules/hands.ts';
import { pileOf } from '../rules/piles.ts';
import { type Stripped, strip } from '../rules/stripping.ts';
import type { ArmyCardKind, Battle, Mercenary, Move, MoveOf, Placed, Seat, State } from '../types.ts';

const counted = (event: Event): readonly Battle[] => (event.kind === 'counted' ? [event.battle] : []);

export const battlesIn = ({ events }: Run<Orc>): readonly Battle[] => events.flat().flatMap(counted);

/** Points that a seat has marked since the beginning of the attempt. */
export const pointsIn = (run: Run<Orc>, seat: Seat): number => battlesIn(run).reduce((sum, { scored }) => sum + (scored[seat] ?? 0), 0);

/** Whether a seat has won the battle counted last. */
export const hasWon = (run: Run<Orc>, seat: Seat): boolean => battlesIn(run).at(-1)?.winners.includes(seat) ?? false;

/** Mercenaries that a seat has sent since the beginning of the attempt. */
export const sentIn = ({ moves }: Run<Orc>, seat: Seat): readonly Mercenary[] =>
  moves.flatMap((move) => (move.kind === 'send' && move.seat === seat ? move.cards : []));

/** The card that a seat laid last on a pile, by its kind and the pile's number from 1. */
export function laidIn({ moves }: Run<Orc>, seat: Seat): { readonly kind: Placed['kind']; readonly number: number } | undefined {
  const laid = moves.findLast((move): move is MoveOf<'desertion' | 'shield'> => move.seat === seat && 'pile' in move);
  return laid && { kind: laid.kind, number: laid.pile + 1 };
}

/** What would become of a pile now. `number`: from 1. */
export const stripped = (state: State, number: number): Stripped => strip(pileOf(state, number - 1), readingsOf(state.options));

/**
 * The chance to be among the winners at the reveal (or `beat`: to win alone) with these mercenaries, every deal that the backs allow being equally likely; of
 * other moves nothing.
 */
export function chanceWith(state: State, move: Move, what: 'score' | 'beat' = 'score'): number | undefined {
  if (move.kind !== 'send') return undefined;
  const battle = battleSeen(ORC.view(state, move.seat), move.cards);
  return battle && outlookOf({ battle, flying: undefined, commando: false })?.plain.all[what];
}

/** The same with a commando that strikes, or stays in hand; `flying`: with the flying machine and this crew after the reveal. */
export function chanceStriking(state: State, move: Move, flying?: readonly ArmyCardKind[]): number | undefined {
  if (move.kind !== 'commando' && move.kind !== 'pass') return undefined;
  const battle = battleSeen(ORC.view(state, move.seat), []);
  const outlook = battle && outlookOf({ battle, flying, commando: true });
  const which = flying ? 'flown' : 'plain';
  if (move.kind === 'pass') return outlook?.[which]?.all.score;
  const opponents = fightersOf(state).filter((seat) => seat !== move.seat);
  const back = move.back === 'mercenaires' ? 'mercenaries' : 'people';
  return outlook?.struck.find(({ strike }) => opponents[strike.opponent] === move.target && strike.back === back)?.[which]?.score;
}

/** The chance that who is asked for a card has it: his backs may be any of the cards of that back that one does not hold oneself. */
export const chanceAsking = (state: State, move: Move): number | undefined =>
  move.kind === 'spy' ? ORC_PUZZLES.valueOf(state, move.seat, { theme: 'espion' }, move) : undefined;
