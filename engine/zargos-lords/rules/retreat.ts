/**
 * Where a counter that retreats or flees may go, and whom it kills or pushes (LOR-REC-1 to LOR-REC-3): its player picks one of six straight lines. Friends
 * in his way are pushed one hex at each step; he stops behind whoever a chasm holds (LOR-L-52).
 */
import { DIRECTIONS, type Direction, type Hex, isSame } from '../board/hex.ts';
import { isBridgeWrong, isNext, next, terrainAt } from '../board/map.ts';
import { areFriends, type Counter, cityAt, counterOf, flies, type Position, standingAt, zonesOn } from '../board/position.ts';
import { hasPower, peopleOf } from '../data/counters.ts';
import type { RuleId } from '../ids.ts';
import { type Readings, readingsOf } from '../options.ts';
import { obstacleName } from '../refusals.ts';
import type { Box, People, Terrain } from '../types.ts';

/** `flipped`: not killed but turned over, under the revision (LOR-REV-6). */
const FATES = ['safe', 'paralysed', 'eliminated', 'flipped'] as const;
export type Fate = (typeof FATES)[number];

/** What happens to one counter of a retreat. */
export interface Moved {
  readonly id: string;
  readonly fate: Fate;
  /** Where it ends; where it was last when it is eliminated. */
  readonly at: Hex;
  /** What killed, flipped or stopped it, and its rule. */
  readonly rule?: RuleId;
  readonly because?: string;
}

export interface RetreatLine {
  readonly direction: Direction;
  readonly first: Moved;
  /** Those it moved or killed by pushing, in the order in which they were first pushed. */
  readonly pushed: readonly Moved[];
  /**
   * Where pushing kills: the first alone may be eliminated instead and the others stay (LOR-REC-3); `chooser` says who may decide so (LOR-L-32).
   */
  readonly instead?: { readonly chooser: People };
}

/** What a line comes to for who picks it: nobody is harmed; somebody is held on it; others of his own are lost on it; the one who retreats is. */
export type LineEnd = 'safe' | 'held' | 'costly' | 'deadly';

export function lineEnd({ first, pushed }: Pick<RetreatLine, 'first' | 'pushed'>): LineEnd {
  if (first.fate === 'eliminated') return 'deadly';
  if (pushed.some(({ fate }) => fate === 'eliminated')) return 'costly';
  return [first, ...pushed].every(({ fate }) => fate === 'safe') ? 'safe' : 'held';
}

export interface RetreatQuestion {
  readonly position: Position;
  readonly counter: string;
  /** Hexes to go, 1 or more. */
  readonly hexes: number;
  /** The other side of the combat that was just fought, or who has cast the vision: their zones do not count at the start (LOR-L-7). */
  readonly fought: readonly string[];
  /** Enemies being attacked whose combats are still to be fought: their zones are gone (LOR-ZDI-2, LOR-L-62). */
  readonly attacked?: readonly string[];
}

/** The other side of a flight from a vision: who has cast it, as after a combat, or nobody (LOR-L-61). */
export const fledFrom = (caster: string, readings: Readings): readonly string[] => (readings['LOR-L-61'] === 'tue' ? [] : [caster]);

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

/** What stands between two hexes or on the second: terrain, city, edge, sea without a bridge (LOR-MER-1). Enemies and zones are apart. */
function obstacleAt(position: Position, counter: Counter, from: Hex, to: Hex | undefined): Obstacle | undefined {
  const { map } = position;
  const readings = readingsOf(position);
  if (!to) return { rule: 'LOR-REC-2', because: 'Le recul sort de la carte.' };
  if (cityAt(position, to)) return against('ville');
  const terrain = terrainAt(map, to) ?? 'mer';
  const isOverflown = flies(counter) && readings['LOR-L-43'] === 'non' && terrain !== 'mer';
  if (DEADLY.includes(terrain) && !isOverflown) return against(terrain);
  if (terrain === 'pont' && readings['LOR-L-42'] === 'non') return { ...against('pont'), rule: 'LOR-L-42' };
  return isBridgeWrong(map, from, to) ? BRIDGE : undefined;
}

const enemyOn = (board: Board, counter: Counter, hex: Hex): Counter | undefined =>
  board.standing(hex).find((one) => !areFriends(board.position, peopleOf(one), peopleOf(counter)));

