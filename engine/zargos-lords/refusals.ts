/** Why a move or a shot on the map is refused: the rule, and one French sentence with the values of the case. */
import { counted, upperFirst } from '../core/french.ts';
import { type Refusal, refuse } from '../core/verdict.ts';
import { theKind } from './data/counter-words.ts';
import { KIND_NAMES, PEOPLE_NAMES } from './data/counters.ts';
import type { RuleId } from './ids.ts';
import type { Kind, People, Terrain } from './types.ts';

export const no = refuse<RuleId>;

export const name = (kind: Kind): string => KIND_NAMES[kind].one;
/** « Le Dragon », where a sentence begins. */
export const the = (kind: Kind): string => upperFirst(theKind(kind));
const points = (count: number): string => counted(count, 'point de mouvement', 'points de mouvement');

/** The same refusal for the same kind of counter: listings meet them at every hex. Pure, so that a page that refuses no move carries none. */
function ofKind(say: (kind: Kind) => Refusal<RuleId>): (kind: Kind) => Refusal<RuleId> {
  const said = new Map<Kind, Refusal<RuleId>>();
  return (kind) => {
    const known = said.get(kind) ?? say(kind);
    said.set(kind, known);
    return known;
  };
}

const stackedFor = (why: string) => ofKind((kind) => no('LOR-ESC-1', `On ne s’arrête pas sur un autre pion (${name(kind)})${why}.`));

/** « un mont », « une ville » */
const OBSTACLES = {
  plaine: 'une plaine',
  cote: 'une côte',
  mer: 'la mer',
  mont: 'un mont',
  bois: 'un bois',
  gouffre: 'un gouffre magique',
  pont: 'un pont de nuages',
} as const satisfies Record<Terrain, string>;

/** A terrain, or a city, with its article. */
export const obstacleName = (obstacle: Terrain | 'ville'): string => (obstacle === 'ville' ? 'une ville' : OBSTACLES[obstacle]);

export const MOVES = {
  paralysed: (kind: Kind, turns: number) =>
    no('LOR-GOU-1', `${the(kind)} est paralysé dans un gouffre pour ${counted(turns, 'coup')} encore : toute activité est suspendue.`),
  vanished: () => no('LOR-MOI-1', 'Un Moine disparu ne se déplace pas : au coup suivant, il reparaît.'),
  cannotVanish: (kind: Kind) => no('LOR-MOI-1', `${name(kind)} : seul un Moine, seigneur de son peuple, disparaît.`),
  notAlone: (kind: Kind) => no('LOR-IND-1', `${name(kind)} : seuls Ailés, Faucons et Serpents, sans escorte, agissent individuellement.`),
  apart: () => no('LOR-MOU-1', 'Les hexagones d’un trajet se touchent, un pas à la fois.'),
  offMap: () => no('LOR-MAT-2', 'Cet hexagone est hors de la carte.'),
  sea: () => no('LOR-MER-1', 'La mer est infranchissable, sauf par un pont de nuages.'),
  bridge: () => no('LOR-MER-1', 'Un pont de nuages se prend d’une côte et se quitte sur une côte, jamais de pont à pont.'),
  seam: (out: string, into: string) =>
    no('LOR-L-27', `Sorti de la carte par l’hexagone ${out}, on rentre par ${out} seulement, pas par ${into}.`),
  enemy: (kind: Kind) => no('LOR-MOU-2', `On ne passe pas à travers un ennemi (${name(kind)}).`),
  garrison: (people: People) => no('LOR-VIL-6', `Cette ville des ${PEOPLE_NAMES[people]} a une garnison : il faut d’abord l’éliminer.`),
  climb: () => no('LOR-MON-1', 'On s’arrête d’abord au pied du mont : on n’y monte qu’au premier pas d’un coup.'),
  onMount: () => no('LOR-MON-1', 'Qui monte sur un mont s’y arrête jusqu’au coup suivant.'),
  foot: () => no('LOR-L-41', 'Qui arrive au pied d’un mont s’y arrête.'),
  wood: (left: number) => no('LOR-BOI-1', `Un bois demande 2 points de mouvement, il en reste ${left}.`),
  tooFar: (factor: number) => no('LOR-MOU-1', `C’est trop loin : ${points(factor)} en tout.`),
  chasm: () => no('LOR-GOU-1', 'Qui entre dans un gouffre s’y arrête, paralysé.'),
  heldZone: (kind: Kind) =>
    no(
      'LOR-L-40',
      `${the(kind)} garde sa zone d’influence, mais un gouffre le met à l’abri : on n’y entre pas, faute de pouvoir l’attaquer.`,
    ),
  zone: (kind: Kind | 'ville') =>
    no(
      'LOR-ZDI-1',
      `On n’entre dans la zone d’influence d’un ennemi (${kind === 'ville' ? 'ville' : name(kind)}) que pour l’attaquer : on n’y passe pas.`,
    ),
  zoneInChasm: () =>
    no('LOR-ZDI-1', 'On n’entre dans la zone d’influence d’un ennemi que pour l’attaquer ; un gouffre, qui paralyse, l’empêcherait.'),
  entered: () => no('LOR-L-50', 'Qui entre dans une ville ennemie la prend et s’y arrête.'),
  stacked: /* @__PURE__ */ stackedFor(', sauf en escorte ou en ville'),
  unguarded: /* @__PURE__ */ stackedFor(' : aucun des deux n’escorte'),
  bothGuards: /* @__PURE__ */ stackedFor(' : un fantassin ne s’escorte pas'),
  besideParalysed: (kind: Kind) => no('LOR-L-53', `${the(kind)} est paralysé dans ce gouffre : on ne l’y rejoint pas.`),
  full: (inside: number, isPair: boolean) =>
    no(
      'LOR-VIL-1',
      isPair
        ? `Une ville tient 4 pions au plus : avec ${counted(inside, 'pion')} dedans, une escorte et son escorté n’y entrent pas.`
        : 'La garnison de cette ville compte déjà 4 pions.',
    ),
  allysCity: (people: People) => no('LOR-L-69', `Cette ville est aux ${PEOPLE_NAMES[people]} : un allié n’entre pas dans leur garnison.`),
  onEnemy: /* @__PURE__ */ ofKind((kind) => no('LOR-MOU-2', `On ne se pose pas sur un ennemi (${name(kind)}).`)),
  onSign: () => no('LOR-L-35', 'On ne s’arrête pas sur le signe d’un Moine disparu.'),
  onBridge: () => no('LOR-L-42', 'On ne s’arrête pas sur un pont de nuages.'),
  stays: () => no('LOR-MOU-1', 'Ce pion est déjà là.'),
  beyond: (factor: number) => no('LOR-MOI-1', `Aucun chemin de ${counted(factor, 'hexagone')} au plus n’y mène sans mer ni gouffre.`),
} as const;

