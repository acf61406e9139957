/** Who falls, and which of six lines the others take (LOR-REC-1 to LOR-REC-3, LOR-L-26). */

import type { Seat } from '../../core/events.ts';
import { upperFirst } from '../../core/french.ts';
import { ALLOWED, refuse, type Verdict } from '../../core/verdict.ts';
import { DIRECTIONS } from '../board/hex.ts';
import { boxIn, cityAt, counterOf, type Position, unguarded } from '../board/position.ts';
import { theKind } from '../data/counter-words.ts';
import { fighterOf, PEOPLE_NAMES, peopleOf } from '../data/counters.ts';
import type { RuleId } from '../ids.ts';
import { readingsOf } from '../options.ts';
import { paralysisOf } from '../rules/movement.ts';
import {
  escortedRetreat,
  fledFrom,
  type Moved,
  type RetreatLine,
  type RetreatQuestion,
  retreatAlong,
  retreatLines,
} from '../rules/retreat.ts';
import type { Tell } from './events.ts';
import { lodged } from './places.ts';
import { find, leaderOf, seatOf, seatOfPeople, stillAttacked, whoIs } from './table.ts';
import type { Fallen, Falling, MoveOf, Table } from './types.ts';

/** Eliminated by a combat or a shot; of a pair the escort alone, and the one it escorted retreats by all its movement (LOR-ESC-4). `fought`: the other side. */
export function felled<T extends Table>(table: T, ids: readonly string[], rule: RuleId, tell: Tell, fought: readonly string[]): T {
  const lost = ids.map((id) => counterOf(table.position, id));
  for (const one of lost) tell({ kind: 'fell', seat: leaderOf(table, one), who: whoIs(one), rule });
  return without(table, ids, fought);
}

/** Those that are out; of a pair, its escort, and the other is left to retreat. */
function without<T extends Table>(table: T, ids: readonly string[], fought: readonly string[]): T {
  const lost = table.position.counters.filter(({ id }) => ids.includes(id));
  const bereft = lost.filter(({ escort }) => escort);
  const alone = new Map(bereft.map((pair) => [pair.id, unguarded(pair)]));
  const counters = table.position.counters.flatMap((one) => (ids.includes(one.id) ? (alone.get(one.id) ?? []) : one));
  const fallen = lost.map(
    ({ id, kind, escort, escortId }): Fallen =>
      escort && escortId !== undefined
        ? { id: escortId, kind: escort, seat: seatOf(table, escort) }
        : { id, kind, seat: seatOf(table, kind) },
  );
  const flights = bereft
    .filter(({ paralysed }) => !paralysed)
    .map((pair): Falling => ({ id: pair.id, hexes: escortedRetreat(pair, true, 0, boxIn(table.position)).hexes, fought }));
  return {
    ...table,
    position: { ...table.position, counters },
    fallen: [...table.fallen, ...fallen],
    falling: [...table.falling.filter(({ id }) => !ids.includes(id)), ...flights],
  };
}

const questionOf = (table: Table, { id, hexes, fought }: Falling): RetreatQuestion => ({
  position: table.position,
  counter: id,
  hexes,
  fought,
  attacked: stillAttacked(table),
});

export const linesOf = (table: Table, falling: Falling): readonly RetreatLine[] => retreatLines(questionOf(table, falling));

/** The same one by one, for who stops at the first that is good enough. */
export function* eachLineOf(table: Table, falling: Falling): Generator<RetreatLine> {
  const question = questionOf(table, falling);
  for (const direction of DIRECTIONS) yield retreatAlong(question, direction);
}

/** What a vision makes of whom it drives so far (LOR-SOR-2). */
export const flightOf = ({ options }: Pick<Table, 'options'>, caster: string, id: string, hexes: number): Falling => ({
  id,
  hexes,
  fought: fledFrom(caster, readingsOf(options)),
});

/** The table once these have fought, whoever has to retreat for it. */
export const afterFight = <T extends Table>(table: T, attackers: readonly string[]): T => ({
  ...table,
  fought: [...table.fought, ...attackers],
});

export const fallingOf = ({ falling }: Pick<Table, 'falling'>, id: string): Falling | undefined => falling.find((one) => one.id === id);

/** Who picks a line now: whoever leads the first that has to retreat. */
export const seatFalling = (table: Pick<Table, 'falling' | 'position' | 'peoples'>): Seat | undefined => {
  const [first] = table.falling;
  return first && leaderOf(table, counterOf(table.position, first.id));
};

