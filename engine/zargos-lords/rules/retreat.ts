/**
 * Where a counter that retreats or flees may go, and whom it kills or pushes (LOR-REC-1 to LOR-REC-3): its player picks one of six straight lines. The
 * pushed go with the pushing like the cars of a train; it stops behind whoever a
 * chasm holds.
 */
import { DIRECTIONS, type Direction, type Hex, isSame } from '../board/hex.ts';
import { bridgeAt, isNext, next, terrainAt } from '../board/map.ts';
import { areFriends, type Counter, cityAt, counterOf, flies, type Position, peopleOf, standingAt, zoneHolders } from '../board/position.ts';
import { hasPower } from '../data/counters.ts';
import type { RuleId } from '../ids.ts';
import { obstacleName } from '../refusals.ts';
import type { Box, Options, People, Terrain } from '../types.ts';

/** `flipped`: not killed but turned over, under the revision (LOR-REV-6). */
export const FATES = ['safe', 'paralysed', 'eliminated', 'flipped'] as const;
export type Fate = (typeof FATES)[number];

/** What happens to one counter of a retreat. */
export interface Moved {
  readonly id: string;
  readonly fate: Fate;
  /** Where it ends; where it was last when it is eliminated. */
  readonly at: Hex;
  /** What killed, flipped or held it, and its rule. */
  readonly rule?: RuleId;
  readonly because?: string;
}

export interface RetreatLine {
  readonly direction: Direction;
  /** The one that retreats. */
  readonly first: Moved;
  /** Those it pushes, nearest first. */
  readonly pushed: readonly Moved[];
  /**
   * Where pushing kills: the first alone may be eliminated instead and the others stay (LOR-REC-3); `chooser` says who may decide so (LOR-L-32).
   */
  readonly instead?: { readonly chooser: People };
}

export interface RetreatQuestion {
  readonly position: Position;
  readonly counter: string;
  /** Hexes to go, 1 or more. */
  readonly hexes: number;
  /** The other side of the combat that was just fought: their zones do not count at the start (LOR-L-7). None for a vision. */
  readonly fought: readonly string[];
}

interface Obstacle {
  readonly rule: RuleId;
  readonly because: string;
}

/** Terrains that kill in a retreat (LOR-REC-2). */
const DEADLY: readonly Terrain[] = ['mer', 'bois', 'mont'];

const against = (obstacle: Terrain | 'ville'): Obstacle => ({
  rule: 'LOR-REC-2',
  because: `Le recul rencontre ${obstacleName(obstacle)}.`,
});

/** What a hex opposes to a counter that comes from `from`: terrain, city, edge, enemy. Zones are apart. */
function obstacleAt(position: Position, counter: Counter, from: Hex, to: Hex | undefined): Obstacle | undefined {
  const { map, options } = position;
  if (!to) return { rule: 'LOR-REC-2', because: 'Le recul sort de la carte.' };
  if (cityAt(position, to)) return against('ville');
  const terrain = terrainAt(map, to) ?? 'mer';
  const isOverflown = flies(counter) && options['LOR-L-43'] === 'non' && terrain !== 'mer';
  if (DEADLY.includes(terrain) && !isOverflown) return against(terrain);
  if (terrain === 'pont' && options['LOR-L-42'] === 'non') return { ...against('pont'), rule: 'LOR-L-42' };
  const [out, into] = [bridgeAt(map, from), bridgeAt(map, to)];
  if (out !== undefined && into !== undefined && out !== into) return { rule: 'LOR-MER-1', because: 'On ne passe jamais de pont à pont.' };
  if (standingAt(position, to).some((one) => !areFriends(position, peopleOf(one), peopleOf(counter))))
    return { rule: 'LOR-MOU-2', because: 'Le recul rencontre un ennemi.' };
  return undefined;
}

/** Enemy zones that kill the first on a hex (the pushed fear obstacles alone); those of the combat just fought count only once their zone was left (LOR-L-7). */
function zoneKills({ position, fought }: RetreatQuestion, counter: Counter, at: Hex, hasLeft: boolean): boolean {
  const isOpen = position.options['LOR-L-7'] === 'toujours' || hasLeft;
  return zoneHolders(position).some(
    ({ id, at: held, people }) =>
      !areFriends(position, people, peopleOf(counter)) && isNext(position.map, held, at) && (isOpen || !fought.includes(id)),
  );
}

const inFought = ({ position, fought }: RetreatQuestion, at: Hex): boolean =>
  zoneHolders(position).some((holder) => fought.includes(holder.id) && isNext(position.map, holder.at, at));

/** Eliminated, or turned over where the revision says so. */
const struck = (id: string, at: Hex, { rule, because }: Obstacle, options: Options): Moved =>
  options['LOR-REV-6'] === 'retourne'
    ? { id, fate: 'flipped', at, rule: 'LOR-REV-6', because }
    : { id, fate: 'eliminated', at, rule, because };

const ZONE: Obstacle = { rule: 'LOR-REC-2', because: 'Le recul entre dans la zone d’influence d’un ennemi.' };
const CHASM: Obstacle = { rule: 'LOR-GOU-1', because: 'Le recul passe par un gouffre : le pion s’y arrête, paralysé.' };

interface Car {
  readonly counter: Counter;
  readonly at: Hex;
  readonly end?: Moved;
}

