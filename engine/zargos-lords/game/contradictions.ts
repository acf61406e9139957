/**
 * What makes a position of a game impossible, however well it is written: two counters on a hex, a retreat without anybody to retreat, an end that is
 * none. A position of a game never has any; one without any can be judged and played on.
 */
import { counted, together, upperFirst } from '../../core/french.ts';
import type { Reason } from '../../core/verdict.ts';
import { isSame } from '../board/hex.ts';
import { nameOf, terrainAt } from '../board/map.ts';
import { areFriends, type Counter, cityAt } from '../board/position.ts';
import { theKind } from '../data/counter-words.ts';
import { PEOPLE_NAMES, PEOPLE_OF, peopleOf } from '../data/counters.ts';
import type { RuleId } from '../ids.ts';
import { readingsOf } from '../options.ts';
import { paralysisOf } from '../rules/movement.ts';
import { whoIn } from './explain.ts';
import { haveAlliances } from './pacts.ts';
import { plays, SCENARIOS } from './scenarios.ts';
import { find, isAlive, leaderOf, seatOfPeople } from './table.ts';
import { ahead } from './turn.ts';
import { PREPARATIONS, type State, WITHIN } from './types.ts';

type Clash = Reason<RuleId>;

const clash = (rule: RuleId, text: string): Clash => ({ rule, text });

/** Escorted by another people: handed over by an ally on the keeper's continent, be the alliance broken since (LOR-ALL-2). */
function strangeEscort(state: State, counter: Counter): readonly Clash[] {
  const { position, lands } = state;
  const [own, keeper] = [PEOPLE_OF[counter.kind], peopleOf(counter)];
  if (own === keeper) return [];
  const mayBeLeft = areFriends(position, own, keeper) || (lands[seatOfPeople(state, keeper)] ?? []).length > 0;
  return haveAlliances(state) && mayBeLeft
    ? []
    : [clash('LOR-ESC-1', `${upperFirst(whoIn(counter))} a une escorte des ${PEOPLE_NAMES[keeper]}, qui n’ont pas pu être ses alliés.`)];
}

function boardClashes(state: State): readonly Clash[] {
  const { position, options, phase } = state;
  const { map, counters } = position;
  const turns = paralysisOf(readingsOf(options));
  return counters.flatMap((one, at) => {
    const city = cityAt(position, one.at);
    // Those driven out of a city stand there together until each has its line; a sign of who has vanished is nobody.
    const isDriven = city !== undefined && phase === 'retreat';
    const other = isDriven
      ? undefined
      : counters.slice(0, at).find((before) => !before.vanished && !one.vanished && isSame(before.at, one.at));
    const terrain = terrainAt(map, one.at);
    const held = one.paralysed ?? 0;
    return [
      ...(other ? [clash('LOR-ESC-1', `${upperFirst(whoIn(one))} est sur un autre pion, ${whoIn(other)} : on n’empile pas.`)] : []),
      ...(city && !isDriven && !one.vanished
        ? [clash('LOR-VIL-1', `${upperFirst(whoIn(one))} est sur une ville sans être de sa garnison.`)]
        : []),
      ...strangeEscort(state, one),
      ...(one.escort !== undefined && one.escortId === undefined
        ? [clash('LOR-ESC-1', `${upperFirst(whoIn(one))} : quel pion est son escorte ?`)]
        : []),
      ...(terrain === 'mer' ? [clash('LOR-MER-1', `${upperFirst(whoIn(one))} est en mer, où rien ne se tient.`)] : []),
      ...(held > 0 && terrain !== 'gouffre' ? [clash('LOR-GOU-1', `${upperFirst(whoIn(one))} est paralysé hors d’un gouffre.`)] : []),
      ...(held > turns
        ? [clash('LOR-L-6', `${upperFirst(whoIn(one))} est paralysé pour ${held} coups, et un gouffre n’en prend que ${turns}.`)]
        : []),
    ];
  });
}

/** Garrisons are of their city's people, and cities on land. */
const cityClashes = ({ position: { map, cities } }: State): readonly Clash[] =>
  cities.flatMap(({ at, people, garrison }) => {
    const stranger = garrison.find((kind) => PEOPLE_OF[kind] !== people);
    const terrain = terrainAt(map, at);
    return [
      ...(stranger
        ? [clash('LOR-L-69', `La ville en ${nameOf(at)} tient ${theKind(stranger)}, qui n’est pas des ${PEOPLE_NAMES[people]}.`)]
        : []),
      ...(terrain === 'mer' || terrain === 'pont' ? [clash('LOR-PREP-2', `La ville en ${nameOf(at)} est en mer.`)] : []),
    ];
  });

