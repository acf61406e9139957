/**
 * Attacks: groups set out, the next fight is chosen, and the attacks end (ZAR-ATT, ZAR-MER, ZAR-COM-1, ZAR-CHE-1). A group leaves the board when it sets
 * out and stands in `turn.attacks` until its fight.
 */
import { ALLOWED, refuse, type Verdict } from '../../core/verdict.ts';
import { type BoardTables, FAR, idOf, isSea, placeOf } from '../board/tables.ts';
import type { PlaceId } from '../data/board-types.ts';
import { cardOf } from '../data/cards.ts';
import { PEOPLE_NAMES } from '../data/peoples.ts';
import type { RuleId } from '../ids.ts';
import { judgeCard } from '../magic.ts';
import { isCore } from '../rules/movement/lifts.ts';
import { judgeMove, type MoveVerdict, type OneMeans } from '../rules/movement.ts';
import type { People } from '../types.ts';
import type { Chapter } from './chapter.ts';
import { openFight } from './combat.ts';
import type { Tell } from './events.ts';
import { duringTurn, questionOf } from './moment.ts';
import { played } from './settle.ts';
import { inForce } from './situation.ts';
import { nameAt, numberOf, tablesFor, turnOf, withAt } from './table.ts';
import type { Attack, Group, Move, MoveOf, Seat, State, Turn } from './types.ts';
import {
  boatsFor,
  cellsBetween,
  coastsOf,
  footHop,
  type Ground,
  groundOf,
  isAsleep,
  mayLeave,
  mayStop,
  near,
  overOf,
  type Way,
} from './ways.ts';

type Attacking = MoveOf<'attack'>;

/** Whether a people still sets out once fights have begun (ZAR-COM-1, ZAR-CHE-1, ZAR-INONDATIONS). */
const goesOnMoving = (state: State, people: People): boolean => people === 'chevaliers' && !inForce(state, 'inondations');

const pendingAt = (turn: Turn, at: number): Attack | undefined => turn.attacks.find((attack) => attack.at === at);

/** ZAR-COM-1, ZAR-CHE-1, ZAR-L-61, ZAR-L-35: what other attacks of this turn forbid. */
function judgeAmong(state: State, { people, card }: Attacking, to: number, bySea: boolean): Verdict<RuleId> {
  const turn = turnOf(state);
  const name = nameAt(tablesFor(state.options), to);
  if (turn.engaged && !goesOnMoving(state, people)) {
    return refuse('ZAR-COM-1', 'Un combat a commencé : tous les déplacements se font avant le premier combat.');
  }
  const pending = pendingAt(turn, to);
  if (people === 'chevaliers' && turn.struck.includes(to) && !pending) {
    return refuse('ZAR-CHE-1', `Les Chevaliers ont déjà attaqué ${name} ce tour-ci : ils n’attaquent pas deux fois la même province.`);
  }
  if (pending && pending.people !== people) {
    return refuse(
      'ZAR-L-61',
      `Vos ${PEOPLE_NAMES[pending.people]} attaquent déjà ${name} : deux peuples d’un même joueur n’attaquent pas ensemble.`,
    );
  }
  if (
    pending &&
    state.options.options['ZAR-L-35'] === 'non' &&
    (bySea || card === 'vent-de-terre' || pending.groups.some((group) => group.bySea))
  ) {
    return refuse('ZAR-L-35', `À votre table un convoi attaque seul : ${name} est déjà visée.`);
  }
  return ALLOWED;
}

