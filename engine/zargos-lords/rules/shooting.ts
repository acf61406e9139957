/** Who may shoot at whom on a map: arrows and flames in a straight line, visions over everything (LOR-ARC-1, LOR-ARC-3, LOR-DRA-1, LOR-SOR-2, LOR-VIL-4). */
import { ALLOWED, type Verdict } from '../../core/verdict.ts';
import { DIRECTIONS, type Hex } from '../board/hex.ts';
import { distanceOn, hexesOf, isNext, ray, sightLines, straightWays, terrainAt } from '../board/map.ts';
import { areFriends, type City, type Counter, cityAt, type Position } from '../board/position.ts';
import { fighterOf, hasPower, PEOPLE_OF, peopleOf } from '../data/counters.ts';
import type { RuleId } from '../ids.ts';
import { readingsOf } from '../options.ts';
import { SHOTS } from '../refusals.ts';
import { type Kind, type People, RANGES, type Shot, type Terrain } from '../types.ts';

/** Who shoots, and from where: a counter on the map, or one of a garrison. */
export interface Shooter {
  readonly kind: Kind;
  readonly at: Hex;
  readonly people: People;
  readonly escorted: boolean;
  readonly paralysed: boolean;
  /** In a city of its own: it aims at besiegers only (LOR-VIL-4). */
  readonly inCity: boolean;
}

export const shooterOf = (counter: Counter): Shooter => ({
  kind: counter.kind,
  at: counter.at,
  people: peopleOf(counter),
  escorted: counter.escort !== undefined,
  paralysed: counter.paralysed !== undefined && counter.paralysed > 0,
  inCity: false,
});

export const garrisonShooter = (city: City, kind: Kind): Shooter => ({
  kind,
  at: city.at,
  people: PEOPLE_OF[kind],
  escorted: false,
  paralysed: false,
  inCity: true,
});

export const ruleOf = (shot: Shot, kind: Kind): RuleId => {
  if (shot === 'arrows') return 'LOR-ARC-1';
  if (shot === 'visions') return kind === 'illusionniste' ? 'LOR-ILL-1' : 'LOR-SOR-2';
  return kind === 'lance-flammes' ? 'LOR-LAN-1' : 'LOR-DRA-1';
};

/** The rule by which a shot takes the place of the combat: printed of flames and visions, our reading of arrows. */
export const insteadOf = (shot: Shot, kind: Kind): RuleId => (shot === 'arrows' ? 'LOR-L-18' : ruleOf(shot, kind));

const POWER_OF = { arrows: 'fleches', flames: 'flammes', visions: 'vision' } as const;
const NO_POWER = { arrows: SHOTS.noArrows, flames: SHOTS.noFlames, visions: SHOTS.noVision } as const;

/** What stops arrows on their way: what stands on the hex, or nothing. */
const STOPS: readonly Terrain[] = ['mont', 'bois', 'gouffre'];

/** The obstacle of a hex to arrows and flames: a terrain, or a city, even of one's own (LOR-ARC-3). */
function obstacleAt(position: Position, hex: Hex): Terrain | 'ville' | undefined {
  if (cityAt(position, hex)) return 'ville';
  const terrain = terrainAt(position.map, hex);
  return terrain && STOPS.includes(terrain) ? terrain : undefined;
}

/** A straight line and what stops it first. */
interface Line {
  /** Strictly between shooter and target. */
  readonly between: readonly Hex[];
  readonly blocked?: { readonly at: Hex; readonly by: Terrain | 'ville' };
}

function lineAlong(position: Position, between: readonly Hex[]): Line {
  for (const at of between) {
    const by = obstacleAt(position, at);
    if (by) return { between, blocked: { at, by } };
  }
  return { between };
}

const NOTHING_BETWEEN: Line = { between: [] };

const freest = (lines: readonly Line[]): Line | undefined => lines.find(({ blocked }) => !blocked) ?? lines[0];

/** The line of arrows or flames from one hex to another; undefined where none is straight. Free directions take the freer side of an edge. */
function lineOf(position: Position, from: Hex, to: Hex, range: number, isFree: boolean): Line | undefined {
  if (isNext(position.map, from, to)) return NOTHING_BETWEEN;
  if (!isFree) {
    const lines = straightWays(position.map, from, to, range).map(({ hexes }) => lineAlong(position, hexes.slice(0, -1)));
    return freest(lines);
  }
  return freest(sightLines(position.map, from, to).map((between) => lineAlong(position, between)));
}

/** In a wood; a city takes it away, but where the table says otherwise (LOR-L-81). */
const isWooded = (position: Position, hex: Hex): boolean =>
  terrainAt(position.map, hex) === 'bois' && !(cityAt(position, hex) && readingsOf(position)['LOR-L-81'] === 'oui');

