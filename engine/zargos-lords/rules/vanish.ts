/** The Moine that vanishes and comes back (LOR-MOI-1, LOR-L-19, LOR-L-35, LOR-L-36). */
import { ALLOWED, type Verdict } from '../../core/verdict.ts';
import { type Hex, isSame } from '../board/hex.ts';
import { bridgeAt, distanceOn, hexesOf, neighboursOf, numberOf, terrainAt } from '../board/map.ts';
import { areFriends, type Counter, cityAt, counterOf, isManned, isTaken, type Position, standingAt } from '../board/position.ts';
import { hasPower, peopleOf } from '../data/counters.ts';
import type { RuleId } from '../ids.ts';
import { readingsOf } from '../options.ts';
import { MOVES } from '../refusals.ts';
import { type Box, MAX_GARRISON } from '../types.ts';

/** Whether a counter may vanish instead of its move: a Moine, not escorted, not paralysed, not gone already. */
export function judgeVanish(position: Position, id: string): Verdict<RuleId> {
  const { kind, escort, paralysed, vanished } = counterOf(position, id);
  if (escort || !hasPower(kind, 'disparition')) return MOVES.cannotVanish(escort ?? kind);
  if (vanished) return MOVES.vanished();
  return paralysed ? MOVES.paralysed(kind, paralysed) : ALLOWED;
}

/** Turns that a Moine may stay away: one, or as many as it likes (LOR-L-36). */
export const mayStayAway = (position: Position): boolean => readingsOf(position)['LOR-L-36'] === 'oui';

/** It has its whole movement once it is back (LOR-L-19). */
export const movesAfter = (position: Position): boolean => readingsOf(position)['LOR-L-19'] !== 'sans-mouvement';

/** The way of someone who is nowhere: over everything but chasms and the sea; bridges from coast to coast. */
function isOpen(position: Position, from: Hex, to: Hex): boolean {
  const [out, into] = [terrainAt(position.map, from), terrainAt(position.map, to)];
  if (into === undefined || into === 'mer' || (into === 'gouffre' && !cityAt(position, to))) return false;
  if (out === 'pont' && into === 'pont') return bridgeAt(position.map, from) === bridgeAt(position.map, to);
  if (out === 'pont') return into === 'cote';
  return into !== 'pont' || out === 'cote';
}

/** Hexes at so many steps at most of such a way. */
function walked(position: Position, from: Hex, most: number): readonly Hex[] {
  const found = new Map([[numberOf(position.map, from), from]]);
  let ring: readonly Hex[] = [from];
  for (let step = 0; step < most; step += 1) {
    const outer: Hex[] = [];
    for (const hex of ring)
      for (const to of neighboursOf(position.map, hex)) {
        const number = numberOf(position.map, to);
        if (found.has(number) || !isOpen(position, hex, to)) continue;
        found.set(number, to);
        outer.push(to);
      }
    ring = outer;
  }
  return [...found.values()];
}

/** A bridge, where the table lets nobody stop on one (LOR-L-42). */
const isBarredBridge = (position: Position, hex: Hex): boolean =>
  terrainAt(position.map, hex) === 'pont' && readingsOf(position)['LOR-L-42'] === 'non';

/** Where it may stand: a free hex, or a city of its side with room, or an empty one. */
function isFree(position: Position, moine: Counter, hex: Hex): boolean {
  const city = cityAt(position, hex);
  if (city && city.people === peopleOf(moine)) return city.garrison.length < MAX_GARRISON;
  if (city) return !areFriends(position, city.people, peopleOf(moine)) && !isManned(city);
  if (standingAt(position, hex).length > 0 || isBarredBridge(position, hex)) return false;
  if (!isTaken(position, numberOf(position.map, hex))) return true;
  return !position.counters.some(
    (one) => one.vanished && one.id !== moine.id && isSame(one.at, hex) && readingsOf(position)['LOR-L-35'] === 'hexagone-bloque',
  );
}

/** Hexes where a vanished Moine may come back, its own among them, nearest first. */
export function returnsOf(position: Position, id: string, box: Box): readonly Hex[] {
  const moine = counterOf(position, id);
  const { movement } = box.factors[moine.kind];
  const isLand = (hex: Hex): boolean => {
    const terrain = terrainAt(position.map, hex);
    return terrain !== 'mer' && (terrain !== 'gouffre' || cityAt(position, hex) !== undefined);
  };
  const near =
    readingsOf(position)['LOR-L-19'] === 'distance-droite'
      ? hexesOf(position.map).filter((hex) => distanceOn(position.map, moine.at, hex) <= movement && isLand(hex))
      : walked(position, moine.at, movement);
  return near.filter((hex) => isFree(position, moine, hex));
}

/** Whether it may come back there. */
export function judgeReturn(position: Position, id: string, hex: Hex, box: Box): Verdict<RuleId> {
  const moine = counterOf(position, id);
  if (!hasPower(moine.kind, 'disparition') || !moine.vanished) return MOVES.cannotVanish(moine.kind);
  const { movement } = box.factors[moine.kind];
  if (isBarredBridge(position, hex)) return MOVES.onBridge();
  const isThere = returnsOf(position, id, box).some((one) => isSame(one, hex));
  return isThere ? ALLOWED : MOVES.beyond(movement);
}
