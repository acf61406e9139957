/** Why who has shot, or an attack, is refused; apart, for a page that fights no combat carries none. */
import type { RuleId } from './ids.ts';
import { theKind } from './data/counter-words.ts';
import { PEOPLE_NAMES } from './data/counters.ts';
import { name, no, the } from './refusals.ts';
import type { Kind, People, Shot } from './types.ts';

const foeName = (foe: Kind | 'ville'): string => (foe === 'ville' ? 'ville' : name(foe));

/** What a counter has done that shot this turn. */
const HAS_SHOT = { arrows: 'a tiré', flames: 'a lancé ses flammes', visions: 'a lancé une vision' } as const satisfies Record<Shot, string>;
const SHOOTS = { arrows: 'tire', flames: 'lance ses flammes', visions: 'lance sa vision' } as const satisfies Record<Shot, string>;

/** In a skirmish, of a counter whose turn holds a shot. */
export const SHOOTERS = {
  instead: (rule: RuleId, kind: Kind, shot: Shot) => no(rule, `${the(kind)} ${HAS_SHOT[shot]} ce coup : il ne combat pas en plus.`),
  idleInZone: (kind: Kind, shot: Shot) =>
    no('LOR-L-67', `${the(kind)} ${HAS_SHOT[shot]} ce coup : il n’entre pas dans une zone qu’il n’attaquera pas.`),
  elsewhere: (kind: Kind, foe: Kind | 'ville') =>
    no('LOR-L-60', `${the(kind)} est entré dans la zone d’un autre ennemi (${foeName(foe)}) : c’est lui qu’il vise.`),
  onlyFights: (kind: Kind, foe: Kind | 'ville') =>
    no('LOR-L-60', `${the(kind)} est entré dans la zone d’un ennemi (${foeName(foe)}) : il le combat, et ne tire pas à la place.`),
  again: (kind: Kind, shot: Shot) => no('LOR-TOUR-2', `${the(kind)} ${HAS_SHOT[shot]} ce coup : c’est une fois par coup.`),
  tooEarly: (kind: Kind, shot: Shot) =>
    kind === 'lance-flammes'
      ? no('LOR-LAN-1', `${the(kind)} lance ses flammes à la fin du mouvement seulement, pas avant.`)
      : shot === 'arrows'
        ? no('LOR-ARC-1', `${the(kind)} tire une fois les mouvements finis, pas avant.`)
        : no(
            'LOR-COM-7',
            `${the(kind)} ${SHOOTS[shot]} quand tous les pions sont en place ; seul un Dragon qui n’a pas bougé lance ses flammes avant.`,
          ),
} as const;

export const ATTACKS = {
  nobody: () => no('LOR-COM-1', 'Il faut un attaquant et une cible au moins.'),
  friends: (kind: Kind) => no('LOR-COM-1', `${the(kind)} n’est pas un ennemi.`),
  apart: (attacker: Kind, target: Kind) =>
    no('LOR-COM-1', `${the(attacker)} n’est pas sur un hexagone attenant à sa cible (${name(target)}).`),
  notCommon: (attacker: Kind, target: Kind) =>
    no('LOR-COM-3', `${the(attacker)} n’est pas dans la zone commune à tous ses ennemis : ${theKind(target)} n’est pas attenant.`),
  paralysed: (kind: Kind) => no('LOR-GOU-1', `${the(kind)} est paralysé dans un gouffre : on ne peut pas l’attaquer, et il n’attaque pas.`),
  vanished: () => no('LOR-L-35', 'Un Moine disparu n’attaque pas et ne peut pas être attaqué.'),
  onBridge: () => no('LOR-L-42', 'On ne combat pas sur un pont de nuages.'),
  noGarrison: (people: People) => no('LOR-VIL-6', `Cette ville des ${PEOPLE_NAMES[people]} n’a pas de garnison : il suffit d’y entrer.`),
  ownCity: () => no('LOR-VIL-6', 'Cette ville n’est pas ennemie.'),
  farFromCity: (kind: Kind) => no('LOR-VIL-3', `${the(kind)} n’est pas sur un hexagone attenant à la ville.`),
  mustGoOut: () => no('LOR-L-56', 'Une garnison n’attaque pas de ses murs : les pions qui attaquent sortent d’abord.'),
  noBesieger: (kind: Kind) => no('LOR-VIL-5', `${the(kind)} n’assiège pas cette ville : les assiégés n’attaquent que des assiégeants.`),
} as const;
