/**
 * Reorganisation: two steps a people, in one movement or two, the flights of the Ailés beside them, winds that carry or free (ZAR-REO, ZAR-AIL-3, ZAR-DRA-1,
 * ZAR-TERRE, ZAR-AILLEURS, ZAR-BRUME). A movement of two steps that drops or picks up pawns on the way is played as two of one step; that of Ailés too: a
 * march to a neighbour is a flight until what follows asks that it was a step on foot.
 */
import { of, upperFirst } from '../../core/french.ts';
import { ALLOWED, type Refusal, refuse, type Verdict } from '../../core/verdict.ts';
import { FAR, idOf, isSea, placeOf } from '../board/tables.ts';
import type { PlaceId } from '../data/board-types.ts';
import { PEOPLE_NAMES } from '../data/peoples.ts';
import type { RuleId } from '../ids.ts';
import { judgeCard } from '../magic.ts';
import { readingsOf } from '../options.ts';
import { ruleAgainstLeaving, ruleAgainstStopping, staying } from '../rules/movement/guards.ts';
import { boatsFor, costsNothing, crossing, eachHop, embarksFree, hopTo, isCore, leapSteps, overOf } from '../rules/movement/hops.ts';
import type { Route } from '../rules/movement/route.ts';
import { stepsOf } from '../rules/movement/way.ts';
import { boardsOf, type Journey, type World } from '../rules/movement/world.ts';
import { freed, routeFor } from '../rules/movement.ts';
import type { People } from '../types.ts';
import { judgeAlone, judgeGroup, meansOf } from './attacks.ts';
import type { Chapter } from './chapter.ts';
import type { Tell } from './events.ts';
import { duringTurn } from './moment.ts';
import { played, settled } from './settle.ts';
import { otherTellings, retold, type Telling } from './state/trips.ts';
import { nameAt, numberOf, tablesFor, turnOf, withAt } from './table.ts';
import { endTurn } from './turn.ts';
import type { Move, MoveOf, Seat, State, Trip, Turn } from './types.ts';
import { journeyFrom, landless, noPlace, wayTo, worldFor } from './ways.ts';

type Marching = MoveOf<'march'>;

/** Steps of one people's reorganisation (ZAR-REO-1). */
export const STEPS = 2;

const spent = (people: People, left: number, wanted: number): Refusal<RuleId> =>
  refuse('ZAR-REO-1', `Les ${PEOPLE_NAMES[people]} ont déjà fait ${STEPS - left} pas sur ${STEPS} ; ce mouvement en demande ${wanted}.`);

const stepsLeft = (state: State, people: People): number => STEPS - turnOf(state).steps[people];

/** How a group of a legal move goes, and what it takes of the two steps. */
interface Passage {
  readonly by: readonly Route['legs'][number]['by'][];
  readonly over: readonly PlaceId[];
  readonly boats: number;
  readonly steps: number;
  /** Its pawns do not move again this turn. */
  readonly lands: boolean;
}

/** A way as it is played: pawns land for good by all that takes nothing of the two steps, and by a Vent d'Ailleurs. */
function passageOf(journey: Journey, route: Route): Passage {
  const steps = stepsOf(journey, route);
  return {
    by: route.legs.map(({ by }) => by),
    over: route.legs.flatMap(({ over }) => over),
    boats: route.boats,
    steps,
    lands: steps === 0 || route.means === 'elsewhere',
  };
}

/** Under a Vent de Brume nothing is told of the way, and nothing counted (ZAR-BRUME). */
const MIST: Passage = { by: [], over: [], boats: 0, steps: 0, lands: true };

