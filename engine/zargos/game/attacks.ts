/**
 * Attacks: groups set out, the next fight is chosen, and the attacks end (ZAR-ATT, ZAR-MER, ZAR-COM-1, ZAR-CHE-1). A group leaves the board when it sets
 * out and stands in `turn.attacks` until its fight.
 */
import { ALLOWED, type Refusal, refuse, type Verdict } from '../../core/verdict.ts';
import { FAR, idOf, isSea, placeOf } from '../board/tables.ts';
import { cardOf } from '../data/cards.ts';
import { PEOPLE_NAMES } from '../data/peoples.ts';
import type { RuleId } from '../ids.ts';
import { judgeCard } from '../magic.ts';
import { readingsOf } from '../options.ts';
import { attackOnItself, ONE_FIGHT, ruleAgainstLeaving, ruleAgainstStopping, staying } from '../rules/movement/guards.ts';
import { boatsFor, crossing, eachHop, isCore, isMarch, mayMarch, overOf } from '../rules/movement/hops.ts';
import { boardsOf, type World } from '../rules/movement/world.ts';
import { type OneMeans, routeFor } from '../rules/movement.ts';
import type { People } from '../types.ts';
import type { Chapter } from './chapter.ts';
import { openFight } from './combat.ts';
import type { Tell } from './events.ts';
import { duringTurn } from './moment.ts';
import { played } from './settle.ts';
import { inForce } from './situation.ts';
import { nameAt, numberOf, tablesFor, turnOf, withAt } from './table.ts';
import type { Attack, AttackGroup, Move, MoveOf, Seat, State, Turn } from './types.ts';
import { journeyFrom, landless, noPlace, type Way, wayTo, worldFor } from './ways.ts';

type Attacking = MoveOf<'attack'>;
type Sent = Attacking | MoveOf<'march'>;

/** What one paragraph of the chapter has to say against a move. */
type Paragraph<Asked> = (asked: Asked) => Refusal<RuleId> | undefined;

function firstOf<Asked>(paragraphs: readonly Paragraph<Asked>[], asked: Asked): Verdict<RuleId> {
  for (const paragraph of paragraphs) {
    const refusal = paragraph(asked);
    if (refusal) return refusal;
  }
  return ALLOWED;
}

interface Leaving {
  readonly state: State;
  readonly move: Sent;
}

/** ZAR-TOUR-1: one’s peoples go in their turn. */
const inTurn: Paragraph<Leaving> = ({ state, move: { people } }) =>
  turnOf(state).peoples.includes(people) ? undefined : refuse('ZAR-TOUR-1', `Ce n’est pas le tour des ${PEOPLE_NAMES[people]}.`);

/** ZAR-ATT-1: a group leaves a place that its people holds, one pawn at least and all of them at most. */
const fromOwn: Paragraph<Leaving> = ({ state, move: { people, from, pawns } }) => {
  const tables = tablesFor(state.options);
  const place = placeOf(tables, from);
  if (place === undefined) return noPlace(from, 'ZAR-ATT-1');
  const standing = state.pawns[place] ?? 0;
  const holder = isSea(tables, place) ? 'dragons' : state.owners[place];
  const stands = holder === people ? standing : 0;
  const name = nameAt(tables, place);
  if (stands === 0)
    return refuse('ZAR-ATT-1', `Les ${PEOPLE_NAMES[people]} ne tiennent pas ${name} : un groupe part d’un lieu qu’il occupe.`);
  if (Number.isInteger(pawns) && pawns >= 1 && pawns <= stands) return undefined;
  return refuse('ZAR-ATT-1', `Il y a ${stands} ${stands > 1 ? 'pions' : 'pion'} à ${name} : il en part de 1 à ${stands}.`);
};

/** ZAR-MAG-5: a card is played out of one’s hand. */
const inHand: Paragraph<{ readonly state: State; readonly move: Pick<Sent, 'seat' | 'card'> }> = ({ state, move: { seat, card } }) =>
  card === null || state.hands[seat]?.includes(card) ? undefined : refuse('ZAR-MAG-5', `Vous n’avez pas ${cardOf(card).the} en main.`);

