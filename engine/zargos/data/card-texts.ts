/**
 * What is printed and told of each magic card beside what the rules need of it (`cards.ts`): apart, so that a table that plays them carries none of it.
 * The words and the devices are ours. Rulings are not repeated here: they name the rules they touch.
 */
import type { RuleId } from '../ids.ts';
import { CARDS, type Card, type CardId } from './cards.ts';

/** A French sentence and the rules behind it, the first one being the one to quote. */
export interface Remark {
  readonly text: string;
  readonly rules: readonly [RuleId, ...RuleId[]];
  /** The card that does it, if one does. */
  readonly card?: CardId;
}

export interface CardTexts {
  /** A device of ours under the name. */
  readonly device: string;
  /** For the face of the card: when to play it. */
  readonly when: string;
  readonly cannot: readonly Remark[];
  /** What stops, turns or weakens it; empty: nothing does. */
  readonly counters: readonly Remark[];
  /** What people type at a table. */
  readonly questions: readonly string[];
}

const TURNED: Remark = {
  text: 'Un autre joueur peut jouer aussitôt un Vent d’Illusion et désigner la cible à votre place.',
  rules: ['ZAR-ILLUSION'],
  card: 'vent-d-illusion',
};

const FROZEN: Remark = {
  text: 'Dans un royaume pris par un Vent de Glace, personne ne bouge : on n’en sort pas, on n’y entre pas.',
  rules: ['ZAR-GLACE', 'ZAR-L-28'],
  card: 'vent-de-glace',
};

const SPARED: Remark = { text: 'N’ajoute rien dans le royaume de Zargos, où les pouvoirs dorment déjà.', rules: ['ZAR-ZRG-4'] };

