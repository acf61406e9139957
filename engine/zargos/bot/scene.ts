/** What a bot reads out of a view, once for each decision: who stands where, what may come at it, who is dangerous. */
import { type BoardTables, FAR } from '../board/tables.ts';
import { territoryPoints } from '../data/board-values.ts';
import { pointsOf } from '../game/count.ts';
import { countsLeft, isCounted, isLastTurn, reachOf, ringAt, siteAt } from '../game/situation.ts';
import { pawnsOf, tablesFor } from '../game/table.ts';
import type { Seat, View } from '../game/types.ts';
import { readingsOf } from '../options.ts';
import type { ZargosRing } from '../rules/demons.ts';
import { mostPawns } from '../rules/reinforcements.ts';
import { MAX_PAWNS, PEOPLES, type People, type Site } from '../types.ts';

/** What never changes of a board. */
interface Ground {
  readonly tables: BoardTables;
  /** By territory: points held alone. */
  readonly points: readonly number[];
  readonly sites: readonly Site[];
  readonly rings: readonly (ZargosRing | undefined)[];
  /** By kingdom: points counted one by one, and as a whole. */
  readonly alone: readonly number[];
  readonly whole: readonly number[];
  readonly city: number;
  readonly inner: readonly number[];
  /** All places of the kingdom of Zargos. */
  readonly realm: readonly number[];
  /** Coasts of Zargos, and those of each sea cell by place. */
  readonly coasts: readonly number[];
  readonly beaches: readonly (readonly number[])[];
  /** By territory: the fewest sea cells to a coast of Zargos. */
  readonly landing: readonly number[];
}

const GROUNDS = new WeakMap<BoardTables, Ground>();

function groundOf(tables: BoardTables): Ground {
  const known = GROUNDS.get(tables);
  if (known) return known;
  const { board, members, territories, crossings } = tables;
  const places = board.territories.map((_, place) => place);
  const points = board.territories.map(territoryPoints);
  const rings = places.map((place) => ringAt(tables, place));
  const coasts = places.filter((place) => rings[place] === 'coast');
  const made: Ground = {
    tables,
    points,
    sites: places.map((place) => siteAt(tables, place)),
    rings,
    alone: members.map((own) => own.reduce((sum, place) => sum + (points[place] ?? 0), 0)),
    whole: board.kingdoms.map(({ value }) => value),
    city: rings.indexOf('city'),
    inner: places.filter((place) => rings[place] === 'inner'),
    realm: places.filter((place) => rings[place] !== undefined),
    coasts,
    beaches: tables.coasts.map((near) => near.filter((place) => rings[place] === 'coast')),
    landing: places.map((place) => Math.min(FAR, ...coasts.map((coast) => crossings[place * territories + coast] ?? FAR))),
  };
  GROUNDS.set(tables, made);
  return made;
}

export interface BotScene extends Ground {
  readonly view: View;
  readonly seat: Seat;
  /** Of the seat: its peoples that still play. */
  readonly mine: readonly People[];
  /** By place: the people that stands there. */
  readonly holders: readonly (People | null)[];
  readonly leaders: Readonly<Partial<Record<People, Seat>>>;
  /** By people, then by kingdom: territories held. */
  readonly counts: Readonly<Partial<Record<People, readonly number[]>>>;
  /** By place: the most pawns of one people of another player that may fall upon it in one turn. */
  readonly threats: readonly number[];
  /** By people: points of pawns that the next count buys. */
  readonly incomes: Readonly<Partial<Record<People, number>>>;
  /** Promises of the throne found for this scene. */
  readonly promised: Map<number, number>;
  /** By seat: how much his losing a point is worth of winning one. */
  readonly spite: readonly number[];
  /** Counts that a place taken is held for. */
  readonly lasts: number;
  /** Points that winning is worth. */
  readonly crown: number;
  /** What is kept for a later turn of the looker's is worth this much of itself: nothing where none comes any more. */
  readonly later: number;
  /** How much of what a place is worth goes with the risk to lose it again. */
  readonly wary: number;
  /** What the captain sees besides; left out of the scenes of the bot that does not look so far. */
  readonly guard?: Guard;
}

/** A people of another seat whose turn comes before the looker's next one; `hasBought`: after the purchases of the next count. */
interface Comer {
  readonly people: People;
  readonly hasBought: boolean;
}

