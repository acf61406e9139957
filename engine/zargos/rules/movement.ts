/**
 * « Jusqu’où puis-je aller ? »: where one group of a people may go, attacking or reorganising, with one way to get there, and why not elsewhere.
 * Listing and judging are one function; a question is about one group, so joint attacks and second groups are questions of their own.
 */
import { type BoardTables, idOf, placeOf } from '../board/tables.ts';
import type { PlaceId } from '../data/board-types.ts';
import type { RuleId } from '../ids.ts';
import type { Reason } from '../types.ts';
import { type Case, hasCard, hasMist, needsAbandon, objectionToLeaving, objectionToStopping } from './movement/guards.ts';
import { explainer, isCore } from './movement/lifts.ts';
import type { ReachQuestion } from './movement/question.ts';
import { remarksOn } from './movement/remarks.ts';
import { type Route, routeAlong, routeTo } from './movement/route.ts';
import { searchIn } from './movement/search.ts';
import { type Way, wayOf } from './movement/way.ts';
import { misted, ownerOf, worldOf } from './movement/world.ts';

/** A place out of reach: the rule, and one French sentence with the values of the case. */
export interface Beyond {
  readonly ok: false;
  readonly to: PlaceId;
  readonly rule: RuleId;
  readonly because: string;
}

/** A `Verdict<RuleId>` that shows its way when it accepts. */
export type MoveVerdict = Way | Beyond;

export interface Reach {
  /** One a place, in the board's order: territories, then sea cells. */
  readonly verdicts: readonly MoveVerdict[];
  /** What in the question changes nothing, and why. */
  readonly remarks: readonly Reason[];
}

/** ZAR-L-32: Chevaliers marching from one of their territories to the next between two fights */
function isMarch({ question, world }: Case, to: number): boolean {
  const { tables, from } = world;
  const isFree = question.people === 'chevaliers' && !question.effects.includes('inondations') && question.options['ZAR-L-32'] === 'oui';
  if (!world.attacks || !isFree || !question.owners || ownerOf(tables, question.owners, to) !== question.people) return false;
  const awake = tables.powerless[from] === 0 && tables.powerless[to] === 0;
  return awake && world.frozen[to] !== 1 && (tables.land[from]?.includes(to) ?? false);
}

/** Judges every place of one question; what all share is worked out once, at the first need. */
function judgeOf(tables: BoardTables, question: ReachQuestion): (to: number) => MoveVerdict {
  const world = worldOf(tables, question);
  const asked: Case = { question, world };
  const leaving = objectionToLeaving(asked);
  const mist = hasMist(asked) ? misted(world) : undefined;
  const byCardOnly = needsAbandon(asked);
  const plain = leaving || byCardOnly ? [] : searchIn(world);
  const free = leaving || !mist ? [] : searchIn(mist);
  const elsewhere = !leaving && !byCardOnly && hasCard(question, 'vent-d-ailleurs') && world.from < tables.territories;
  const explain = explainer(asked, mist ?? world);
  const routeOf = (to: number): Route | undefined => {
    const [walked, freed] = [plain[to], free[to]];
    if (walked) return routeAlong(asked, 'hops', walked);
    if (elsewhere && to < tables.territories && !isCore(world, to)) return routeTo(asked, 'elsewhere', to);
    return freed && routeAlong(asked, 'mist', freed);
  };
  return (to) => {
    if (!leaving && isMarch(asked, to)) return wayOf(asked, routeTo(asked, 'march', to));
    const stopping = to === world.from ? objectionToStopping(asked, to) : (leaving ?? objectionToStopping(asked, to));
    const route = stopping ? undefined : routeOf(to);
    if (route) return wayOf(asked, route);
    const [rule, because] = stopping ?? explain(to);
    return { ok: false, to: idOf(tables, to), rule, because };
  };
}

/** Every place of the board, with a way there or the rule that forbids it. Under 5 ms for any question. */
export function reach(tables: BoardTables, question: ReachQuestion): Reach {
  const judge = judgeOf(tables, question);
  return { verdicts: tables.ids.map((_, to) => judge(to)), remarks: remarksOn(tables, question) };
}

/** Whether the group may go to `target`. Throws on a place that the board does not have. */
export function judgeMove(tables: BoardTables, question: ReachQuestion, target: PlaceId): MoveVerdict {
  const to = placeOf(tables, target);
  if (to === undefined) throw new Error(`no place ${target} on this board`);
  return judgeOf(tables, question)(to);
}
