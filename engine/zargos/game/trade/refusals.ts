/** Why an offer, or an answer to one, is refused: the rule, and one French sentence with the values of the case. */
import { counted } from '../../../core/french.ts';
import { refuse } from '../../../core/verdict.ts';
import { PEOPLE_NAMES } from '../../data/peoples.ts';
import type { RuleId } from '../../ids.ts';
import type { People } from '../../types.ts';
import type { Trade } from '../types.ts';

const no = refuse<RuleId>;

type Of = Trade['of'];

/** Exchanges of positioning cards, and of magic. */
const RULE_OF = { position: 'ZAR-POS-3', magic: 'ZAR-MAG-7' } as const satisfies Record<Of, RuleId>;
const KIND_OF = { position: 'des cartes de positionnement', magic: 'des cartes de magie' } as const;

const quoted = (name: string): string => `« ${name} »`;

/** Cards are given by their names. */
export const TRADE_REFUSALS = {
  spent: (offers: number) =>
    no('ZAR-L-56', `Cette table permet ${counted(offers, 'offre')} par joueur à chaque temps d’échanges : les vôtres sont faites.`),
  toNobody: () => no('ZAR-MAT-1', 'Personne n’est assis à cette place : une offre va à un autre joueur, ou à tous.'),
  toSelf: (of: Of) => no(RULE_OF[of], 'On n’échange pas avec soi-même : une offre va à un autre joueur, ou à tous.'),
  toDone: (of: Of) => no(RULE_OF[of], 'Ce joueur en a fini avec les échanges : il ne répondra plus.'),
  empty: (of: Of) => no(RULE_OF[of], 'Un échange a deux côtés : il faut au moins une carte donnée et une carte demandée.'),
  otherKind: (of: Of, card: string) => no(RULE_OF[of], `${quoted(card)} ne s’échange pas ici : c’est le moment d’échanger ${KIND_OF[of]}.`),
  noPlace: (id: string) => no('ZAR-MAT-6', `${quoted(id)} n’est pas un territoire de ce plateau.`),
  notInBox: (of: Of, card: string, copies: number, asked: number) =>
    no(
      of === 'magic' ? 'ZAR-MAT-3' : 'ZAR-MAT-4',
      `La boîte contient ${copies === 0 ? 'zéro' : copies} ${quoted(card)} ; cet échange en compte ${asked}.`,
    ),
  notHeld: (of: Of, card: string, held: number, given: number) =>
    no(RULE_OF[of], `Vous offrez ${counted(given, 'carte')} ${quoted(card)} et vous en avez ${held} : on n’échange que ce que l’on a.`),
  notTheirs: (card: string) => no('ZAR-POS-3', `${quoted(card)} n’est pas à qui vous le demandez : on le voit au pion qui s’y trouve.`),
  master: () => no('ZAR-L-41', 'À votre table le Maître des Vents n’échange pas de cartes de magie.'),

  noOffer: (of: Of, id: number) => no(RULE_OF[of], `L’offre ${id} n’est pas sur la table : elle a été acceptée, refusée ou retirée.`),
  ownOffer: (of: Of) => no(RULE_OF[of], 'Cette offre est la vôtre : vous pouvez la retirer, les autres y répondent.'),
  forAnother: (of: Of) => no(RULE_OF[of], 'Cette offre est faite à un autre joueur : lui seul y répond.'),
  toAll: (of: Of) => no(RULE_OF[of], 'Cette offre est faite à tous : qui n’en veut pas la laisse sur la table.'),
  notYours: (of: Of) => no(RULE_OF[of], 'Cette offre n’est pas la vôtre : qui l’a faite peut seul la retirer.'),
  lacking: (of: Of, card: string, held: number, asked: number) =>
    no(RULE_OF[of], `On vous demande ${counted(asked, 'carte')} ${quoted(card)} et vous en avez ${held}.`),
  handTooLarge: () => no('ZAR-MAG-7', 'Après cet échange une main dépasserait sa limite : trois cartes, cinq pour le Maître des Vents.'),
  noPawn: (place: string) =>
    no('ZAR-L-22', `Le pion de chaque territoire se prend sur le lot : qui recevrait ${quoted(place)} n’a plus de pion à y poser.`),
  landless: (people: People) =>
    no('ZAR-L-55', `Cet échange ôterait aux ${PEOPLE_NAMES[people]} leur dernier territoire : ils seraient hors jeu.`),
} as const;
