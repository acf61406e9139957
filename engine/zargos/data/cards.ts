/**
 * The forty magic cards of Zargos: sixteen kinds (ZAR-MAG-2, ZAR-MAG-3), in the order of the booklet's appendix.
 * Figures and effects are the booklet's; the words and the devices are ours. Rulings are not repeated here: they name the rules they touch.
 */
import type { AtomId, RuleId } from '../ids.ts';
import type { People } from '../types.ts';

// biome-ignore format: greens, then reds
export const CARD_IDS = [
  'vent-de-guerre', 'vent-de-terre', 'vent-d-ailleurs', 'vent-de-brume', 'vent-d-illusion',
  'vent-de-glace', 'vent-de-folie', 'vent-de-tempete', 'vent-de-mort', 'vent-demoniaque',
  'tremblement-de-terre', 'raz-de-maree', 'eclipse', 'canicule', 'typhon', 'inondations',
] as const;
export type CardId = (typeof CARD_IDS)[number];

/** Red cards harm the others, green ones help who plays them. */
export const CARD_COLORS = ['green', 'red'] as const;
export type CardColor = (typeof CARD_COLORS)[number];

/** When a card may be played. A red one waits for a turn that has not begun, anybody's or that of one people. */
export const CARD_MOMENTS = ['before-any-turn', 'before-own-turn', 'after-red-card', 'attacks', 'before-fight', 'reorganisation'] as const;
export type CardMoment = (typeof CARD_MOMENTS)[number];

/** What a card acts upon. `place`: one province or one sea cell; `world`: every province; `people`: the one it names. */
export const CARD_TARGETS = ['own-fight', 'own-group', 'own-pawns', 'red-card', 'kingdom', 'sea-pair', 'place', 'world', 'people'] as const;
export type CardTarget = (typeof CARD_TARGETS)[number];

/** A French sentence and the rules behind it, the first one being the one to quote. */
export interface Remark {
  readonly text: string;
  readonly rules: readonly [RuleId, ...RuleId[]];
  /** The card that does it, if one does. */
  readonly card?: CardId;
}