/** Pawns that go, stand there and are the people's: what both kinds of groups need. */
export const judgeGroup = (state: State, move: Sent): Verdict<RuleId> => firstOf([inTurn, fromOwn, inHand], { state, move });

/** A card laid down during the turn, with no group: in hand, of this moment, and none that carries one. */
export function judgeAlone(state: State, move: MoveOf<'card'>, phase: 'attacks' | 'reorganisation'): Verdict<RuleId> {
  const { seat, card } = move;
  if (!state.hands[seat]?.includes(card)) return refuse('ZAR-MAG-5', `Vous n’avez pas ${cardOf(card).the} en main.`);
  const answer = judgeCard(card, duringTurn(state, seat, phase));
  if (!answer.ok || card === 'vent-de-brume') return answer;
  return refuse(cardOf(card).rule, `On joue ${cardOf(card).the} en disant quel groupe il porte.`);
}

/** Whether a people still sets out once fights have begun (ZAR-COM-1, ZAR-CHE-1, ZAR-INONDATIONS). */
const goesOnMoving = (state: State, people: People): boolean => people === 'chevaliers' && !inForce(state, 'inondations');

const pendingAt = (turn: Turn, at: number): Attack | undefined => turn.attacks.find((attack) => attack.at === at);

/** The rule by which other attacks of this turn forbid one; `bySea`: it goes as a convoy. */
function ruleAmong({ people, readings }: World, turn: Turn, to: number, bySea: boolean) {
  const pending = pendingAt(turn, to);
  if (!pending) return people === 'chevaliers' && turn.struck.includes(to) ? 'ZAR-CHE-1' : undefined;
  if (pending.people !== people) return 'ZAR-L-61';
  if (readings['ZAR-L-35'] !== 'non') return undefined;
  return bySea || pending.groups.some((group) => group.bySea) ? 'ZAR-L-35' : undefined;
}

interface Declared {
  readonly state: State;
  readonly move: Attacking;
  readonly world: World;
  readonly from: number;
  readonly to: number;
}

/** ZAR-ATT-6: nobody attacks his own people. */
const onOthers: Paragraph<Declared> = ({ state, move, world, to }) =>
  state.owners[to] === move.people ? attackOnItself(world, to) : undefined;

/** ZAR-MAG-4: a card is played at its moment. */
const atItsMoment: Paragraph<Declared> = ({ state, move: { card, seat } }) => {
  const answer = card === null ? ALLOWED : judgeCard(card, duringTurn(state, seat, 'attacks'));
  return answer.ok ? undefined : answer;
};

/** ZAR-COM-1, ZAR-ATT-4: all groups set out before the first fight, but those of the Chevaliers (ZAR-CHE-1). */
const beforeFights: Paragraph<Declared> = ({ state, move, from }) => {
  const { engaged, came } = turnOf(state);
  if (!engaged || goesOnMoving(state, move.people)) return undefined;
  if (move.people !== 'chevaliers' && move.pawns > (state.pawns[from] ?? 0) - (came[from] ?? 0)) return refuse('ZAR-ATT-4', ONE_FIGHT);
  return refuse('ZAR-COM-1', 'Un combat a commencé : tous les déplacements se font avant le premier combat.');
};

/** ZAR-CHE-1, ZAR-L-61, ZAR-L-35: what other attacks of this turn forbid. */
const amongOthers: Paragraph<Declared> = ({ state, move: { people, card }, world, from, to }) => {
  const turn = turnOf(state);
  const bySea = card === 'vent-de-terre' || wayTo(world, from, to, card, state.boats[people])?.by === 'boats';
  const name = nameAt(world.tables, to);
  const rule = ruleAmong(world, turn, to, bySea);
  switch (rule) {
    case 'ZAR-CHE-1':
      return refuse(rule, `Les Chevaliers ont déjà attaqué ${name} ce tour-ci : ils n’attaquent pas deux fois la même province.`);
    case 'ZAR-L-61': {
      const others = PEOPLE_NAMES[pendingAt(turn, to)?.people ?? people];
      return refuse(rule, `Vos ${others} attaquent déjà ${name} : deux peuples d’un même joueur n’attaquent pas ensemble.`);
    }
    case 'ZAR-L-35':
      return refuse(rule, `À votre table un convoi attaque seul : ${name} est déjà visée.`);
    case undefined:
      return undefined;
  }
};