/** Who comes before the looker's next turn, in that order; and what that makes dangerous, each found once. */
interface Guard {
  readonly before: readonly Comer[];
  /** By people: pawns that it still buys before its next turn, or the looker's. */
  readonly coming: Readonly<Partial<Record<People, number>>>;
  readonly dangers: Map<number, number>;
}

export const ownPlaces = ({ holders }: BotScene, people: People): readonly number[] =>
  holders.flatMap((holder, place) => (holder === people ? [place] : []));

export const seatAt = ({ holders, leaders }: Pick<BotScene, 'holders' | 'leaders'>, place: number): Seat | undefined => {
  const people = holders[place];
  return people ? leaders[people] : undefined;
};

function leadersOf({ peoples }: View): Partial<Record<People, Seat>> {
  const leaders: Partial<Record<People, Seat>> = {};
  for (const [seat, all] of peoples.entries()) for (const people of all) leaders[people] = seat;
  return leaders;
}

function holdersOf({ owners, pawns }: View): readonly (People | null)[] {
  return pawns.map((count, place) => (place < owners.length ? (owners[place] ?? null) : count > 0 ? 'dragons' : null));
}

function countsOf({ kingdomOf, kingdoms }: BoardTables, { owners }: View): Partial<Record<People, number[]>> {
  const counts: Partial<Record<People, number[]>> = {};
  for (const [place, people] of owners.entries()) {
    if (!people) continue;
    const own = counts[people] ?? kingdoms.map(() => 0);
    const kingdom = kingdomOf[place] ?? 0;
    own[kingdom] = (own[kingdom] ?? 0) + 1;
    counts[people] = own;
  }
  return counts;
}

/** Boats carry one stack: it comes on top of those on foot in this measure. */
const BY_BOAT = 0.7;

function threatsOf(tables: BoardTables, view: View, holders: BotScene['holders'], isFoe: (people: People) => boolean): readonly number[] {
  const worst = tables.ids.map(() => 0);
  for (const people of PEOPLES) {
    if (!isFoe(people)) continue;
    const sums = new Float64Array(tables.ids.length);
    const landed = new Float64Array(tables.territories);
    const boats = view.boats[people];
    for (const [from, holder] of holders.entries()) {
      if (holder !== people) continue;
      const pawns = (view.pawns[from] ?? 0) - (from < tables.territories ? 1 : 0);
      if (pawns < 1) continue;
      for (const to of reachOf(tables, view, people, from)) sums[to] = (sums[to] ?? 0) + pawns;
      if (boats < 1 || from >= tables.territories) continue;
      for (let to = 0; to < tables.territories; to += 1) {
        const cells = tables.crossings[from * tables.territories + to] ?? FAR;
        if (cells > 0 && cells <= boats) landed[to] = Math.max(landed[to] ?? 0, pawns);
      }
    }
    for (let to = 0; to < sums.length; to += 1) {
      worst[to] = Math.max(worst[to] ?? 0, Math.floor((sums[to] ?? 0) + BY_BOAT * (landed[to] ?? 0)));
    }
  }
  return worst;
}

/** Before the first count nobody knows. */
const FIRST_INCOME = 5;

/** What the next count buys a people, as long as the box holds pawns (ZAR-L-5). */
function incomeOf(view: View, people: People): number {
  const bought = view.round < 2 ? FIRST_INCOME : mostPawns(view.points[people]);
  return readingsOf(view.options)['ZAR-L-5'] === 'non' ? bought : Math.min(bought, Math.max(0, MAX_PAWNS - 1 - pawnsOf(view, people)));
}

const DUEL = 0.8;
const SPITE = 0.3;
const LEADER = 0.55;

function spiteOf(view: View, leaders: BotScene['leaders'], seat: Seat): readonly number[] {
  const scores = view.peoples.map(() => 0);
  for (const people of view.order) {
    const of = leaders[people] ?? 0;
    scores[of] = (scores[of] ?? 0) + view.points[people];
  }
  const rivals = new Set(view.order.map((people) => leaders[people]).filter((of) => of !== seat));
  if (rivals.size < 2) return scores.map(() => DUEL);
  const best = Math.max(...scores.map((score, of) => (of === seat ? 0 : score)));
  return scores.map((score) => (score === best && best > 0 ? LEADER : SPITE));
}