export interface Card {
  readonly id: CardId;
  readonly name: string;
  /** With its article, as the object of a verb: « on joue … ». */
  readonly the: string;
  readonly color: CardColor;
  readonly copies: number;
  readonly rule: AtomId;
  readonly moments: readonly [CardMoment, ...CardMoment[]];
  readonly target: CardTarget;
  /** The people it deprives of a power, which must be in the game (ZAR-MAG-10). */
  readonly people?: People;
  /** Another people it may move, though not aimed at it. */
  readonly touches?: People;
  /** A device of ours under the name. */
  readonly device: string;
  /** For the face of the card: at most 150 characters. */
  readonly effect: string;
  /** For the face of the card: when to play it. */
  readonly when: string;
  /** What it cannot do. */
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

export const CARDS = [
  {
    id: 'vent-de-guerre',
    name: 'Vent de Guerre',
    the: 'le Vent de Guerre',
    color: 'green',
    copies: 11,
    rule: 'ZAR-GUERRE',
    moments: ['before-fight'],
    target: 'own-fight',
    device: 'Un souffle vaut une épée.',
    effect: 'Vous lancez un dé de plus à chaque round de ce combat, que vous attaquiez ou défendiez.',
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
  {
    id: 'vent-de-terre',
    name: 'Vent de Terre',
    the: 'le Vent de Terre',
    color: 'green',
    copies: 3,
    rule: 'ZAR-TERRE',
    moments: ['attacks', 'reorganisation'],
    target: 'own-group',
    device: 'La mer n’est qu’un chemin.',
    effect: 'Un de vos groupes franchit une, deux ou trois cases mer sans dépenser de bateau.',
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
  {
    id: 'vent-d-ailleurs',
    name: 'Vent d’Ailleurs',
    the: 'le Vent d’Ailleurs',
    color: 'green',
    copies: 2,
    rule: 'ZAR-AILLEURS',
    moments: ['attacks', 'reorganisation'],
    target: 'own-group',
    device: 'Ici n’était qu’une étape.',
    effect: 'Un de vos groupes disparaît d’une province et reparaît aussitôt dans une autre, aussi loin soit-elle.',
    when: 'Pendant vos attaques ou votre réorganisation',
    cannot: [
      { text: 'Ni la Cité Interdite, ni les trois provinces qui l’entourent.', rules: ['ZAR-AILLEURS'] },
      { text: 'À l’attaque : vers une province ennemie ou vide, en laissant un pion au départ.', rules: ['ZAR-L-14'] },
      { text: 'En réorganisation : vers une province que vous contrôlez.', rules: ['ZAR-L-46'] },
    ],
    counters: [FROZEN],
    questions: ['téléporter un groupe', 'déplacer un groupe n’importe où', 'se téléporter à la Cité Interdite'],
  },
  {
    id: 'vent-de-brume',
    name: 'Vent de Brume',
    the: 'le Vent de Brume',
    color: 'green',
    copies: 2,
    rule: 'ZAR-BRUME',
    moments: ['reorganisation'],
    target: 'own-pawns',
    device: 'Nul ne voit qui revient.',
    effect: 'Redéployez tous vos pions, aussi loin que vous voulez, par terre comme par mer.',
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
  {
    id: 'vent-d-illusion',
    name: 'Vent d’Illusion',
    the: 'le Vent d’Illusion',
    color: 'green',
    copies: 2,
    rule: 'ZAR-ILLUSION',
    moments: ['after-red-card'],
    target: 'red-card',
    device: 'Qui vise mal vise pour moi.',
    effect: 'La carte rouge qu’un autre vient de jouer frappera la cible que vous choisissez, vous et non lui.',
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
  {
    id: 'vent-de-glace',
    name: 'Vent de Glace',
    the: 'le Vent de Glace',
    color: 'red',
    copies: 4,
    rule: 'ZAR-GLACE',
    moments: ['before-any-turn'],
    target: 'kingdom',
    device: 'Que rien ne bouge.',
    effect: 'Désignez un royaume : pendant le tour qui vient, rien n’y bouge ; on n’y entre pas, on n’en sort pas, on ne s’y bat pas.',
    when: 'Avant le tour d’un joueur',
    cannot: [
      { text: 'Ne dure qu’un tour : celui du joueur qui va jouer.', rules: ['ZAR-GLACE'] },
      { text: 'N’arrête pas les Ailés qui passent au-dessus.', rules: ['ZAR-L-28', 'ZAR-AIL-1'] },
      { text: 'Ne fige que les provinces : la mer reste libre.', rules: ['ZAR-GLACE'] },
    ],
    counters: [TURNED],
    questions: ['geler un royaume', 'bloquer un royaume', 'survoler un royaume gelé'],
  },
  {
    id: 'vent-de-folie',
    name: 'Vent de Folie',
    the: 'le Vent de Folie',
    color: 'red',
    copies: 4,
    rule: 'ZAR-FOLIE',
    moments: ['before-any-turn'],
    target: 'kingdom',
    device: 'La raison s’envole la première.',
    effect: 'Désignez un royaume et lancez un dé par province : chacune perd en pions la moitié de son dé, capitale comprise.',
    when: 'Avant le tour d’un joueur',
    cannot: [
      { text: 'Un dé de 1 n’enlève personne : la moitié s’arrondit à l’inférieur.', rules: ['ZAR-FOLIE'] },
      { text: 'Pas deux Folies d’un même joueur sur le même royaume au même moment.', rules: ['ZAR-MAG-6'] },
      { text: 'N’atteint pas les Dragons en mer : une case mer n’est pas une province.', rules: ['ZAR-FOLIE'] },
    ],
    counters: [TURNED],
    questions: ['pertes du Vent de Folie', 'Folie sur une capitale', 'deux Vents de Folie', 'Folie sur le royaume de Zargos'],
  },
  {
    id: 'vent-de-tempete',
    name: 'Vent de Tempête',
    the: 'le Vent de Tempête',
    color: 'red',
    copies: 3,
    rule: 'ZAR-TEMPETE',
    moments: ['before-any-turn'],
    target: 'sea-pair',
    touches: 'dragons',
    device: 'Deux vagues, aucune route.',
    effect: 'Désignez deux cases mer voisines : nul n’y passe pendant le tour qui vient, et les Dragons qui y nageaient en sont chassés.',
    when: 'Avant le tour d’un joueur',
    cannot: [
      { text: 'Le lac entre Kori et Ludos n’a pas de voisine : il échappe à la carte.', rules: ['ZAR-L-31', 'ZAR-MER-4'] },
      { text: 'N’élimine pas les Dragons : leur joueur choisit où ils se réfugient.', rules: ['ZAR-TEMPETE', 'ZAR-L-50'] },
    ],
    counters: [TURNED],
    questions: ['bloquer la mer', 'fermer des cases mer', 'Dragons et tempête', 'tempête sur le lac'],
  },
  {
    id: 'vent-de-mort',
    name: 'Vent de Mort',
    the: 'le Vent de Mort',
    color: 'red',
    copies: 2,
    rule: 'ZAR-MORT',
    moments: ['before-any-turn'],
    target: 'world',
    device: 'Sept, et pas un de plus.',
    effect: 'Partout dans le monde, une province garde sept pions au plus : le surplus meurt.',
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
  {
    id: 'vent-demoniaque',
    name: 'Vent Démoniaque',
    the: 'le Vent Démoniaque',
    color: 'red',
    copies: 1,
    rule: 'ZAR-DEMON',
    moments: ['before-any-turn'],
    target: 'place',
    device: 'Il n’en resta pas un.',
    effect: 'Désignez une province ou une case mer : tous les pions qui s’y trouvent sont éliminés.',
    when: 'Avant le tour d’un joueur',
    cannot: [
      { text: 'Une seule province ou une seule case mer, jamais un royaume.', rules: ['ZAR-DEMON'] },
      { text: 'Ne donne la province à personne : elle reste vide.', rules: ['ZAR-DEMON', 'ZAR-ATT-5'] },
    ],
    counters: [TURNED],
    questions: ['éliminer tous les pions d’une province', 'vider une province', 'carte la plus forte'],
  },
  {
    id: 'tremblement-de-terre',
    name: 'Tremblement de terre',
    the: 'le Tremblement de terre',
    color: 'red',
    copies: 1,
    rule: 'ZAR-TREMBLEMENT',
    moments: ['before-any-turn'],
    target: 'people',
    people: 'araignees',
    device: 'Le chemin se referme.',
    effect: 'Les vortex s’effondrent : pendant ce tour, les Araignées ne passent plus d’un volcan à l’autre.',
    when: 'Avant le tour de n’importe qui',
    cannot: [{ text: 'Laisse aux Araignées leurs frontières ordinaires et leurs bateaux.', rules: ['ZAR-TREMBLEMENT', 'ZAR-ARA-1'] }],
    counters: [],
    questions: ['bloquer les vortex', 'empêcher l’appel des Araignées', 'contre les Araignées'],
  },
  {
    id: 'raz-de-maree',
    name: 'Raz-de-marée',
    the: 'le Raz-de-marée',
    color: 'red',
    copies: 1,
    rule: 'ZAR-RAZ',
    moments: ['before-own-turn'],
    target: 'people',
    people: 'dragons',
    device: 'Ce que la mer portait, elle le rend.',
    effect: 'La mer se vide : les Dragons regagnent leur province la plus proche et restent à terre pendant ce tour.',
    when: 'Avant le tour du joueur Dragon',
    cannot: [
      { text: 'N’élimine pas de Dragons.', rules: ['ZAR-RAZ', 'ZAR-L-24'] },
      { text: 'Ne se joue pas avant le tour d’un autre peuple.', rules: ['ZAR-RAZ'] },
    ],
    counters: [],
    questions: ['chasser les Dragons de la mer', 'contre les Dragons', 'Dragons en mer'],
  },
  {
    id: 'eclipse',
    name: 'Éclipse',
    the: 'l’Éclipse',
    color: 'red',
    copies: 1,
    rule: 'ZAR-ECLIPSE',
    moments: ['before-any-turn'],
    target: 'people',
    people: 'amazones',
    device: 'À midi, la nuit.',
    effect: 'L’ombre couvre le monde : attaquées pendant ce tour, les Amazones ne tirent pas.',
    when: 'Avant le tour de n’importe qui',
    cannot: [{ text: 'Ne touche pas au combat qui suit : les Amazones y lancent leurs dés.', rules: ['ZAR-ECLIPSE', 'ZAR-AMA-1'] }, SPARED],
    counters: [],
    questions: ['empêcher le tir des Amazones', 'contre les Amazones', 'arcs', 'durée de l’Éclipse'],
  },
  {
    id: 'canicule',
    name: 'Canicule',
    the: 'la Canicule',
    color: 'red',
    copies: 1,
    rule: 'ZAR-CANICULE',
    moments: ['before-any-turn'],
    target: 'people',
    people: 'moines',
    device: 'Le ciel ne répond plus.',
    effect: 'Le feu du ciel couvre les prières : pendant ce tour, les Moines ne font relancer aucun dé.',
    when: 'Avant le tour de n’importe qui',
    cannot: [{ text: 'Ne retire ni dé ni pion aux Moines : seule la relance leur manque.', rules: ['ZAR-CANICULE', 'ZAR-MOI-1'] }, SPARED],
    counters: [],
    questions: ['empêcher la main de Dieu', 'contre les Moines', 'relance des Moines', 'durée de la Canicule'],
  },
  {
    id: 'typhon',
    name: 'Typhon',
    the: 'le Typhon',
    color: 'red',
    copies: 1,
    rule: 'ZAR-TYPHON',
    moments: ['before-own-turn'],
    target: 'people',
    people: 'ailes',
    device: 'L’aile pèse plus que l’air.',
    effect: 'Cloués au sol pour ce tour, les Ailés ne survolent plus ni province ni bras de mer.',
    when: 'Avant le tour du joueur Ailé',
    cannot: [
      { text: 'N’empêche pas d’attaquer à pied une province voisine.', rules: ['ZAR-TYPHON', 'ZAR-ATT-1'] },
      { text: 'Ne se joue pas avant le tour d’un autre peuple.', rules: ['ZAR-TYPHON'] },
      SPARED,
    ],
    counters: [],
    questions: ['empêcher les Ailés de voler', 'contre les Ailés', 'réorganisation des Ailés sous le Typhon'],
  },
  {
    id: 'inondations',
    name: 'Inondations',
    the: 'les Inondations',
    color: 'red',
    copies: 1,
    rule: 'ZAR-INONDATIONS',
    moments: ['before-own-turn'],
    target: 'people',
    people: 'chevaliers',
    device: 'Le destrier s’embourbe.',
    effect: 'Pendant ce tour, les Chevaliers jouent comme tout le monde : tous leurs déplacements, puis un seul combat par pion.',
    when: 'Avant le tour du joueur Chevalier',
    cannot: [
      { text: 'N’empêche pas les Chevaliers d’attaquer.', rules: ['ZAR-INONDATIONS', 'ZAR-COM-1'] },
      { text: 'Ne se joue pas avant le tour d’un autre peuple.', rules: ['ZAR-INONDATIONS'] },
      SPARED,
    ],
    counters: [],
    questions: ['enlever le pouvoir des Chevaliers', 'contre les Chevaliers', 'campagne des Chevaliers'],
  },
] as const satisfies readonly Card[];

export type GreenId = Extract<(typeof CARDS)[number], { color: 'green' }>['id'];
export type RedId = Extract<(typeof CARDS)[number], { color: 'red' }>['id'];

const BY_ID: ReadonlyMap<string, Card> = new Map(CARDS.map((card): [string, Card] => [card.id, card]));

/** The card `id`. Throws when `CARDS` lacks it. */
export function cardOf(id: CardId): Card {
  const card = BY_ID.get(id);
  if (!card) throw new Error(`no card ${id}`);
  return card;
}

export const isGreen = (id: CardId): id is GreenId => cardOf(id).color === 'green';

/** Cards left in the pile once those against a people absent from the game are taken out (ZAR-MAG-10); 40 with six peoples. */
export function pileSize(inPlay: readonly People[]): number {
  return CARDS.reduce((sum, card: Card) => sum + (card.people && !inPlay.includes(card.people) ? 0 : card.copies), 0);
}