/** Those that have to retreat, and the moment that waits for them. */
function retreatClashes(state: State): readonly Clash[] {
  const { phase, falling, peoples } = state;
  if (phase !== 'retreat' && phase !== 'spare')
    return falling.length > 0 ? [clash('LOR-REC-1', `${counted(falling.length, 'pion')} à faire reculer, hors du moment des reculs.`)] : [];
  if (falling.length === 0) return [clash('LOR-REC-1', 'C’est le moment d’un recul, et aucun pion ne recule.')];
  const standing = falling.flatMap(({ id }) => find(state, id) ?? []);
  if (standing.length < falling.length) return [clash('LOR-REC-1', 'Un pion doit reculer, et il n’est plus en jeu.')];
  const held = standing.find(({ paralysed }) => paralysed);
  if (held) return [clash('LOR-GOU-1', `${upperFirst(whoIn(held))} doit reculer, et un gouffre le tient.`)];
  const seats = new Set(standing.map((one) => leaderOf(state, one)));
  return peoples.length < 3 && seats.size > 1
    ? [clash('LOR-COM-5', 'Des deux peuples doivent reculer, et un combat n’en fait reculer qu’un.')]
    : [];
}

/** What belongs to a moment that has not come. */
function momentClashes({ phase, within, fought, bound, options, peoples, offer, sparing, onward, entry }: State): readonly Clash[] {
  const isApart = WITHIN.some((one) => one === phase) && phase !== within;
  const early = plays(options.scenario, 'strikes') ? bound.length : fought.length + bound.length;
  const named: readonly (readonly [phase: State['phase'], is: unknown, rule: RuleId, what: string])[] = [
    ['answer', offer, 'LOR-ALL-1', 'Une alliance offerte attend sa réponse, et offer'],
    ['spare', sparing, 'LOR-L-32', 'Un allié est interrogé sur un recul, et sparing'],
    ['entry', entry, 'LOR-L-57', 'Une ville est ouverte aux assiégeants, et entry'],
    ['onward', onward, 'LOR-IND-1', 'Un mouvement individuel est à finir, et onward'],
  ];
  const isEarly = PREPARATIONS.some((one) => one === phase);
  return [
    ...(isEarly && !SCENARIOS[options.scenario].army ? [clash('LOR-PREP-1', 'Ce départ n’a pas de préparatifs.')] : []),
    ...((phase === 'alliances' || phase === 'answer') && !haveAlliances({ options, peoples })
      ? [clash('LOR-ALL-1', 'À deux joueurs, ou dans ce départ, il n’y a pas d’alliances.')]
      : []),
    ...named.flatMap(([at, is, rule, what]) => (at === phase && is === null ? [clash(rule, `${what} ne dit rien.`)] : [])),
    ...(isApart ? [clash('LOR-TOUR-2', `phase dit « ${phase} » et within « ${within} » : hors d’un recul, c’est le même moment.`)] : []),
    ...(within !== 'combats' && early > 0
      ? [clash('LOR-TOUR-2', 'Des pions ont combattu ou doivent combattre, et les combats n’ont pas commencé.')]
      : []),
  ];
}

/** Whether it is over, and for whom. */
function endClashes(state: State): readonly Clash[] {
  const { phase, ended, turn, month, options, peoples } = state;
  const routed = peoples.map((_, seat) => seat).filter((seat) => !isAlive(state, seat));
  const [first] = routed;
  if (phase !== 'over' || !ended) {
    if (phase === 'over') return [clash('LOR-L-59', 'La partie est finie, et ended ne dit pas comment.')];
    if (ended) return [clash('LOR-L-59', 'ended dit comment la partie a fini, et elle dure encore.')];
    return first === undefined || SCENARIOS[options.scenario].wins !== 'camp'
      ? []
      : [clash('LOR-L-59', `Les ${PEOPLE_NAMES[peoples[first] ?? 'chevaliers']} n’ont plus un pion : la partie est finie.`)];
  }
  if (SCENARIOS[options.scenario].wins !== 'camp') return [];
  const winners = ended.how === 'months' ? ahead(state) : routed.map((seat) => 1 - seat);
  if (ended.how === 'rout' && routed.length !== 1)
    return [clash('LOR-L-59', 'La partie finit par une déroute, et chacun a encore des pions.')];
  if (ended.how === 'months' && (first !== undefined || turn !== peoples.length - 1 || month !== options.months))
    return [clash('LOR-L-59', 'La partie finit par ses mois, et le dernier coup du dernier mois n’est pas joué.')];
  return winners.join() === ended.winners.join()
    ? []
    : [clash('LOR-L-59', `Qui gagne n’est pas celui que dit ended : on attend ${together(winners)}.`)];
}

/** Each thing that contradicts another, with the rule that says so, as one French sentence; empty for every position of a game. The state is well-formed. */
export const contradictions = (state: State): readonly Reason<RuleId>[] => [
  ...boardClashes(state),
  ...cityClashes(state),
  ...retreatClashes(state),
  ...momentClashes(state),
  ...endClashes(state),
];