/** Pawns that go, stand there and are the people's: what both kinds of groups need. */
export function judgeGroup(state: State, { seat, people, from, pawns, card }: Attacking | MoveOf<'march'>): Verdict<RuleId> {
  const tables = tablesFor(state.options);
  const turn = turnOf(state);
  const place = placeOf(tables, from);
  if (!turn.peoples.includes(people)) return refuse('ZAR-TOUR-1', `Ce n’est pas le tour des ${PEOPLE_NAMES[people]}.`);
  if (place === undefined) return refuse('ZAR-ATT-1', `« ${from} » n’est pas un lieu de ce plateau.`);
  const holder = isSea(tables, place) ? ((state.pawns[place] ?? 0) > 0 ? 'dragons' : null) : state.owners[place];
  const stands = holder === people ? (state.pawns[place] ?? 0) : 0;
  const name = nameAt(tables, place);
  if (stands === 0)
    return refuse('ZAR-ATT-1', `Les ${PEOPLE_NAMES[people]} ne tiennent pas ${name} : un groupe part d’un lieu qu’il occupe.`);
  if (!Number.isInteger(pawns) || pawns < 1 || pawns > stands) {
    return refuse('ZAR-ATT-1', `Il y a ${stands} ${stands > 1 ? 'pions' : 'pion'} à ${name} : il en part de 1 à ${stands}.`);
  }
  if (card !== null && !state.hands[seat]?.includes(card)) return refuse('ZAR-MAG-5', `Vous n’avez pas ${cardOf(card).the} en main.`);
  return ALLOWED;
}

/** A card laid down during the turn, with no group: in hand, of this moment, and none that carries one. */
export function judgeAlone(state: State, { seat, card }: MoveOf<'card'>, phase: 'attacks' | 'reorganisation'): Verdict<RuleId> {
  if (!state.hands[seat]?.includes(card)) return refuse('ZAR-MAG-5', `Vous n’avez pas ${cardOf(card).the} en main.`);
  const answer = judgeCard(card, duringTurn(state, seat, phase));
  if (!answer.ok || card === 'vent-de-brume') return answer;
  return refuse(cardOf(card).rule, `On joue ${cardOf(card).the} en disant quel groupe il porte.`);
}

/** The verdict of `rules/movement.ts` on the group, by the card named if one is; ways by sea tell their boats. */
function judgeWay(state: State, move: Attacking, from: number): MoveVerdict {
  const tables = tablesFor(state.options);
  const { people, pawns, card, to } = move;
  const boats = card === 'vent-d-ailleurs' ? 0 : state.boats[people];
  const question = questionOf(state, { people, from, pawns }, 'attacks', { cards: card === null ? [] : [card], boats, stride: 2 });
  const verdict = judgeMove(tables, question, to, meansOf(card));
  return card === null || !verdict.ok || verdict.cards.includes(card) ? verdict : landless(tables, to);
}

/** What a card is asked to do. */
export const meansOf = (card: Attacking['card']): OneMeans | undefined =>
  card === null ? undefined : card === 'vent-d-ailleurs' ? 'elsewhere' : 'wind';

/** Why a Vent de Terre is not played where no sea is crossed. */
export const landless = (tables: BoardTables, to: PlaceId): MoveVerdict => ({
  ok: false,
  to,
  rule: 'ZAR-TERRE',
  because: `Ce groupe va à ${nameAt(tables, numberOf(tables, to))} sans traverser la mer : le Vent de Terre n’y servirait à rien.`,
});

function judgeAttack(state: State, move: Attacking): Verdict<RuleId> {
  const tables = tablesFor(state.options);
  const group = judgeGroup(state, move);
  if (!group.ok) return group;
  const [from, to] = [numberOf(tables, move.from), placeOf(tables, move.to)];
  if (to === undefined) return refuse('ZAR-ATT-1', `« ${move.to} » n’est pas un lieu de ce plateau.`);
  if (state.owners[to] === move.people) {
    return refuse('ZAR-ATT-6', `Vous tenez ${nameAt(tables, to)} : on n’attaque pas son propre peuple.`);
  }
  if (move.card !== null) {
    const answer = judgeCard(move.card, duringTurn(state, move.seat, 'attacks'));
    if (!answer.ok) return answer;
  }
  const bySea = !isSea(tables, to) && wayTo(groundOf(state, move.people, true), from, to, move, state.boats[move.people])?.by === 'boats';
  const among = judgeAmong(state, move, to, bySea);
  if (!among.ok) return among;
  const way = judgeWay(state, move, from);
  return way.ok ? ALLOWED : way;
}

