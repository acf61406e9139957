/**
 * What makes a position of the skirmish impossible, however well it is written: two counters on a hex, a retreat without anybody to retreat, an end that is
 * none. A position of a game never has any; one without any can be judged and played on.
 */
import { counted, together, upperFirst } from '../../core/french.ts';
import type { Reason } from '../../core/verdict.ts';
import { isSame } from '../board/hex.ts';
import { terrainAt } from '../board/map.ts';
import { PEOPLE_NAMES } from '../data/counters.ts';
import type { RuleId } from '../ids.ts';
import { readingsOf } from '../options.ts';
import { paralysisOf } from '../rules/movement.ts';
import { whoIn } from './explain.ts';
import { peopleAt } from './starts.ts';
import { find, ownOf, seatOf } from './table.ts';
import { ahead } from './turn.ts';
import { SEATS, type State } from './types.ts';

type Clash = Reason<RuleId>;

const clash = (rule: RuleId, text: string): Clash => ({ rule, text });

function boardClashes({ position: { map, counters }, options }: State): readonly Clash[] {
  const turns = paralysisOf(readingsOf(options));
  return counters.flatMap((one, at) => {
    const other = counters.slice(0, at).find((before) => isSame(before.at, one.at));
    const terrain = terrainAt(map, one.at);
    const held = one.paralysed ?? 0;
    return [
      ...(other ? [clash('LOR-ESC-1', `${upperFirst(whoIn(one))} est sur un autre pion, ${whoIn(other)} : on n’empile pas.`)] : []),
      ...(terrain === 'mer' ? [clash('LOR-MER-1', `${upperFirst(whoIn(one))} est en mer, où rien ne se tient.`)] : []),
      ...(held > 0 && terrain !== 'gouffre' ? [clash('LOR-GOU-1', `${upperFirst(whoIn(one))} est paralysé hors d’un gouffre.`)] : []),
      ...(held > turns
        ? [clash('LOR-L-6', `${upperFirst(whoIn(one))} est paralysé pour ${held} coups, et un gouffre n’en prend que ${turns}.`)]
        : []),
    ];
  });
}

/** Those that have to retreat, and the moment that waits for them. */
function retreatClashes(state: State): readonly Clash[] {
  const { phase, falling } = state;
  if (phase !== 'retreat')
    return falling.length > 0 ? [clash('LOR-REC-1', `${counted(falling.length, 'pion')} à faire reculer, hors du moment des reculs.`)] : [];
  if (falling.length === 0) return [clash('LOR-REC-1', 'C’est le moment d’un recul, et aucun pion ne recule.')];
  const standing = falling.flatMap(({ id }) => find(state, id) ?? []);
  if (standing.length < falling.length) return [clash('LOR-REC-1', 'Un pion doit reculer, et il n’est plus en jeu.')];
  const held = standing.find(({ paralysed }) => paralysed);
  if (held) return [clash('LOR-GOU-1', `${upperFirst(whoIn(held))} doit reculer, et un gouffre le tient.`)];
  const seats = new Set(standing.map(({ kind }) => seatOf(state, kind)));
  return seats.size > 1 ? [clash('LOR-COM-5', 'Des deux peuples doivent reculer, et un combat n’en fait reculer qu’un.')] : [];
}

/** What belongs to a moment that has not come. */
function momentClashes({ phase, within, fought, bound }: State): readonly Clash[] {
  const isApart = phase !== 'retreat' && phase !== 'over' && phase !== within;
  return [
    ...(isApart ? [clash('LOR-TOUR-2', `phase dit « ${phase} » et within « ${within} » : hors d’un recul, c’est le même moment.`)] : []),
    ...(within !== 'combats' && fought.length + bound.length > 0
      ? [clash('LOR-TOUR-2', 'Des pions ont combattu ou doivent combattre, et les combats n’ont pas commencé.')]
      : []),
  ];
}

/** Whether it is over, and for whom. */
function endClashes(state: State): readonly Clash[] {
  const { phase, ended, turn, month, options } = state;
  const routed = Array.from({ length: SEATS }, (_, seat) => seat).filter((seat) => ownOf(state, seat).length === 0);
  const [first] = routed;
  if (phase !== 'over' || !ended) {
    if (phase === 'over') return [clash('LOR-L-59', 'La partie est finie, et ended ne dit pas comment.')];
    if (ended) return [clash('LOR-L-59', 'ended dit comment la partie a fini, et elle dure encore.')];
    return first === undefined
      ? []
      : [clash('LOR-L-59', `Les ${PEOPLE_NAMES[peopleAt(options.start, first)]} n’ont plus un pion : la partie est finie.`)];
  }
  const winners = ended.how === 'months' ? ahead(state) : routed.map((seat) => 1 - seat);
  if (ended.how === 'rout' && routed.length !== 1)
    return [clash('LOR-L-59', 'La partie finit par une déroute, et chacun a encore des pions.')];
  if (ended.how === 'months' && (first !== undefined || turn !== SEATS - 1 || month !== options.months))
    return [clash('LOR-L-59', 'La partie finit par ses mois, et le dernier coup du dernier mois n’est pas joué.')];
  return winners.join() === ended.winners.join()
    ? []
    : [clash('LOR-L-59', `Qui gagne n’est pas celui que dit ended : on attend ${together(winners)}.`)];
}

/** Each thing that contradicts another, with the rule that says so, as one French sentence; empty for every position of a game. The state is well-formed. */
export const contradictions = (state: State): readonly Reason<RuleId>[] => [
  ...boardClashes(state),
  ...retreatClashes(state),
  ...momentClashes(state),
  ...endClashes(state),
];
