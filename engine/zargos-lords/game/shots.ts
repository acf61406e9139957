/** Arrows, flames and visions in a skirmish: concluded before the combats, those at one target added up (LOR-COM-7, LOR-ARC-2, LOR-DRA-1, LOR-SOR-2). */
import type { Dice } from '../../core/dice.ts';
import type { Seat } from '../../core/events.ts';
import { upperFirst } from '../../core/french.ts';
import { ALLOWED, refuse, type Verdict } from '../../core/verdict.ts';
import { distanceOn, terrainAt } from '../board/map.ts';
import { type Counter, counterOf, fighterOf, type Position } from '../board/position.ts';
import { theKind } from '../data/counter-words.ts';
import { hasPower } from '../data/counters.ts';
import { BOX } from '../data/tables.ts';
import type { RuleId } from '../ids.ts';
import { readingsOf } from '../options.ts';
import { SHOOTERS, SHOTS } from '../refusals.ts';
import { mayAimFrom } from '../rules/entry.ts';
import { judgeShot, shooterOf } from '../rules/shooting.ts';
import { conclusionOf } from '../rules/turn.ts';
import { flightAt, hitsAt } from '../rules/volley.ts';
import type { Shot } from '../types.ts';
import type { Tell } from './events.ts';
import { felled, flightOf } from './retreats.ts';
import { aimOf, declaredOf, find, ownOf, seatOf, shotOf, subsetsOf, whoIs } from './table.ts';
import type { MoveOf, Table } from './types.ts';

/** Whether a Dragon may throw its flames now, before it moves (LOR-DRA-1, LOR-L-46). */
const isEarly = (table: Table, { id, kind }: Counter): boolean =>
  kind === 'dragon' &&
  !table.marched.some((one) => one.id === id) &&
  conclusionOf('flames-before', readingsOf(table.options)) === 'at-once';

function judgeShooter(table: Table, shooter: Counter, target: Counter, shot: Shot): Verdict<RuleId> {
  const name = upperFirst(theKind(shooter.kind));
  if (seatOf(table, shooter.kind) !== table.turn) return refuse('LOR-TOUR-3', `${name} est à l’autre : ce n’est pas son coup.`);
  if (aimOf(table, shooter.id) !== undefined) return SHOOTERS.again(shooter.kind, shotOf(shooter.kind) ?? shot);
  if (shotOf(shooter.kind) !== shot) return refuse('LOR-ARC-2', 'Flèches, flammes et visions ne s’additionnent pas entre elles.');
  if (table.phase === 'march' && !isEarly(table, shooter)) return SHOOTERS.tooEarly(shooter.kind, shot);
  const entered = declaredOf(table, shooter);
  const readings = readingsOf(table.options);
  if (entered && !mayAimFrom(entered.id, target.id, shot, readings))
    return readings['LOR-L-60'] === 'non'
      ? SHOOTERS.onlyFights(shooter.kind, entered.kind)
      : SHOOTERS.elsewhere(shooter.kind, entered.kind);
  return judgeShot(table.position, shooterOf(shooter), target, shot);
}

export function judgeVolley(table: Table, { shooters, target: aimed }: MoveOf<'shoot'>): Verdict<RuleId> {
  const [first, ...others] = shooters.map((id) => find(table, id));
  const target = find(table, aimed);
  if (!first || !target || others.some((one) => !one) || new Set(shooters).size !== shooters.length)
    return refuse('LOR-ARC-2', 'Il faut un tireur au moins, chacun une fois, et une cible qui soit encore en jeu.');
  const shot = shotOf(first.kind);
  if (!shot) return SHOTS.noArrows(first.kind);
  if (shot === 'visions' && others.length > 0)
    return refuse('LOR-SOR-2', 'Les visions se lancent une par une : elles ne s’additionnent pas.');
  if (table.phase === 'march' && others.length > 0)
    return refuse('LOR-L-46', 'Les flammes d’un Dragon qui n’a pas encore bougé se concluent aussitôt, seules.');
  for (const shooter of [first, ...others]) {
    const verdict = shooter ? judgeShooter(table, shooter, target, shot) : ALLOWED;
    if (!verdict.ok) return verdict;
  }
  return ALLOWED;
}

export function volleysOf(table: Table, seat: Seat): readonly MoveOf<'shoot'>[] {
  const shooters = ownOf(table, seat).filter(({ id, kind, paralysed }) => shotOf(kind) && !paralysed && aimOf(table, id) === undefined);
  const enemies = ownOf(table, 1 - seat);
  return enemies.flatMap((target) =>
    (['arrows', 'flames', 'visions'] as const).flatMap((shot) => {
      const able = shooters.filter((one) => shotOf(one.kind) === shot && judgeShooter(table, one, target, shot).ok).map(({ id }) => id);
      const groups = shot === 'visions' || table.phase === 'march' ? able.map((id) => [id]) : subsetsOf(able);
      return groups.map((group): MoveOf<'shoot'> => ({ kind: 'shoot', seat, shooters: group, target: target.id }));
    }),
  );
}

const groundAt = (position: Position, { at }: Counter) => terrainAt(position.map, at) ?? 'plaine';

/** A die for each shooter, in the order named. */
export function shoot<T extends Table>(table: T, { seat, shooters, target: aimed }: MoveOf<'shoot'>, dice: Dice, tell: Tell): T {
  const { position } = table;
  const [first, ...others] = shooters.map((id) => counterOf(position, id));
  const target = counterOf(position, aimed);
  const after = { ...table, shot: [...table.shot, ...shooters.map((id) => ({ id, target: aimed }))] };
  if (!first) return after;
  const farFrom = ({ at }: Counter): number => distanceOn(position.map, at, target.at);
  if (hasPower(first.kind, 'vision')) {
    const die = dice.roll(6);
    // A chasm holds who is in it, where he may be aimed at (LOR-L-14).
    const hexes = target.paralysed ? 0 : (flightAt(BOX, farFrom(first))[die - 1] ?? 0);
    tell({ kind: 'vision', seat, shooter: whoIs(first), target: whoIs(target), die, hexes });
    return hexes === 0 ? after : { ...after, falling: [flightOf(table, first.id, aimed, hexes)] };
  }
  const shot = hasPower(first.kind, 'fleches') ? 'arrows' : 'flames';
  const rolled = [first, ...others].map((one) => ({ one, die: dice.roll(6) }));
  const hits = rolled.reduce(
    (sum, { one, die }) => sum + (hitsAt(BOX, shot, farFrom(one), groundAt(position, target), readingsOf(table.options))[die - 1] ?? 0),
    0,
  );
  const needed = BOX.needs[shot][fighterOf(target)];
  tell({
    kind: 'shot',
    seat,
    shot,
    shooters: [first, ...others].map(whoIs),
    target: whoIs(target),
    dice: rolled.map(({ die }) => die),
    hits,
    needed,
  });
  return hits >= needed ? felled(after, [aimed], shot === 'arrows' ? 'LOR-ARC-2' : 'LOR-DRA-1', tell) : after;
}
