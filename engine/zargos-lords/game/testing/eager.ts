/** A walk that comes to something: towards enemy cities, into them, and to the hostages that were agreed. One choice in five is any listed move. */
import { type Dice, oneOf } from '../../../core/dice.ts';
import { type Hex, keyOf } from '../../board/hex.ts';
import { type HexMap, neighboursOf, terrainAt } from '../../board/map.ts';
import { areFriends, cityAt, type Counter } from '../../board/position.ts';
import { PEOPLE_OF, peopleOf } from '../../data/counters.ts';
import type { Kind } from '../../types.ts';
import { landsOf } from '../scenarios.ts';
import { find, kindOf, seatOfId } from '../table.ts';
import type { Move, MoveOf, State } from '../types.ts';

type Steps = ReadonlyMap<string, number>;

const FIELDS = new WeakMap<HexMap, Map<string, Steps>>();
const KEPT = 40;

/** Steps over land and bridges to the nearest of these hexes. */
function stepsTo(map: HexMap, goals: readonly Hex[]): Steps {
  const fields = FIELDS.get(map) ?? new Map<string, Steps>();
  FIELDS.set(map, fields);
  const name = goals.map(keyOf).join();
  const known = fields.get(name);
  if (known) return known;
  const steps = new Map(goals.map((at) => [keyOf(at), 0]));
  let ring: readonly Hex[] = goals;
  for (let far = 1; ring.length > 0; far += 1) {
    const outer: Hex[] = [];
    for (const hex of ring.flatMap((one) => neighboursOf(map, one))) {
      if (steps.has(keyOf(hex)) || terrainAt(map, hex) === 'mer') continue;
      steps.set(keyOf(hex), far);
      outer.push(hex);
    }
    ring = outer;
  }
  if (fields.size >= KEPT) fields.clear();
  fields.set(name, steps);
  return steps;
}

const isInfantry = (kind: Kind): boolean => kind.endsWith('fantassin');

const isHostage = ({ id, escortId }: Counter): boolean => escortId !== undefined && seatOfId(escortId) !== seatOfId(id);

/** Where a counter would go: its keeper's infantry where it was promised, one promised to it, a city for the hostage that it leads, an enemy city. */
function goalsOf(state: State, id: string): readonly Hex[] {
  const { position, pledges, lands, turn, peoples } = state;
  const { counters, cities, map } = position;
  const kind = kindOf(state, id);
  const own = peoples[turn];
  const counter = find(state, id);
  if (!kind || !own) return [];
  const isOnLandOf = ({ at }: Counter, seat: number): boolean => (lands[seat] ?? []).includes(landsOf(map).get(keyOf(at)) ?? -1);
  if (counter && isHostage(counter))
    return cities.filter((one) => one.people === own && (one.hostages?.length ?? 0) < 2).map(({ at }) => at);
  const promised = pledges.find((one) => one.from === seatOfId(id) && one.kind === kind);
  if (promised) {
    const keeper = peoples[promised.to];
    const takers = counters.filter((one) => PEOPLE_OF[one.kind] === keeper && isInfantry(one.kind) && isOnLandOf(one, promised.to));
    return (takers.length > 0 ? takers : cities.filter(({ people }) => people === keeper)).map(({ at }) => at);
  }
  if (isInfantry(kind)) {
    const given = counters.filter(
      (one) => one.escort === undefined && isOnLandOf(one, turn) && pledges.some((other) => other.to === turn && other.kind === one.kind),
    );
    if (given.length > 0) return given.map(({ at }) => at);
  }
  return cities.filter(({ people }) => !areFriends(position, people, own)).map(({ at }) => at);
}

/** Whether a march takes a city, or makes or lodges a hostage. */
function isRare({ position, peoples, turn }: State, { id, to }: MoveOf<'march'>): boolean {
  const city = cityAt(position, to);
  const mover = position.counters.find((one) => one.id === id);
  if (city) return city.people !== peoples[turn] || (mover !== undefined && isHostage(mover));
  const host = position.counters.find(({ at }) => keyOf(at) === keyOf(to));
  return host !== undefined && peopleOf(host) !== peoples[turn];
}

function marchOf(state: State, marches: readonly MoveOf<'march'>[], dice: Dice): Move {
  const [first] = marches;
  if (!first) throw new Error('no march');
  const steps = stepsTo(state.position.map, goalsOf(state, first.id));
  const farOf = ({ to }: MoveOf<'march'>): number => steps.get(keyOf(to)) ?? 999;
  const least = Math.min(...marches.map(farOf));
  const nearest = marches.filter((one) => farOf(one) <= least + 1);
  const bold = nearest.filter(({ against }) => against?.startsWith('ville'));
  return oneOf(bold.length > 0 ? bold : nearest, dice);
}

const isOf =
  <Of extends Move['kind']>(...kinds: readonly Of[]) =>
  (move: Move): move is MoveOf<Of> =>
    (kinds as readonly string[]).includes(move.kind);

/** How seldom, one in so many, a move of a kind is made while others could be. */
const SELDOM = { break: 40, execute: 30, free: 60, vanish: 4, settle: 1 } as const;

export function eagerly(state: State, moves: readonly Move[], dice: Dice): Move {
  const settle = moves.find(isOf('settle'));
  if (settle && dice.roll(8) > 1) return settle;
  const list = moves.filter(({ kind }) => !(kind in SELDOM) || dice.roll(SELDOM[kind as keyof typeof SELDOM]) === 1);
  const kept = list.length > 0 ? list : moves;
  const offers = kept.filter(isOf('offer'));
  const end = kept.find(isOf('end'));
  // Whoever is everybody's friend besieges nobody.
  const partners = new Set(offers.map(({ to }) => to)).size;
  if (state.phase === 'alliances' && end && (partners < 2 || dice.roll(3) > 1)) return kept.find(isOf('break')) ?? end;
  const pledged = offers.filter(({ pledges }) => pledges.length > 0);
  if (pledged.length > 0) return oneOf(pledged, dice);
  if (dice.roll(5) === 1) return oneOf(kept, dice);
  if (state.phase === 'answer') return { kind: 'answer', seat: moves[0]?.seat ?? 0, accepts: dice.roll(5) > 1 };
  const marches = kept.filter(isOf('march'));
  const rare = [...marches.filter((one) => isRare(state, one)), ...kept.filter(isOf('enter', 'break', 'execute', 'free', 'vanish'))];
  if (rare.length > 0) return oneOf(rare, dice);
  const sieges = kept.filter(isOf('attack')).filter(({ targets }) => targets[0]?.startsWith('ville'));
  const most = Math.max(...sieges.map(({ attackers }) => attackers.length));
  if (sieges.length > 0)
    return oneOf(
      sieges.filter(({ attackers }) => attackers.length === most),
      dice,
    );
  const blows = kept.filter(isOf('attack', 'sally', 'shoot', 'strike', 'onward', 'return'));
  if (blows.length > 0 && (marches.length === 0 || dice.roll(3) === 1)) return oneOf(blows, dice);
  return marches.length > 0 ? marchOf(state, marches, dice) : oneOf(kept, dice);
}