/** The way of a march by the card named, under the Vent de Brume, or by what steps are left; or why there is none. */
function wayOf(state: State, world: World, move: Marching, from: number, to: number): Passage | Refusal<RuleId> {
  const { people, pawns, card } = move;
  const { mist } = turnOf(state);
  const isCarried = card === 'vent-d-ailleurs';
  if (mist && card === 'vent-de-terre')
    return refuse('ZAR-BRUME', 'Sous le Vent de Brume la mer se traverse sans bateau : le Vent de Terre n’y servirait à rien.');
  if (mist && !isCarried) {
    const mayLeave = pawns <= (state.pawns[from] ?? 0) - staying(world, from, true) && !ruleAgainstLeaving(world, from, false);
    if (mayLeave && freedFrom(state, world, from, pawns)[to] === 1) return MIST;
    const found = routeFor(misty(state, world, from, pawns), to, 'mist');
    return 'ok' in found ? found : MIST;
  }
  const direct = isCarried ? undefined : directly(state, world, move, from, to);
  if (direct) return direct;
  const ask = (stride: 1 | 2) =>
    journeyFrom(state, world, { from, pawns, boats: isCarried ? 0 : state.boats[people], cards: card === null ? [] : [card], stride });
  // One step is tried before two, so that a crossing is not taken for a longer walk: who would rather walk makes two movements.
  const near = ask(1);
  let found = routeFor(near, to, meansOf(card));
  if ('ok' in found && !isCarried) {
    const left = stepsLeft(state, people);
    const far = routeFor(ask(2), to, meansOf(card));
    if (left >= STEPS) found = far;
    else if (!('ok' in far)) return spent(people, left, 2);
  }
  if ('ok' in found) return found;
  const way = passageOf(near, found);
  if (isCarried) return mist ? { ...way, steps: 0 } : way;
  if (card === null || found.cards.includes(card)) return way;
  // A walk of as many steps makes the card useless, and a flight does where all of them may fly.
  const aboard = way.lands && pawns > freshAt(state, from) ? stepAboard(state, world, from, to) : undefined;
  return aboard && pawns <= aboard.most ? aboard.step : landless(world.tables, to);
}

/** A way, as far as counting pawns needs it; under a Vent de Brume nobody lands, but who has landed stays. */
type Counted = Pick<Passage, 'steps' | 'lands'>;

/** Pawns of a place that may leave so: those that landed for good stay, and only those that have not moved yet fly or are carried (ZAR-AIL-3, ZAR-L-46). */
const freeIn = (stands: number, { lands }: Counted, { moved, landed }: Pick<Telling, 'moved' | 'landed'>): number =>
  stands - (lands ? moved : landed);

const usualFrom = (state: State, from: number, way: Counted): number => {
  const { moved, landed } = turnOf(state);
  return (state.pawns[from] ?? 0) - ((way.lands ? moved[from] : landed[from]) ?? 0);
};

/** The same however the Ailés' marches are told. */
function freeFrom(state: State, people: People, from: number, way: Counted): number {
  let most = usualFrom(state, from, way);
  if (people !== 'ailes') return most;
  const left = stepsLeft(state, people) - way.steps;
  for (const telling of left > 0 ? otherTellings(turnOf(state), from) : [])
    if (telling.walks.length <= left) most = Math.max(most, freeIn(state.pawns[from] ?? 0, way, telling));
  return most;
}

/** The trips to be told as steps for so many pawns to leave: as few as may be, and then those that let most pawns leave. */
function walksFor(state: State, { people, pawns }: Marching, from: number, way: Counted): readonly number[] {
  if (people !== 'ailes' || pawns <= usualFrom(state, from, way)) return [];
  const left = stepsLeft(state, people) - way.steps;
  const free = (telling: Telling) => freeIn(state.pawns[from] ?? 0, way, telling);
  const enough = otherTellings(turnOf(state), from).filter((telling) => telling.walks.length <= left && pawns <= free(telling));
  const fewest = enough.filter(({ walks }) => walks.length === enough[0]?.walks.length);
  return fewest.sort((one, other) => free(other) - free(one))[0]?.walks ?? [];
}

/** Pawns of a place that have not moved yet in this reorganisation. */
const freshAt = (state: State, from: number): number => (state.pawns[from] ?? 0) - (turnOf(state).moved[from] ?? 0);

/** Pawns of a place that may embark, moved or not: at a table that reads ZAR-L-51 so, those there since the turn began. */
const readyAt = (state: State, world: World, from: number): number =>
  (state.pawns[from] ?? 0) - (boardsOf(world, true) === 'never' ? (turnOf(state).came[from] ?? 0) : 0);

