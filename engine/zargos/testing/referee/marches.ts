/** Reorganisation by the booklet: every march is walked (ZAR-REO, ZAR-DRA-1, ZAR-AIL-3, ZAR-BRUME, ZAR-AILLEURS). */
import type { PlaceId } from '../../data/board-types.ts';
import type { MoveOf, State } from '../../game/types.ts';
import type { People } from '../../types.ts';
import { type Departure, isLegalStroll } from './attacks.ts';
import { type Hop, Walker } from './hops.ts';
import { CARRIERS, type Carrier, Table } from './table.ts';

/** Provinces that a people may march in a turn (ZAR-REO-1). */
const RANGE = 2;

/** A way to march: where, what it costs, and the largest group that may take it. */
export interface March {
  readonly to: PlaceId;
  readonly steps: number;
  readonly boats: number;
  /** Sea cells crossed on board. */
  readonly cells: number;
  readonly largest: number;
  /** Steps of the way, whether they count or not: 2 may be walked one by one. */
  readonly length: number;
  /** Its pawns do not move again: flights and what is like them, a Vent d'Ailleurs, a Vent de Brume. */
  readonly lands: boolean;
  /** Only pawns that have not moved yet go so. */
  readonly once: boolean;
}

/** Who stays: a pawn in a province; at sea, under the other reading of ZAR-L-45 only; nobody in an abandoned one (ZAR-REO-2, ZAR-L-38). */
function staying(table: Table, from: PlaceId): number {
  if (table.state.turn?.mist && table.reads('ZAR-L-38', 'abandon-permis')) return 0;
  return table.map.isLand(from) || table.reads('ZAR-L-45', 'oui') ? 1 : 0;
}

/** Pawns that may leave: `once` those that have not moved at all in this reorganisation, `fresh` those that were there when the turn began. */
function leaving(table: Table, from: PlaceId, { once = false, fresh = false }): number {
  const pawns = table.pawns(from);
  const still = Math.max(table.counted('landed', from), once ? table.counted('moved', from) : 0);
  const kept = still + table.counted('called', from);
  const came = fresh ? table.counted('came', from) : 0;
  return Math.min(pawns - staying(table, from), pawns - Math.max(kept, came));
}

/** Boats of a march: three cells are the card's; nothing adds to it under the other reading of ZAR-L-42. */
function fareOf(table: Table, cells: number, card: Carrier): number {
  if (card === null) return cells;
  if (table.reads('ZAR-L-42', 'aucun-cumul')) return cells <= 3 ? 0 : Number.POSITIVE_INFINITY;
  return Math.max(0, cells - 3);
}

/** The march that a way makes, if boats can pay it; `isFree` for Ailés, who go without number, each pawn once (ZAR-AIL-3). */
function priced(table: Table, people: People, from: PlaceId, card: Carrier, way: readonly Hop[], isFree: boolean): readonly March[] {
  const cells = way.reduce((sum, hop) => sum + hop.cells, 0);
  const steps = way.reduce((sum, hop) => sum + hop.steps, 0);
  const boats = fareOf(table, cells, card);
  const isFreshOnly = table.reads('ZAR-L-51', 'non');
  const isRefused = (card !== null && cells === 0) || boats > table.state.boats[people];
  if (isRefused || (isFreshOnly && way.slice(1).some((hop) => hop.cells > 0))) return [];
  const fresh = isFreshOnly && (way[0]?.cells ?? 0) > 0;
  return [
    {
      to: way.at(-1)?.to ?? from,
      steps: isFree ? 0 : steps,
      boats,
      cells,
      largest: leaving(table, from, { once: isFree, fresh }),
      length: steps,
      lands: isFree,
      once: isFree,
    },
  ];
}

/** Under a Typhon each of the Ailés goes one province on foot and no group goes two, but out of Zargos: the other reading of ZAR-L-47. */
const isGrounded = (table: Table, people: People, from: PlaceId): boolean =>
  people === 'ailes' && table.rages('typhon') && table.reads('ZAR-L-47', 'oui-d-une-province') && !table.map.isZargos(from);

/** Flights of the Ailés at home: all their pawns, one or two provinces each, one movement a pawn (ZAR-AIL-3). */
function flights(walker: Walker, from: PlaceId, card: Carrier): readonly March[] {
  const { table, people } = walker;
  if (people !== 'ailes') return [];
  const air = (to: PlaceId) => priced(table, people, from, card, [{ to, steps: 1, cells: 0 }], true);
  if (!table.rages('typhon')) return [...walker.flown(from).flatMap(air), ...shipped(walker, from, card)];
  if (!isGrounded(table, people, from)) return [];
  return walker
    .walked(from)
    .filter(({ to }) => walker.isNext(from, to))
    .flatMap(({ to }) => air(to));
}