/** Whose turns come before the next one of `seat`: the rest of this round, then those who would have more points than he at the count. */
function comersOf(view: View, leaders: BotScene['leaders'], seat: Seat): readonly Comer[] {
  const isFoe = (people: People) => leaders[people] !== seat;
  if (isCounted(view)) {
    const own = view.order.findIndex((people) => !isFoe(people));
    return view.order.slice(0, Math.max(0, own)).map((people) => ({ people, hasBought: true }));
  }
  const isOwnTurn = view.turn?.seat === seat;
  const now = view.turn && !isOwnTurn ? [...view.turn.peoples, ...view.waiting] : view.waiting;
  const own = now.findIndex((people) => !isFoe(people));
  if (own >= 0) return now.slice(0, own).map((people) => ({ people, hasBought: false }));
  const scores = view.peoples.map((peoples) => peoples.reduce((sum, people) => sum + pointsOf(view, people), 0));
  const mine = scores[seat] ?? 0;
  const later = view.order.filter((people) => isFoe(people) && (scores[leaders[people] ?? 0] ?? 0) >= mine);
  return [...now.map((people) => ({ people, hasBought: false })), ...later.map((people) => ({ people, hasBought: true }))];
}

/** What is bought before the next attacks: all that the next count brings, or what is left of the purse once purchases have begun. */
function comingOf({ view, incomes }: BotScene): Guard['coming'] {
  if (view.phase !== 'reinforcements') return incomes;
  return Object.fromEntries(view.purses.map(({ people, points }) => [people, people === view.purses[0]?.people ? 0 : mostPawns(points)]));
}

/** The scene of a view; `seat` looks on, usually the view's own. */
export function sceneOf(view: View, seat: Seat = view.seat): BotScene {
  const tables = tablesFor(view.options);
  const leaders = leadersOf(view);
  const holders = holdersOf(view);
  return {
    ...groundOf(tables),
    view,
    seat,
    mine: (view.peoples[seat] ?? []).filter((people) => view.order.includes(people)),
    holders,
    leaders,
    counts: countsOf(tables, view),
    threats: threatsOf(tables, view, holders, (people) => leaders[people] !== undefined && leaders[people] !== seat),
    incomes: Object.fromEntries(view.order.map((people) => [people, incomeOf(view, people)])),
    promised: new Map(),
    spite: spiteOf(view, leaders, seat),
    lasts: 3,
    crown: 180,
    later: 1,
    wary: 0.6,
  };
}

/** How much of a threat counts of those whose turn comes only after the looker's next one. */
const LATER = 0.5;
/** Against one rival ground decides, against several the throne: found by playing against the bot that sees less. */
const DUEL_WEIGHTS = { lasts: 4.5, crown: 80 } as const;
const WEIGHTS = { lasts: 3, crown: 180 } as const;
/** Where a count ends the game (ZAR-L-70) a lone pawn sent before many is thrown away, however near the throne it stood: found by playing the scenarios. */
const WARY = 1.8;
/** The last turn's pawns only tell between equals. */
const LAST = 0.05;

/** The scene as the captain sees it: who comes before his next turn, with what, and what that makes dangerous. */
export function captainScene(view: View, seat: Seat = view.seat): BotScene {
  const scene = sceneOf(view, seat);
  const { tables, holders, leaders, threats } = scene;
  const left = countsLeft(view);
  const before = comersOf(view, leaders, seat).filter(({ hasBought }) => !hasBought || left > 1);
  const later = isLastTurn(view, seat) ? LAST : 1;
  const rivals = new Set(view.order.map((people) => leaders[people]).filter((of) => of !== seat));
  const soon = threatsOf(tables, view, holders, (people) => before.some((one) => one.people === people));
  const { lasts, crown } = rivals.size < 2 ? DUEL_WEIGHTS : WEIGHTS;
  return {
    ...scene,
    crown: later * crown,
    lasts: Math.min(lasts, left),
    later,
    wary: view.options.scenario ? WARY : scene.wary,
    threats: threats.map((all, place) => Math.max(soon[place] ?? 0, Math.floor(later * LATER * all))),
    guard: { before, coming: comingOf(scene), dangers: new Map() },
  };
}