/** A hop straight there: a step of the two, or nothing of them aboard as ZAR-L-53 has it. */
function straight(state: State, world: World, card: Marching['card'], from: number, to: number): Passage | undefined {
  const way = wayTo(world, from, to, card, state.boats[world.people]);
  if (!way || (world.cellIsStep && way.cells > 1)) return undefined;
  const over = overOf(world, from, to, way.by).map((place) => idOf(world.tables, place));
  const lands = way.by === 'boats' ? embarksFree(world, from, to) : costsNothing(world, from, way.by);
  return { by: [way.by], over, boats: way.boats, steps: lands ? 0 : 1, lands };
}

/** The march by one hop, if it may go so: what the listing lists. A card is no use where a hop does without. */
function directly(state: State, world: World, { pawns, card }: Marching, from: number, to: number): Passage | undefined {
  const stands = state.pawns[from] ?? 0;
  const isBarred =
    pawns > stands - staying(world, from) || ruleAgainstLeaving(world, from, false) || ruleAgainstStopping(world, from, false, to);
  if (isBarred || (card !== null && hopTo(world, from, to))) return undefined;
  const way = straight(state, world, card, from, to);
  const isLate = pawns > stands - (turnOf(state).came[from] ?? 0);
  return way?.by.includes('boats') && boardsOf(world, isLate) === 'never' ? undefined : way;
}

/** A step of the two that leads where Ailés go without one, on foot or aboard, and how many may take it. */
interface Instead {
  readonly step: Passage;
  readonly most: number;
}

function stepInstead(state: State, world: World, card: Marching['card'], from: number, to: number): Instead | undefined {
  const { people, flies } = world;
  if (!flies || turnOf(state).mist || card === 'vent-d-ailleurs' || stepsLeft(state, people) < 1) return undefined;
  const step = straight(state, { ...world, flies: false, embarks: false }, card, from, to);
  if (!step) return undefined;
  const standing = step.by.includes('boats') ? readyAt(state, world, from) : (state.pawns[from] ?? 0);
  return { step, most: Math.min(standing, freeFrom(state, people, from, step)) };
}

/** The same by a Vent de Terre where a flight leads, and no step on foot. */
const stepAboard = (state: State, world: World, from: number, to: number): Instead | undefined =>
  world.tables.land[from]?.includes(to) ? undefined : stepInstead(state, world, 'vent-de-terre', from, to);

/** How a group goes, and what it takes of the two steps, the marches before it told anew; or why it does not. A step of the two rather than a flight that takes as many. */
function passageFor(state: State, move: Marching, from: number, to: number): Passage | Refusal<RuleId> {
  const { people, pawns, card } = move;
  const world = worldFor(state, people, false);
  const way = wayOf(state, world, move, from, to);
  if ('ok' in way) return way;
  const left = stepsLeft(state, people);
  if (way.steps > left) return spent(people, left, way.steps);
  const isMist = way === MIST;
  const counted = isMist ? { ...way, lands: false } : way;
  const usual = usualFrom(state, from, counted);
  const free = pawns <= usual ? usual : freeFrom(state, people, from, counted);
  const found = way.lands && pawns > freshAt(state, from) ? stepInstead(state, world, card, from, to) : undefined;
  const step = found && pawns <= found.most ? found.step : undefined;
  const cost = (one: Passage) => one.steps + walksFor(state, move, from, one).length;
  if (pawns <= free && (!step || cost(way) < cost(step))) return way;
  if (step) return step;
  const isCalled = people === 'araignees' && (turnOf(state).called[from] ?? 0) > 0;
  const rule: RuleId = isCalled ? 'ZAR-L-25' : people === 'ailes' ? 'ZAR-AIL-3' : isMist ? 'ZAR-BRUME' : 'ZAR-L-46';
  const some = free > 0 ? `${free} ${free > 1 ? 'pions peuvent' : 'pion peut'} encore partir` : 'aucun pion ne peut repartir';
  return refuse(rule, `${upperFirst(of(nameAt(world.tables, from)))}, ${some} ainsi : les autres ont déjà fait leur mouvement.`);
}

function judgeMarch(state: State, move: Marching): Verdict<RuleId> {
  const tables = tablesFor(state.options);
  const group = judgeGroup(state, move);
  if (!group.ok) return group;
  const [from, to] = [numberOf(tables, move.from), placeOf(tables, move.to)];
  if (to === undefined) return noPlace(move.to, 'ZAR-REO-2');
  if (move.card !== null) {
    const answer = judgeCard(move.card, duringTurn(state, move.seat, 'reorganisation'));
    if (!answer.ok) return answer;
  }
  const passage = passageFor(state, move, from, to);
  return 'ok' in passage ? passage : ALLOWED;
}

