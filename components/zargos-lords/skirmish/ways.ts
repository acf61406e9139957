/** Who may come upon whom, out of the moves that the game lists: the best ways to an enemy, whom he threatens, and who is lost whatever he does. */
import { type Direction, isSame } from '#engine/zargos-lords/board/hex.ts';
import { columnsOf, distanceOn, isNext, nameOf } from '#engine/zargos-lords/board/map.ts';
import { boxIn, type City, type Counter, cityId, counterOf, isManned } from '#engine/zargos-lords/board/position.ts';
import { peopleOf } from '#engine/zargos-lords/data/counters.ts';
import { whoIn } from '#engine/zargos-lords/game/explain.ts';
import { march, reachIn } from '#engine/zargos-lords/game/march.ts';
import { fightOdds, lossesOf } from '#engine/zargos-lords/game/odds.ts';
import { fallingOf, linesOf } from '#engine/zargos-lords/game/retreats.ts';
import { campOf, mapOf, SCENARIOS, seatsInTurn } from '#engine/zargos-lords/game/scenarios.ts';
import { citiesHeld, forceOf, freeAgainst, leaderOf, ownOf } from '#engine/zargos-lords/game/table.ts';
import type { Falling, Move, MoveOf, View } from '#engine/zargos-lords/game/types.ts';
import { readingsOf } from '#engine/zargos-lords/options.ts';
import { pointsFor } from '#engine/zargos-lords/rules/movement.ts';
import { lineEnd, type RetreatLine } from '#engine/zargos-lords/rules/retreat.ts';

/** All who could attack an enemy together once this march is made: those who stand there already too. */
export function groupAfter(view: View, move: MoveOf<'march'>, target: Counter) {
  const after = march(view, move, () => {});
  const fight = { attackers: freeAgainst(after, target).map(({ id }) => id), targets: [target.id] };
  return { after, fight };
}

/** The line it takes where no line saves it and there is nothing to choose: one that touches nobody else, where all that do cost its own side more (LOR-REC-2, LOR-REC-3). */
function doomedTo(view: View, falling: Falling): Direction | undefined {
  const sideOf = (id: string): number => leaderOf(view, counterOf(view.position, id));
  const isWorse = ({ pushed }: RetreatLine): boolean =>
    pushed.some(({ fate }) => fate === 'eliminated') && pushed.every(({ id }) => sideOf(id) === sideOf(falling.id));
  const lines = linesOf(view, falling);
  const [plain] = lines.filter(({ pushed }) => pushed.length === 0);
  return lines.every((line) => lineEnd(line) === 'deadly' && (line.pushed.length === 0 || isWorse(line))) ? plain?.direction : undefined;
}

export const isDoomed = (view: View, falling: Falling): boolean => doomedTo(view, falling) !== undefined;

/** No line saves it; some may push somebody. */
export const isHopeless = (view: View, falling: Falling): boolean =>
  linesOf(view, falling).every(({ first: { fate } }) => fate === 'eliminated');

/** Counters of a seat that have to retreat, and are lost whatever line they take: there is nothing to choose. */
export const fatedOf = (view: View, seat: number): readonly Counter[] =>
  view.falling
    .filter((one) => leaderOf(view, counterOf(view.position, one.id)) === seat && isDoomed(view, one))
    .map(({ id }) => counterOf(view.position, id));

/** What is played for a seat without asking it: the retreat of one that is lost all the same. */
export function fatedLine(view: View, seat: number, listed: readonly Move[]): Move | undefined {
  const [first] = view.phase === 'retreat' ? fatedOf(view, seat) : [];
  const falling = first && fallingOf(view, first.id);
  const direction = falling && doomedTo(view, falling);
  return listed.find((move) => move.kind === 'retreat' && !move.alone && move.id === first?.id && move.direction === direction);
}

/** Below whatever a fight that is allowed may promise. */
const NEVER = 1000;

/** What a fight promises in factors of combat: what it may strike less what it may lose, over the six faces. */
export function promise(view: View, fight: Pick<MoveOf<'attack'>, 'attackers' | 'targets'>): number {
  const odds = fightOdds(view, fight);
  if (!odds.allowed) return -NEVER;
  const { target, attacker } = lossesOf(view, fight, odds.byDie);
  const force = (ids: readonly string[]): number => ids.reduce((sum, id) => sum + forceOf(counterOf(view.position, id), view.position), 0);
  return target.faces * force(fight.targets) - attacker.faces * force(fight.attackers) + odds.difference / 1000;
}

/** The most promising first, each weighed once. */
export function ranked<One>(list: readonly One[], worth: (one: One) => number): readonly One[] {
  return list
    .map((one) => ({ one, value: worth(one) }))
    .sort((a, b) => b.value - a.value)
    .map(({ one }) => one);
}