/** Everyone that a hex's newcomer pushes: those still on the way, stacked ones together; not those that a chasm holds. */
const pushedFrom = (position: Position, train: readonly Car[], hex: Hex, people: People): readonly Counter[] =>
  standingAt(position, hex).filter(
    (one) => !one.paralysed && areFriends(position, peopleOf(one), people) && !train.some(({ counter }) => counter.id === one.id),
  );

/** Somebody is held on a hex: by a chasm, from before or in this train, or turned over there. */
const isHeldOn = (position: Position, train: readonly Car[], hex: Hex): boolean =>
  train.some(({ end, at }) => (end?.fate === 'paralysed' || end?.fate === 'flipped') && isSame(at, hex)) ||
  standingAt(position, hex).some(({ id, paralysed }) => paralysed && !train.some(({ counter }) => counter.id === id));

const isOn = (car: Car): boolean => car.end === undefined;

interface Pushed {
  readonly train: readonly Car[];
  /** The train goes no farther: somebody held is in the way. */
  readonly isHeld: boolean;
}

/** One step of the whole train, foremost car first. */
function pushOn(question: RetreatQuestion, train: readonly Car[], direction: Direction, hasLeft: boolean): Pushed {
  const { position } = question;
  const cars = [...train];
  for (let at = cars.length - 1; at >= 0; at -= 1) {
    const car = cars[at];
    if (!car || !isOn(car)) continue;
    const { counter } = car;
    const to = next(position.map, car.at, direction);
    const isFirst = at === 0;
    if (to && isHeldOn(position, cars, to)) return { train: cars, isHeld: true };
    const obstacle = obstacleAt(position, counter, car.at, to);
    if (obstacle || !to) {
      cars[at] = { ...car, end: struck(counter.id, car.at, obstacle ?? against('mer'), position.options) };
      continue;
    }
    if (isFirst && zoneKills(question, counter, to, hasLeft)) {
      cars[at] = { ...car, end: struck(counter.id, car.at, ZONE, position.options) };
      continue;
    }
    const isChasm = terrainAt(position.map, to) === 'gouffre';
    cars[at] = isChasm ? { counter, at: to, end: { id: counter.id, fate: 'paralysed', at: to, ...CHASM } } : { counter, at: to };
  }
  return { train: cars, isHeld: false };
}

/** The retreat along one direction. */
function retreatAlong(question: RetreatQuestion, direction: Direction): RetreatLine {
  const { position, counter: id, hexes } = question;
  const first = counterOf(position, id);
  const people = peopleOf(first);
  let train: readonly Car[] = [{ counter: first, at: first.at }];
  let hasLeft = false;
  for (let step = 0; step < hexes && train[0] && isOn(train[0]); step += 1) {
    // Whoever stands on the next hex of the foremost moving car joins the train before it moves.
    for (;;) {
      const foremost = train.filter(isOn).at(-1);
      const ahead = foremost && next(position.map, foremost.at, direction);
      const joining = ahead ? pushedFrom(position, train, ahead, people) : [];
      if (joining.length === 0) break;
      train = [...train, ...joining.map((counter) => ({ counter, at: counter.at }))];
    }
    const moved = pushOn(question, train, direction, hasLeft);
    train = moved.train;
    if (moved.isHeld) break;
    const [head] = train;
    if (head && !inFought(question, head.at)) hasLeft = true;
  }
  const ends = train.map(({ counter, at, end }): Moved => end ?? { id: counter.id, fate: 'safe', at });
  const [own, ...pushed] = ends;
  if (!own) throw new Error(`nobody retreats: ${id}`);
  const victims = pushed.filter(({ fate }) => fate === 'eliminated' || fate === 'flipped');
  const [victim] = victims;
  if (!victim) return { direction, first: own, pushed };
  const ally = peopleOf(counterOf(position, victim.id));
  const chooser = position.options['LOR-L-32'] === 'l-allie' ? ally : people;
  return { direction, first: own, pushed, instead: { chooser } };
}

/** The six lines that the one who retreats may pick from (LOR-REC-1), clockwise from the north. */
export const retreatLines = (question: RetreatQuestion): readonly RetreatLine[] =>
  DIRECTIONS.map((direction) => retreatAlong(question, direction));

/** What an escorted counter does after a combat (LOR-ESC-4): it follows its escort, or, when that is eliminated, retreats by all its movement. */
export function escortedRetreat(
  counter: Counter,
  isEscortLost: boolean,
  hexes: number,
  box: Box,
): { readonly hexes: number; readonly rule: RuleId } {
  return { hexes: isEscortLost ? box.factors[counter.kind].movement : hexes, rule: 'LOR-ESC-4' };
}

/** The position once the escort of a counter is eliminated: it stands alone, and retreats as itself. */
export const unescorted = (position: Position, id: string): Position => ({
  ...position,
  counters: position.counters.map((counter) => {
    if (counter.id !== id) return counter;
    const { escort: _lost, ...alone } = counter;
    return alone;
  }),
});

/** What a die does for a counter turned over (LOR-REV-6): next to a lord of its people only. */
export function recovery(position: Position, id: string, die: number): 'recovers' | 'dies' | 'stays' {
  const counter = counterOf(position, id);
  const isNear = position.counters.some(
    (one) =>
      one.id !== id &&
      !one.vanished &&
      !one.escort &&
      hasPower(one.kind, 'seigneur') &&
      peopleOf(one) === peopleOf(counter) &&
      isNext(position.map, one.at, counter.at),
  );
  if (!isNear) return 'stays';
  if (die === 1) return 'dies';
  return die >= 4 ? 'recovers' : 'stays';
}
