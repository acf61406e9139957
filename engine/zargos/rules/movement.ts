/**
 * « Jusqu’où puis-je aller ? »: where one group of a people may go, attacking or reorganising, with one way to get there, and why not elsewhere.
 * Listing and judging are one function; a question is about one group, so joint attacks and second groups are questions of their own.
 */
import type { Reason, Refusal } from '../../core/verdict.ts';
import { type BoardTables, idOf, placeOf } from '../board/tables.ts';
import type { PlaceId } from '../data/board-types.ts';
import type { RuleId } from '../ids.ts';
import { type Case, hasCard, hasMist, needsAbandon, objectionToLeaving, objectionToStopping } from './movement/guards.ts';
import { explainer, isCore } from './movement/lifts.ts';
import type { ReachQuestion } from './movement/question.ts';
import { remarksOn } from './movement/remarks.ts';
import { type Route, routeAlong, routeTo } from './movement/route.ts';
import { isAsleep, searchIn } from './movement/search.ts';
import { type Way, wayOf } from './movement/way.ts';
import { blown, misted, ownerOf, worldOf } from './movement/world.ts';

/** A place out of reach. */
interface Beyond extends Refusal<RuleId> {
  readonly to: PlaceId;
}

/** A `Verdict<RuleId>` that shows its way when it accepts. */
export type MoveVerdict = Way | Beyond;

export interface Reach {
  /** One a place, in the board's order: territories, then sea cells. */
  readonly verdicts: readonly MoveVerdict[];
  /** What in the question changes nothing, and why. */
  readonly remarks: readonly Reason<RuleId>[];
}

/** ZAR-L-32: Chevaliers marching from one of their territories to the next between two fights, a power that sleeps in Zargos (ZAR-L-19) */
function isMarch({ question, world }: Case, to: number): boolean {
  const { tables, from } = world;
  const isFree = question.people === 'chevaliers' && !question.effects.includes('inondations') && question.options['ZAR-L-32'] === 'oui';
  if (!world.attacks || !isFree || !question.owners || ownerOf(tables, question.owners, to) !== question.people) return false;
  return !isAsleep(world, from, to) && world.frozen[to] !== 1 && (tables.land[from]?.includes(to) ?? false);
}

/** A card that is played, where other ways would do too: one that carries the group by itself, or one that serves wherever sea is crossed. */
export type OneMeans = 'elsewhere' | 'mist' | 'wind';

/** Judges every place of one question; what all share is worked out once, at the first need. */
function judgeOf(tables: BoardTables, question: ReachQuestion, only?: OneMeans): (to: number) => MoveVerdict {
  const world = only === 'wind' ? blown(worldOf(tables, question), question.options) : worldOf(tables, question);
  const asked: Case = { question, world };
  const leaving = objectionToLeaving(asked);
  const mist = hasMist(asked) ? misted(world, question.options) : undefined;
  const byCardOnly = needsAbandon(asked);
  const plain = leaving || byCardOnly || only === 'elsewhere' || only === 'mist' ? [] : searchIn(world);
  const free = leaving || !mist || only === 'elsewhere' ? [] : searchIn(mist);
  const elsewhere = !leaving && !byCardOnly && only !== 'mist' && hasCard(question, 'vent-d-ailleurs') && world.from < tables.territories;
  const explain = explainer(asked, mist ?? world);
  const routeOf = (to: number): Route | undefined => {
    const [walked, freed] = [plain[to], free[to]];
    if (walked) return routeAlong(asked, 'hops', walked, only === 'wind');
    if (elsewhere && to < tables.territories && !isCore(world, to)) return routeTo(asked, 'elsewhere', to);
    return freed && routeAlong(asked, 'mist', freed);
  };
  return (to) => {
    if (!leaving && isMarch(asked, to)) return wayOf(asked, routeTo(asked, 'march', to));
    const stopping = to === world.from ? objectionToStopping(asked, to) : (leaving ?? objectionToStopping(asked, to));
    const route = stopping ? undefined : routeOf(to);
    if (route) return wayOf(asked, route);
    return { to: idOf(tables, to), ...(stopping ?? explain(to)) };
  };
}

/** Every place of the board, with a way there or the rule that forbids it. Under 5 ms for any question. */
export function reach(tables: BoardTables, question: ReachQuestion): Reach {
  const judge = judgeOf(tables, question);
  return { verdicts: tables.ids.map((_, to) => judge(to)), remarks: remarksOn(tables, question) };
}

/** Places that a Vent de Brume frees the group to, without their ways: a byte a place. */
export function freed(tables: BoardTables, question: ReachQuestion): Uint8Array {
  const world = worldOf(tables, question);
  const asked: Case = { question, world };
  if (objectionToLeaving(asked)) return new Uint8Array(tables.ids.length);
  const ways = searchIn(misted(world, question.options));
  return Uint8Array.from(tables.ids, (_, to) => (ways[to] && to !== world.from && !objectionToStopping(asked, to) ? 1 : 0));
}

/** Whether the group may go to `target`, by `only` that card if it is named. Throws on a place that the board does not have. */
export function judgeMove(tables: BoardTables, question: ReachQuestion, target: PlaceId, only?: OneMeans): MoveVerdict {
  const to = placeOf(tables, target);
  if (to === undefined) throw new Error(`no place ${target} on this board`);
  return judgeOf(tables, question, only)(to);
}
