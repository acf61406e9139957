/** What a moment of the skirmish offers at best, weighed as the captain weighs it: an attack to walk to, a place to shoot from; and whom the others may strike next. */
import { type Hex, isSame } from '#engine/zargos-lords/board/hex.ts';
import { distanceOn } from '#engine/zargos-lords/board/map.ts';
import { type Counter, counterOf } from '#engine/zargos-lords/board/position.ts';
import { BOX } from '#engine/zargos-lords/data/tables.ts';
import type { CombatOdds } from '#engine/zargos-lords/odds/combat.ts';
import { combatOf } from '#engine/zargos-lords/rules/attack.ts';
import { minimumOf } from '#engine/zargos-lords/rules/combat.ts';
import { defenceForce } from '#engine/zargos-lords/rules/force.ts';
import { retreatLines } from '#engine/zargos-lords/rules/retreat.ts';
import { judgeShot, shooterOf } from '#engine/zargos-lords/rules/shooting.ts';
import { flightAt } from '#engine/zargos-lords/rules/volley.ts';
import { fightWorth, worth } from '#engine/zargos-lords/skirmish/bot/worth.ts';
import { march, movedTo, reachIn, sentBack } from '#engine/zargos-lords/skirmish/march.ts';
import { fightOdds } from '#engine/zargos-lords/skirmish/odds.ts';
import { enemiesAround, forceOf, freeAgainst, ownOf, shotOf } from '#engine/zargos-lords/skirmish/table.ts';
import type { Move, MoveKind, MoveOf, Seat, View } from '#engine/zargos-lords/skirmish/types.ts';

/** The moves of a kind. */
export const ofKind = <Kind extends MoveKind>(legal: readonly Move[], kind: Kind): readonly MoveOf<Kind>[] =>
  legal.filter((move): move is MoveOf<Kind> => move.kind === kind);

/** The one of greatest value, the first of equals; undefined of none. */
export const mostOf = <One>(list: readonly One[], value: (one: One) => number): One | undefined =>
  list.reduce<{ readonly one: One; readonly value: number } | undefined>((best, one) => {
    const own = value(one);
    return best && best.value >= own ? best : { one, value: own };
  }, undefined)?.one;

export const bestOf = <One extends Move>(view: View, moves: readonly One[]): One | undefined => mostOf(moves, (move) => worth(view, move));

/** An attack that one march makes possible, with those who stand there already. */
export interface Reached {
  readonly by: Counter;
  readonly to: Hex;
  readonly target: Counter;
  readonly group: readonly Counter[];
  readonly odds: CombatOdds;
}

/** The best attack that one march opens, if it promises more than it risks. */
export function bestReached(view: View, legal: readonly Move[]): Reached | undefined {
  const found = ofKind(legal, 'march').flatMap(({ against, ...move }) => {
    if (against === undefined) return [];
    const target = counterOf(view.position, against);
    const after = march(view, { ...move, against }, () => {});
    const group = freeAgainst(after, target);
    const fight = { attackers: group.map(({ id }) => id), targets: [against] };
    const odds = fightOdds(after, fight);
    const by = counterOf(view.position, move.id);
    return odds.allowed ? [{ by, to: move.to, target, group, odds, worth: fightWorth(after, fight) }] : [];
  });
  const best = mostOf(found, (one) => one.worth);
  return best && best.worth > 0 ? best : undefined;
}

/** An enemy that none could attack alone, and those who could come together and be enough, whatever else helps them. */
export function togetherAgainst(
  view: View,
  legal: readonly Move[],
): { readonly target: Counter; readonly group: readonly Counter[] } | undefined {
  const marches = ofKind(legal, 'march').filter(({ against }) => against !== undefined);
  for (const target of ownOf(view, 1 - view.turn)) {
    const coming = marches.filter(({ against }) => against === target.id);
    const places = new Set(coming.map(({ to }) => `${to.q},${to.r}`)).size;
    const strongest = [...new Set(coming.map(({ id }) => id))]
      .map((id) => counterOf(view.position, id))
      .sort((a, b) => forceOf(b) - forceOf(a));
    const enough = defenceOf(view, target) + minimumOf(BOX);
    for (let size = 2; size <= Math.min(places, strongest.length); size += 1) {
      const group = strongest.slice(0, size);
      if (forcesOf(group) >= enough) return { target, group };
    }
  }
  return undefined;
}

const forcesOf = (counters: readonly Counter[]): number => counters.reduce((sum, one) => sum + forceOf(one), 0);

/** What it is worth where it stands. */
const defenceOf = ({ position, options }: View, { id }: Counter): number =>
  defenceForce(combatOf(position, [], [id]).defenders, BOX, options.options).value;

