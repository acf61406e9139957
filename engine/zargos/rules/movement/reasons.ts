/** The rules that act on a way, in the order in which a table would tell them, each with the values of the case. */
import { counted, together } from '../../../core/french.ts';
import type { Reason } from '../../../core/verdict.ts';
import { isSea } from '../../board/tables.ts';
import type { RuleId } from '../../ids.ts';
import { demonDice } from '../demons.ts';
import { isEveryones, mayAbandon, staying } from './guards.ts';
import type { Route } from './route.ts';
import type { Trail } from './search.ts';
import { boatsOf, cellsOf, nameOf, people, realmOf } from './words.ts';
import { isGrounded, type Journey, ownerOf, WIND_CELLS } from './world.ts';

const reason = (rule: RuleId, text: string): Reason<RuleId> => ({ rule, text });

/** ZAR-AILLEURS, ZAR-L-14, ZAR-L-46, ZAR-L-32, ZAR-BRUME: what carries the group instead of its legs */
function carried(journey: Journey, { means }: Route): readonly Reason<RuleId>[] {
  switch (means) {
    case 'march':
      return [reason('ZAR-L-32', 'À votre table, un Chevalier peut passer d’une de ses provinces à une voisine entre deux combats.')];
    case 'mist':
      return [reason('ZAR-BRUME', 'Le Vent de Brume lève la distance, le nombre de groupes et les bateaux.')];
    case 'elsewhere': {
      const leap = reason('ZAR-AILLEURS', 'Le Vent d’Ailleurs porte le groupe d’un coup, aussi loin que ce soit.');
      if (journey.attacks) return [leap, reason('ZAR-L-14', 'La province visée est ennemie ou vide, comme en toute attaque.')];
      return journey.readings['ZAR-L-46'] === 'compte-comme-un-groupe'
        ? [leap, reason('ZAR-L-46', 'À votre table il compte pour un groupe d’une province.')]
        : [leap, reason('ZAR-L-46', 'Ce mouvement s’ajoute à ceux de la réorganisation.')];
    }
    case 'hops':
      return [];
  }
}

/** ZAR-AIL-1, ZAR-AIL-2, ZAR-AIL-3, ZAR-L-28 */
function flown(journey: Journey, { by, over }: Trail): readonly Reason<RuleId>[] {
  const { tables, attacks, frozen } = journey;
  const all = reason('ZAR-AIL-3', 'Tous les Ailés se réorganisent d’une ou deux provinces, chacun une seule fois.');
  const strait = reason('ZAR-AIL-2', 'Le bras de mer se survole d’une côte à l’autre, et c’est tout le déplacement.');
  const told = [...(by === 'strait' ? [strait] : []), ...(attacks ? [] : [all])];
  if (!over || over.length === 0) return told;
  const names = together(over.map((place) => nameOf(tables, place)));
  told.push(reason(attacks ? 'ZAR-AIL-1' : 'ZAR-AIL-3', `Ils survolent ${names}, quel que soit le peuple qui s’y trouve.`));
  if (over.length > 1) told.push(reason('ZAR-L-54', 'Sous le Vent de Brume, un vol passe par-dessus autant de provinces qu’on veut.'));
  for (const place of over) {
    if (frozen?.[place] === 1) told.push(reason('ZAR-L-28', `Le Vent de Glace fige ${realmOf(tables, place)}, mais on le survole.`));
  }
  return told;
}

/** ZAR-DRA-1, ZAR-DRA-2, ZAR-L-18 */
function swum({ tables, attacks, from }: Journey, { place, before }: Trail): readonly Reason<RuleId>[] {
  const stroke = attacks
    ? reason('ZAR-DRA-2', 'Les Dragons attaquent une côte depuis la case mer qui la borde.')
    : reason('ZAR-DRA-1', 'Pour les Dragons une case est une case, de terre ou de mer, sans bateau.');
  const isLanding = isSea(tables, before?.place ?? from) && tables.powerless[place] === 1;
  return isLanding ? [stroke, reason('ZAR-L-18', 'La case mer n’est pas du royaume de Zargos : les Dragons peuvent y aborder.')] : [stroke];
}