/** By boat as by air, outside the kingdom of Zargos, under the other reading of ZAR-L-53. */
function shipped(walker: Walker, from: PlaceId, card: Carrier): readonly March[] {
  const { table, people } = walker;
  if (!table.reads('ZAR-L-53', 'oui') || table.map.isZargos(from)) return [];
  const ways = walker
    .trails(from, RANGE)
    .filter((way) => way.some(({ cells }) => cells > 0) && !way.some(({ to }) => table.map.isZargos(to)));
  return ways.flatMap((way) => priced(table, people, from, card, way, true));
}

/** All that a people reaches in a Vent de Brume: its own places, any number of hops, no boats paid (ZAR-BRUME, ZAR-L-38, ZAR-L-54). */
function misty(walker: Walker, from: PlaceId): ReadonlySet<PlaceId> {
  const { table } = walker;
  const seen = new Set([from]);
  for (const place of seen) {
    const hops = [...walker.walked(place), ...walker.sailed(place)].map(({ to }) => to);
    const far = table.reads('ZAR-L-54', 'non') ? [] : walker.soared(place);
    for (const to of [...hops, ...far, ...walker.flown(place)]) seen.add(to);
  }
  seen.delete(from);
  return seen;
}

function mistMarches(walker: Walker, from: PlaceId): readonly March[] {
  const largest = leaving(walker.table, from, {});
  return [...misty(walker, from)].map((to) => ({ to, steps: 0, boats: 0, cells: 0, largest, length: 1, lands: true, once: false }));
}

/** A Vent d'Ailleurs: from province to province of one's own, but those in the heart of Zargos (ZAR-AILLEURS, ZAR-L-46). */
function carried({ table, people }: Walker, from: PlaceId, left: number): readonly March[] {
  const { map, state } = table;
  const steps = table.reads('ZAR-L-46', 'compte-comme-un-groupe') && !state.turn?.mist ? 1 : 0;
  if (!map.isLand(from) || table.isFrozen(from) || steps > left) return [];
  const goals = table.held(people).filter((to) => to !== from && map.isLand(to) && !map.isHeart(to) && !table.isFrozen(to));
  return goals.map((to) => ({
    to,
    steps,
    boats: 0,
    cells: 0,
    largest: leaving(table, from, { once: true }),
    length: 1,
    lands: true,
    once: true,
  }));
}

/** Every way in which a people may march from a place; a Vent de Terre serves where no way as short is dry. */
function waysFrom(walker: Walker, from: PlaceId, card: Carrier): readonly March[] {
  const { table, people } = walker;
  const { turn, phase } = table.state;
  if (phase !== 'reorganisation' || !turn?.peoples.includes(people) || table.owner(from) !== people) return [];
  if (card && !table.holdsCard(turn.seat, card)) return [];
  const left = RANGE - turn.steps[people];
  const range = isGrounded(table, people, from) ? 1 : RANGE;
  const ordinary = () =>
    walker.trails(from, turn.mist ? range : Math.min(range, left)).flatMap((way) => priced(table, people, from, card, way, false));
  const ways = () => [...(turn.mist && card === null ? mistMarches(walker, from) : []), ...flights(walker, from, card), ...ordinary()];
  if (card === 'vent-d-ailleurs') return carried(walker, from, left).filter(({ largest }) => largest > 0);
  const dry = card ? waysFrom(walker, from, null).filter(({ cells }) => cells === 0) : [];
  const isNeeded = (way: March) => !dry.some(({ to, steps, largest }) => to === way.to && steps <= way.steps && largest >= way.largest);
  return ways().filter((way) => way.largest > 0 && isNeeded(way));
}

export const marchWays = (table: Table, people: People, from: PlaceId, to: PlaceId, card: Carrier): readonly March[] =>
  waysFrom(new Walker(table, people), from, card).filter((way) => way.to === to);

export interface MarchDeparture extends Departure {
  /** Steps of the shortest way. */
  readonly length: number;
}

/** Every march that the seat to move may make, with its largest group. */
export function marches(state: State): readonly MarchDeparture[] {
  const table = new Table(state);
  return (state.turn?.peoples ?? []).flatMap((people) => {
    const walker = new Walker(table, people);
    return table.held(people).flatMap((from) =>
      CARRIERS.flatMap((card) => {
        const ways = waysFrom(walker, from, card);
        return [...new Set(ways.map(({ to }) => to))].map((to): MarchDeparture => {
          const there = ways.filter((way) => way.to === to);
          const largest = Math.max(...there.map((way) => way.largest));
          return { people, from, to, card, largest, length: Math.min(...there.map((way) => way.length)) };
        });
      }),
    );
  });
}

export function isLegalMarch(state: State, move: MoveOf<'march'>): boolean {
  if (state.phase === 'attacks') return isLegalStroll(state, move);
  const { seat, people, from, to, pawns, card } = move;
  if (seat !== state.turn?.seat || !Number.isInteger(pawns) || pawns < 1) return false;
  return marchWays(new Table(state), people, from, to, card).some(({ largest }) => pawns <= largest);
}