/** Whether an enemy stops a retreat without harm instead of ending it (LOR-L-51). */
const stopsUnharmed = ({ paralysed }: Counter, { 'LOR-L-51': reading }: Readings): boolean =>
  reading === 'arrete' || (reading === 'paralyse-arrete' && paralysed !== undefined);

/** Enemy zones over a hex that kill; those of `spared` do not count. */
const zoneKills = ({ position, attacked }: Board, counter: Counter, at: Hex, spared: readonly string[]): boolean =>
  zonesOn(position, at, peopleOf(counter), attacked).some((id) => !spared.includes(id));

/** Eliminated, or turned over where the revision says so. */
const struck = (id: string, at: Hex, { rule, because }: Obstacle, readings: Readings): Moved =>
  readings['LOR-REV-6'] === 'retourne'
    ? { id, fate: 'flipped', at, rule: 'LOR-REV-6', because }
    : { id, fate: 'eliminated', at, rule, because };

const BRIDGE: Obstacle = { rule: 'LOR-MER-1', because: 'Le recul prend ou quitte un pont de nuages ailleurs que sur une côte.' };
const ENEMY: Obstacle = { rule: 'LOR-L-51', because: 'Le recul rencontre un ennemi.' };
const ZONE: Obstacle = { rule: 'LOR-REC-2', because: 'Le recul entre dans la zone d’influence d’un ennemi.' };
const ZONE_AHEAD: Obstacle = { rule: 'LOR-L-68', because: 'Le recul est bloqué devant la zone d’influence d’un ennemi.' };
const FRIEND: Obstacle = { rule: 'LOR-L-52', because: 'Le recul rencontre un ami paralysé.' };
const CHASM: Obstacle = { rule: 'LOR-GOU-1', because: 'Le recul passe par un gouffre : le pion s’y arrête, paralysé.' };
const HELD: Obstacle = {
  rule: 'LOR-L-52',
  because: 'Le recul est bloqué derrière un pion que rien ne déplace : il s’arrête là, sans mal.',
};

/** Who is where while a retreat goes on. */
class Board {
  readonly position: Position;
  readonly direction: Direction;
  /** Those whose zones are gone. */
  readonly attacked: readonly string[];
  readonly moved = new Map<string, Moved>();
  constructor({ position, attacked = [] }: RetreatQuestion, direction: Direction) {
    const readings = readingsOf(position);
    this.position = position;
    this.direction = direction;
    this.attacked = readings['LOR-L-62'] === 'compte' || readings['LOR-L-38'] === 'au-combat' ? [] : attacked;
  }

  at({ id, at }: Counter): Hex {
    return this.moved.get(id)?.at ?? at;
  }

  standing(hex: Hex): readonly Counter[] {
    const before = standingAt(this.position, hex);
    if (this.moved.size === 0) return before;
    let isOther = before.some(({ id }) => this.moved.has(id));
    for (const { at } of this.moved.values()) isOther ||= isSame(at, hex);
    if (!isOther) return before;
    return this.position.counters.filter(
      (one) => !one.vanished && this.moved.get(one.id)?.fate !== 'eliminated' && isSame(this.at(one), hex),
    );
  }

  ahead(hex: Hex): Hex | undefined {
    return next(this.position.map, hex, this.direction);
  }

  /** Held where it is: by a chasm, from before or just now, or turned over. */
  isHeld({ id, paralysed }: Counter): boolean {
    const fate = this.moved.get(id)?.fate;
    return paralysed !== undefined || fate === 'paralysed' || fate === 'flipped';
  }

  /** One step: into a chasm is paralysed there. */
  move({ id }: Counter, to: Hex): void {
    const isChasm = terrainAt(this.position.map, to) === 'gouffre';
    this.moved.set(id, isChasm ? { id, fate: 'paralysed', at: to, ...CHASM } : { id, fate: 'safe', at: to });
  }

  strike(counter: Counter, obstacle: Obstacle): void {
    this.moved.set(counter.id, struck(counter.id, this.at(counter), obstacle, readingsOf(this.position)));
  }
}

/** Friends of a people on a hex, all of them to be pushed off it. */
const friendsOn = (board: Board, hex: Hex, people: People): readonly Counter[] =>
  board.standing(hex).filter((one) => areFriends(board.position, peopleOf(one), people));

