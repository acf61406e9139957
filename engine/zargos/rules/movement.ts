/**
 * « Jusqu’où puis-je aller ? »: where one group of a people may go, attacking or reorganising, with one way to get there, and why not elsewhere.
 * Listing and judging are one function; a question is about one group, so joint attacks and second groups are questions of their own.
 */
import type { Reason, Refusal } from '../../core/verdict.ts';
import { type BoardTables, idOf, placeOf } from '../board/tables.ts';
import type { PlaceId } from '../data/board-types.ts';
import type { RuleId } from '../ids.ts';
import { hasMist, needsAbandon, objectionToLeaving, objectionToStopping, ruleAgainstStopping } from './movement/guards.ts';
import { isCore, isMarch } from './movement/hops.ts';
import { explainer } from './movement/lifts.ts';
import type { ReachQuestion } from './movement/question.ts';
import { remarksOn } from './movement/remarks.ts';
import { type Route, routeAlong, routeTo } from './movement/route.ts';
import { searchIn } from './movement/search.ts';
import { type Reachable, wayOf } from './movement/way.ts';
import { blown, type Journey, journeyFor, misted } from './movement/world.ts';

/** A place out of reach. */
interface Beyond extends Refusal<RuleId> {
  readonly to: PlaceId;
}

/** A `Verdict<RuleId>` that shows its way when it accepts. */
export type MoveVerdict = Reachable | Beyond;

export interface Reach {
  /** One a place, in the board's order: territories, then sea cells. */
  readonly verdicts: readonly MoveVerdict[];
  /** What in the question changes nothing, and why. */
  readonly remarks: readonly Reason<RuleId>[];
}

/** A card that is played, where other ways would do too: one that carries the group by itself, or one that serves wherever sea is crossed. */
export type OneMeans = 'elsewhere' | 'mist' | 'wind';

interface Judged {
  readonly journey: Journey;
  /** The way to a place, or why there is none. */
  readonly judge: (to: number) => Route | Refusal<RuleId>;
}

/** Judges every place of one journey, or a `goal` alone; what all share is worked out once, at the first need. */
function judgeOf(asked: Journey, only?: OneMeans, goal?: number): Judged {
  const journey = only === 'wind' ? blown(asked) : asked;
  const { from, cards, tables } = journey;
  const leaving = objectionToLeaving(journey);
  const mist = hasMist(journey) ? misted(journey) : undefined;
  const byCardOnly = needsAbandon(journey);
  const plain = leaving || byCardOnly || only === 'elsewhere' || only === 'mist' ? [] : searchIn(journey, goal);
  const free = leaving || !mist || only === 'elsewhere' ? [] : searchIn(mist, goal);
  const elsewhere = !leaving && !byCardOnly && only !== 'mist' && cards.includes('vent-d-ailleurs') && from < tables.territories;
  let explain: ReturnType<typeof explainer> | undefined;
  const routeOf = (to: number): Route | undefined => {
    const [walked, freed] = [plain[to], free[to]];
    if (walked) return routeAlong(journey, 'hops', walked, only === 'wind');
    if (elsewhere && to < tables.territories && !isCore(journey, to)) return routeTo(journey, 'elsewhere', to);
    return freed && routeAlong(journey, 'mist', freed);
  };
  const judge = (to: number) => {
    if (!leaving && isMarch(journey, from, to)) return routeTo(journey, 'march', to);
    const stopping = to === from ? objectionToStopping(journey, to) : (leaving ?? objectionToStopping(journey, to));
    const found = stopping ?? routeOf(to);
    if (found) return found;
    explain ??= explainer(mist ?? journey);
    return explain(to);
  };
  return { journey, judge };
}

/** The way to a place by `only` that card if it is named, or why there is none. */
export const routeFor = (journey: Journey, to: number, only?: OneMeans): Route | Refusal<RuleId> => judgeOf(journey, only, to).judge(to);

function toldBy({ journey, judge }: Judged): (to: number) => MoveVerdict {
  return (to) => {
    const found = judge(to);
    return 'ok' in found ? { to: idOf(journey.tables, to), ...found } : wayOf(journey, found);
  };
}

/** Every place of the board, with a way there or the rule that forbids it. Under 5 ms for any question. */
export function reach(tables: BoardTables, question: ReachQuestion): Reach {
  const journey = journeyFor(tables, question);
  const judge = toldBy(judgeOf(journey));
  return { verdicts: tables.ids.map((_, to) => judge(to)), remarks: remarksOn(journey, question) };
}

/** Places that a Vent de Brume frees a group that may leave to, without their ways: a byte a place. */
export function freed(journey: Journey): Uint8Array {
  const ways = searchIn(misted(journey));
  return Uint8Array.from(ways, (way, to) => (way && !ruleAgainstStopping(journey, journey.from, journey.fought, to) ? 1 : 0));
}

/** Whether the group may go to `target`. Throws on a place that the board does not have. */
export function judgeMove(tables: BoardTables, question: ReachQuestion, target: PlaceId): MoveVerdict {
  const to = placeOf(tables, target);
  if (to === undefined) throw new Error(`no place ${target} on this board`);
  return toldBy(judgeOf(journeyFor(tables, question), undefined, to))(to);
}