export function judgeRetreat(table: Table, { seat, id, direction, alone }: MoveOf<'retreat'>): Verdict<RuleId> {
  const falling = fallingOf(table, id);
  const counter = find(table, id);
  if (!falling || !counter) return refuse('LOR-REC-1', 'Ce pion n’a pas à reculer.');
  if (leaderOf(table, counter) !== seat) return refuse('LOR-REC-1', 'Sa ligne est choisie par celui qui recule.');
  const line = linesOf(table, falling).find((one) => one.direction === direction);
  if (alone && !line?.instead)
    return refuse('LOR-REC-3', `${upperFirst(theKind(fighterOf(counter)))} n’y pousse personne à sa perte : il n’y a rien à choisir.`);
  if (alone && line?.instead && line.instead.chooser !== peopleOf(counter))
    return refuse('LOR-L-32', `C’est à l’allié poussé de dire qui est éliminé : les ${PEOPLE_NAMES[line.instead.chooser]}.`);
  return ALLOWED;
}

export function retreatsOf(table: Table, seat: Seat): readonly MoveOf<'retreat'>[] {
  return table.falling.flatMap((falling) => {
    if (leaderOf(table, counterOf(table.position, falling.id)) !== seat) return [];
    const lines = linesOf(table, falling);
    const own = table.peoples[seat];
    return DIRECTIONS.flatMap((direction): readonly MoveOf<'retreat'>[] => {
      const move = { kind: 'retreat', seat, id: falling.id, direction } as const;
      const isChoice = lines.find((line) => line.direction === direction)?.instead?.chooser === own;
      return [{ ...move, alone: false }, ...(isChoice ? [{ ...move, alone: true }] : [])];
    });
  });
}

function placed(position: Position, { id, at, fate }: Moved, turns: number): Position {
  const to = { q: at.q, r: at.r };
  return {
    ...position,
    counters: position.counters.map((one) => {
      if (one.id !== id) return one;
      return fate === 'paralysed' ? { ...one, at: to, paralysed: turns } : { ...one, at: to };
    }),
  };
}

/** Those that still have to retreat: out of the game or held in a chasm, nobody does. */
const stillFalling = ({ position, falling }: Table): readonly Falling[] =>
  falling.filter(({ id }) => position.counters.some((one) => one.id === id && one.paralysed === undefined));

/** The line is picked; where the ally whose counter it kills is the one to choose, he is asked first (LOR-L-32). */
export function retreat<T extends Table>(table: T, move: MoveOf<'retreat'>, tell: Tell): T {
  const { id, direction, alone } = move;
  const falling = fallingOf(table, id);
  const line = falling && linesOf(table, falling).find((one) => one.direction === direction);
  if (!falling || !line) throw new Error(`no retreat of ${id}`);
  const chooser = line.instead && seatOfPeople(table, line.instead.chooser);
  return chooser !== undefined && chooser !== move.seat
    ? { ...table, sparing: { id, direction, seat: chooser } }
    : goneBack(table, falling, line, alone, tell);
}

/** What an ally is asked, and by whom. */
export const judgeSparing = ({ sparing }: Pick<Table, 'sparing'>, { seat }: MoveOf<'spare'>): Verdict<RuleId> =>
  sparing?.seat === seat ? ALLOWED : refuse('LOR-L-32', 'On ne demande rien à ce joueur.');

export function spared<T extends Table>(table: T, { alone }: MoveOf<'spare'>, tell: Tell): T {
  const { sparing } = table;
  const falling = sparing && fallingOf(table, sparing.id);
  const line = falling && linesOf(table, falling).find((one) => one.direction === sparing.direction);
  if (!falling || !line) throw new Error('nobody to spare');
  return goneBack({ ...table, sparing: null }, falling, line, alone, tell);
}

function goneBack<T extends Table>(table: T, falling: Falling, line: RetreatLine, alone: boolean, tell: Tell): T {
  const { id, fought } = falling;
  const left = table.falling.filter((one) => one.id !== id);
  const counter = counterOf(table.position, id);
  if (alone) {
    tell({ kind: 'gave-up', seat: leaderOf(table, counter), who: whoIs(counter) });
    const after = without({ ...table, falling: left }, [id], fought);
    return { ...after, falling: stillFalling(after) };
  }
  let position = table.position;
  const turns = paralysisOf(readingsOf(table.options));
  for (const moved of [...line.pushed, line.first]) {
    const who = counterOf(table.position, moved.id);
    tell({
      kind: 'retreated',
      seat: leaderOf(table, who),
      who: whoIs(who),
      end: { q: moved.at.q, r: moved.at.r },
      fate: moved.fate,
      pushed: moved.id !== id,
      ...(moved.rule && { rule: moved.rule }),
      ...(moved.because && { because: moved.because }),
    });
    position = placed(position, moved, turns);
  }
  const dead = [line.first, ...line.pushed].filter(({ fate }) => fate === 'eliminated').map((one) => one.id);
  const back = dead.includes(id) ? position : backInside(position, id);
  const after = without({ ...table, position: back, falling: left }, dead, fought);
  return { ...after, falling: stillFalling(after) };
}

/** One driven out of a city whom nothing let go: it is in its garrison again (LOR-L-22). */
function backInside(position: Position, id: string): Position {
  const counter = position.counters.find((one) => one.id === id);
  const city = counter && cityAt(position, counter.at);
  return counter && city ? lodged(position, counter, city).position : position;
}