/** Woods and the way between, for arrows, and for flames that go like arrows. */
function judgeLine(position: Position, shooter: Shooter, to: Hex, shot: 'arrows' | 'flames'): Verdict<RuleId> {
  const readings = readingsOf(position);
  if (shot === 'flames' && readings['LOR-L-15'] === 'libres') return ALLOWED;
  const wood: RuleId = shot === 'arrows' ? 'LOR-ARC-3' : 'LOR-L-15';
  if (isWooded(position, shooter.at)) return SHOTS.fromWood(cityAt(position, shooter.at) ? 'LOR-L-81' : wood);
  if (isWooded(position, to) && !(shot === 'flames' && readings['LOR-REV-5'] === 'plus-deux')) return SHOTS.intoWood(wood);
  const isFree = shot === 'arrows' && readings['LOR-REV-4'] === 'toutes-directions';
  const line = lineOf(position, shooter.at, to, RANGES[shot], isFree);
  if (!line) return SHOTS.crooked(shot === 'arrows' ? 'LOR-ARC-1' : 'LOR-L-15');
  return line.blocked ? SHOTS.blocked(wood, line.blocked.by) : ALLOWED;
}

/** What nobody may aim at, however near. */
function judgeTarget(position: Position, shooter: Shooter, target: Counter, rule: RuleId): Verdict<RuleId> {
  const readings = readingsOf(position);
  if (areFriends(position, shooter.people, peopleOf(target))) return SHOTS.friend(rule, fighterOf(target));
  if (target.vanished) return SHOTS.vanished();
  if (target.paralysed && readings['LOR-L-14'] !== 'vise-par-les-tirs') return SHOTS.sheltered(fighterOf(target));
  if (cityAt(position, target.at)) return SHOTS.inCity();
  if (shooter.inCity && readings['LOR-L-33'] !== 'oui' && !isNext(position.map, shooter.at, target.at)) return SHOTS.noBesieger();
  return ALLOWED;
}

/** How far a hex is, and what stands between: what a shot asks of a place, whoever stands there. */
function judgeSight(position: Position, shooter: Shooter, to: Hex, shot: Shot): Verdict<RuleId> {
  const distance = distanceOn(position.map, shooter.at, to);
  if (distance > RANGES[shot]) return SHOTS.tooFar(ruleOf(shot, shooter.kind), distance, RANGES[shot]);
  return shot === 'visions' ? ALLOWED : judgeLine(position, shooter, to, shot);
}

/** Whether `shooter` may send arrows, flames or a vision at `target`. */
export function judgeShot(position: Position, shooter: Shooter, target: Counter, shot: Shot): Verdict<RuleId> {
  if (!hasPower(shooter.kind, POWER_OF[shot])) return NO_POWER[shot](shooter.kind);
  if (shooter.escorted) return SHOTS.escorted(shooter.kind);
  if (shooter.paralysed) return SHOTS.paralysed(shooter.kind);
  const rule = ruleOf(shot, shooter.kind);
  const aimed = judgeTarget(position, shooter, target, rule);
  if (!aimed.ok) return aimed;
  return judgeSight(position, shooter, target.at, shot);
}

/** A hex within range of a shot, and whether a target there can be hit. */
export interface Sighted {
  readonly at: Hex;
  readonly verdict: Verdict<RuleId>;
}

/** Every hex within range, nearest first, and why some are out of sight: under every reading, where `beamsFrom` knows straight lines alone. */
export function sightsFrom(position: Position, shooter: Shooter, shot: Shot): readonly Sighted[] {
  const { map } = position;
  const steps = (hex: Hex): number => distanceOn(map, shooter.at, hex);
  return hexesOf(map)
    .filter((hex) => steps(hex) > 0 && steps(hex) <= RANGES[shot])
    .sort((a, b) => steps(a) - steps(b))
    .map((at) => ({ at, verdict: cityAt(position, at) ? SHOTS.inCity() : judgeSight(position, shooter, at, shot) }));
}

/** One of the six straight lines: hexes in reach, and what stops it. */
export interface Beam {
  readonly direction: (typeof DIRECTIONS)[number];
  /** Hexes where a target can be hit. */
  readonly hexes: readonly Hex[];
  readonly blocked?: { readonly at: Hex; readonly by: Terrain | 'ville' };
}

/** The six lines of arrows, or of flames, from a hex: a chasm or mount may be hit, what is behind may not; a wood or city is not even hit. */
export function beamsFrom(position: Position, from: Hex, shot: 'arrows' | 'flames'): readonly Beam[] {
  if (isWooded(position, from))
    return DIRECTIONS.map((direction) => ({ direction, hexes: [], blocked: { at: from, by: 'bois' as const } }));
  return DIRECTIONS.map((direction): Beam => {
    const hexes: Hex[] = [];
    for (const [step, at] of ray(position.map, from, direction, RANGES[shot]).entries()) {
      // Nearer the other way round: no longer straight.
      if (distanceOn(position.map, from, at) <= step) break;
      const by = obstacleAt(position, at);
      const burns = by === 'bois' && shot === 'flames' && readingsOf(position)['LOR-REV-5'] === 'plus-deux';
      if (by !== 'ville' && (by !== 'bois' || burns)) hexes.push(at);
      if (by) return { direction, hexes, blocked: { at, by } };
    }
    return { direction, hexes };
  });
}
