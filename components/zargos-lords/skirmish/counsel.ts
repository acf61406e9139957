/**
 * The one move that is advised to a learner, by the coach and by « Un conseil ? » alike: what the captain would weigh most, less what would come upon it on
 * the others' turn. The same of the same moment, always.
 */
import { isSame, keyOf } from '#engine/zargos-lords/board/hex.ts';
import { distanceOn, isNext } from '#engine/zargos-lords/board/map.ts';
import { boxIn, type Counter, counterOf } from '#engine/zargos-lords/board/position.ts';
import { fightWorth } from '#engine/zargos-lords/game/bot/blows.ts';
import { mostOf, worth } from '#engine/zargos-lords/game/bot/worth.ts';
import { march, reachIn, sentBack } from '#engine/zargos-lords/game/march.ts';
import { fightOdds } from '#engine/zargos-lords/game/odds.ts';
import { fallingOf, flightOf, linesOf } from '#engine/zargos-lords/game/retreats.ts';
import { campOf } from '#engine/zargos-lords/game/scenarios.ts';
import { aimOf, forceOf, freeAgainst, ownOf, shotOf } from '#engine/zargos-lords/game/table.ts';
import { CAMP_WORTH, type Move, type MoveKind, type MoveOf, type View } from '#engine/zargos-lords/game/types.ts';
import type { CombatOdds } from '#engine/zargos-lords/odds/combat.ts';
import { readingsOf } from '#engine/zargos-lords/options.ts';
import { combatOf } from '#engine/zargos-lords/rules/attack.ts';
import { minimumOf } from '#engine/zargos-lords/rules/combat.ts';
import { defenceForce } from '#engine/zargos-lords/rules/force.ts';
import { pointsFor } from '#engine/zargos-lords/rules/movement.ts';
import { judgeShot, shooterOf } from '#engine/zargos-lords/rules/shooting.ts';
import { flightAt } from '#engine/zargos-lords/rules/volley.ts';
import { RANGES } from '#engine/zargos-lords/types.ts';
import { type Peril, perilsOf } from '../war/perils.ts';
import { campThreat } from './ways.ts';

/** The moves of a kind. */
export const ofKind = <Kind extends MoveKind>(legal: readonly Move[], kind: Kind): readonly MoveOf<Kind>[] =>
  legal.filter((move): move is MoveOf<Kind> => move.kind === kind);

const forcesOf = ({ position }: View, counters: readonly Counter[]): number =>
  counters.reduce((sum, one) => sum + forceOf(one, position), 0);

/** What it is worth where it stands. */
const defenceOf = ({ position, options }: View, { id }: Counter): number =>
  defenceForce(combatOf(position, [], [id]).defenders, boxIn(position), readingsOf(options)).value;