/** ZAR-ATT-1 to 4, ZAR-MER-1 to 3, ZAR-TERRE, ZAR-AILLEURS and the powers of movement: a way leads there, by the card named if one is. */
const byAWay: Paragraph<Omit<Declared, 'move'> & { readonly move: Sent }> = ({ state, move: { people, pawns, card }, world, from, to }) => {
  const boats = card === 'vent-d-ailleurs' ? 0 : state.boats[people];
  const journey = journeyFrom(state, world, { from, pawns, boats, cards: card === null ? [] : [card], stride: 2 });
  const found = routeFor(journey, to, meansOf(card));
  if ('ok' in found) return found;
  return card === null || found.cards.includes(card) ? undefined : landless(world.tables, to);
};

/** What a card is asked to do. */
export const meansOf = (card: Attacking['card']): OneMeans | undefined =>
  card === null ? undefined : card === 'vent-d-ailleurs' ? 'elsewhere' : 'wind';

const ATTACK: readonly Paragraph<Declared>[] = [onOthers, atItsMoment, beforeFights, amongOthers, byAWay];

function judgeAttack(state: State, move: Attacking): Verdict<RuleId> {
  const group = judgeGroup(state, move);
  if (!group.ok) return group;
  const tables = tablesFor(state.options);
  const [from, to] = [numberOf(tables, move.from), placeOf(tables, move.to)];
  if (to === undefined) return noPlace(move.to, 'ZAR-ATT-1');
  return firstOf(ATTACK, { state, move, from, to, world: worldFor(state, move.people, true) });
}

/** Ways of a group from `from`, by every means in hand; `tired`: part of it has fought this turn. */
function waysFrom(state: State, world: World, seat: Seat, from: number, tired: boolean): readonly Way[] {
  if (ruleAgainstLeaving(world, from, tired)) return [];
  const { tables, people } = world;
  const { territories } = tables;
  const isTarget = (to: number) => !ruleAgainstStopping(world, from, tired, to);
  const ways: Way[] = [];
  const onFoot = new Set<number>();
  eachHop(world, from, (to, by) => {
    if (!isTarget(to)) return;
    ways.push({ to, by, cells: 0, boats: 0, card: null });
    onFoot.add(to);
  });
  if (from >= territories) return ways;
  const hand = state.hands[seat] ?? [];
  const boats = state.boats[people];
  const wind = hand.includes('vent-de-terre');
  const embarks = (boats > 0 || wind) && (tables.seas[from]?.length ?? 0) > 0 && boardsOf(world, tired) !== 'never';
  for (let to = 0; embarks && to < territories; to += 1) {
    const cells = crossing(world, from, to);
    if (cells === FAR || cells === 0 || onFoot.has(to) || !isTarget(to)) continue;
    const cost = boatsFor(world, cells, boats, false);
    if (cost !== undefined) ways.push({ to, by: 'boats', cells, boats: cost, card: null });
    const less = wind ? boatsFor(world, cells, boats, true) : undefined;
    if (less !== undefined) ways.push({ to, by: 'boats', cells, boats: less, card: 'vent-de-terre' });
  }
  for (let to = 0; hand.includes('vent-d-ailleurs') && to < territories; to += 1) {
    if (isTarget(to) && !isCore(world, to)) ways.push({ to, by: 'elsewhere', cells: 0, boats: 0, card: 'vent-d-ailleurs' });
  }
  return ways;
}

/** Most pawns that may leave a place. */
const mostFrom = (state: State, world: World, from: number): number => (state.pawns[from] ?? 0) - staying(world, from);

