/**
 * Reorganisation: two steps a people, in one movement or two, the flights of the Ailés beside them, winds that carry or free (ZAR-REO, ZAR-AIL-3, ZAR-DRA-1,
 * ZAR-TERRE, ZAR-AILLEURS, ZAR-BRUME). A movement of two steps that drops or picks up pawns on the way is played as two of one step; that of Ailés too: a
 * march to a neighbour is a flight until what follows asks that it was a step on foot.
 */
import { of, upperFirst } from '../../core/french.ts';
import { ALLOWED, refuse, type Verdict } from '../../core/verdict.ts';
import { FAR, idOf, isSea, placeOf } from '../board/tables.ts';
import type { PlaceId } from '../data/board-types.ts';
import { PEOPLE_NAMES } from '../data/peoples.ts';
import type { RuleId } from '../ids.ts';
import { judgeCard } from '../magic.ts';
import { isCore } from '../rules/movement/lifts.ts';
import type { MoveCard } from '../rules/movement/question.ts';
import type { Way as Walk } from '../rules/movement/way.ts';
import { freed, judgeMove, type MoveVerdict } from '../rules/movement.ts';
import type { People } from '../types.ts';
import { judgeAlone, judgeGroup, landless, meansOf } from './attacks.ts';
import type { Chapter } from './chapter.ts';
import type { Tell } from './events.ts';
import { duringTurn, questionOf } from './moment.ts';
import { played, settled } from './settle.ts';
import { otherTellings, retold, type Telling } from './state/trips.ts';
import { nameAt, numberOf, tablesFor, turnOf, withAt } from './table.ts';
import { endTurn } from './turn.ts';
import type { Move, MoveOf, Seat, State, Trip, Turn } from './types.ts';
import {
  boatsFor,
  cellsBetween,
  coastsOf,
  footHop,
  type Ground,
  groundOf,
  isEveryones,
  linked,
  mayLeave,
  mayStop,
  near,
  overOf,
} from './ways.ts';

type Marching = MoveOf<'march'>;

/** Steps of one people's reorganisation (ZAR-REO-1). */
export const STEPS = 2;

const stepsLeft = (state: State, people: People): number => STEPS - turnOf(state).steps[people];

/** How a group of a legal move goes, and what it takes of the two steps. */
interface Passage {
  readonly by: Walk['legs'][number]['by'][];
  readonly over: readonly PlaceId[];
  readonly boats: number;
  readonly steps: number;
  /** Its pawns do not move again this turn. */
  readonly lands: boolean;
}

/** Whether its pawns land for good: all that takes nothing of the two steps, and what a Vent d'Ailleurs carries. */
const landsBy = ({ legs, steps }: Walk): boolean => steps === 0 || legs.some(({ by }) => by === 'elsewhere');

const passageOf = (way: Walk): Passage => ({
  by: way.legs.map(({ by }) => by),
  over: way.legs.flatMap(({ over }) => over),
  boats: way.boats,
  steps: way.steps,
  lands: landsBy(way),
});

/**
 * The verdict of `rules/movement.ts`: by the card named, under the Vent de Brume, or by what steps are left. One step is tried before two, so that a crossing
 * is not taken for a longer walk: who would rather walk makes two movements.
 */