/** How the group of a legal move goes: without boat or card if it can. */
export function wayTo(ground: Ground, from: number, to: number, { card }: Pick<Attacking, 'card'>, boats: number): Way | undefined {
  if (card === 'vent-d-ailleurs') return { to, by: 'elsewhere', cells: 0, boats: 0, card };
  const hop = card === null ? footHop(ground, from, to) : undefined;
  if (hop) return { to, by: hop, cells: 0, boats: 0, card: null };
  const cells = cellsBetween(ground, from, to);
  const cost = boatsFor(ground, cells, boats, card === 'vent-de-terre');
  return cost === undefined ? undefined : { to, by: 'boats', cells, boats: cost, card };
}

/** Whether the attackers may land there by boat (ZAR-L-12, ZAR-L-36). */
function mayLand({ state, tables }: Ground, to: number, tired: boolean): boolean {
  const { options } = state.options;
  if (tired && options['ZAR-L-36'] !== 'oui') return false;
  return options['ZAR-L-12'] !== 'zargos-seul' || tables.powerless[to] === 1 || state.owners[to] !== null;
}

/** Ways of a group from `from`, by every means in hand; `tired`: part of it has fought this turn. */
function waysFrom(ground: Ground<State>, seat: Seat, from: number, tired: boolean): readonly Way[] {
  const { state, tables, people } = ground;
  if (!mayLeave(ground, from, tired)) return [];
  const isTarget = (to: number) => to !== from && state.owners[to] !== people && mayStop(ground, to, tired);
  const ways: Way[] = [];
  const onFoot = new Set<number>();
  for (const to of near(ground, from)) {
    const hop = isTarget(to) ? footHop(ground, from, to) : undefined;
    if (!hop) continue;
    ways.push({ to, by: hop, cells: 0, boats: 0, card: null });
    onFoot.add(to);
  }
  if (from >= tables.territories) return ways;
  const hand = state.hands[seat] ?? [];
  const boats = state.boats[people];
  const wind = hand.includes('vent-de-terre');
  if ((boats > 0 || wind) && (tables.seas[from]?.length ?? 0) > 0) {
    for (const to of coastsOf(tables)) {
      const cells = cellsBetween(ground, from, to);
      if (cells === FAR || cells === 0 || onFoot.has(to) || !isTarget(to) || !mayLand(ground, to, tired)) continue;
      const cost = boatsFor(ground, cells, boats, false);
      if (cost !== undefined) ways.push({ to, by: 'boats', cells, boats: cost, card: null });
      const less = wind ? boatsFor(ground, cells, boats, true) : undefined;
      if (less !== undefined) ways.push({ to, by: 'boats', cells, boats: less, card: 'vent-de-terre' });
    }
  }
  if (hand.includes('vent-d-ailleurs')) {
    for (let to = 0; to < tables.territories; to += 1) {
      if (isTarget(to) && !isCore(ground, to)) ways.push({ to, by: 'elsewhere', cells: 0, boats: 0, card: 'vent-d-ailleurs' });
    }
  }
  return ways;
}

/** Most pawns that may leave: all from a sea cell, all but one from a province (ZAR-ATT-1, ZAR-DRA-2). */
const mostFrom = (state: State, from: number): number => (state.pawns[from] ?? 0) - (from >= state.owners.length ? 0 : 1);