function judgeMist(state: State, move: MoveOf<'card'>): Verdict<RuleId> {
  const answer = judgeAlone(state, move, 'reorganisation');
  if (!answer.ok) return answer;
  return Object.keys(move.target).length === 0
    ? ALLOWED
    : refuse('ZAR-BRUME', 'Le Vent de Brume ne désigne rien : il libère tous vos pions.');
}

function judge(state: State, move: Move): Verdict<RuleId> {
  switch (move.kind) {
    case 'march':
      return judgeMarch(state, move);
    case 'card':
      return judgeMist(state, move);
    case 'done':
      return ALLOWED;
    default:
      return refuse('ZAR-REO-1', 'C’est le moment de se réorganiser : les attaques sont finies.');
  }
}

interface Listed extends Counted {
  readonly to: number;
  readonly card: Marching['card'];
  readonly boards: boolean;
}

/** Ways of one step, of one flight, or of one card; none of two steps, which two of one make up. */
function passages(state: State, world: World, seat: Seat, from: number): readonly Listed[] {
  const { tables, people } = world;
  const { territories } = tables;
  const left = stepsLeft(state, people);
  const isMine = (to: number) => !ruleAgainstStopping(world, from, false, to);
  const found: Listed[] = [];
  const add = (to: number, card: Marching['card'], lands: boolean, boards: boolean) =>
    found.push({ to, card, lands, steps: lands ? 0 : 1, boards });
  const foot = new Set<number>();
  eachHop(world, from, (to, by) => {
    const flies = costsNothing(world, from, by);
    if (!isMine(to) || (!flies && left < 1)) return;
    foot.add(to);
    add(to, null, flies, false);
  });
  const boats = state.boats[people];
  const wind = state.hands[seat]?.includes('vent-de-terre') ?? false;
  const embarks = (left > 0 || world.embarks) && from < territories && (boats > 0 || wind);
  for (let to = 0; embarks && to < territories; to += 1) {
    const cells = crossing(world, from, to);
    if (cells === FAR || cells === 0 || !isMine(to)) continue;
    if (foot.has(to)) {
      if (wind && people === 'ailes' && mostAboard(state, world, from, to) > freshAt(state, from)) add(to, 'vent-de-terre', false, true);
      continue;
    }
    const lands = embarksFree(world, from, to);
    if ((world.cellIsStep && cells > 1) || (left < 1 && !lands)) continue;
    if (boatsFor(world, cells, boats, false) !== undefined) add(to, null, lands, true);
    if (wind && boatsFor(world, cells, boats, true) !== undefined) add(to, 'vent-de-terre', lands, true);
  }
  return [...found, ...leaps(state, world, seat, from)];
}

/** How many Ailés may go aboard by a Vent de Terre where a flight leads, and no step on foot. */
const mostAboard = (state: State, world: World, from: number, to: number): number =>
  Math.min(stepAboard(state, world, from, to)?.most ?? 0, (state.pawns[from] ?? 0) - 1);

/** Ways by a Vent d'Ailleurs, under a Vent de Brume too; what it takes of the two steps (ZAR-L-46): nothing where the mist lifts the number of groups. */
function leaps(state: State, world: World, seat: Seat, from: number): readonly Listed[] {
  const steps = turnOf(state).mist ? 0 : leapSteps(world);
  const isHeld = state.hands[seat]?.includes('vent-d-ailleurs') && steps <= stepsLeft(state, world.people);
  if (!isHeld || from >= world.tables.territories) return [];
  const isOpen = (to: number) => !ruleAgainstStopping(world, from, false, to) && !isCore(world, to);
  return state.owners.flatMap((_, to) => (isOpen(to) ? [{ to, card: 'vent-d-ailleurs', lands: true, steps, boards: false }] : []));
}

const STEP: Counted = { lands: false, steps: 1 };

