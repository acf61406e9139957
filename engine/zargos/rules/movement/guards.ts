/** Why a group may not leave, or may not stop there, whatever the way: one line a sentence of the rules, in the order in which a table would object. */
import { type Refusal, refuse } from '../../../core/verdict.ts';
import { isSea } from '../../board/tables.ts';
import type { RuleId } from '../../ids.ts';
import { costsNothing, embarksFree } from './hops.ts';
import type { Trail } from './search.ts';
import { nameOf, people, realmOf } from './words.ts';
import { type Journey, ownerOf, type World } from './world.ts';

/** The rule against leaving a place, whoever goes (ZAR-ATT-1, ZAR-REO-2, ZAR-GLACE, ZAR-RAZ, ZAR-L-24, ZAR-L-50); `fought`: part of the group has, this turn. */
export function ruleAgainstLeaving(world: World, from: number, fought: boolean) {
  const { tables, attacks, owners, effects, people: mine } = world;
  const isAtSea = from >= tables.territories;
  if (owners && !isAtSea && owners[from] !== mine) return attacks ? 'ZAR-ATT-1' : 'ZAR-REO-2';
  if (world.frozen?.[from] === 1) return 'ZAR-GLACE';
  if (isAtSea && effects.includes('raz-de-maree')) return !owners || owners.includes(mine) ? 'ZAR-RAZ' : 'ZAR-L-24';
  if (world.shut?.[from] === 1) return 'ZAR-L-50';
  if (!attacks || !fought) return undefined;
  if (mine !== 'chevaliers') return 'ZAR-ATT-4';
  if (effects.includes('inondations')) return 'ZAR-INONDATIONS';
  return tables.powerless[from] === 1 ? 'ZAR-L-37' : undefined;
}

/** The rule against stopping at a place, however one gets there (ZAR-L-6, ZAR-DRA-1, ZAR-TEMPETE, ZAR-ATT-5, ZAR-ATT-6, ZAR-REO-2, ZAR-L-28, ZAR-L-37). */
export function ruleAgainstStopping(world: World, from: number, fought: boolean, to: number) {
  const { tables, attacks, owners, people: mine } = world;
  if (to === from) return attacks ? 'ZAR-ATT-1' : 'ZAR-REO-1';
  if (to >= tables.territories) {
    if (attacks) return 'ZAR-L-6';
    if (mine !== 'dragons') return 'ZAR-DRA-1';
    return world.shut?.[to] === 1 ? 'ZAR-TEMPETE' : undefined;
  }
  if (owners && attacks === (owners[to] === mine)) return attacks ? 'ZAR-ATT-6' : owners[to] ? 'ZAR-REO-2' : 'ZAR-ATT-5';
  if (world.frozen?.[to] === 1) return 'ZAR-L-28';
  return attacks && fought && tables.powerless[to] === 1 && world.readings['ZAR-L-37'] !== 'oui-en-entrant' ? 'ZAR-L-37' : undefined;
}

type Leaving = NonNullable<ReturnType<typeof ruleAgainstLeaving>>;
type Stopping = NonNullable<ReturnType<typeof ruleAgainstStopping>>;
type Words<Rule extends string> = Readonly<Record<Rule, (world: World, place: number) => string>>;

function held({ tables, ...world }: World, place: number): string {
  const owner = ownerOf(world, place);
  return `${owner ? `Les ${people(owner)} tiennent` : 'Personne ne tient'} ${nameOf(tables, place)}`;
}

/** ZAR-ATT-4 */
export const ONE_FIGHT = 'Ces pions ont déjà livré leur combat : c’est un seul par tour.';

const LEAVING: Words<Leaving> = {
  'ZAR-ATT-1': (world, from) => `${held(world, from)} : on n’attaque que depuis une province que l’on contrôle.`,
  'ZAR-REO-2': (world, from) => `${held(world, from)} : on ne se réorganise qu’entre ses provinces.`,
  'ZAR-GLACE': ({ tables }, from) => `Le Vent de Glace fige ${realmOf(tables, from)} : personne n’y bouge ni n’en sort.`,
  'ZAR-RAZ': () => 'Le Raz-de-marée ramène ces Dragons à leur province la plus proche avant ce tour : ils partiront de là.',
  'ZAR-L-24': ({ readings }) =>
    readings['ZAR-L-24'] === 'elimines'
      ? 'Sous le Raz-de-marée, des Dragons en mer qui n’ont plus de province sont éliminés à votre table.'
      : 'Sous le Raz-de-marée, des Dragons en mer qui n’ont plus de province y restent, immobiles ce tour-ci.',
  'ZAR-L-50': () =>
    'La Tempête ferme cette case mer : les Dragons en ont été chassés, et ceux qui n’avaient pas d’issue y restent bloqués.',
  'ZAR-ATT-4': () => ONE_FIGHT,
  'ZAR-INONDATIONS': () => 'Sous les Inondations, un Chevalier ne livre qu’un combat par tour, et ceux-ci ont livré le leur.',
  'ZAR-L-37': () => 'Des Chevaliers qui se sont battus dans le royaume de Zargos n’enchaînent pas.',
};