/** Attacks of one people: each way once, with the largest group. */
function attacksOf(state: State, seat: Seat, people: People): readonly Attacking[] {
  const turn = turnOf(state);
  if (turn.engaged && !goesOnMoving(state, people)) return [];
  const ground = groundOf(state, people, true);
  const { tables } = ground;
  const moves: Attacking[] = [];
  const add = (from: number, { to, by, card }: Way, pawns: number) => {
    const pending = pendingAt(turn, to);
    if ((people === 'chevaliers' && turn.struck.includes(to) && !pending) || (pending && pending.people !== people)) return;
    const alone = state.options.options['ZAR-L-35'] === 'non' && pending;
    if (alone && (by === 'boats' || pending.groups.some((group) => group.bySea))) return;
    moves.push({ kind: 'attack', seat, people, from: idOf(tables, from), to: idOf(tables, to), pawns, card });
  };
  for (let from = 0; from < state.pawns.length; from += 1) {
    const isMine = from < tables.territories ? state.owners[from] === people : people === 'dragons';
    const most = isMine ? mostFrom(state, from) : 0;
    if (most < 1) continue;
    const fresh = (state.pawns[from] ?? 0) - (turn.came[from] ?? 0);
    const [all, some] = [most > fresh, Math.min(most, fresh)];
    const whole = waysFrom(ground, seat, from, all);
    for (const way of whole) add(from, way, most);
    if (!all || some < 1) continue;
    for (const way of waysFrom(ground, seat, from, false)) {
      if (!whole.some(({ to, card }) => to === way.to && card === way.card)) add(from, way, some);
    }
  }
  return moves;
}

/** Fights to choose from, then every pair of places with the largest group (any size from 1 may be played), marches of ZAR-L-32, and the end of the attacks. */
function moves(state: State, seat: Seat): readonly Move[] {
  const turn = turnOf(state);
  const tables = tablesFor(state.options);
  const fights = turn.attacks.map(({ at }): Move => ({ kind: 'fight', seat, at: idOf(tables, at) as MoveOf<'fight'>['at'] }));
  const attacks = turn.peoples.flatMap((people) => attacksOf(state, seat, people));
  return [...fights, ...attacks, ...marchesAmong(state, seat), ...(turn.attacks.length === 0 ? [{ kind: 'done', seat } as const] : [])];
}

function judge(state: State, move: Move): Verdict<RuleId> {
  const turn = turnOf(state);
  const tables = tablesFor(state.options);
  switch (move.kind) {
    case 'attack':
      return judgeAttack(state, move);
    case 'march':
      return marchAmongVerdict(state, move);
    case 'fight': {
      const at = placeOf(tables, move.at);
      if (at !== undefined && pendingAt(turn, at)) return ALLOWED;
      return refuse('ZAR-COM-1', `Aucune de vos attaques ne vise ${at === undefined ? `« ${move.at} »` : nameAt(tables, at)}.`);
    }
    case 'done': {
      const [first] = turn.attacks;
      if (!first) return ALLOWED;
      return refuse('ZAR-COM-1', `Il reste un combat à livrer à ${nameAt(tables, first.at)} : les attaques ne finissent qu’après.`);
    }
    case 'card':
      return judgeAlone(state, move, 'attacks');
    default:
      return refuse('ZAR-TOUR-1', 'C’est le moment d’attaquer, de livrer un combat, ou de finir ses attaques.');
  }
}

/** ZAR-L-32: a march between fights is judged as a movement of the attacks. */
function marchAmongVerdict(state: State, move: MoveOf<'march'>): Verdict<RuleId> {
  const group = judgeGroup(state, move);
  if (!group.ok) return group;
  const tables = tablesFor(state.options);
  const to = placeOf(tables, move.to);
  if (to === undefined) return refuse('ZAR-ATT-1', `« ${move.to} » n’est pas un lieu de ce plateau.`);
  if (state.owners[to] !== move.people || move.card !== null) {
    return refuse('ZAR-REO-1', 'Pendant les attaques on ne se réorganise pas encore.');
  }
  if (move.people !== 'chevaliers' || state.options.options['ZAR-L-32'] !== 'oui') {
    return refuse(
      move.people === 'chevaliers' ? 'ZAR-L-32' : 'ZAR-REO-1',
      'On marche d’une de ses provinces à l’autre à la réorganisation, après tous les combats.',
    );
  }
  const way = judgeWay(state, { ...move, kind: 'attack' }, numberOf(tables, move.from));
  return way.ok ? ALLOWED : way;
}

/** `came` once a group has left: those that were there at the beginning of the turn go first. */
function leaving(state: State, { came }: Turn, from: number, pawns: number): readonly number[] {
  const late = came[from] ?? 0;
  return late === 0 ? came : withAt(came, from, Math.min(late, (state.pawns[from] ?? 0) - pawns));
}