/** Those that came too weak, as the moves stand: they would go back to where they were. */
export function comeTooWeak(view: View): readonly { readonly who: Counter; readonly against: Counter }[] {
  const back: { who: Counter; against: Counter }[] = [];
  sentBack(view, (event) => {
    if (event.kind === 'back' && event.against)
      back.push({ who: counterOf(view.position, event.who.id), against: counterOf(view.position, event.against.id) });
  });
  return back;
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

/** For each of these, the others' counters that may come and attack it on their turn. */
function comers(view: View, among: readonly Counter[]): readonly (readonly Counter[])[] {
  const theirs = { ...view, turn: 1 - view.turn, marched: [] };
  const foes = ownOf(view, 1 - view.turn).filter(({ paralysed }) => !paralysed);
  const isNear = (one: Counter): boolean =>
    among.some(({ at }) => distanceOn(view.position.map, one.at, at) <= pointsFor(one, boxIn(view.position), readingsOf(view.options)) + 1);
  const reached = foes.filter(isNear).map((one) => ({ one, ids: reachIn(theirs, one.id).arrivals.flatMap(({ attacks }) => attacks) }));
  return among.map((who) => reached.filter(({ ids }) => ids.includes(who.id)).map(({ one }) => one));
}

export const comersTo = (view: View, who: Counter): readonly Counter[] => comers(view, [who]).flat();

/** Of these, the one that is most outnumbered, where that is grave. */
export function worstDanger(view: View, among: readonly Counter[]): Danger | undefined {
  const coming = comers(view, among);
  const dangers = among.map((who, at): Danger => {
    const enemies = coming[at] ?? [];
    return { who, enemies, force: forcesOf(view, enemies), defence: defenceOf(view, who) };
  });
  const worst = mostOf(dangers, ({ force, defence }) => force - defence);
  return worst && worst.force - worst.defence >= GRAVE ? worst : undefined;
}

export const dangerIn = (view: View, id: string): Danger | undefined => worstDanger(view, [counterOf(view.position, id)]);

/** A vision that the others may cast on their turn at one whom no line would save (LOR-SOR-2, LOR-REC-2). */
export interface Vision {
  readonly by: Counter;
  /** Faces of the die that would eliminate it, 1 to 6. */
  readonly faces: number;
}

/** From how far this one may cast a vision at `who` once it has moved, next to it too (it shoots in place of an attack): the distances, each once. */
function castFrom(view: View, caster: Counter, who: Counter): readonly number[] {
  const { map } = view.position;
  const theirs = { ...view, turn: 1 - view.turn, marched: [] };
  const places = [
    caster.at,
    ...reachIn(theirs, caster.id)
      .arrivals.filter(({ attacks }) => attacks.length === 0 || attacks.includes(who.id))
      .map(({ at }) => at),
  ];
  const near = places.filter((at) => distanceOn(map, at, who.at) <= RANGES.visions);
  const free = near.filter((at) => judgeShot(view.position, { ...shooterOf(caster), at }, who, 'visions').ok);
  return [...new Set(free.map((at) => distanceOn(map, at, who.at)))];
}

/** The vision that would most likely cost who stands there, as all stand now; undefined where some line saves it from any. */
export function visionOn(view: View, id: string): Vision | undefined {
  const who = counterOf(view.position, id);
  const lethal = new Map<number, boolean>([[0, false]]);
  const isLethal = (by: Counter, hexes: number): boolean => {
    const known = lethal.get(hexes) ?? linesOf(view, flightOf(view, by.id, id, hexes)).every(({ first }) => first.fate === 'eliminated');
    lethal.set(hexes, known);
    return known;
  };
  const casters = ownOf(view, 1 - view.turn).filter(({ kind, escort, paralysed }) => !paralysed && !escort && shotOf(kind) === 'visions');
  const visions = casters.flatMap((by) =>
    castFrom(view, by, who).map(
      (distance): Vision => ({ by, faces: flightAt(boxIn(view.position), distance).filter((hexes) => isLethal(by, hexes)).length }),
    ),
  );
  const worst = mostOf(visions, ({ faces }) => faces);
  return worst && worst.faces > 0 ? worst : undefined;
}

/** An attack that a march makes possible, with those who stand there already. */
export interface Opened {
  readonly target: Counter;
  readonly group: readonly Counter[];
  readonly odds: Extract<CombatOdds, { readonly allowed: true }>;
  /** What it promises, in factors of combat. */
  readonly gain: number;
}

/** The best attack that the rules would allow after this march: on whom it is made against, else on those it ends next to, whose zones are gone (LOR-ZDI-2). */
export function openedBy(view: View, move: MoveOf<'march'>, after: View): Opened | undefined {
  const next = ownOf(view, 1 - move.seat).filter(({ id, at, paralysed }) =>
    move.against === undefined ? !paralysed && isNext(view.position.map, at, move.to) : id === move.against,
  );
  const all = next.flatMap((target): readonly Opened[] => {
    const group = freeAgainst(after, target);
    const attack = { attackers: group.map(({ id }) => id), targets: [target.id] };
    const odds = fightOdds(after, attack);
    return odds.allowed && group.some(({ id }) => id === move.id) ? [{ target, group, odds, gain: fightWorth(after, attack) }] : [];
  });
  return mostOf(all, ({ gain }) => gain);
}

/** Those who could come with it against an enemy too strong for it alone, the strongest first; undefined where they would not be enough, whatever else helps them. */
export function helpersOf(view: View, legal: readonly Move[], move: MoveOf<'march'>): readonly Counter[] | undefined {
  const target = move.against === undefined ? undefined : counterOf(view.position, move.against);
  if (!target) return undefined;
  const after = march(view, move, () => {});
  const there = freeAgainst(after, target);
  const coming = ofKind(legal, 'march').filter(
    (one) => one.against === target.id && !isSame(one.to, move.to) && !there.some(({ id }) => id === one.id),
  );
  const places = new Set(coming.map(({ to }) => keyOf(to))).size;
  const others = [...new Set(coming.map(({ id }) => id))]
    .map((id) => counterOf(view.position, id))
    .sort((a, b) => forceOf(b, view.position) - forceOf(a, view.position));
  const enough = defenceOf(view, target) + minimumOf(boxIn(view.position));
  for (let size = 1; size <= Math.min(places, others.length); size += 1)
    if (forcesOf(view, [...there, ...others.slice(0, size)]) >= enough) return others.slice(0, size);
  return undefined;
}

/** The best target that a counter that moves so could shoot at from there; undefined where it could not shoot. */
export function aimAfter(view: View, move: MoveOf<'march'>, after: View): Counter | undefined {
  const shooter = counterOf(after.position, move.id);
  const shot = shotOf(shooter.kind);
  if (!shot || aimOf(view, shooter.id) !== undefined) return undefined;
  const targets = ownOf(view, 1 - move.seat).filter(
    (target) => !target.paralysed && judgeShot(after.position, shooterOf(shooter), target, shot).ok,
  );
  // Whoever enters a zone says against whom: it is him that he aims at.
  const named = targets.filter(({ id }) => id === move.against);
  return mostOf(named.length > 0 ? named : targets, ({ id }) =>
    worth(after, { kind: 'shoot', seat: move.seat, shooters: [shooter.id], target: id }),
  );
}

/** Of what a counter in grave danger is worth, how much is held to be lost. */
const RISKED = 0.5;

/** Of the chance of a shot, how much is: who shoots at one spares the others. Of 160 games the captain then loses as many to his own advice as he wins; at one half he won 88. */
const SHARED = 0.15;

/** Months left from which somebody is sent back to guard his own flag: it counts in the last one alone. */
const GUARDED = 1;

/** The arrows or flames that it may have to bear where it stands: what « En danger » counts. */
export function shotOn(view: View, id: string): Peril['shot'] {
  const [peril] = perilsOf(view, view.turn, [id]);
  return peril?.shot?.by === 'visions' ? undefined : peril?.shot;
}

function riskOf(view: View, id: string): number {
  const lost = (visionOn(view, id)?.faces ?? 0) / 6;
  const struck = dangerIn(view, id) ? RISKED : SHARED * (shotOn(view, id)?.chance ?? 0);
  return Math.max(lost, struck) * forceOf(counterOf(view.position, id), view.position);
}

/** What it costs to leave one's camp to who may enter it, where nobody could come back: the sooner the end, the more. */
const baring = (view: View, after: View): number =>
  campThreat(after, view.turn, 1) && !campThreat(view, view.turn, 1) ? CAMP_WORTH / (view.options.months - view.month + 1) : 0;

/** What a march of this worth promises to somebody who thinks of the answer, at most that; undefined of one that is not to be advised. */
function prudent(view: View, legal: readonly Move[], move: MoveOf<'march'>, value: number): number | undefined {
  if (isSame(move.to, campOf(view.options.scenario, move.seat)) && view.options.months - view.month > GUARDED) return undefined;
  const after = march(view, move, () => {});
  const opened = openedBy(view, move, after);
  const aim = aimAfter(view, move, after);
  if (move.against !== undefined && !aim) {
    if (opened ? opened.gain <= 0 : !helpersOf(view, legal, move)) return undefined;
    // Nobody is sent away from those who count on him.
    if (opened && comeTooWeak(after).length > comeTooWeak(view).length) return undefined;
  }
  const risk = riskOf(after, move.id);
  return value - (risk > 0 ? Math.max(0, risk - riskOf(view, move.id)) : 0) - baring(view, after);
}

/** What a shot promises, less the attack that a vision would drive its target away from. */
function aimed(view: View, move: MoveOf<'shoot'>): number {
  const [shooter] = move.shooters.map((id) => counterOf(view.position, id));
  if (!shooter || shotOf(shooter.kind) !== 'visions') return worth(view, move);
  const group = freeAgainst(view, counterOf(view.position, move.target)).map(({ id }) => id);
  const attack = { attackers: group, targets: [move.target] };
  const isOpen = group.length > 0 && fightOdds(view, attack).allowed;
  return worth(view, move) - (isOpen ? Math.max(0, fightWorth(view, attack)) : 0);
}

/** A move, and what it promises somebody who thinks of the answer, in factors of combat. */
export interface Promising {
  readonly move: Move;
  readonly value: number;
}

/** What a move promises before one thinks of the answer. */
const hoped = (view: View, move: Move): number => (move.kind === 'shoot' ? aimed(view, move) : worth(view, move));

/** What a listed move promises; nothing of one that is not to be advised. */
export function promiseOf(view: View, legal: readonly Move[], move: Move): number {
  const value = hoped(view, move);
  return move.kind === 'march' ? (prudent(view, legal, move, value) ?? Math.min(0, value)) : value;
}

/** All moves listed, with what each promises before one thinks of the answer: what takes long. */
export const hopesOf = (view: View, legal: readonly Move[]): readonly Promising[] =>
  legal.map((move) => ({ move, value: hoped(view, move) }));

/** Who is lost alone for a line that would cost others is as well lost on one that costs nobody. */
export function plainer<One extends Move>(view: View, legal: readonly One[], move: One): One {
  const falling = move.kind === 'retreat' && move.alone ? fallingOf(view, move.id) : undefined;
  const lines = falling ? linesOf(view, falling).filter(({ first, pushed }) => first.fate === 'eliminated' && pushed.length === 0) : [];
  const isPlain = (one: Move): boolean =>
    one.kind === 'retreat' && !one.alone && one.id === falling?.id && lines.some(({ direction }) => direction === one.direction);
  return legal.find(isPlain) ?? move;
}

/** The best of `valued`, all of them or some of those listed; undefined of none. */
export function counselled(view: View, legal: readonly Move[], valued = hopesOf(view, legal)): Promising | undefined {
  if (view.phase !== 'march') {
    const most = mostOf(valued, ({ value }) => value);
    return most && { ...most, move: plainer(view, legal, most.move) };
  }
  let best: Promising | undefined;
  // Prudence only takes away: once what is left looks no better than what was found, it is not.
  for (const { move, value } of valued.toSorted((one, other) => other.value - one.value)) {
    if (best && value <= best.value) break;
    const own = move.kind === 'march' ? prudent(view, legal, move, value) : value;
    if (own !== undefined && (!best || own > best.value)) best = { move, value: own };
  }
  return best;
}

/** The move that is advised: one of those listed; undefined of none. */
export const counsel = (view: View, legal: readonly Move[]): Move | undefined => counselled(view, legal)?.move;