const STOPPING: Words<Stopping> = {
  'ZAR-ATT-1': () => 'C’est de là que part le groupe.',
  'ZAR-REO-1': () => 'C’est de là que part le groupe.',
  'ZAR-L-6': () => 'On attaque une province, jamais une case mer.',
  'ZAR-DRA-1': () => 'Seuls les Dragons s’arrêtent en mer ; un convoi va d’une côte à l’autre.',
  'ZAR-TEMPETE': () => 'La Tempête ferme cette case mer.',
  'ZAR-ATT-6': ({ tables }, to) => `Vous tenez ${nameOf(tables, to)} : on n’attaque pas son propre peuple.`,
  'ZAR-REO-2': (world, to) => `${held(world, to)} : on ne se réorganise qu’entre ses provinces.`,
  'ZAR-ATT-5': (world, to) => `${held(world, to)} : une province vide se prend par une attaque, jamais par la réorganisation.`,
  'ZAR-L-28': ({ tables }, to) => `Le Vent de Glace fige ${realmOf(tables, to)} : personne n’y entre.`,
  'ZAR-L-37': () => 'Un Chevalier qui a déjà combattu n’attaque pas dans le royaume de Zargos : son pouvoir n’y joue pas.',
};

/** Whether a Vent de Brume serves here. */
export const hasMist = ({ attacks, cards }: Journey): boolean => !attacks && cards.includes('vent-de-brume');

/** Whether a Vent de Brume lets one quit a place: a province, and a sea cell too where the table takes it for one (ZAR-L-38, ZAR-L-45). */
export const mayAbandon = ({ readings }: World): boolean => readings['ZAR-L-38'] === 'abandon-permis';

/** Pawns that stay where a group leaves from, 1 or 0: none has to at sea, but in reorganisation as ZAR-L-45 has it (ZAR-ATT-1, ZAR-REO-2, ZAR-DRA-2). */
export function staying(world: World, from: number, isMisted = false): number {
  if (isMisted && mayAbandon(world)) return 0;
  return isSea(world.tables, from) && (world.attacks || world.readings['ZAR-L-45'] !== 'oui') ? 0 : 1;
}

/** Whether too many go for a pawn to stay, but by a Vent de Brume if it lets one quit a place. */
export const needsAbandon = (journey: Journey): boolean =>
  journey.group !== undefined && journey.group.moves > journey.group.stands - staying(journey, journey.from);

/** Whether all the Ailés may make this way, so that it takes nothing from the two groups (ZAR-AIL-3, ZAR-L-47, ZAR-L-53). */
export function isEveryones(journey: Journey, hops: readonly Trail[]): boolean {
  const by = hops.at(-1)?.by;
  return (
    by !== undefined && (costsNothing(journey, journey.from, by) || embarksFree(journey, journey.from, ...hops.map(({ place }) => place)))
  );
}

/** « sur 4, 3 peuvent partir » */
function mostOf(stands: number): string {
  if (stands === 1) return 'ce pion est seul, il reste';
  return stands === 2 ? 'sur 2, un seul peut partir' : `sur ${stands}, ${stands - 1} peuvent partir`;
}

/** ZAR-ATT-1, ZAR-REO-2, ZAR-L-38, ZAR-L-45: a pawn stays */
function leavesNobody(journey: Journey): Refusal<RuleId> | undefined {
  if (!journey.group || !needsAbandon(journey) || (hasMist(journey) && mayAbandon(journey))) return undefined;
  const most = mostOf(journey.group.stands);
  if (isSea(journey.tables, journey.from)) return refuse('ZAR-L-45', `À votre table, un pion au moins reste dans la case mer : ${most}.`);
  if (hasMist(journey)) return refuse('ZAR-L-38', `Même sous le Vent de Brume un pion au moins reste dans la province : ${most}.`);
  return refuse(journey.attacks ? 'ZAR-ATT-1' : 'ZAR-REO-2', `Un pion au moins reste dans la province de départ : ${most}.`);
}

/** ZAR-ATT-6 */
export const attackOnItself = (world: World, to: number): Refusal<RuleId> => refuse('ZAR-ATT-6', STOPPING['ZAR-ATT-6'](world, to));

/** The first objection to leaving. */
export function objectionToLeaving(journey: Journey): Refusal<RuleId> | undefined {
  const rule = ruleAgainstLeaving(journey, journey.from, journey.fought);
  return rule ? refuse(rule, LEAVING[rule](journey, journey.from)) : leavesNobody(journey);
}

/** The first objection to stopping at `to`, however one gets there. */
export function objectionToStopping(journey: World & Pick<Journey, 'from' | 'fought'>, to: number): Refusal<RuleId> | undefined {
  const rule = ruleAgainstStopping(journey, journey.from, journey.fought, to);
  return rule && refuse(rule, STOPPING[rule](journey, to));
}