/** Marches between two fights where the table allows them (ZAR-L-32), with pawns that have not moved yet. */
function marchesAmong(state: State, seat: Seat): readonly Move[] {
  const turn = turnOf(state);
  if (state.options.options['ZAR-L-32'] !== 'oui' || !turn.peoples.includes('chevaliers') || inForce(state, 'inondations')) return [];
  const ground = groundOf(state, 'chevaliers', true);
  const { tables } = ground;
  const moves: Move[] = [];
  for (const [from, owner] of state.owners.entries()) {
    const pawns = Math.min(mostFrom(state, from), (state.pawns[from] ?? 0) - (turn.came[from] ?? 0));
    if (owner !== 'chevaliers' || pawns < 1 || !mayLeave(ground, from, false)) continue;
    for (const to of tables.land[from] ?? []) {
      if (state.owners[to] !== 'chevaliers' || !mayStop(ground, to, false) || isAsleep(ground, from, to)) continue;
      moves.push({ kind: 'march', seat, people: 'chevaliers', from: idOf(tables, from), to: idOf(tables, to), pawns, card: null });
    }
  }
  return moves;
}

/** The group leaves, pays its boats and its card, and stands before its target. */
function set(state: State, move: Attacking, tell: Tell): State {
  const turn = turnOf(state);
  const ground = groundOf(state, move.people, true);
  const { tables } = ground;
  const [from, to] = [numberOf(tables, move.from), numberOf(tables, move.to)];
  const way = wayTo(ground, from, to, move, state.boats[move.people]);
  if (!way) throw new Error(`no way from ${move.from} to ${move.to}`);
  const { seat, people, pawns, card } = move;
  const over = overOf(ground, from, way).map((place) => idOf(tables, place));
  tell({ kind: 'attacked', seat, people, from: move.from, into: move.to, pawns, by: [way.by], over, boats: way.boats, card });
  const group: Group = { from, pawns, bySea: way.by === 'boats' };
  const pending = pendingAt(turn, to);
  const attacks = pending
    ? turn.attacks.map((attack) => (attack.at === to ? { ...attack, groups: [...attack.groups, group] } : attack))
    : [...turn.attacks, { at: to, people, groups: [group] }];
  const after: State = {
    ...state,
    pawns: withAt(state.pawns, from, (state.pawns[from] ?? 0) - pawns),
    boats: way.boats === 0 ? state.boats : { ...state.boats, [people]: state.boats[people] - way.boats },
    turn: { ...turn, attacks, came: leaving(state, turn, from, pawns) },
  };
  return card === null ? after : played(after, seat, card);
}

/** ZAR-L-32 */
function walkAmong(state: State, move: MoveOf<'march'>, tell: Tell): State {
  const turn = turnOf(state);
  const tables = tablesFor(state.options);
  const { seat, people, pawns } = move;
  const [from, to] = [numberOf(tables, move.from), numberOf(tables, move.to)];
  tell({ kind: 'marched', seat, people, from: move.from, into: move.to, pawns, by: ['land'], over: [], boats: 0, card: null });
  const came = withAt(leaving(state, turn, from, pawns), to, (turn.came[to] ?? 0) + pawns);
  const standing = withAt(withAt(state.pawns, from, (state.pawns[from] ?? 0) - pawns), to, (state.pawns[to] ?? 0) + pawns);
  return { ...state, pawns: standing, turn: { ...turn, came } };
}

function play(state: State, move: Move, tell: Tell): State {
  switch (move.kind) {
    case 'attack':
      return set(state, move, tell);
    case 'march':
      return walkAmong(state, move, tell);
    case 'fight':
      return openFight(state, numberOf(tablesFor(state.options), move.at), tell);
    case 'done':
      tell({ kind: 'done', seat: move.seat, what: 'attacks' });
      return { ...state, phase: 'reorganisation' };
    default:
      throw new Error(`no ${move.kind} during the attacks`);
  }
}

export const ATTACKS: Chapter = { judge, moves, play };