/** Of `most` that might leave a place, how many may so: Ailés by a step of the two where more of them may than fly. */
function mostFrom(state: State, world: World, from: number, way: Listed, all: number): number {
  const { people } = world;
  const most = way.boards ? Math.min(all, readyAt(state, world, from)) : all;
  const usual = usualFrom(state, from, way);
  if (usual >= most) return most;
  if (people !== 'ailes') return usual;
  const free = Math.min(most, freeFrom(state, people, from, way));
  if (free === most || !way.lands || freeFrom(state, people, from, STEP) <= free) return free;
  return Math.max(free, Math.min(most, stepInstead(state, world, way.card, from, way.to)?.most ?? 0));
}

/** Where the Vent de Brume leads from each place: the same while nobody's places and no effect change. */
interface Mist {
  readonly effects: State['effects'];
  readonly from: Map<number, Uint8Array>;
}

const MISTS = new WeakMap<State['owners'], Mist>();

const misty = (state: State, world: World, from: number, pawns: number): Journey =>
  journeyFrom(state, world, { from, pawns, boats: 0, cards: ['vent-de-brume'], stride: STEPS });

/** For a group that may leave. */
function freedFrom(state: State, world: World, from: number, pawns: number): Uint8Array {
  const last = MISTS.get(state.owners);
  const mist = last?.effects === state.effects ? last : { effects: state.effects, from: new Map() };
  if (mist !== last) MISTS.set(state.owners, mist);
  const known = mist.from.get(from);
  if (known) return known;
  const found = freed(misty(state, world, from, pawns));
  mist.from.set(from, found);
  return found;
}

/** Under a Vent de Brume: every place of the people that it can be freed to. */
function mistyFrom(state: State, world: World, seat: Seat, from: number): readonly Marching[] {
  const { tables, people } = world;
  const stands = state.pawns[from] ?? 0;
  const { landed, called } = turnOf(state);
  const pawns = Math.min(stands - staying(world, from, true), stands - (landed[from] ?? 0), stands - (called[from] ?? 0));
  if (pawns < 1 || ruleAgainstLeaving(world, from, false)) return [];
  const list: Marching[] = [];
  for (const [to, isFree] of freedFrom(state, world, from, pawns).entries()) {
    if (isFree === 1) list.push({ kind: 'march', seat, people, from: idOf(tables, from), to: idOf(tables, to), pawns, card: null });
  }
  return list;
}

function marchesOf(state: State, seat: Seat, people: People): readonly Move[] {
  const world = worldFor(state, people, false);
  const { tables } = world;
  const { mist, called } = turnOf(state);
  const list: Move[] = [];
  for (let from = 0; from < state.pawns.length; from += 1) {
    const isMine = from < tables.territories ? state.owners[from] === people : people === 'dragons';
    if (!isMine || (state.pawns[from] ?? 0) === 0) continue;
    if (mist) list.push(...mistyFrom(state, world, seat, from));
    const stands = state.pawns[from] ?? 0;
    const most = Math.min(stands - staying(world, from), stands - (called[from] ?? 0));
    if (most < 1 || ruleAgainstLeaving(world, from, false)) continue;
    for (const way of mist ? leaps(state, world, seat, from) : passages(state, world, seat, from)) {
      const pawns = mostFrom(state, world, from, way, most);
      const { to, card } = way;
      if (pawns >= 1) list.push({ kind: 'march', seat, people, from: idOf(tables, from), to: idOf(tables, to), pawns, card });
    }
  }
  return list;
}

/**
 * The end of the turn, a Vent de Brume, then each pair of places one step apart (or one flight, or one card) with the largest group; any size from 1, and
 * two steps at once, may be played.
 */
function moves(state: State, seat: Seat): readonly Move[] {
  const turn = turnOf(state);
  const mist: Move[] =
    !turn.mist && state.hands[seat]?.includes('vent-de-brume') ? [{ kind: 'card', seat, card: 'vent-de-brume', target: {} }] : [];
  return [{ kind: 'done', seat }, ...mist, ...turn.peoples.flatMap((people) => marchesOf(state, seat, people))];
}

