/** The question of the page: from a position, where may this knight go, what happens there, and why not elsewhere. */
import { several } from '../../core/french.ts';
import { type BoardTables, nameOf } from '../board/tables.ts';
import { COLOR_NAMES } from '../data/box.ts';
import type { RuleId } from '../ids.ts';
import type { Bonus, Color, PointId, Position, Walk } from '../types.ts';
import { type ArrivalEvent, arrive } from './arrival.ts';
import { exilePoints } from './exile.ts';
import { type Access, accessFrom, isBlocked, judgeDestination, type Mover, mayStay, moverOf } from './movement.ts';

interface Route {
  readonly path: Walk;
  readonly events: readonly ArrivalEvent[];
}

export interface Destination {
  readonly to: PointId;
  /** One or more: by the ring or not, they may differ in what happens. */
  readonly routes: readonly [Route, ...Route[]];
  /** For an attack: where the piece may be sent. */
  readonly exile: readonly PointId[];
}

interface RefusedPoint {
  readonly to: PointId;
  readonly rule: RuleId;
  readonly because: string;
}

export interface Moves {
  readonly from: PointId;
  readonly destinations: readonly Destination[];
  /** The points one or two away that are not destinations. */
  readonly refused: readonly RefusedPoint[];
  /** Not moving is allowed: a bonus declined, a collar to take off, no move at all. */
  readonly stay: boolean;
  /** One French sentence that says it all. */
  readonly sentence: string;
}

const routeOf = (mover: Mover, path: Walk): Route => ({ path, events: arrive(mover, path).events });

function destinationOf(mover: Mover, to: PointId, [first, ...rest]: readonly [Walk, ...Walk[]]): Destination {
  const routes: [Route, ...Route[]] = [routeOf(mover, first), ...rest.map((walk) => routeOf(mover, walk))];
  const attacks = routes[0].events.some(({ kind }) => kind === 'attack');
  return { to, routes, exile: attacks ? exilePoints(mover.tables, mover.position, mover.piece.color, to) : [] };
}

function sentenceOf(mover: Mover, count: number): string {
  const { tables, piece, bearer, bonus } = mover;
  const who = `Le chevalier ${COLOR_NAMES[piece.color]}${bearer ? ', qui porte l’anneau,' : ''}`;
  const from = `« ${nameOf(tables, piece.at)} »`;
  if (piece.held) return `${who} est sous carcan noir : ce tour ne sert qu’à le retirer.`;
  if (count === 0) return isBlocked(mover) && !bonus ? `${who} est bloqué sur ${from} : il passe.` : `${who} ne peut bouger de ${from}.`;
  const end = bonus ? ' pour son bonus' : '';
  const where = several(count, 'un seul point', 'points');
  return `${who} peut aller de ${from} à ${where}${end}${bearer || bonus ? ', par-dessus les obstacles' : ''}.`;
}

/** Where `color` may go in a move, or in the bonus of a duel just won. */
export function movesOf(tables: BoardTables, position: Position, color: Color, bonus?: Bonus): Moves {
  const mover = moverOf(tables, position, color, bonus);
  const access = [...accessFrom(mover)];
  const destinations = access.flatMap(([to, found]) => (found.ok ? [destinationOf(mover, to, found.walks)] : []));
  return {
    from: mover.piece.at,
    destinations,
    refused: access.flatMap(([to, found]) => (found.ok ? [] : [{ to, rule: found.rule, because: found.because }])),
    stay: mayStay(mover),
    sentence: sentenceOf(mover, destinations.length),
  };
}

/** Whether `color` may go to `to`, any point of the board, and by which ways. */
export const judgeMove = (tables: BoardTables, position: Position, color: Color, to: PointId, bonus?: Bonus): Access =>
  judgeDestination(moverOf(tables, position, color, bonus), to);
