/** Why a group may not leave, or may not stop there, whatever the way: one guard a sentence of the rules, in the order in which a table would object. */
import { type Refusal, refuse } from '../../../core/verdict.ts';
import { isSea } from '../../board/tables.ts';
import type { RuleId } from '../../ids.ts';
import type { ReachQuestion } from './question.ts';
import type { Trail } from './search.ts';
import { nameOf, people, realmOf } from './words.ts';
import { ownerOf, type World } from './world.ts';

/** A question and its world. */
export interface Case {
  readonly question: ReachQuestion;
  readonly world: World;
}

type DepartureGuard = (asked: Case) => Refusal<RuleId> | undefined;
type TargetGuard = (asked: Case, to: number) => Refusal<RuleId> | undefined;

export const hasCard = ({ cards }: ReachQuestion, card: ReachQuestion['cards'][number]): boolean => cards.includes(card);

const isStruck = ({ effects }: ReachQuestion, effect: ReachQuestion['effects'][number]): boolean => effects.includes(effect);

const isAtSea = ({ world: { tables, from } }: Case): boolean => isSea(tables, from);

/** ZAR-ATT-1, ZAR-REO-2: one starts from what one controls */
const notMine: DepartureGuard = (asked) => {
  const { question, world } = asked;
  if (!question.owners || isAtSea(asked)) return undefined;
  const owner = ownerOf(world.tables, question.owners, world.from);
  if (owner === question.people) return undefined;
  const held = `${owner ? `Les ${people(owner)} tiennent` : 'Personne ne tient'} ${nameOf(world.tables, world.from)}`;
  return world.attacks
    ? refuse('ZAR-ATT-1', `${held} : on n’attaque que depuis une province que l’on contrôle.`)
    : refuse('ZAR-REO-2', `${held} : on ne se réorganise qu’entre ses provinces.`);
};

/** ZAR-GLACE */
const frozenIn: DepartureGuard = ({ world: { tables, from, frozen } }) =>
  frozen[from] === 1 ? refuse('ZAR-GLACE', `Le Vent de Glace fige ${realmOf(tables, from)} : personne n’y bouge ni n’en sort.`) : undefined;

/** ZAR-RAZ, ZAR-L-24 */
const calledAshore: DepartureGuard = (asked) => {
  const { owners, people: mine, effects, options } = asked.question;
  if (!isAtSea(asked) || !effects.includes('raz-de-maree')) return undefined;
  if (!owners || Object.values(owners).includes(mine)) {
    return refuse('ZAR-RAZ', 'Le Raz-de-marée ramène ces Dragons à leur province la plus proche avant ce tour : ils partiront de là.');
  }
  return options['ZAR-L-24'] === 'elimines'
    ? refuse('ZAR-L-24', 'Sous le Raz-de-marée, des Dragons en mer qui n’ont plus de province sont éliminés à votre table.')
    : refuse('ZAR-L-24', 'Sous le Raz-de-marée, des Dragons en mer qui n’ont plus de province y restent, immobiles ce tour-ci.');
};

/** ZAR-L-50 */
const stormBound: DepartureGuard = ({ world: { shut, from } }) =>
  shut[from] === 1
    ? refuse(
        'ZAR-L-50',
        'La Tempête ferme cette case mer : les Dragons en ont été chassés, et ceux qui n’avaient pas d’issue y restent bloqués.',
      )
    : undefined;

/** ZAR-ATT-4, ZAR-CHE-1, ZAR-INONDATIONS, ZAR-L-37 */
const alreadyFought: DepartureGuard = ({ question, world }) => {
  if (!world.attacks || !question.fought) return undefined;
  if (question.people !== 'chevaliers') return refuse('ZAR-ATT-4', 'Ces pions ont déjà livré leur combat : c’est un seul par tour.');
  if (isStruck(question, 'inondations')) {
    return refuse('ZAR-INONDATIONS', 'Sous les Inondations, un Chevalier ne livre qu’un combat par tour, et ceux-ci ont livré le leur.');
  }
  return world.tables.powerless[world.from] === 1
    ? refuse('ZAR-L-37', 'Des Chevaliers qui se sont battus dans le royaume de Zargos n’enchaînent pas.')
    : undefined;
};

/** Whether a group may go to its last pawn: from a sea cell (ZAR-DRA-2, ZAR-L-45). */
export const mayLeaveNone = (asked: Case): boolean =>
  isAtSea(asked) && (asked.world.attacks || asked.question.options['ZAR-L-45'] !== 'oui');

/** Whether a Vent de Brume serves here. */
export const hasMist = ({ question, world }: Case): boolean => !world.attacks && hasCard(question, 'vent-de-brume');

/** Whether nobody would stay, which only a Vent de Brume allows if the table reads ZAR-L-38 so. */
export function needsAbandon(asked: Case): boolean {
  const { group } = asked.question;
  return group !== undefined && group.moves === group.stands && !mayLeaveNone(asked);
}

/** Whether a Vent de Brume lets one quit a place: a province, and a sea cell too where the table takes it for one (ZAR-L-38, ZAR-L-45). */
export const mayAbandon = (asked: Case): boolean => hasMist(asked) && asked.question.options['ZAR-L-38'] === 'abandon-permis';

