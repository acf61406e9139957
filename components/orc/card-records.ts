/** The army cards as pages and search tell them: what each is worth, how many there are, what it does. Numbers come from the engine's data. */
import { upperFirst } from '#engine/core/french.ts';
import { BOX, CARD_IDS, CARD_NAMES, COPIES, isSpy, ORIGINS, PEOPLE_NAMES, peopleOf } from '#engine/orc/data/cards.ts';
import type { RuleId } from '#engine/orc/ids.ts';
import { type ArmyCardKind, type CardId, type Mercenary, PEOPLES, type People, RANKS, type Rank } from '#engine/orc/types.ts';

export interface CardText {
  readonly id: CardId;
  readonly name: string;
  readonly copies: number;
  /** Undefined for spies, which never fight. */
  readonly value: number | undefined;
  /** The value is ours, the booklet's being lost. */
  readonly isOurs: boolean;
  readonly effect: string;
  readonly rule: RuleId;
  readonly questions: readonly string[];
}

interface Told {
  readonly effect: string;
  readonly rule: RuleId;
  readonly questions: readonly string[];
}

const ONE = { orcs: 'orc', barbares: 'barbare', squelettes: 'squelette', nains: 'nain' } as const satisfies Record<People, string>;

const ofRank = (people: People): Record<Rank, Told> => ({
  troupe: {
    effect: `Le gros de l’armée des ${PEOPLE_NAMES[people]}. Son nom est de nous.`,
    rule: 'ORC-MAT-1',
    questions: [`valeur d’un ${ONE[people]}`, `carte ${ONE[people]}`],
  },
  elite: {
    effect: `La forte carte des ${PEOPLE_NAMES[people]}. Son nom est de nous.`,
    rule: 'ORC-MAT-1',
    questions: [`valeur d’un ${ONE[people]}`, `${ONE[people]} de valeur 6`],
  },
  chef: {
    effect: `Double toutes les cartes des ${PEOPLE_NAMES[people]}, la sienne comprise. Deux chefs : l’armée vaut 0.`,
    rule: 'ORC-BAT-5',
    questions: [`chef ${ONE[people]}`],
  },
});

const MERCENARIES_TOLD: Readonly<Record<Mercenary, Told>> = {
  gobelin: {
    effect: 'Sert une machine de guerre, ou embarque dans la machine volante.',
    rule: 'ORC-BAT-6',
    questions: ['valeur du gobelin'],
  },
  troll: { effect: 'Sa valeur, sans condition.', rule: 'ORC-BAT-4', questions: ['valeur du troll'] },
  geant: {
    effect: 'Sa valeur, mais il vit seul : qui en tient deux ou plus après les espions les défausse tous.',
    rule: 'ORC-GEA-1',
    questions: ['valeur du géant'],
  },
  'machine-de-guerre': {
    effect: 'Servie par un gobelin engagé avec elle, sinon 0.',
    rule: 'ORC-BAT-6',
    questions: ['valeur de la machine de guerre'],
  },
  'machine-volante': {
    effect: 'Ajoutée après le calcul des forces, avec un gobelin ou plus ; sans gobelin, 0.',
    rule: 'ORC-BAT-8',
    questions: ['valeur de la machine volante'],
  },
  commando: {
    effect: 'Avant la révélation, retire une carte engagée par un adversaire, choisie d’après son dos.',
    rule: 'ORC-BAT-3',
    questions: ['valeur du commando'],
  },
};

const SPY: Told = {
  effect: 'À son tour, réclame une carte précise à un adversaire, qui la donne s’il en a une.',
  rule: 'ORC-ESP-1',
  questions: ['espion'],
};

function toldOf(card: CardId): Told {
  if (isSpy(card)) return SPY;
  const people = PEOPLES.find((one) => peopleOf(card) === one);
  const rank = RANKS.find((one) => card === `${people}-${one}`);
  return people && rank ? ofRank(people)[rank] : MERCENARIES_TOLD[card as Mercenary];
}

function textOf(card: CardId): CardText {
  const value = isSpy(card) ? undefined : BOX.values[card as ArmyCardKind];
  return {
    id: card,
    name: upperFirst(CARD_NAMES[card].one),
    copies: COPIES[card],
    value,
    isOurs: !isSpy(card) && ORIGINS[card as ArmyCardKind].provenance === 'reconstruction',
    ...toldOf(card),
  };
}

/** Every kind of army card, in the order of the box. */
export const CARD_TEXTS: readonly CardText[] = CARD_IDS.map(textOf);

const copiesText = (copies: number): string => (copies === 1 ? 'Un seul exemplaire.' : `${copies} exemplaires.`);
const valueText = ({ value, isOurs }: CardText): string =>
  value === undefined ? '' : ` Vaut ${value}${isOurs ? ' (valeur reconstituée)' : ''}.`;

/** What search and `/regles.json` hold of them. */
export const ORC_CARDS = CARD_TEXTS.map((card) => ({
  id: card.id,
  title: card.name,
  text: `${card.effect}${valueText(card)} ${copiesText(card.copies)}`,
  url: `orc/cartes/#${card.id}`,
  copies: card.copies,
  rule: card.rule,
  questions: card.questions,
}));
