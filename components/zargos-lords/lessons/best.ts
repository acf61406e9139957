/** What a moment of the skirmish offers at best, weighed as the captain weighs it: an attack to walk to, a place to shoot from; and whom the others may strike next. */
import { type Hex, keyOf } from '#engine/zargos-lords/board/hex.ts';
import { distanceOn, isNext } from '#engine/zargos-lords/board/map.ts';
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
  /** What it would face there on the others' turn, where that is grave. */
  readonly danger: Danger | undefined;
}

interface Walked {
  readonly move: MoveOf<'march'>;
  readonly target: Counter;
  readonly group: readonly Counter[];
  readonly after: View;
  readonly odds: CombatOdds;
}

/** Attacks that the rules would allow after one march: on whom it is made against, else on those it ends next to, whose zones are gone (LOR-ZDI-2). */
const walkedIn = (view: View, legal: readonly Move[]): readonly Walked[] =>
  ofKind(legal, 'march').flatMap((move) => {
    const next = ownOf(view, 1 - move.seat).filter(({ id, at, paralysed }) =>
      move.against === undefined ? !paralysed && isNext(view.position.map, at, move.to) : id === move.against,
    );
    if (next.length === 0) return [];
    const after = march(view, move, () => {});
    return next.flatMap((target) => {
      const group = freeAgainst(after, target);
      const odds = fightOdds(after, { attackers: group.map(({ id }) => id), targets: [target.id] });
      return odds.allowed && group.some(({ id }) => id === move.id) ? [{ move, target, group, after, odds }] : [];
    });
  });

/** The best attack that one march opens, if it promises more than it risks. */
export function bestReached(view: View, legal: readonly Move[]): Reached | undefined {
  const weak = comeTooWeak(view).length;
  const sound = walkedIn(view, legal).filter(({ after, group, target }) => {
    const gain = fightWorth(after, { attackers: group.map(({ id }) => id), targets: [target.id] });
    // Nobody is sent away from those who count on him.
    return gain > 0 && comeTooWeak(after).length <= weak;
  });
  const best = mostOf(sound, ({ move }) => worth(view, move));
  if (!best) return undefined;
  const { move, target, group, after, odds } = best;
  return { by: counterOf(view.position, move.id), to: move.to, target, group, odds, danger: dangerIn(after, move.id) };
}

/** An enemy that none could attack alone, and those who could come together and be enough, whatever else helps them. */
export function togetherAgainst(
  view: View,
  legal: readonly Move[],
): { readonly target: Counter; readonly group: readonly Counter[] } | undefined {
  const marches = ofKind(legal, 'march');
  const alone = walkedIn(view, legal).map(({ target }) => target.id);
  for (const target of ownOf(view, 1 - view.turn)) {
    const coming = marches.filter(({ against }) => against === target.id && !alone.includes(target.id));
    const places = new Set(coming.map(({ to }) => keyOf(to))).size;
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
  /** What it would face there on the others' turn, where that is grave. */
  readonly danger: Danger | undefined;
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
      const known = new Set<string>();
      return places.flatMap((to) => {
        const moved = { ...view, position: movedTo(view.position, shooter.id, to) };
        return ownOf(view, 1 - seat).flatMap((target): readonly Omit<Aim, 'danger'>[] => {
          // From one distance, a shot is worth the same: the first place stands for all.
          const key = `${target.id} ${distanceOn(view.position.map, to, target.at)}`;
          if (known.has(key) || target.paralysed || !judgeShot(moved.position, { ...shooterOf(shooter), at: to }, target, shot).ok)
            return [];
          known.add(key);
          return [{ shooter, to, target, view: moved }];
        });
      });
    });
  const valued = aims.map((aim) => ({ aim, value: worth(aim.view, shotOfAim(aim, seat)) }));
  const best = mostOf(valued, ({ value }) => value);
  return best && best.value > 0 ? { ...best.aim, danger: dangerIn(best.aim.view, best.aim.shooter.id) } : undefined;
}

const shotOfAim = ({ shooter, target }: Pick<Aim, 'shooter' | 'target'>, seat: Seat): MoveOf<'shoot'> => ({
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

/** Of these, the one that is most outnumbered, where that is grave. */
export function worstDanger(view: View, among: readonly Counter[]): Danger | undefined {
  const theirs = { ...view, turn: 1 - view.turn, marched: [] };
  const foes = ownOf(view, 1 - view.turn).filter(({ paralysed }) => !paralysed);
  const reached = foes.map((one) => ({ one, ids: reachIn(theirs, one.id).arrivals.flatMap(({ attacks }) => attacks) }));
  const dangers = among.map((who): Danger => {
    const enemies = reached.filter(({ ids }) => ids.includes(who.id)).map(({ one }) => one);
    return { who, enemies, force: forcesOf(enemies), defence: defenceOf(view, who) };
  });
  const worst = mostOf(dangers, ({ force, defence }) => force - defence);
  return worst && worst.force - worst.defence >= GRAVE ? worst : undefined;
}

const dangerIn = (view: View, id: string): Danger | undefined => worstDanger(view, [counterOf(view.position, id)]);