/** ZAR-MER-4, ZAR-L-21, ZAR-L-51 */
function sailed(journey: Journey, { means, legs }: Route, { before, place }: Trail): readonly Reason<RuleId>[] {
  const { seas } = journey.tables.board;
  const leg = legs.find(({ to }) => to === journey.tables.ids[place]);
  const lake = leg?.over.some((id) => seas.some((cell) => cell.id === id && cell.kind === 'lake')) ?? false;
  const told = lake ? [reason('ZAR-MER-4', 'Le lac est une case mer.')] : [];
  if (journey.attacks || means === 'mist') return told;
  told.push(
    reason('ZAR-L-21', journey.cellIsStep ? 'À votre table chaque case mer vaut un pas.' : 'La traversée vaut un pas, de côte à côte.'),
  );
  if (before?.before) told.push(reason('ZAR-L-51', 'Des pions arrivés ce tour-ci peuvent embarquer pour se réorganiser.'));
  return told;
}

function hopped(journey: Journey, route: Route, hop: Trail): readonly Reason<RuleId>[] {
  const { tables, attacks, from } = journey;
  switch (hop.by) {
    case 'land':
      return attacks ? [reason('ZAR-ATT-1', `Il y a une frontière entre ${nameOf(tables, from)} et ${nameOf(tables, hop.place)}.`)] : [];
    case 'vortex':
      return [reason('ZAR-ARA-1', 'Un volcan de part et d’autre : pour les Araignées ces provinces sont voisines.')];
    case 'flight':
    case 'strait':
      return flown(journey, hop);
    case 'swim':
      return swum(journey, hop);
    case 'boats':
      return sailed(journey, route, hop);
    case undefined:
      return [];
  }
}

/** ZAR-MER-1, ZAR-REO-4, ZAR-TERRE, ZAR-L-42: what the crossing costs; ZAR-MER-2, ZAR-L-36: who may embark */
function paid(journey: Journey, { cells, boats, cards }: Route): readonly Reason<RuleId>[] {
  if (cells === 0) return [];
  const told: Reason<RuleId>[] = [];
  if (cards.includes('vent-de-terre')) {
    told.push(reason('ZAR-TERRE', `Le Vent de Terre franchit sans bateau ${cellsOf(Math.min(cells, WIND_CELLS))}.`));
    if (boats > 0) told.push(reason('ZAR-L-42', `${boatsOf(boats)} pour le reste : la carte et les bateaux s’ajoutent.`));
  } else told.push(reason(journey.attacks ? 'ZAR-MER-1' : 'ZAR-REO-4', `${cellsOf(cells)} : ${boatsOf(boats)} sur ${journey.boats}.`));
  if (!journey.attacks) return told;
  const present = journey.fought
    ? reason('ZAR-L-36', 'À votre table des Chevaliers qui ont combattu peuvent embarquer.')
    : reason('ZAR-MER-2', 'Ces pions étaient au départ au début du tour ; on n’en prend ni n’en dépose en route.');
  return [...told, present];
}

/** ZAR-REO-1, ZAR-REO-3: what the walk takes of the reorganisation */
function walked(journey: Journey, { means, hops }: Route): readonly Reason<RuleId>[] {
  const last = hops.at(-1);
  if (journey.attacks || means !== 'hops' || !last || last.by === 'flight' || last.by === 'strait') return [];
  if (isGrounded(journey, journey.from) && isEveryones(journey, hops))
    return [reason('ZAR-L-47', 'À votre table chacun des Ailés garde son mouvement, d’une province.')];
  if (isEveryones(journey, hops)) return [reason('ZAR-L-53', 'À votre table chacun des Ailés a ses deux provinces, en bateau aussi.')];
  if (last.steps === 1) return [reason('ZAR-REO-1', 'C’est un groupe d’une province : il en reste un autre.')];
  const all = reason('ZAR-REO-1', 'C’est un groupe de deux provinces : toute la réorganisation.');
  const [first] = hops;
  if (!first || first === last) return [all];
  return [all, reason('ZAR-REO-3', `En passant, il peut laisser ou prendre des pions : ${nameOf(journey.tables, first.place)}.`)];
}