export const SHOTS = {
  noArrows: (kind: Kind) => no('LOR-ARC-1', `${the(kind)} ne tire pas de flèches : seuls les Fantarchers le font.`),
  noFlames: (kind: Kind) => no('LOR-DRA-1', `${the(kind)} ne lance pas de flammes : seuls Dragons et Lance-flammes le font.`),
  noVision: (kind: Kind) => no('LOR-SOR-2', `${the(kind)} ne lance pas de visions : seuls Sorciers et Moines illusionnistes le font.`),
  escorted: (kind: Kind) => no('LOR-ESC-2', `${the(kind)} est escorté : il n’a aucun pouvoir.`),
  paralysed: (kind: Kind) => no('LOR-GOU-1', `${the(kind)} est paralysé dans un gouffre : toute activité est suspendue.`),
  friend: (rule: RuleId, kind: Kind) => no(rule, `${the(kind)} n’est pas un ennemi.`),
  vanished: () => no('LOR-L-35', 'Un Moine disparu ne peut pas être visé.'),
  sheltered: (kind: Kind) => no('LOR-L-14', `${the(kind)} est paralysé dans un gouffre : il y est à l’abri de tout.`),
  inCity: () => no('LOR-VIL-4', 'Flèches, flammes et visions n’agissent pas sur une ville.'),
  noBesieger: () => no('LOR-L-33', 'Depuis une ville, on ne vise que les assiégeants, sur les hexagones attenants.'),
  tooFar: (rule: RuleId, distance: number, range: number) =>
    no(rule, `La cible est à ${counted(distance, 'hexagone')}, la portée est de ${range}.`),
  crooked: (rule: RuleId) => no(rule, 'La cible n’est pas en ligne droite.'),
  intoWood: (rule: RuleId) => no(rule, 'On ne tire pas dans un bois.'),
  fromWood: (rule: RuleId) => no(rule, 'On ne tire pas depuis un bois.'),
  blocked: (rule: RuleId, obstacle: Terrain | 'ville') => no(rule, `On ne tire pas par-delà ${obstacleName(obstacle)}.`),
} as const;
