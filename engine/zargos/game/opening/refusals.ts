/** Why something is refused before the first turn: the rule, and one French sentence with the values of the case, written only when somebody reads it. */
import { counted, upperFirst } from '../../../core/french.ts';
import { ALLOWED, type Refusal, refuse, type Verdict } from '../../../core/verdict.ts';
import { PEOPLE_NAMES } from '../../data/peoples.ts';
import type { RuleId } from '../../ids.ts';
import type { People } from '../../types.ts';

const no = refuse<RuleId>;

/** A refusal whose sentence is written only when somebody reads it: listing moves asks for none. */
export type LazyRefusal = () => Refusal<RuleId>;

export const verdictOf = (fault: LazyRefusal | undefined): Verdict<RuleId> => (fault ? fault() : ALLOWED);

const the = (people: People): string => `les ${PEOPLE_NAMES[people]}`;
const quoted = (name: string): string => `« ${name} »`;
const PILE_NAMES = { green: 'verts', blue: 'bleus' } as const;
const CARD_NAMES = { renfort: 'carte de renfort', bateau: 'carte bateau' } as const;

/** Places are given by their names. */
export const OPENING_REFUSALS = {
  taken: (people: People) => no('ZAR-PREP-2', `Un joueur mène déjà ${the(people)} : choisissez un autre peuple.`),
  noPile: (pile: 'green' | 'blue') =>
    no('ZAR-POS-1', `Il ne reste aucune carte à dos ${PILE_NAMES[pile].slice(0, -1)} : prenez dans l’autre pile.`),

  noPlace: (id: string) => no('ZAR-MAT-6', `${quoted(id)} n’est pas un lieu de ce plateau.`),
  notYours: (people: People) => no('ZAR-PREP-4', `Vous ne menez pas ${the(people)}.`),
  noCard: (place: string) =>
    no('ZAR-POS-2', `Vous n’avez pas la carte de ${quoted(place)} : on pose un pion sur les territoires de ses cartes.`),
  noCardInZargos: (place: string) =>
    no('ZAR-POS-7', `${quoted(place)} est dans le royaume de Zargos, vide au départ : aucune carte ne l’attribue.`),
  planted: (place: string, people: People) => no('ZAR-POS-2', `${quoted(place)} porte déjà un pion, celui que ${the(people)} y ont posé.`),
  lotSpent: (people: People) =>
    no('ZAR-L-22', `Le pion de chaque territoire se prend sur le lot, et ${the(people)} n’en ont plus : choisissez un autre peuple.`),
  wouldBeOut: (people: People, without: People) =>
    no('ZAR-L-55', `Gardez ce territoire à un peuple qui n’en a pas : si ${the(people)} le prennent, ${the(without)} seront hors jeu.`),

  out: (people: People) => no('ZAR-L-55', `${upperFirst(the(people))} n’ont aucun territoire : ils sont hors jeu et ne reçoivent rien.`),
  noSuchCard: (card: 'renfort' | 'bateau') => no('ZAR-POS-4', `Il ne vous reste aucune ${CARD_NAMES[card]} à donner.`),

  atSea: (place: string) => no('ZAR-POS-5', `${quoted(place)} est une case mer : on répartit ses pions sur ses territoires.`),
  emptyInZargos: (place: string) =>
    no('ZAR-POS-7', `${quoted(place)} est dans le royaume de Zargos, vide au départ : aucun pion n’y est posé.`),
  notHeld: (place: string, people: People, holder: People | null) =>
    no(
      'ZAR-POS-5',
      `${quoted(place)} est ${holder ? `aux ${PEOPLE_NAMES[holder]}` : 'à personne'} : ${the(people)} répartissent leurs pions sur leurs propres territoires.`,
    ),
  tooMany: (people: People, pawns: number, left: number) =>
    no('ZAR-POS-5', `Il reste ${counted(left, 'pion')} à répartir pour ${the(people)} ; vous en posez ${pawns}.`),
  stillLeft: (people: People, left: number) =>
    no('ZAR-POS-5', `Répartissez tous vos pions : il en reste ${left} à poser pour ${the(people)}.`),
} as const;