/** A march of the Ailés, as what follows may tell it: a hop to a neighbour, or aboard at the other table of ZAR-L-53, is one that a group makes in a step. */
function tripOf(state: State, pawns: number, from: number, to: number, { by, over, lands }: Passage): Trip {
  const [hop, ...others] = by;
  const isNext = tablesFor(state.options).land[from]?.includes(to) ?? false;
  const isShort = over.length === 1 || readingsOf(state.options)['ZAR-L-21'] !== 'un-pas-par-case';
  return { from, to, pawns, lands, mayStep: others.length === 0 && ((hop === 'flight' && isNext) || (hop === 'boats' && isShort)) };
}

function toldTrip(state: State, at: number): { readonly from: PlaceId; readonly into: PlaceId; readonly pawns: number } {
  const trip = turnOf(state).trips?.[at];
  if (!trip) throw new Error(`no trip ${at}`);
  const tables = tablesFor(state.options);
  return { from: idOf(tables, trip.from), into: idOf(tables, trip.to), pawns: trip.pawns };
}

/** The group goes: what is left of each kind of pawns where it stood, and where it comes to. Of a group of Ailés those leave first that have moved. */
function march(state: State, move: Marching, tell: Tell): State {
  const tables = tablesFor(state.options);
  const { seat, people, pawns, card } = move;
  const [from, to] = [numberOf(tables, move.from), numberOf(tables, move.to)];
  const passage = passageFor(state, move, from, to);
  if ('ok' in passage) throw new Error(`no way from ${move.from} to ${move.to}: ${passage.because}`);
  const { by, over, boats, steps, lands } = passage;
  const walks = walksFor(state, move, from, passage);
  tell({
    kind: 'marched',
    seat,
    people,
    from: move.from,
    into: move.to,
    pawns,
    by,
    over,
    boats,
    card: turnOf(state).mist && card === null ? 'vent-de-brume' : card,
    ...(walks.length > 0 && { walked: walks.map((one) => toldTrip(state, one)) }),
  });
  const turn = retold(turnOf(state), state.pawns, walks);
  const rest = (state.pawns[from] ?? 0) - pawns;
  const at = (list: readonly number[], place: number) => list[place] ?? 0;
  const flies = lands && !turn.mist;
  const first = people === 'ailes' ? at(turn.moved, from) - pawns : rest;
  const moved = flies ? at(turn.moved, from) : Math.min(rest, at(turn.moved, from), Math.max(at(turn.landed, from), first));
  const next: Turn = {
    ...turn,
    came: withAt(withAt(turn.came, from, Math.min(at(turn.came, from), rest)), to, at(turn.came, to) + pawns),
    moved: withAt(withAt(turn.moved, from, moved), to, at(turn.moved, to) + pawns),
    landed: lands ? withAt(turn.landed, to, at(turn.landed, to) + pawns) : turn.landed,
    steps: steps === 0 ? turn.steps : { ...turn.steps, [people]: turn.steps[people] + steps },
    ...(people === 'ailes' && !turn.mist && { trips: [...(turn.trips ?? []), tripOf(state, pawns, from, to, passage)] }),
  };
  const standing = withAt(withAt(state.pawns, from, rest), to, at(state.pawns, to) + pawns);
  const owners = rest === 0 && !isSea(tables, from) ? withAt(state.owners, from, null) : state.owners;
  const after: State = {
    ...state,
    owners,
    pawns: standing,
    boats: boats === 0 ? state.boats : { ...state.boats, [people]: state.boats[people] - boats },
    turn: next,
  };
  const paid = card === null ? after : played(after, seat, card);
  // A province quitted under a Vent de Brume may be the Forbidden City (ZAR-L-38, ZAR-ZRG-8); a Vent de Mort that lasts caps what comes (ZAR-L-49).
  const isCalm = owners === state.owners && state.effects.every((effect) => effect.card !== 'vent-de-mort');
  return isCalm ? paid : settled(paid, 'reorganisation', tell);
}

function play(state: State, move: Move, tell: Tell): State {
  switch (move.kind) {
    case 'march':
      return march(state, move, tell);
    case 'card': {
      const { seat, card, target } = move;
      tell({ kind: 'card', seat, card, target });
      const after = played(state, seat, card);
      return { ...after, turn: { ...turnOf(after), mist: true } };
    }
    case 'done':
      return endTurn(state, tell);
    default:
      throw new Error(`no ${move.kind} in reorganisation`);
  }
}

export const REORGANISATION: Chapter = { judge, moves, play };