export const CARD_TEXTS: Readonly<Record<CardId, CardTexts>> = {
  'vent-de-guerre': {
    device: 'Un souffle vaut une épée.',
    when: 'Juste avant un combat que vous livrez',
    cannot: [
      { text: 'N’ajoute aucun dé au tir des Amazones.', rules: ['ZAR-GUERRE', 'ZAR-AMA-1'] },
      { text: 'Un joueur n’en joue qu’un par combat.', rules: ['ZAR-MAG-6'] },
      { text: 'N’aide pas un allié : il faut être l’un des deux camps.', rules: ['ZAR-MAG-11'] },
      { text: 'Contre les démons vous ne lancez pas de dé : il n’a rien à ajouter.', rules: ['ZAR-ZRG-1'] },
    ],
    counters: [
      { text: 'Rien ne l’annule, mais l’adversaire peut répondre par le sien.', rules: ['ZAR-GUERRE', 'ZAR-L-43'], card: 'vent-de-guerre' },
    ],
    questions: ['un dé de plus', 'dé supplémentaire au combat', 'deux Vents de Guerre', 'Vent de Guerre en défense', 'quatre dés'],
  },
  'vent-de-terre': {
    device: 'La mer n’est qu’un chemin.',
    when: 'Pendant vos attaques ou votre réorganisation',
    cannot: [
      { text: 'Au-delà de trois cases mer, il faut des bateaux pour le reste.', rules: ['ZAR-TERRE', 'ZAR-L-42'] },
      { text: 'Ne dispense pas du reste : départ et arrivée sur une côte, un pion laissé derrière.', rules: ['ZAR-TERRE', 'ZAR-MER-3'] },
      { text: 'Pour attaquer, les pions étaient déjà là au début du tour.', rules: ['ZAR-MER-2', 'ZAR-L-36'] },
      { text: 'Pas deux Vents de Terre pour le même groupe.', rules: ['ZAR-MAG-6', 'ZAR-L-42'] },
    ],
    counters: [
      {
        text: 'Les deux cases fermées par un Vent de Tempête ne se traversent pas davantage.',
        rules: ['ZAR-TEMPETE'],
        card: 'vent-de-tempete',
      },
      FROZEN,
    ],
    questions: ['traverser la mer sans bateau', 'trois cases mer', 'passer la mer'],
  },
  'vent-d-ailleurs': {
    device: 'Ici n’était qu’une étape.',
    when: 'Pendant vos attaques ou votre réorganisation',
    cannot: [
      { text: 'Ni la Cité Interdite, ni les trois provinces qui l’entourent.', rules: ['ZAR-AILLEURS'] },
      { text: 'À l’attaque : vers une province ennemie ou vide, en laissant un pion au départ.', rules: ['ZAR-L-14'] },
      { text: 'En réorganisation : vers une province que vous contrôlez, et le groupe s’arrête là.', rules: ['ZAR-L-46'] },
    ],
    counters: [FROZEN],
    questions: ['téléporter un groupe', 'déplacer un groupe n’importe où', 'se téléporter à la Cité Interdite'],
  },
  'vent-de-brume': {
    device: 'Nul ne voit qui revient.',
    when: 'Pendant votre réorganisation',
    cannot: [
      { text: 'On ne va que chez soi, et un pion reste dans chaque province.', rules: ['ZAR-L-38', 'ZAR-REO-2'] },
      { text: 'Ne fait pas attaquer, et ne reprend pas une province vidée par le combat.', rules: ['ZAR-BRUME', 'ZAR-COM-5'] },
    ],
    counters: [
      FROZEN,
      { text: 'Les cases fermées par un Vent de Tempête restent infranchissables.', rules: ['ZAR-TEMPETE'], card: 'vent-de-tempete' },
    ],
    questions: ['réorganiser tous ses pions', 'réorganisation sans limite', 'tout déplacer'],
  },
  'vent-d-illusion': {
    device: 'Qui vise mal vise pour moi.',
    when: 'Aussitôt après Tempête, Glace, Folie ou Démoniaque',
    cannot: [
      { text: 'N’annule pas la carte rouge : elle frappe, mais ailleurs.', rules: ['ZAR-ILLUSION'] },
      { text: 'Rien contre les cartes qui ne désignent pas de lieu : Mort, Éclipse, Typhon et les autres.', rules: ['ZAR-ILLUSION'] },
      { text: 'Ne répond pas à votre propre carte.', rules: ['ZAR-ILLUSION'] },
    ],
    counters: [
      { text: 'Un second Vent d’Illusion : c’est le dernier joué qui désigne.', rules: ['ZAR-ILLUSION'], card: 'vent-d-illusion' },
    ],
    questions: ['détourner une carte rouge', 'contrer une carte', 'contrer une Illusion', 'annuler un Vent de Folie', 'changer la cible'],
  },
  'vent-de-glace': {
    device: 'Que rien ne bouge.',
    when: 'Avant le tour d’un joueur',
    cannot: [
      { text: 'Ne dure qu’un tour : celui du joueur qui va jouer.', rules: ['ZAR-GLACE'] },
      { text: 'Ferme aussi la frontière : on n’entre pas dans le royaume, on n’en sort pas.', rules: ['ZAR-L-28'] },
      { text: 'N’arrête pas les Ailés qui passent au-dessus.', rules: ['ZAR-L-28', 'ZAR-AIL-1'] },
      { text: 'Ne fige que les provinces : la mer reste libre.', rules: ['ZAR-GLACE'] },
    ],
    counters: [TURNED],
    questions: ['geler un royaume', 'bloquer un royaume', 'survoler un royaume gelé'],
  },
  'vent-de-folie': {
    device: 'La raison s’envole la première.',
    when: 'Avant le tour d’un joueur (selon nous, ZAR-L-1)',
    cannot: [
      { text: 'Un dé de 1 n’enlève personne : la moitié s’arrondit à l’inférieur.', rules: ['ZAR-FOLIE'] },
      { text: 'Pas deux Folies d’un même joueur sur le même royaume au même moment.', rules: ['ZAR-MAG-6'] },
      { text: 'N’atteint pas les Dragons en mer : une case mer n’est pas une province.', rules: ['ZAR-FOLIE'] },
    ],
    counters: [TURNED],
    questions: ['pertes du Vent de Folie', 'Folie sur une capitale', 'deux Vents de Folie', 'Folie sur le royaume de Zargos'],
  },
  'vent-de-tempete': {
    device: 'Deux vagues, aucune route.',
    when: 'Avant le tour d’un joueur',
    cannot: [
      { text: 'Le lac entre Kori et Ludos n’a pas de voisine : il échappe à la carte.', rules: ['ZAR-L-31', 'ZAR-MER-4'] },
      { text: 'N’élimine pas les Dragons : leur joueur choisit où ils se réfugient.', rules: ['ZAR-TEMPETE', 'ZAR-L-50'] },
    ],
    counters: [TURNED],
    questions: ['bloquer la mer', 'fermer des cases mer', 'Dragons et tempête', 'tempête sur le lac'],
  },
  'vent-de-mort': {
    device: 'Sept, et pas un de plus.',
    when: 'Avant le tour d’un joueur',
    cannot: [
      { text: 'Épargne les cases mer : des Dragons au large peuvent rester plus de sept.', rules: ['ZAR-MORT'] },
      { text: 'N’épargne pas vos propres provinces.', rules: ['ZAR-MORT'] },
      { text: 'Frappe une fois : la limite ne vaut pas pour la suite du tour.', rules: ['ZAR-L-49'] },
      { text: 'Un grand pion compte pour cinq.', rules: ['ZAR-MAT-7'] },
    ],
    counters: [{ text: 'Aucune carte : l’Illusion ne peut rien, il n’y a pas de cible à désigner.', rules: ['ZAR-ILLUSION'] }],
    questions: ['plus de sept pions', 'limite de sept pions par province', 'surplus éliminé'],
  },
  'vent-demoniaque': {
    device: 'Il n’en resta pas un.',
    when: 'Avant le tour d’un joueur',
    cannot: [
      { text: 'Une seule province ou une seule case mer, jamais un royaume.', rules: ['ZAR-DEMON'] },
      { text: 'Ne donne la province à personne : elle reste vide.', rules: ['ZAR-DEMON', 'ZAR-ATT-5'] },
    ],
    counters: [TURNED],
    questions: ['éliminer tous les pions d’une province', 'vider une province', 'carte la plus forte'],
  },
  'tremblement-de-terre': {
    device: 'Le chemin se referme.',
    when: 'Avant le tour de n’importe qui',
    cannot: [{ text: 'Laisse aux Araignées leurs frontières ordinaires et leurs bateaux.', rules: ['ZAR-TREMBLEMENT', 'ZAR-ARA-1'] }],
    counters: [],
    questions: ['bloquer les vortex', 'empêcher l’appel des Araignées', 'contre les Araignées'],
  },
  'raz-de-maree': {
    device: 'Ce que la mer portait, elle le rend.',
    when: 'Avant le tour du joueur Dragon',
    cannot: [
      { text: 'N’élimine pas de Dragons.', rules: ['ZAR-RAZ', 'ZAR-L-24'] },
      { text: 'Ne s’arrête pas à la nage : les bateaux aussi leur sont fermés.', rules: ['ZAR-L-52'] },
      { text: 'Ne se joue pas avant le tour d’un autre peuple.', rules: ['ZAR-RAZ'] },
    ],
    counters: [],
    questions: ['chasser les Dragons de la mer', 'contre les Dragons', 'Dragons en mer'],
  },
  eclipse: {
    device: 'À midi, la nuit.',
    when: 'Avant le tour de n’importe qui',
    cannot: [{ text: 'Ne touche pas au combat qui suit : les Amazones y lancent leurs dés.', rules: ['ZAR-ECLIPSE', 'ZAR-AMA-1'] }, SPARED],
    counters: [],
    questions: ['empêcher le tir des Amazones', 'contre les Amazones', 'arcs', 'durée de l’Éclipse'],
  },
  canicule: {
    device: 'Le ciel ne répond plus.',
    when: 'Avant le tour de n’importe qui',
    cannot: [{ text: 'Ne retire ni dé ni pion aux Moines : seule la relance leur manque.', rules: ['ZAR-CANICULE', 'ZAR-MOI-1'] }, SPARED],
    counters: [],
    questions: ['empêcher la main de Dieu', 'contre les Moines', 'relance des Moines', 'durée de la Canicule'],
  },
  typhon: {
    device: 'L’aile pèse plus que l’air.',
    when: 'Avant le tour du joueur Ailé',
    cannot: [
      { text: 'N’empêche pas d’attaquer à pied une province voisine.', rules: ['ZAR-TYPHON', 'ZAR-ATT-1'] },
      { text: 'Ne se joue pas avant le tour d’un autre peuple.', rules: ['ZAR-TYPHON'] },
      SPARED,
    ],
    counters: [],
    questions: ['empêcher les Ailés de voler', 'contre les Ailés', 'réorganisation des Ailés sous le Typhon'],
  },
  inondations: {
    device: 'Le destrier s’embourbe.',
    when: 'Avant le tour du joueur Chevalier',
    cannot: [
      { text: 'N’empêche pas les Chevaliers d’attaquer.', rules: ['ZAR-INONDATIONS', 'ZAR-COM-1'] },
      { text: 'Ne se joue pas avant le tour d’un autre peuple.', rules: ['ZAR-INONDATIONS'] },
      SPARED,
    ],
    counters: [],
    questions: ['enlever le pouvoir des Chevaliers', 'contre les Chevaliers', 'campagne des Chevaliers'],
  },
};

export type ToldCard = Card & CardTexts;

const toldCard = (card: Card): ToldCard => ({ ...card, ...CARD_TEXTS[card.id] });

export const TOLD_CARDS: readonly ToldCard[] = /* @__PURE__ */ CARDS.map(toldCard);
