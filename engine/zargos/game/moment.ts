/** The moment at the table as the rules on cards ask for it (`magic/moment.ts`). */
import type { KingdomId, SeaId } from '../data/board-types.ts';
import type { CardId } from '../data/cards.ts';
import type { Moment, PlayedCard } from '../magic/moment.ts';
import { readingsOf } from '../options.ts';
import type { MovePhase } from '../rules/movement/question.ts';
import { shotOf } from '../rules/powers.ts';
import type { People } from '../types.ts';
import { situationOf } from './situation.ts';
import { seatOf } from './table.ts';
import type { Seat, State, Target } from './types.ts';

/** Equal targets, in any order of two cells. */
export function sameTarget(a: Target, b: Target): boolean {
  if ('kingdom' in a) return 'kingdom' in b && a.kingdom === b.kingdom;
  if ('place' in a) return 'place' in b && a.place === b.place;
  if ('seas' in a) return 'seas' in b && a.seas.length === b.seas.length && a.seas.every((one) => b.seas.includes(one));
  return !('kingdom' in b || 'place' in b || 'seas' in b);
}

/** Whether two red cards of a kind would do the same: on one target, and on one cell of two at a table that reads ZAR-L-67 so (ZAR-MAG-6). */
export function doesSame(state: Pick<State, 'options'>, a: Target, b: Target): boolean {
  const isShared =
    readingsOf(state.options)['ZAR-L-67'] === 'non' && 'seas' in a && 'seas' in b && a.seas.some((one) => b.seas.includes(one));
  return isShared || sameTarget(a, b);
}

/** Peoples of a seat that still play. */
export const aliveOf = ({ order, peoples }: Pick<State, 'order' | 'peoples'>, seat: Seat): readonly People[] =>
  (peoples[seat] ?? []).filter((people) => order.includes(people));

/** What all moments of a seat share. `played`: what counts for this card. */
function table(state: State, seat: Seat, played: readonly PlayedCard[]) {
  return { inPlay: state.order, mine: aliveOf(state, seat), turn: state.turn?.peoples ?? [], played, options: state.options.options };
}

const byOf = (seat: Seat, by: Seat): PlayedCard['by'] => (seat === by ? 'me' : 'other');

/** Before a turn, for a card that would have this target (ZAR-MAG-4, ZAR-MAG-6). */
export function beforeTurn(state: State, seat: Seat, target: Target): Moment {
  const played = state.played.map((one) => ({ card: one.card, by: byOf(seat, one.by), same: doesSame(state, one.target, target) }));
  return { ...table(state, seat, played), phase: 'before-turn' };
}

/** Just after a red card, or after the Vent d'Illusion that turned it (ZAR-ILLUSION). */
export function afterCard(state: State, seat: Seat): Moment {
  const { laid } = state;
  if (!laid) throw new Error('no card was just laid');
  const card: CardId = laid.illusions > 0 ? 'vent-d-illusion' : laid.card;
  return { ...table(state, seat, []), phase: 'after-card', last: { card, by: byOf(seat, laid.by) } };
}

/** Before the fight under way (ZAR-GUERRE). */
export function beforeFight(state: State, seat: Seat): Moment {
  const combat = state.turn?.combat;
  if (!combat) throw new Error('no fight under way');
  const played: PlayedCard[] = [];
  const eclipse = state.effects.find(({ card }) => card === 'eclipse');
  if (eclipse) played.push({ card: 'eclipse', by: byOf(seat, eclipse.by), same: false });
  for (const side of ['attacker', 'defender'] as const) {
    const people = side === 'attacker' ? combat.people : combat.defender;
    if (combat.winds[side] && people !== 'demons')
      played.push({ card: 'vent-de-guerre', by: byOf(seat, seatOf(state, people)), same: true });
  }
  const shoots = shotOf(situationOf(state)) !== undefined;
  const opening = !shoots ? 'none' : combat.before.includes('shot') ? 'pending' : 'done';
  return { ...table(state, seat, played), phase: 'before-fight', fight: { attacker: combat.people, defender: combat.defender, opening } };
}

/** During the moves of a turn; a Vent de Brume in force counts as played. */
export function duringTurn(state: State, seat: Seat, phase: MovePhase): Moment {
  const played: PlayedCard[] = state.turn?.mist ? [{ card: 'vent-de-brume', by: 'me', same: true }] : [];
  return { ...table(state, seat, played), phase };
}

/** The sea cells that each Tempête in force closes. */
export const stormsOf = ({ effects }: Pick<State, 'effects'>): readonly (readonly SeaId[])[] =>
  effects.flatMap(({ card, target }) => (card === 'vent-de-tempete' && 'seas' in target ? [target.seas] : []));

/** Kingdoms under a Vent de Glace. */
export const frozenIn = ({ effects }: Pick<State, 'effects'>): readonly KingdomId[] =>
  effects.flatMap(({ card, target }) => (card === 'vent-de-glace' && 'kingdom' in target ? [target.kingdom] : []));