/** The ways to go next to an enemy and attack him: into his zone, or where somebody else has opened it (LOR-ZDI-2). */
export function waysTo(view: View, marches: readonly MoveOf<'march'>[], enemy: Counter): readonly MoveOf<'march'>[] {
  const isJoining = (move: MoveOf<'march'>): boolean => {
    if (move.against !== undefined || !isNext(view.position.map, move.to, enemy.at)) return false;
    const { after, fight } = groupAfter(view, move, enemy);
    return fight.attackers.includes(move.id) && fightOdds(after, fight).allowed;
  };
  return ranked(
    marches.filter((move) => move.against === enemy.id || isJoining(move)),
    (move) => {
      const { after, fight } = groupAfter(view, move, enemy);
      return promise(after, fight);
    },
  );
}

/** Those whom this enemy may attack on his turn, as all stand now: he comes to them, or stands beside them already (LOR-ZDI-3). */
function strikable(view: View, enemy: Counter): ReadonlySet<string> {
  if (enemy.paralysed) return new Set();
  const { map, counters } = view.position;
  const beside = counters.filter((one) => !one.vanished && !one.paralysed && !enemy.vanished && isNext(map, one.at, enemy.at));
  return new Set([...beside.map(({ id }) => id), ...arrivalsOf(view, enemy).flatMap(({ attacks }) => attacks)]);
}

/** Where it may be on its turn. */
function arrivalsOf(view: View, enemy: Counter) {
  const theirs = { ...view, turn: view.peoples.indexOf(peopleOf(enemy)), marched: [] };
  return reachIn(theirs, enemy.id).arrivals;
}

/** Own cities that it may help to besiege on its turn, or stands before already; and those that nobody keeps, which it may enter. */
export function citiesThreatenedBy(view: View, enemy: Counter): { readonly besieged: readonly City[]; readonly entered: readonly City[] } {
  const cities = enemy.paralysed ? [] : citiesHeld(view, view.turn);
  const { map } = view.position;
  const arrivals = cities.length > 0 ? arrivalsOf(view, enemy) : [];
  const isBefore = ({ at }: City): boolean => !enemy.vanished && isNext(map, at, enemy.at);
  return {
    besieged: cities.filter((city) => isManned(city) && (isBefore(city) || arrivals.some(({ attacks }) => attacks.includes(cityId(city))))),
    entered: cities.filter((city) => !isManned(city) && arrivals.some(({ at }) => isSame(at, city.at))),
  };
}

/** Own counters among them. */
export function threatenedBy(view: View, enemy: Counter): readonly Counter[] {
  const struck = strikable(view, enemy);
  return ownOf(view, view.turn).filter(({ id }) => struck.has(id));
}

/** Of a march, how far is near: what stands between, or comes there, costs the rest. */
const HALF = 0.5;

/** The other's counter that may stand in a seat's camp on its turn, where nobody could drive it out on the next: nobody is near, by this part of a march, or the months are over (LOR-L-59); undefined of none. */
export function campThreat(view: View, seat: number, march = HALF): Counter | undefined {
  const { position, options, month, peoples } = view;
  const { scenario, months } = options;
  // A lesson's small map has no camps.
  if (SCENARIOS[scenario].wins !== 'camp' || columnsOf(position.map) !== columnsOf(mapOf({ scenario }))) return undefined;
  const camp = campOf(scenario, seat);
  const isPast = month === months && seatsInTurn(peoples).at(-1) === seat;
  const isWithin = (one: Counter, points: number): boolean => !one.paralysed && distanceOn(position.map, one.at, camp) <= points;
  const pointsOf = (one: Counter): number => pointsFor(one, boxIn(position), readingsOf(options));
  const keeps = (one: Counter): boolean => isWithin(one, month < months ? march * pointsOf(one) : 0);
  if (isPast || ownOf(view, seat).some(keeps)) return undefined;
  return ownOf(view, 1 - seat).find(
    (one) => isWithin(one, pointsOf(one)) && (isSame(one.at, camp) || arrivalsOf(view, one).some(({ at }) => isSame(at, camp))),
  );
}

/** « votre camp (E1), loin des vôtres : le Faucon (F3) peut y entrer » */
export function campPerilTold(view: View, seat: number): readonly string[] {
  const by = campThreat(view, seat);
  const camp = campOf(view.options.scenario, seat);
  const where = view.month < view.options.months ? 'loin des vôtres' : 'compté à la fin de ce mois';
  return by ? [`votre camp (${nameOf(camp)}), ${where} : ${whoIn(by)} ${isSame(by.at, camp) ? 'y est' : 'peut y entrer'}`] : [];
}