/** ZAR-ATT-1, ZAR-MER-3, ZAR-REO-2, ZAR-DRA-2, ZAR-L-38, ZAR-L-45: who stays */
function left(journey: Journey, { means, cells }: Route): Reason<RuleId> {
  const { group } = journey;
  if (means === 'mist' && mayAbandon(journey)) return reason('ZAR-L-38', 'À votre table on peut quitter tout à fait une province.');
  if (isSea(journey.tables, journey.from)) {
    if (journey.attacks) return reason('ZAR-DRA-2', 'Rien n’oblige à laisser un pion en mer.');
    const free = 'Une case mer n’est pas une province : on peut la quitter jusqu’au dernier pion.';
    return reason('ZAR-L-45', staying(journey, journey.from) === 0 ? free : 'À votre table un pion au moins reste dans la case mer.');
  }
  if (means === 'mist') return reason('ZAR-L-38', 'Un pion au moins reste dans chaque province.');
  const rule = journey.attacks ? (cells > 0 ? 'ZAR-MER-3' : 'ZAR-ATT-1') : 'ZAR-REO-2';
  return reason(rule, group ? `Il reste ${counted(group.stands - group.moves, 'pion')} au départ.` : 'Un pion au moins reste au départ.');
}

/** ZAR-CHE-1, ZAR-L-37: what a chain of the Chevaliers rests on */
function chained(journey: Journey, { means, to }: Route): readonly Reason<RuleId>[] {
  if (!journey.attacks || !journey.fought || means === 'march') return [];
  const chain = reason('ZAR-CHE-1', 'Un Chevalier combat autant de fois qu’il veut, jamais deux fois contre la même province.');
  return journey.tables.powerless[to] === 1
    ? [chain, reason('ZAR-L-37', 'À votre table il peut entrer dans le royaume de Zargos, mais il s’y arrête.')]
    : [chain];
}

/** ZAR-REO-2: which territories must be the group's own, when the question does not say who holds what */
function owned(journey: Journey, { hops, to }: Route): readonly Reason<RuleId>[] {
  if (journey.attacks || journey.owners) return [];
  const stops = hops.length > 0 ? hops.map(({ place }) => place) : [to];
  const names = stops.filter((place) => !isSea(journey.tables, place)).map((place) => nameOf(journey.tables, place));
  return names.length > 0 ? [reason('ZAR-REO-2', `Vous devez tenir ${together(names)}.`)] : [];
}

const RINGS = { province: 'coast', capital: 'coast', inner: 'inner', city: 'city' } as const;

/** ZAR-CAP-1, ZAR-COM-7, ZAR-ZRG-1, ZAR-ZRG-3, ZAR-ZRG-7, ZAR-ATT-5, ZAR-L-12: what waits there in an attack */
function met(journey: Journey, { to, cells }: Route): Reason<RuleId> {
  const { tables, master, owners, readings } = journey;
  const kind = tables.board.territories[to]?.kind ?? 'province';
  const isZargos = tables.powerless[to] === 1;
  const name = nameOf(tables, to);
  const owner = ownerOf(journey, to);
  if (owner) {
    if (kind === 'capital' || kind === 'city') return reason('ZAR-CAP-1', `Combat contre les ${people(owner)}, derrière leurs remparts.`);
    return isZargos
      ? reason('ZAR-ZRG-3', `Combat ordinaire contre les ${people(owner)} : ni démons, ni pouvoirs.`)
      : reason('ZAR-COM-7', `Combat contre les ${people(owner)}.`);
  }
  if (isZargos) {
    const dice = demonDice(RINGS[kind], false, master);
    const empty = owners ? `Personne ne tient ${name} :` : `Si personne ne tient ${name},`;
    return dice === 0
      ? reason('ZAR-ZRG-7', `${empty} les démons laissent passer le Maître des Vents.`)
      : reason('ZAR-ZRG-1', `${empty} les démons y lancent ${dice} dés, une seule fois.`);
  }
  if (owners) return reason('ZAR-ATT-5', `Personne ne tient ${name} : la province se prend sans combat.`);
  return cells > 0 && readings['ZAR-L-12'] === 'zargos-seul'
    ? reason('ZAR-L-12', `Un autre peuple doit tenir ${name} : à votre table on n’aborde pas une côte vide.`)
    : reason('ZAR-ATT-5', `Un autre peuple doit tenir ${name}, ou personne.`);
}

/** Every rule that acts on a way, in order, each sentence once. */
export function reasonsOf(journey: Journey, route: Route): readonly Reason<RuleId>[] {
  const all = [
    ...carried(journey, route),
    ...route.hops.flatMap((hop) => hopped(journey, route, hop)),
    ...paid(journey, route),
    ...walked(journey, route),
    left(journey, route),
    ...chained(journey, route),
    ...owned(journey, route),
    ...(journey.attacks && route.means !== 'march' ? [met(journey, route)] : []),
  ];
  return all.filter(({ text }, at) => all.findIndex((one) => one.text === text) === at);
}