/** What ends a pushed counter's way; the pushed fear obstacles alone, unless LOR-L-54 says more. */
function endOfPushed(board: Board, counter: Counter, to: Hex | undefined): Obstacle | undefined {
  const { position } = board;
  const obstacle = obstacleAt(position, counter, board.at(counter), to);
  if (obstacle || !to) return obstacle ?? against('mer');
  if (enemyOn(board, counter, to)) return ENEMY;
  return readingsOf(position)['LOR-L-54'] === 'oui' && zoneKills(board, counter, to, []) ? ZONE : undefined;
}

/** Whether somebody on a hex, or behind whoever stands there, cannot be pushed: he is held, or an enemy stops him without harm. */
function isStuck(board: Board, hex: Hex, people: People): boolean {
  return friendsOn(board, hex, people).some((one) => {
    const to = board.ahead(hex);
    if (board.isHeld(one)) return true;
    if (!to || obstacleAt(board.position, one, hex, to)) return false;
    const enemy = enemyOn(board, one, to);
    return enemy ? stopsUnharmed(enemy, readingsOf(board.position)) : isStuck(board, to, people);
  });
}

/** Pushes everybody off a hex, and first those who stand in their way; false when one turned over stays there. */
function push(board: Board, hex: Hex, people: People): boolean {
  return friendsOn(board, hex, people).every((one) => {
    const to = board.ahead(hex);
    const end = endOfPushed(board, one, to);
    if (end || !to) board.strike(one, end ?? against('mer'));
    else if (push(board, to, people)) board.move(one, to);
    else return false;
    return board.moved.get(one.id)?.fate !== 'flipped';
  });
}

/** One step of the one who retreats; false when his way ends there. */
function stepBack(board: Board, first: Counter, spared: readonly string[]): boolean {
  const { position } = board;
  const readings = readingsOf(position);
  const from = board.at(first);
  const to = board.ahead(from);
  const stop = (obstacle: Obstacle): false => {
    board.strike(first, obstacle);
    return false;
  };
  const hold = (): false => {
    board.moved.set(first.id, { id: first.id, fate: 'safe', at: from, ...HELD });
    return false;
  };
  const obstacle = obstacleAt(position, first, from, to);
  if (obstacle || !to) return stop(obstacle ?? against('mer'));
  const enemy = enemyOn(board, first, to);
  if (enemy) return stopsUnharmed(enemy, readings) ? hold() : stop(ENEMY);
  const people = peopleOf(first);
  const isZone = zoneKills(board, first, to, spared);
  if (isStuck(board, to, people)) {
    if (readings['LOR-L-52'] === 'elimine') return stop(FRIEND);
    return isZone && readings['LOR-L-68'] === 'zone-tue' ? stop(ZONE_AHEAD) : hold();
  }
  if (isZone) {
    if (readings['LOR-L-55'] === 'ami-pousse') push(board, to, people);
    return stop(ZONE);
  }
  if (!push(board, to, people)) return hold();
  board.move(first, to);
  return board.moved.get(first.id)?.fate === 'safe';
}

/** One of the six lines. */
export function retreatAlong(question: RetreatQuestion, direction: Direction): RetreatLine {
  const { position, counter: id, hexes, fought } = question;
  const first = counterOf(position, id);
  const people = peopleOf(first);
  const board = new Board(question, direction);
  // Zones of the combat just fought, as long as they were never left (LOR-L-7): one that a friend has pushed out of them since has left them.
  const stillOver = (zones: readonly string[]): readonly string[] => {
    if (zones.length === 0) return zones;
    const over = zonesOn(position, board.at(first), people);
    return zones.filter((one) => over.includes(one));
  };
  let spared = readingsOf(position)['LOR-L-7'] === 'toujours' ? [] : stillOver(fought);
  for (let step = 0; step < hexes && stepBack(board, first, spared); step += 1) spared = stillOver(spared);
  const own = board.moved.get(id) ?? { id, fate: 'safe', at: first.at };
  const pushed = [...board.moved.values()].filter((one) => one.id !== id);
  const victims = pushed.filter(({ fate }) => fate === 'eliminated' || fate === 'flipped');
  if (victims.length === 0) return { direction, first: own, pushed };
  // Where his own and an ally's are lost on one line, it is still an ally's counter that is.
  const ally = victims.map((one) => peopleOf(counterOf(position, one.id))).find((one) => one !== people);
  const chooser = readingsOf(position)['LOR-L-32'] === 'l-allie' ? (ally ?? people) : people;
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