/** A shot that a march, or none, would allow. */
export interface Aim {
  readonly shooter: Counter;
  readonly to: Hex;
  readonly target: Counter;
  /** The position where it shoots: its odds are asked of it. */
  readonly view: View;
}

/** The best shot that one who may still move could take, and from where; undefined where nobody has one. */
export function bestAim(view: View, legal: readonly Move[]): Aim | undefined {
  const seat = view.turn;
  const marches = ofKind(legal, 'march');
  const aims = ownOf(view, seat)
    .filter(({ id }) => marches.some((move) => move.id === id) && !view.shot.includes(id))
    .flatMap((shooter) => {
      const shot = shotOf(shooter.kind);
      if (!shot) return [];
      const places = [shooter.at, ...marches.filter(({ id, against }) => id === shooter.id && against === undefined).map(({ to }) => to)];
      return places.flatMap((to) => {
        const moved = { ...view, position: movedTo(view.position, shooter.id, to) };
        const targets = ownOf(view, 1 - seat).filter((one) => judgeShot(moved.position, { ...shooterOf(shooter), at: to }, one, shot).ok);
        return targets.map((target): Aim => ({ shooter, to, target, view: moved }));
      });
    });
  const valued = aims.map((aim) => ({ aim, value: worth(aim.view, shotOfAim(aim, seat)) }));
  const best = mostOf(valued, ({ value }) => value);
  return best && best.value > 0 ? best.aim : undefined;
}

const shotOfAim = ({ shooter, target }: Aim, seat: Seat): MoveOf<'shoot'> => ({
  kind: 'shoot',
  seat,
  shooters: [shooter.id],
  target: target.id,
});

/** The faces of the die, 0 to 6, whose flight leaves whom a vision strikes no line but to death. */
export function drowningFaces({ position }: Pick<View, 'position'>, shooter: Counter, target: Counter): number {
  const isLost = (hexes: number): boolean =>
    hexes > 0 && retreatLines({ position, counter: target.id, hexes, fought: [] }).every(({ first }) => first.fate === 'eliminated');
  return flightAt(BOX, distanceOn(position.map, shooter.at, target.at)).filter(isLost).length;
}

/** Those that came too weak, as the moves stand: they would go back to where they were. */
export function comeTooWeak(view: View): readonly { readonly who: Counter; readonly against: Counter }[] {
  const back: { who: Counter; against: Counter }[] = [];
  sentBack(view, (event) => {
    if (event.kind === 'back')
      back.push({ who: counterOf(view.position, event.who.id), against: counterOf(view.position, event.against.id) });
  });
  return back;
}

/** Own counters that have not moved and touch an enemy: they attack it, or leave (LOR-ZDI-3). */
export const inContact = (view: View, seat: Seat): readonly { readonly who: Counter; readonly enemy: Counter }[] =>
  ownOf(view, seat).flatMap((who) => {
    const [enemy] = enemiesAround(view, who).filter(({ paralysed }) => !paralysed);
    return enemy && !who.paralysed && !view.marched.some(({ id }) => id === who.id) ? [{ who, enemy }] : [];
  });

/** The two that are nearest to one another, of this side and the other. */
export function nearestPair(
  view: View,
  seat: Seat,
): { readonly who: Counter; readonly enemy: Counter; readonly hexes: number } | undefined {
  const pairs = ownOf(view, seat).flatMap((who) =>
    ownOf(view, 1 - seat).map((enemy) => ({ who, enemy, hexes: distanceOn(view.position.map, who.at, enemy.at) })),
  );
  return mostOf(pairs, ({ hexes }) => -hexes);
}

/** A counter that the others may come and attack on their turn, all that can reach it together. */
export interface Danger {
  readonly who: Counter;
  readonly enemies: readonly Counter[];
  readonly force: number;
  readonly defence: number;
}

/** Differences from which a combat rather kills who is attacked: the third band of our table. */
const GRAVE = 8;

/** The own counter that is most outnumbered, where that is grave. */
export function worstDanger(view: View, seat: Seat): Danger | undefined {
  const theirs = { ...view, turn: 1 - seat, marched: [] };
  const dangers = ownOf(view, seat).map((who): Danger => {
    const enemies = ownOf(view, 1 - seat).filter(
      (one) => !one.paralysed && reachIn(theirs, one.id).arrivals.some(({ attacks }) => attacks.includes(who.id)),
    );
    return { who, enemies, force: forcesOf(enemies), defence: defenceOf(view, who) };
  });
  const worst = mostOf(dangers, ({ force, defence }) => force - defence);
  return worst && worst.force - worst.defence >= GRAVE ? worst : undefined;
}

/** Whether a move goes nowhere. */
export const isStaying = ({ shooter, to }: Aim): boolean => isSame(shooter.at, to);