function wayOf(state: State, move: Marching, from: number): MoveVerdict {
  const tables = tablesFor(state.options);
  const { people, pawns, card, to } = move;
  const ask = (boats: number, cards: readonly MoveCard[], stride: 1 | 2) =>
    questionOf(state, { people, from, pawns }, 'reorganisation', { cards, boats, stride });
  if (card === 'vent-d-ailleurs') return judgeMove(tables, ask(0, [card], 1), to, 'elsewhere');
  if (turnOf(state).mist) {
    return card === null
      ? judgeMove(tables, ask(0, ['vent-de-brume'], 2), to, 'mist')
      : {
          ok: false,
          to,
          rule: 'ZAR-BRUME',
          because: 'Sous le Vent de Brume la mer se traverse sans bateau : le Vent de Terre n’y servirait à rien.',
        };
  }
  const cards: readonly MoveCard[] = card === null ? [] : [card];
  let verdict: MoveVerdict | undefined;
  for (const stride of stepsLeft(state, people) >= STEPS ? ([1, 2] as const) : ([1] as const)) {
    verdict = judgeMove(tables, ask(state.boats[people], cards, stride), to, meansOf(card));
    if (verdict.ok && (card === null || verdict.cards.includes(card))) return verdict;
    // A walk of as many steps makes the card useless, and a flight does where all of them may fly.
    if (verdict.ok) return landsBy(verdict) && boardsInstead(state, move, from) ? verdict : landless(tables, to);
  }
  if (!verdict) throw new Error('a way was asked for, and not looked for');
  return verdict;
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

/** How many Ailés may go aboard by a Vent de Terre where a flight leads, and no step on foot. */
function mostAboard(ground: Ground<State>, from: number, to: number): number {
  const isNext = ground.tables.land[from]?.includes(to) ?? false;
  const most = isNext ? 0 : (stepInstead(ground, 'vent-de-terre', from, to)?.most ?? 0);
  return Math.min(most, (ground.state.pawns[from] ?? 0) - 1);
}

/** Whether Ailés that may not all fly there go aboard by the card they name. */
const boardsInstead = (state: State, { people, pawns, to }: Marching, from: number): boolean =>
  pawns > freshAt(state, from) && pawns <= mostAboard(groundOf(state, people, false), from, numberOf(tablesFor(state.options), to));

/** A step of the two that leads where Ailés go without one, on foot or aboard, and how many may take it. */
function stepInstead(
  ground: Ground<State>,
  card: Marching['card'],
  from: number,
  to: number,
): { readonly step: Passage; readonly most: number } | undefined {
  const { state, people } = ground;
  const { mist, came } = turnOf(state);
  if (!ground.flies || mist || card === 'vent-d-ailleurs') return undefined;
  const step = oneStep({ ...ground, flies: false }, card, from, to);
  if (!step || step.steps > stepsLeft(state, people)) return undefined;
  const isLate = step.by.includes('boats') && state.options.options['ZAR-L-51'] === 'non';
  const late = isLate ? (came[from] ?? 0) : 0;
  return { step, most: Math.min((state.pawns[from] ?? 0) - late, freeFrom(state, people, from, step)) };
}

function groupStep(ground: Ground<State>, move: Marching, from: number, to: number): Passage | undefined {
  const instead = stepInstead(ground, move.card, from, to);
  return instead && move.pawns <= instead.most ? instead.step : undefined;
}

function judgeFresh(state: State, move: Marching, from: number, way: Walk): Verdict<RuleId> {
  const { pawns, people } = move;
  const isMist = way.cards.includes('vent-de-brume');
  const free = freeFrom(state, people, from, { steps: way.steps, lands: landsBy(way) && !isMist });
  if (pawns <= free) return ALLOWED;
  const tables = tablesFor(state.options);
  if (landsBy(way) && groupStep(groundOf(state, people, false), move, from, numberOf(tables, move.to))) return ALLOWED;
  const isCalled = people === 'araignees' && (turnOf(state).called[from] ?? 0) > 0;
  const rule: RuleId = isCalled ? 'ZAR-L-25' : people === 'ailes' ? 'ZAR-AIL-3' : isMist ? 'ZAR-BRUME' : 'ZAR-L-46';
  const some = free > 0 ? `${free} ${free > 1 ? 'pions peuvent' : 'pion peut'} encore partir` : 'aucun pion ne peut repartir';
  return refuse(rule, `${upperFirst(of(nameAt(tables, from)))}, ${some} ainsi : les autres ont déjà fait leur mouvement.`);
}

function judgeMarch(state: State, move: Marching): Verdict<RuleId> {
  const tables = tablesFor(state.options);
  const group = judgeGroup(state, move);
  if (!group.ok) return group;
  const [from, to] = [numberOf(tables, move.from), placeOf(tables, move.to)];
  if (to === undefined) return refuse('ZAR-REO-2', `« ${move.to} » n’est pas un lieu de ce plateau.`);
  if (move.card !== null) {
    const answer = judgeCard(move.card, duringTurn(state, move.seat, 'reorganisation'));
    if (!answer.ok) return answer;
  }
  const way = wayOf(state, move, from);
  if (!way.ok) return way;
  const left = turnOf(state).mist ? STEPS : stepsLeft(state, move.people);
  if (way.steps > left) {
    const used = STEPS - left;
    return refuse(
      'ZAR-REO-1',
      `Les ${PEOPLE_NAMES[move.people]} ont déjà fait ${used} pas sur ${STEPS} ; ce mouvement en demande ${way.steps}.`,
    );
  }
  return judgeFresh(state, move, from, way);
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
}

/** Ways of one step, of one flight, or of one card; none of two steps, which two of one make up. */
function passages(ground: Ground<State>, seat: Seat, from: number): readonly Listed[] {
  const { state, tables, people } = ground;
  const { territories } = tables;
  const turn = turnOf(state);
  const left = STEPS - turn.steps[people];
  if (!mayLeave(ground, from, false)) return [];
  const isMine = (to: number) => to !== from && (to >= territories || state.owners[to] === people) && mayStop(ground, to, false);
  const found: Listed[] = [];
  const add = (to: number, card: Marching['card'], lands: boolean, steps = lands ? 0 : 1) => found.push({ to, card, lands, steps });
  const foot = new Set<number>();
  for (const to of near(ground, from)) {
    const hop = isMine(to) ? footHop(ground, from, to) : undefined;
    if (!hop) continue;
    const flies = isEveryones(ground, from, hop);
    if (!flies && left < 1) continue;
    foot.add(to);
    add(to, null, flies);
  }
  const hand = state.hands[seat] ?? [];
  const boats = state.boats[people];
  const wind = hand.includes('vent-de-terre');
  const isFree = people === 'ailes' && state.options.options['ZAR-L-53'] === 'oui';
  if ((left > 0 || isFree) && from < territories && (boats > 0 || wind)) {
    for (const to of coastsOf(tables)) {
      const cells = cellsBetween(ground, from, to);
      if (cells === FAR || cells === 0 || !isMine(to)) continue;
      if (foot.has(to)) {
        if (wind && people === 'ailes' && mostAboard(ground, from, to) > freshAt(state, from)) add(to, 'vent-de-terre', false);
        continue;
      }
      if (state.options.options['ZAR-L-21'] === 'un-pas-par-case' && cells > 1) continue;
      const lands = embarksFree(ground, people, from, to);
      if (left < 1 && !lands) continue;
      if (boatsFor(ground, cells, boats, false) !== undefined) add(to, null, lands);
      if (wind && boatsFor(ground, cells, boats, true) !== undefined) add(to, 'vent-de-terre', lands);
    }
  }
  return [...found, ...leaps(ground, seat, from)];
}

/** Ways by a Vent d'Ailleurs, under a Vent de Brume too. */
function leaps(ground: Ground<State>, seat: Seat, from: number): readonly Listed[] {
  const { state, tables, people } = ground;
  const steps = leapSteps(state);
  const isHeld = state.hands[seat]?.includes('vent-d-ailleurs') && steps <= stepsLeft(state, people);
  if (!isHeld || from >= tables.territories || !mayLeave(ground, from, false)) return [];
  const isOpen = (to: number) => to !== from && state.owners[to] === people && mayStop(ground, to, false) && !isCore(ground, to);
  return state.owners.flatMap((_, to) => (isOpen(to) ? [{ to, card: 'vent-d-ailleurs', lands: true, steps }] : []));
}

/** What a Vent d'Ailleurs takes of the two steps (ZAR-L-46): nothing where a Vent de Brume lifts the number of groups. */
const leapSteps = ({ options, turn }: Pick<State, 'options' | 'turn'>): number =>
  options.options['ZAR-L-46'] === 'compte-comme-un-groupe' && !turn?.mist ? 1 : 0;

/** Whether a boat of the Ailés takes nothing of the two steps, like a flight: outside the kingdom of Zargos, whatever ZAR-L-19 (ZAR-L-53). */
const embarksFree = ({ flies, state, tables: { powerless } }: Ground<State>, people: People, from: number, to: number): boolean =>
  people === 'ailes' && flies && state.options.options['ZAR-L-53'] === 'oui' && powerless[from] !== 1 && powerless[to] !== 1;

const STEP: Counted = { lands: false, steps: 1 };

/** Of `most` that might leave a place, how many may so: Ailés by a step of the two where more of them may than fly. */
function mostFrom(ground: Ground<State>, from: number, way: Listed, most: number): number {
  const { state, people } = ground;
  const usual = usualFrom(state, from, way);
  if (usual >= most) return most;
  if (people !== 'ailes') return usual;
  const free = Math.min(most, freeFrom(state, people, from, way));
  if (free === most || !way.lands || freeFrom(state, people, from, STEP) <= free) return free;
  return Math.max(free, Math.min(most, stepInstead(ground, way.card, from, way.to)?.most ?? 0));
}

/** Where the Vent de Brume leads from a place: the same while nobody's places and no effect change. */
const MISTS = new WeakMap<State['owners'], WeakMap<State['effects'], Map<string, Uint8Array>>>();

function freedFrom(state: State, people: People, from: number, pawns: number): Uint8Array {
  const byEffects = MISTS.get(state.owners) ?? new WeakMap<State['effects'], Map<string, Uint8Array>>();
  MISTS.set(state.owners, byEffects);
  const known = byEffects.get(state.effects) ?? new Map<string, Uint8Array>();
  byEffects.set(state.effects, known);
  const key = `${people} ${from}`;
  const cached = known.get(key);
  if (cached) return cached;
  const ground = groundOf(state, people, false);
  const question = () => questionOf(state, { people, from, pawns }, 'reorganisation', { cards: ['vent-de-brume'], boats: 0, stride: 2 });
  // A flight under the Vent de Brume goes over what is not its own: only the search of `rules/movement.ts` follows it.
  const found = ground.flies ? freed(ground.tables, question()) : linked(ground, from);
  known.set(key, found);
  return found;
}

/** Under a Vent de Brume: every place of the people that it can be freed to. */
function misty(state: State, seat: Seat, people: People, from: number): readonly Marching[] {
  const tables = tablesFor(state.options);
  const stands = state.pawns[from] ?? 0;
  const stays = from < state.owners.length || state.options.options['ZAR-L-45'] === 'oui' ? 1 : 0;
  const leaves = state.options.options['ZAR-L-38'] === 'abandon-permis' ? 0 : stays;
  const { landed, called } = turnOf(state);
  const pawns = Math.min(stands - leaves, stands - (landed[from] ?? 0), stands - (called[from] ?? 0));
  if (pawns < 1) return [];
  const list: Marching[] = [];
  for (const [to, isFree] of freedFrom(state, people, from, pawns).entries()) {
    if (isFree === 1) list.push({ kind: 'march', seat, people, from: idOf(tables, from), to: idOf(tables, to), pawns, card: null });
  }
  return list;
}

function marchesOf(state: State, seat: Seat, people: People): readonly Move[] {
  const ground = groundOf(state, people, false);
  const { tables } = ground;
  const turn = turnOf(state);
  const sea = state.options.options['ZAR-L-45'] === 'oui' ? 1 : 0;
  const list: Move[] = [];
  for (let from = 0; from < state.pawns.length; from += 1) {
    const isMine = from < tables.territories ? state.owners[from] === people : people === 'dragons';
    if (!isMine || (state.pawns[from] ?? 0) === 0) continue;
    if (turn.mist) list.push(...misty(state, seat, people, from));
    const stands = state.pawns[from] ?? 0;
    const most = Math.min(stands - (from < tables.territories ? 1 : sea), stands - (turn.called[from] ?? 0));
    for (const way of most < 1 ? [] : turn.mist ? leaps(ground, seat, from) : passages(ground, seat, from)) {
      const pawns = mostFrom(ground, from, way, most);
      if (pawns < 1) continue;
      const { to, card } = way;
      const move: Marching = { kind: 'march', seat, people, from: idOf(tables, from), to: idOf(tables, to), pawns, card };
      const sized = boarding(state, move, from, to);
      if (sized) list.push(sized);
    }
  }
  return list;
}

/** At a table where only pawns there since the beginning of the turn embark (ZAR-L-51), as many as may. */
function boarding(state: State, move: Marching, from: number, to: number): Marching | undefined {
  if (state.options.options['ZAR-L-51'] !== 'non') return move;
  const ground = groundOf(state, move.people, false);
  if (move.card === 'vent-d-ailleurs' || (move.card === null && footHop(ground, from, to))) return move;
  const pawns = Math.min(move.pawns, (state.pawns[from] ?? 0) - (turnOf(state).came[from] ?? 0));
  return pawns < 1 ? undefined : { ...move, pawns };
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
  const isShort = over.length === 1 || state.options.options['ZAR-L-21'] !== 'un-pas-par-case';
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

/** A hop on foot, a flight, or a crossing, as the tables tell it. */
function oneStep(ground: Ground<State>, card: Marching['card'], from: number, to: number): Passage | undefined {
  const { state, tables, people } = ground;
  const { options } = state.options;
  const hop = card === null && near(ground, from).includes(to) ? footHop(ground, from, to) : undefined;
  const isFree = embarksFree(ground, people, from, to);
  if (hop) {
    const lands = isFree || isEveryones(ground, from, hop);
    const over = overOf(ground, from, { to, by: hop }).map((place) => idOf(tables, place));
    return { by: [hop], over, boats: 0, steps: lands ? 0 : 1, lands };
  }
  const cells = cellsBetween(ground, from, to);
  const boats = boatsFor(ground, cells, state.boats[people], card === 'vent-de-terre');
  const isLong = options['ZAR-L-21'] === 'un-pas-par-case' && cells > 1;
  if (boats === undefined || isLong || (!isFree && stepsLeft(state, people) < 1)) return undefined;
  const over = overOf(ground, from, { to, by: 'boats' }).map((place) => idOf(tables, place));
  return { by: ['boats'], over, boats, steps: isFree ? 0 : 1, lands: isFree };
}

/** Of a flight and a group's step, what takes fewer of the two steps, the marches before it told anew; the step where they take as many. */
function cheaper(state: State, move: Marching, from: number, flight: Passage, step: Passage | undefined): Passage {
  const cost = (way: Passage) => way.steps + walksFor(state, move, from, way).length;
  if (!step) return flight;
  return move.pawns <= freeFrom(state, move.people, from, flight) && cost(flight) < cost(step) ? flight : step;
}

/** From tables where one step, one flight or a card makes the way; else as `rules/movement.ts` finds it. */
function passageFor(state: State, move: Marching, from: number, to: number): Passage {
  const { people, card } = move;
  const ground = groundOf(state, people, false);
  if (card === 'vent-d-ailleurs') {
    return { by: ['elsewhere'], over: [], boats: 0, steps: leapSteps(state), lands: true };
  }
  if (turnOf(state).mist) return { by: [], over: [], boats: 0, steps: 0, lands: true };
  const way = oneStep(ground, card, from, to);
  if (way?.lands && move.pawns > freshAt(state, from)) return cheaper(state, move, from, way, groupStep(ground, move, from, to));
  if (way) return way;
  const longer = wayOf(state, move, from);
  if (!longer.ok) throw new Error(`no way from ${move.from} to ${move.to}: ${longer.because}`);
  return passageOf(longer);
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