/** Whether all the Ailés may make this way, so that it takes nothing from the two groups: in flight, in boats as ZAR-L-53 has it, on foot as ZAR-L-47 does (ZAR-AIL-3). */
export function isEveryones({ world }: Case, hops: readonly Trail[]): boolean {
  const by = hops.at(-1)?.by;
  const { powerless } = world.tables;
  return (
    by === 'flight' ||
    by === 'strait' ||
    (by === 'land' && world.grounded) ||
    (world.embarks && [world.from, ...hops.map(({ place }) => place)].every((place) => powerless[place] !== 1))
  );
}

/** « sur 4, 3 peuvent partir » */
function mostOf(stands: number): string {
  if (stands === 1) return 'ce pion est seul, il reste';
  return stands === 2 ? 'sur 2, un seul peut partir' : `sur ${stands}, ${stands - 1} peuvent partir`;
}

/** ZAR-ATT-1, ZAR-REO-2, ZAR-L-38, ZAR-L-45: a pawn stays */
const leavesNobody: DepartureGuard = (asked) => {
  const { group } = asked.question;
  if (!group || !needsAbandon(asked)) return undefined;
  if (mayAbandon(asked)) return undefined;
  const most = mostOf(group.stands);
  if (isAtSea(asked)) return refuse('ZAR-L-45', `À votre table, un pion au moins reste dans la case mer : ${most}.`);
  if (hasMist(asked)) return refuse('ZAR-L-38', `Même sous le Vent de Brume un pion au moins reste dans la province : ${most}.`);
  return refuse(asked.world.attacks ? 'ZAR-ATT-1' : 'ZAR-REO-2', `Un pion au moins reste dans la province de départ : ${most}.`);
};

const DEPARTURE: readonly DepartureGuard[] = [notMine, frozenIn, calledAshore, stormBound, alreadyFought, leavesNobody];

const itself: TargetGuard = ({ world }, to) =>
  to === world.from ? refuse(world.attacks ? 'ZAR-ATT-1' : 'ZAR-REO-1', 'C’est de là que part le groupe.') : undefined;

/** ZAR-L-6, ZAR-DRA-1, ZAR-TEMPETE */
const seaCell: TargetGuard = ({ question, world }, to) => {
  if (!isSea(world.tables, to)) return undefined;
  if (world.attacks) return refuse('ZAR-L-6', 'On attaque une province, jamais une case mer.');
  if (question.people !== 'dragons') return refuse('ZAR-DRA-1', 'Seuls les Dragons s’arrêtent en mer ; un convoi va d’une côte à l’autre.');
  return world.shut[to] === 1 ? refuse('ZAR-TEMPETE', 'La Tempête ferme cette case mer.') : undefined;
};

/** ZAR-ATT-6, ZAR-REO-2, ZAR-ATT-5 */
const wrongOwner: TargetGuard = ({ question, world }, to) => {
  const { tables, attacks } = world;
  if (!question.owners || isSea(tables, to)) return undefined;
  const owner = ownerOf(tables, question.owners, to);
  const name = nameOf(tables, to);
  if (attacks)
    return owner === question.people ? refuse('ZAR-ATT-6', `Vous tenez ${name} : on n’attaque pas son propre peuple.`) : undefined;
  if (owner === question.people) return undefined;
  return owner
    ? refuse('ZAR-REO-2', `Les ${people(owner)} tiennent ${name} : on ne se réorganise qu’entre ses provinces.`)
    : refuse('ZAR-ATT-5', `Personne ne tient ${name} : une province vide se prend par une attaque, jamais par la réorganisation.`);
};

/** ZAR-GLACE, as ZAR-L-28 reads it from outside */
const frozenOut: TargetGuard = ({ world: { tables, frozen } }, to) =>
  frozen[to] === 1 ? refuse('ZAR-L-28', `Le Vent de Glace fige ${realmOf(tables, to)} : personne n’y entre.`) : undefined;

/** ZAR-L-37 */
const chainIntoZargos: TargetGuard = ({ question, world }, to) =>
  world.attacks && question.fought && world.tables.powerless[to] === 1 && question.options['ZAR-L-37'] !== 'oui-en-entrant'
    ? refuse('ZAR-L-37', 'Un Chevalier qui a déjà combattu n’attaque pas dans le royaume de Zargos : son pouvoir n’y joue pas.')
    : undefined;

const TARGET: readonly TargetGuard[] = [itself, seaCell, wrongOwner, frozenOut, chainIntoZargos];

/** The first objection to leaving. */
export function objectionToLeaving(asked: Case): Refusal<RuleId> | undefined {
  for (const guard of DEPARTURE) {
    const objection = guard(asked);
    if (objection) return objection;
  }
  return undefined;
}

/** The first objection to stopping at `to`, however one gets there. */
export function objectionToStopping(asked: Case, to: number): Refusal<RuleId> | undefined {
  for (const guard of TARGET) {
    const objection = guard(asked, to);
    if (objection) return objection;
  }
  return undefined;
}