/** Attacks of one people: each way once, with the largest group. */
function attacksOf(state: State, seat: Seat, people: People): readonly Attacking[] {
  const turn = turnOf(state);
  if (turn.engaged && !goesOnMoving(state, people)) return [];
  const world = worldFor(state, people, true);
  const { tables } = world;
  const moves: Attacking[] = [];
  const add = (from: number, { to, by, card }: Way, pawns: number) => {
    if (!ruleAmong(world, turn, to, by === 'boats'))
      moves.push({ kind: 'attack', seat, people, from: idOf(tables, from), to: idOf(tables, to), pawns, card });
  };
  for (let from = 0; from < state.pawns.length; from += 1) {
    const isMine = from < tables.territories ? state.owners[from] === people : people === 'dragons';
    const most = isMine ? mostFrom(state, world, from) : 0;
    if (most < 1) continue;
    const fresh = (state.pawns[from] ?? 0) - (turn.came[from] ?? 0);
    const [all, some] = [most > fresh, Math.min(most, fresh)];
    const whole = waysFrom(state, world, seat, from, all);
    for (const way of whole) add(from, way, most);
    if (!all || some < 1) continue;
    for (const way of waysFrom(state, world, seat, from, false)) {
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
  if (to === undefined) return noPlace(move.to, 'ZAR-ATT-1');
  if (state.owners[to] !== move.people || move.card !== null) {
    return refuse('ZAR-REO-1', 'Pendant les attaques on ne se réorganise pas encore.');
  }
  if (move.people !== 'chevaliers' || readingsOf(state.options)['ZAR-L-32'] !== 'oui') {
    // What is brought to a port is brought there to sail (ZAR-MER-2).
    if (move.people !== 'chevaliers' && (tables.seas[to] ?? []).length > 0 && state.boats[move.people] > 0)
      return refuse('ZAR-MER-2', `On ne regroupe pas ses pions à ${nameAt(tables, to)} avant d’embarquer.`);
    return refuse(
      move.people === 'chevaliers' ? 'ZAR-L-32' : 'ZAR-REO-1',
      'On marche d’une de ses provinces à l’autre à la réorganisation, après tous les combats.',
    );
  }
  return firstOf([byAWay], { state, move, from: numberOf(tables, move.from), to, world: worldFor(state, move.people, true) });
}

/** `came` once a group has left: those that were there at the beginning of the turn go first. */
function leaving(state: State, { came }: Turn, from: number, pawns: number): readonly number[] {
  const late = came[from] ?? 0;
  return late === 0 ? came : withAt(came, from, Math.min(late, (state.pawns[from] ?? 0) - pawns));
}

/** Marches between two fights where the table allows them (ZAR-L-32), with pawns that have not moved yet. */
function marchesAmong(state: State, seat: Seat): readonly Move[] {
  const turn = turnOf(state);
  const world = turn.peoples.includes('chevaliers') ? worldFor(state, 'chevaliers', true) : undefined;
  if (!world || !mayMarch(world)) return [];
  const { tables } = world;
  const moves: Move[] = [];
  for (const [from, owner] of state.owners.entries()) {
    const pawns = Math.min(mostFrom(state, world, from), (state.pawns[from] ?? 0) - (turn.came[from] ?? 0));
    if (owner !== 'chevaliers' || pawns < 1 || ruleAgainstLeaving(world, from, false)) continue;
    for (const to of tables.land[from] ?? []) {
      if (!isMarch(world, from, to)) continue;
      moves.push({ kind: 'march', seat, people: 'chevaliers', from: idOf(tables, from), to: idOf(tables, to), pawns, card: null });
    }
  }
  return moves;
}

/** The group leaves, pays its boats and its card, and stands before its target. */
function set(state: State, move: Attacking, tell: Tell): State {
  const turn = turnOf(state);
  const world = worldFor(state, move.people, true);
  const { tables } = world;
  const [from, to] = [numberOf(tables, move.from), numberOf(tables, move.to)];
  const way = wayTo(world, from, to, move.card, state.boats[move.people]);
  if (!way) throw new Error(`no way from ${move.from} to ${move.to}`);
  const { seat, people, pawns, card } = move;
  const over = overOf(world, from, to, way.by).map((place) => idOf(tables, place));
  tell({ kind: 'attacked', seat, people, from: move.from, into: move.to, pawns, by: [way.by], over, boats: way.boats, card });
  const group: AttackGroup = { from, pawns, bySea: way.by === 'boats' };
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
