/** The fight that a move brings, as what counts its odds takes it: who fights with how many, what was already shot, whether somebody must still choose. */
import { placeOf } from '../board/tables.ts';
import type { Odds, Situation } from '../fight/types.ts';
import { readingsOf } from '../options.ts';
import { demonDice, groupsEntering } from '../rules/demons.ts';
import { shotOf } from '../rules/powers.ts';
import type { People } from '../types.ts';
import { ringOf, situationFor } from './situation.ts';
import { tablesFor } from './table.ts';
import type { Attack, AttackGroup, Combat, Move, MoveOf, State } from './types.ts';

/** One fight, or one round against demons a group (ZAR-L-23): the attack succeeds if one of them does. */
export interface Foreseen {
  readonly at: number;
  readonly people: People;
  readonly defender: People | 'demons';
  readonly situations: readonly Situation[];
  /** Nobody has anything more to choose, but the Moine his dice. */
  readonly isLast: boolean;
  /** The place is taken without a loss if the Forbidden City is taken first, in the same series. */
  readonly isFreed: boolean;
}

type Camps = Omit<Combat, 'fight' | 'before'>;

const summed = (groups: readonly AttackGroup[]): number => groups.reduce((sum, { pawns }) => sum + pawns, 0);

const holdsCards = (state: State): boolean => state.hands.some(({ length }) => length > 0);

const isCity = (options: State['options'], at: number): boolean => ringOf(options, at) === 'city';

/**
 * Whether an attack on the Forbidden City, declared or under way in this turn, frees a place of its demons if it is won first: nobody holds the place, and the
 * attacker is not yet Master of the Winds (ZAR-ZRG-5, ZAR-ZRG-7). One pawn is then enough, and none is lost.
 */
export function freedByCity({ options, owners, turn, master }: Pick<State, 'options' | 'owners' | 'turn' | 'master'>, at: number): boolean {
  if (!turn || owners[at] || ringOf(options, at) === undefined || isCity(options, at) || master === turn.seat) return false;
  return turn.attacks.some((attack) => isCity(options, attack.at)) || (turn.combat !== null && isCity(options, turn.combat.at));
}

/** Which of the listed fights comes first when all are fought in a row: the City's, whose Master no demon meets (ZAR-ZRG-7). */
export function firstFight({ options }: Pick<State, 'options'>, legal: readonly Move[]): MoveOf<'fight'> | undefined {
  const { places } = tablesFor(options);
  const fights = legal.filter((move): move is MoveOf<'fight'> => move.kind === 'fight');
  return fights.find((move) => isCity(options, places.get(move.at) ?? -1)) ?? fights[0];
}

/** The fight of an attack about to be fought; undefined where nobody waits there. */
function fightOf(state: State, { at, people, groups }: Attack, isLast: boolean): Foreseen | undefined {
  const owner = state.owners[at] ?? null;
  const ring = ringOf(state.options, at);
  const isMaster = state.master !== null && state.turn?.seat === state.master;
  const isHaunted = owner === null && ring !== undefined && demonDice(ring, false, isMaster) > 0;
  if (owner === null && !isHaunted) return undefined;
  const camps = (attacker: number): Camps => ({
    at,
    people,
    defender: owner ?? 'demons',
    groups,
    called: null,
    engaged: { attacker, defender: state.pawns[at] ?? 0 },
    winds: { attacker: false, defender: false },
  });
  const entering =
    owner === null
      ? groupsEntering(
          groups.map(({ pawns }) => pawns),
          readingsOf(state.options),
        )
      : [summed(groups)];
  return {
    at,
    people,
    defender: owner ?? 'demons',
    situations: entering.map((pawns) => situationFor(state, camps(pawns))),
    isLast,
    isFreed: freedByCity(state, at),
  };
}

/** The fight under way once a call or a Vent de Guerre is decided. */
function fightAfter(state: State, combat: Combat, move: Move): Foreseen {
  const [step] = combat.before;
  const side = step === 'wind-attacker' ? 'attacker' : 'defender';
  const winds = move.kind === 'card' ? { ...combat.winds, [side]: true } : combat.winds;
  const called = move.kind === 'call' ? { from: placeOf(tablesFor(state.options), move.from) ?? 0, pawns: move.pawns } : combat.called;
  const joined = move.kind === 'call' ? move.pawns : 0;
  const engaged = { attacker: combat.fight.pawns.attacker, defender: combat.engaged.defender + joined };
  const situation = situationFor(state, { ...combat, winds, called, engaged });
  // The shot that fell is not shot again: without bows, the fight goes on as it stands.
  const left = combat.before.includes('shot') ? situation : { ...situation, eclipse: true };
  return { at: combat.at, people: combat.people, defender: combat.defender, situations: [left], isLast: true, isFreed: false };
}

/** Whether a shot falls before somebody who holds cards chooses his Vent de Guerre (ZAR-L-43). */
const choosesAfterShot = (state: State, { situations: [situation] }: Foreseen): boolean =>
  situation !== undefined &&
  shotOf(situation) !== undefined &&
  readingsOf(state.options)['ZAR-L-43'] !== 'avant-le-tir' &&
  holdsCards(state);

/** The fight that `move` opens or goes on with; undefined for other moves, and where nobody waits. `isAsked`: the move only leads to somebody's choice. */
export function foreseen(state: State, move: Move, isAsked: boolean): Foreseen | undefined {
  const { turn } = state;
  if (!turn) return undefined;
  const tables = tablesFor(state.options);
  if (move.kind === 'attack') {
    const [from, at] = [placeOf(tables, move.from), placeOf(tables, move.to)];
    if (from === undefined || at === undefined || at >= tables.territories) return undefined;
    const pending = turn.attacks.find((attack) => attack.at === at);
    const groups = [...(pending?.groups ?? []), { from, pawns: move.pawns, bySea: false }];
    return fightOf(state, { at, people: move.people, groups }, false);
  }
  if (move.kind === 'fight') {
    const at = placeOf(tables, move.at);
    const attack = turn.attacks.find((one) => one.at === at);
    const fight = attack && fightOf(state, attack, !isAsked);
    return fight && { ...fight, isLast: fight.isLast && !choosesAfterShot(state, fight) };
  }
  const { combat } = turn;
  if (!combat || (state.phase !== 'call' && state.phase !== 'winds')) return undefined;
  const fight = fightAfter(state, combat, move);
  const shoots = combat.before.slice(1).includes('shot') && choosesAfterShot(state, fight);
  return { ...fight, isLast: !isAsked && !shoots };
}

/** Chances of the attack and of who holds the place in the end, all groups together. */
export interface Ends {
  readonly taken: number;
  readonly kept: number;
  readonly empty: number;
  /** Mean of attackers left where the attack succeeds. */
  readonly left: number;
}

export function endsOf(odds: readonly Odds[]): Ends {
  const [only] = odds;
  const meanLeft = (one: Odds) => one.survivors.attacker.reduce((sum, chance, count) => sum + chance * count, 0);
  const taken = odds.length === 1 && only ? only.win.attacker : 1 - odds.reduce((none, { win }) => none * (1 - win.attacker), 1);
  const empty = odds.length === 1 && only ? only.win.nobody : 0;
  const left = odds.reduce((sum, one) => sum + meanLeft(one), 0);
  return { taken, kept: Math.max(0, 1 - taken - empty), empty, left: taken > 0 ? left / taken : 0 };
}
