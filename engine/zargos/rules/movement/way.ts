/** A way there, told: its legs, what it costs, the rules that act on it, and one sentence. */
import { together, upperFirst } from '../../../core/french.ts';
import type { Reason } from '../../../core/verdict.ts';
import { idOf } from '../../board/tables.ts';
import type { PlaceId } from '../../data/board-types.ts';
import type { RuleId } from '../../ids.ts';
import { isEveryones } from './guards.ts';
import { leapSteps } from './hops.ts';
import type { MoveCard } from './question.ts';
import { reasonsOf } from './reasons.ts';
import type { Leg, LegKind, Route } from './route.ts';
import { boatsOf, nameOf, placeName, quoted } from './words.ts';
import type { Journey } from './world.ts';

/** A place that can be reached, and one way to get there: the one that spends least. */
export interface Reachable {
  readonly ok: true;
  readonly to: PlaceId;
  readonly legs: readonly Leg[];
  /** Every place on the way, departure, provinces flown over and sea cells included. */
  readonly path: readonly PlaceId[];
  /** What it takes of the two steps of a reorganisation (ZAR-REO-1): 0 where a power or a card adds the movement, 1 in an attack. */
  readonly steps: number;
  readonly boats: number;
  readonly cards: readonly MoveCard[];
  /** The rules that act on it, in the order in which they do. */
  readonly reasons: readonly Reason<RuleId>[];
  /** « Oz → Banzol sud : en survolant le bras de mer. » */
  readonly sentence: string;
}

/** What a leg is called in the sentence. */
const LEG_WORDS = {
  land: 'à pied',
  vortex: 'par vortex',
  flight: 'en volant',
  strait: 'en survolant le bras de mer',
  boats: 'par mer',
  swim: 'à la nage',
  elsewhere: 'par Vent d’Ailleurs',
} as const satisfies Record<LegKind, string>;

/** Legs of one kind that follow one another, crossings apart. */
function stages(legs: readonly Leg[]): readonly (readonly [Leg, ...Leg[]])[] {
  const groups: [Leg, ...Leg[]][] = [];
  for (const leg of legs) {
    const last = groups.at(-1);
    if (last && last[0].by === leg.by && leg.by !== 'boats') last.push(leg);
    else groups.push([leg]);
  }
  return groups;
}

/** « à pied par Ohms jusqu’à Ohms sud, puis par mer (détroit du sud) » */
function courseOf({ tables, attacks }: Journey, legs: readonly Leg[]): string {
  const place = (id: PlaceId) => tables.places.get(id) ?? -1;
  const names = (ids: readonly PlaceId[]) => together(ids.map((id) => quoted(tables, place(id))));
  const end = legs.at(-1);
  const phrases = stages(legs).map((stage) => {
    const [{ by, over }] = stage;
    const word = by === 'land' && attacks ? 'par la frontière' : LEG_WORDS[by];
    const above = by === 'flight' && over.length > 0 ? ` par-dessus ${names(over)}` : '';
    const via = stage.length > 1 ? ` par ${names(stage.slice(0, -1).map(({ to }) => to))}` : '';
    const last = stage.at(-1);
    const stop = last && last !== end ? ` jusqu’à ${placeName(tables, place(last.to))}` : '';
    const seas = by === 'boats' ? ` (${over.map((id) => nameOf(tables, place(id))).join(', ')})` : '';
    return `${word}${above}${via}${stop}${seas}`;
  });
  return phrases.join(', puis ');
}

const CARD_WORDS = { 'vent-de-terre': 'Vent de Terre', 'vent-de-brume': 'Vent de Brume' } as const;

function sentenceOf(journey: Journey, { to, legs, boats, cards }: Route): string {
  const { tables, from } = journey;
  const spent = cards.flatMap((card) => (card === 'vent-d-ailleurs' ? [] : [CARD_WORDS[card]]));
  const costs = [...(boats > 0 ? [boatsOf(boats)] : []), ...spent];
  return `${upperFirst(nameOf(tables, from))} → ${nameOf(tables, to)} : ${courseOf(journey, legs)}${costs.length > 0 ? `, ${together(costs)}` : ''}.`;
}

/** What a movement takes of the reorganisation's steps. */
export function stepsOf(journey: Journey, { means, hops }: Route): number {
  if (journey.attacks) return 1;
  if (means === 'elsewhere') return leapSteps(journey);
  return means === 'mist' || isEveryones(journey, hops) ? 0 : (hops.at(-1)?.steps ?? 0);
}

/** The way told. */
export function wayOf(journey: Journey, route: Route): Reachable {
  const { tables, from } = journey;
  return {
    ok: true,
    to: idOf(tables, route.to),
    legs: route.legs,
    path: [idOf(tables, from), ...route.legs.flatMap(({ over, to }) => [...over, to])],
    steps: stepsOf(journey, route),
    boats: route.boats,
    cards: route.cards,
    reasons: reasonsOf(journey, route),
    sentence: sentenceOf(journey, route),
  };
}
