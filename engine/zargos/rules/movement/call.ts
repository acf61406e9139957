/** The Araignées' call: a group brought through a vortex just before a fight that they defend (ZAR-ARA-2). */
import { ALLOWED, refuse, type Verdict } from '../../../core/verdict.ts';
import { type BoardTables, placeOf } from '../../board/tables.ts';
import type { KingdomId, TerritoryId } from '../../data/board-types.ts';
import type { CardId } from '../../data/cards.ts';
import type { RuleId } from '../../ids.ts';
import type { Options } from '../../options.ts';
import { isAsleep } from './hops.ts';
import { nameOf, realmOf } from './words.ts';
import { worldOf } from './world.ts';

export interface Call {
  /** Where the group stands, and the attacked province that it comes to. Both are the Araignées'. */
  readonly from: TerritoryId;
  readonly to: TerritoryId;
  /** Points of pawns that stand there, and those that come. */
  readonly group: { readonly stands: number; readonly moves: number };
  /** Kingdoms under a Vent de Glace. */
  readonly frozen: readonly KingdomId[];
  /** A Tremblement de terre is in force. */
  readonly quake: boolean;
  /** The fight where the group stands: none, still to come, or begun. */
  readonly fight: 'none' | 'pending' | 'begun';
  /** The group was itself called this turn. */
  readonly called: boolean;
  readonly options: Options;
}

/** Whether a group may be called. Throws on a place that the board does not have. */
export function judgeCall(tables: BoardTables, call: Call): Verdict<RuleId> {
  const { from, to, group, frozen, quake, fight, called, options } = call;
  const [origin, target] = [placeOf(tables, from), placeOf(tables, to)];
  if (origin === undefined || target === undefined) throw new Error(`no place ${from} or ${to} on this board`);
  if (!tables.vortices[target]?.includes(origin)) return refuse('ZAR-ARA-2', 'Un appel va d’une province à volcan à une autre.');
  const effects: readonly CardId[] = quake ? ['tremblement-de-terre'] : [];
  const world = worldOf(tables, { people: 'araignees', attacks: true, owners: undefined, effects, frozen, storms: [], options });
  if (!world.vortices) return refuse('ZAR-TREMBLEMENT', 'Le Tremblement de terre ferme les vortex ce tour-ci, appel compris.');
  // A power in the fight itself too: asleep where the fight is, whatever the table says of the border.
  const inside = tables.powerless[target] === 1;
  if (inside || isAsleep(world, origin, target)) {
    return refuse(
      inside ? 'ZAR-ZRG-4' : 'ZAR-L-19',
      `Le royaume de Zargos endort les pouvoirs (${nameOf(tables, inside ? target : origin)}) : pas d’appel.`,
    );
  }
  const cold = [origin, target].find((place) => world.frozen?.[place] === 1);
  if (cold !== undefined)
    return refuse('ZAR-L-16', `Le Vent de Glace fige ${realmOf(tables, cold)} : aucun groupe n’en part ni n’y vient.`);
  if (called) return refuse('ZAR-L-25', 'Ce groupe est déjà venu par un appel ce tour-ci : il ne repart plus.');
  if (fight === 'begun') return refuse('ZAR-L-44', `Le combat de ${nameOf(tables, origin)} a commencé : ce groupe y est engagé.`);
  if (fight === 'pending' && world.readings['ZAR-L-44'] === 'non') {
    return refuse('ZAR-L-44', `On attaque ${nameOf(tables, origin)} : à votre table un groupe attaqué ne quitte pas sa province.`);
  }
  return group.moves < group.stands ? ALLOWED : refuse('ZAR-ARA-2', 'Un pion au moins reste dans la province d’où vient le groupe.');
}
