/**
 * Tables and positions where much happens at once: small boards drawn at random, on which every point is near a dragon, a city or the exile, and
 * crowded positions, that play reaches too seldom to be found there.
 */
import { type Dice, oneOf, shuffled } from '../../core/dice.ts';
import { upperFirst } from '../../core/french.ts';
import { anyReadings } from '../../core/testing/readings.ts';
import { checkBoard } from '../data/board-check.ts';
import { formatBoard } from '../data/board-file.ts';
import { MAX_AMULETS, SEALS_EACH, STONES } from '../data/box.ts';
import { READINGS } from '../options.ts';
import { boardFor } from '../setup.ts';
import {
  type BoardFile,
  type BoardLine,
  type BoardPoint,
  COLORS,
  type GameOptions,
  GOALS,
  KINGDOMS,
  type Kingdom,
  type Move,
  type Piece,
  type PointId,
  type PointKind,
  type State,
} from '../types.ts';

/** True `wanted` times out of `among`. */
const chance = (dice: Dice, wanted: number, among: number): boolean => dice.roll(among) <= wanted;

const idOf = (column: number, row: number): string => `point-${column}-${row}`;

/** How a board is drawn: its sides in points, the kinds that a point may have, and of four lines how many are kept, along the sides and across. */
interface Manner {
  readonly columns: number;
  readonly rows: number;
  readonly kinds: readonly PointKind[];
  readonly kept: readonly [along: number, across: number];
  /** The quarter of a point, as on ours, or any; none for a point of exile. */
  readonly kingdomOf: (column: number, row: number, dice: Dice) => Kingdom | undefined;
}

/** Four corners and the exile in the middle, one point in five or so a dragon. */
const OUR_MANNER: Manner = {
  columns: 6,
  rows: 6,
  kinds: ['black', 'black', 'black', 'black', 'black', 'dragon', 'dragon', 'magic', 'sword'],
  kept: [3, 1],
  kingdomOf: (column, row, dice) => {
    const off = Math.abs(2 * column - 5) + Math.abs(2 * row - 5);
    if (off <= 2 || (off === 4 && chance(dice, 1, 4))) return undefined;
    const [north, south] = [['urgad', 'tirad'] as const, ['galad', 'elgad'] as const];
    return (row < 3 ? north : south)[column < 3 ? 0 : 1];
  },
};

/** What no box of ours looks like, and the checks take: a dozen of points, kingdoms in pieces, hardly a black point or an exile, dead ends everywhere. */
function otherManner(dice: Dice): Manner {
  const [black, exile] = [dice.roll(5) - 1, oneOf([20, 8, 4], dice)];
  return {
    columns: 2 + dice.roll(4),
    rows: 2 + dice.roll(4),
    kinds: [...Array.from({ length: black }, () => 'black' as const), 'dragon', 'magic', 'sword'],
    kept: [2 + dice.roll(2), dice.roll(3) - 1],
    kingdomOf: (_column, _row, more) => (chance(more, 1, exile) ? undefined : oneOf(KINGDOMS, more)),
  };
}

/** Undefined where it lacks the room for what every board has. */
function drawnBoard({ columns, rows, kinds, kept, kingdomOf }: Manner, dice: Dice): BoardFile | undefined {
  const cells = Array.from({ length: columns * rows }, (_, at) => ({ column: at % columns, row: Math.floor(at / columns) }));
  const kingdoms = cells.map(({ column, row }) => kingdomOf(column, row, dice));
  const special = new Map<number, PointKind>();
  const place = (kingdom: Kingdom, kind: PointKind): string => {
    const at = shuffled([...cells.keys()], dice).find((cell) => kingdoms[cell] === kingdom && !special.has(cell));
    if (at === undefined) return '';
    special.set(at, kind);
    return idOf(at % columns, Math.floor(at / columns));
  };
  const cities = KINGDOMS.map((kingdom) => place(kingdom, 'city'));
  const [start, ring] = [place('galad', 'crystal'), place('tirad', 'crystal')];
  if ([...cities, start, ring].includes('')) return undefined;
  const points = cells.map(({ column, row }, at): BoardPoint => {
    const [id, kingdom] = [idOf(column, row), kingdoms[at]];
    const spot = { id, name: id, x: 100 + 160 * column, y: 100 + 160 * row };
    return kingdom ? { ...spot, kind: special.get(at) ?? oneOf(kinds, dice), kingdom } : { ...spot, kind: 'exile' };
  });
  const steps = [
    [1, 0],
    [0, 1],
    [1, 1],
  ] as const;
  const lines = cells.flatMap(({ column, row }): readonly BoardLine[] =>
    steps.flatMap(([across, down]) => {
      const [right, low] = [column + across, row + down];
      const isKept = chance(dice, kept[across === down ? 1 : 0], 4);
      return isKept && right < columns && low < rows ? [{ a: idOf(column, row), b: idOf(right, low) }] : [];
    }),
  );
  return { points, lines, start, ring, seals: { tirad: 'rouge', urgad: 'vert', galad: 'bleu', elgad: 'jaune' } };
}

function boardIn(mannerOf: () => Manner, dice: Dice): BoardFile {
  for (;;) {
    const checked = checkBoard(drawnBoard(mannerOf(), dice));
    if (checked.ok) return formatBoard(checked.value);
  }
}

/** A small board in the manner of ours: 36 points, much on each. */
export const smallBoard = (dice: Dice): BoardFile => boardIn(() => OUR_MANNER, dice);

/** A board of any club: whatever the checks take, a dozen to thirty-six points. */
export const anyBoard = (dice: Dice): BoardFile => boardIn(() => otherManner(dice), dice);

/** Seals for each knight in turn, short of the goal, often of one city, so that its six are soon out (GRA-L-28). */
function someSeals({ options: { goal, options, seats } }: State, often: Kingdom, dice: Dice): readonly (readonly Kingdom[])[] {
  const reserve = KINGDOMS.flatMap((kingdom) => Array.from({ length: SEALS_EACH }, () => kingdom));
  return Array.from({ length: seats }, () => {
    const seals: Kingdom[] = [];
    for (let tries = dice.roll(5) - 1; tries > 0; tries -= 1) {
      const kingdom = chance(dice, 2, 3) ? often : oneOf(KINGDOMS, dice);
      const isSecond = seals.includes(kingdom);
      if (isSecond ? options['GRA-L-7'] === 'un-seul' : new Set(seals).size + 1 >= goal) continue;
      const at = reserve.indexOf(kingdom);
      if (at >= 0) seals.push(...reserve.splice(at, 1));
    }
    return seals;
  });
}

/** Some cards already turned over, at times all. */
function someCards({ pile, options }: State, dice: Dice): Pick<State, 'pile' | 'seen'> {
  const out = chance(dice, 1, 4) ? pile.length : dice.roll(pile.length + 1) - 1;
  const [seen, rest] = [pile.slice(0, out), pile.slice(out)];
  return { pile: options.options['GRA-L-1'] === 'sous-la-pile' ? [...rest, ...seen] : rest, seen };
}

function someStones({ options }: State, dice: Dice): readonly PointId[] {
  const layable = boardFor(options).points.filter(
    ({ kind }) => kind === 'black' || (kind === 'exile' && options.options['GRA-L-22'] !== 'non'),
  );
  const most = Math.min(STONES, Math.floor(layable.length / 2));
  const chosen = shuffled(layable, dice).slice(0, dice.roll(most + 1) - 1);
  return chosen.map(({ id }) => id);
}

/** Points in any order, at times those beside the city of a kingdom first. */
function somePlaces({ options }: State, beside: Kingdom, dice: Dice): readonly BoardPoint[] {
  const { points, lines } = boardFor(options);
  const city = points.find(({ kind, kingdom }) => kind === 'city' && kingdom === beside)?.id;
  const isNear = ({ id }: BoardPoint): boolean => lines.some(({ a, b }) => (a === id && b === city) || (b === id && a === city));
  const places = shuffled(points, dice);
  return chance(dice, 1, 2) ? [...places.filter(isNear), ...places.filter((point) => !isNear(point))] : places;
}

/** The same table in the middle of a crowded game, at the start of a turn: knights, stones, seals, ring and pile anywhere that play allows. */
export function crowded(state: State, dice: Dice): State {
  const { points, start } = boardFor(state.options);
  const often = oneOf(KINGDOMS, dice);
  const kindOf = (id: PointId): PointKind => points.find((point) => point.id === id)?.kind ?? 'black';
  const stones = someStones(state, dice);
  const seals = someSeals(state, often, dice);
  const isStarting = chance(dice, 1, 4);
  const places = somePlaces(state, often, dice).filter(({ id }) => !stones.includes(id) && !(isStarting && id === start));
  const pieces = shuffled(state.position.pieces, dice).map(({ color }, rank): Piece => {
    const waiting = isStarting && chance(dice, 1, 2);
    const at = waiting ? start : (places[rank]?.id ?? start);
    const held = kindOf(at) === 'dragon' && chance(dice, 1, 2);
    const amulets = waiting ? MAX_AMULETS : dice.roll(MAX_AMULETS + (held ? 0 : 1)) - 1;
    return { color, at, amulets, seals: waiting ? [] : (seals[rank] ?? []), held, waiting };
  });
  const bearers = pieces.filter(({ at, held, waiting }) => !held && !waiting && kindOf(at) !== 'city');
  const free = points.filter(
    ({ id, kind }) => (kind === 'black' || kind === 'crystal') && !stones.includes(id) && pieces.every(({ at }) => at !== id),
  );
  const bearer = bearers[0] && (free.length === 0 || chance(dice, 2, 3)) ? bearers[0].color : undefined;
  const ring = bearer ? { bearer } : { at: oneOf(free, dice).id };
  const turn = bearer && chance(dice, 1, 2) ? state.options.colors.indexOf(bearer) : dice.roll(state.options.seats) - 1;
  const sorted = COLORS.flatMap((color) => pieces.filter((piece) => piece.color === color));
  return { ...state, ...someCards(state, dice), turn, position: { ...state.position, pieces: sorted, stones, ring } };
}

/** Any table for a random game: two to six knights, either goal, half of the rulings read as the default, the others anyhow, one in four on a club's board. */
export function randomOptions(dice: Dice): GameOptions {
  const seats = oneOf([2, 3, 4, 5, 6], dice);
  return {
    seats,
    colors: shuffled(COLORS, dice).slice(0, seats),
    goal: oneOf(GOALS, dice),
    options: anyReadings(READINGS, dice),
    board: dice.roll(4) === 1 ? anyBoard(dice) : null,
  };
}

const ROUND: readonly (readonly [id: string, kind: PointKind, kingdom: Kingdom | undefined, x: number, y: number])[] = [
  ['boule-de-galad', 'crystal', 'galad', 500, 100],
  ['cite-de-galad', 'city', 'galad', 735, 176],
  ['pierre-magique', 'magic', 'galad', 880, 376],
  ['cite-d-elgad', 'city', 'elgad', 880, 624],
  ['exil-1', 'exile', undefined, 735, 824],
  ['dragon', 'dragon', 'tirad', 500, 900],
  ['cite-de-tirad', 'city', 'tirad', 265, 824],
  ['boule-de-tirad', 'crystal', 'tirad', 120, 624],
  ['epee', 'sword', 'urgad', 120, 376],
  ['cite-d-urgad', 'city', 'urgad', 265, 176],
];

const nameOf = (id: string): string => upperFirst(id.replaceAll('-', ' '));

/** The smallest board that the checks take: ten points around a circle, one white and none black. */
export const TEN_POINTS: BoardFile = {
  points: ROUND.map(([id, kind, kingdom, x, y]) => ({ id, name: nameOf(id), kind, ...(kingdom && { kingdom }), x, y })),
  lines: ROUND.map(([a], at) => ({ a, b: ROUND[(at + 1) % ROUND.length]?.[0] ?? '' })),
  start: 'boule-de-galad',
  ring: 'boule-de-tirad',
  seals: Object.fromEntries(
    KINGDOMS.map((kingdom, at) => [kingdom, (['rouge', 'vert', 'bleu', 'jaune'] as const)[at]]),
  ) as BoardFile['seals'],
};

const pick = (ids: readonly PointId[], dice: Dice): PointId => ids[dice.roll(ids.length) - 1] ?? '';

/** A point joined to another, now and then any point. */
function near({ options }: State, from: PointId, dice: Dice): PointId {
  const { points, lines } = boardFor(options);
  const beside = lines.flatMap(({ a, b }) => (a === from ? [b] : b === from ? [a] : []));
  return pick(dice.roll(8) === 1 || beside.length === 0 ? points.map(({ id }) => id) : beside, dice);
}

/** A well-formed move of any kind, legal or not: half of them walks, most along lines, one in ten of any seat. */
export function anyMove(state: State, dice: Dice): Move {
  const { position, options, turn } = state;
  const seat = dice.roll(10) === 1 ? dice.roll(6) - 1 : turn;
  const kind = (['exile', 'stone', 'lift', 'deposit', 'pass', 'walk'] as const)[dice.roll(10) - 1] ?? 'walk';
  if (kind === 'pass') return { kind: dice.roll(2) === 1 ? kind : 'release', seat };
  if (kind !== 'walk')
    return {
      kind,
      seat,
      at: pick(
        boardFor(options).points.map(({ id }) => id),
        dice,
      ),
    };
  const me = position.pieces.find(({ color }) => color === options.colors[turn]);
  const first = near(state, me?.at ?? '', dice);
  return { kind, seat, path: dice.roll(3) === 1 ? [first] : [first, near(state, first, dice)] };
}

/** Whether a move ends on the ring, on a knight, or on a point that does something. */
function isLively({ position: { pieces, ring }, options }: State, move: Move): boolean {
  const end = move.kind === 'walk' ? move.path.at(-1) : undefined;
  if (end === undefined) return false;
  const point = boardFor(options).points.find(({ id }) => id === end);
  const isPlain = point?.kind === 'black' || point?.kind === 'exile' || point?.kind === 'crystal';
  return ('at' in ring && ring.at === end) || pieces.some(({ at }) => at === end) || !isPlain;
}

/** One of the moves listed, half of the time one where something happens. Throws where there is none. */
export function wander(state: State, moves: readonly Move[], dice: Dice): Move {
  const lively = dice.roll(2) === 1 ? moves.filter((move) => isLively(state, move)) : [];
  const from = lively.length > 0 ? lively : moves;
  const move = from[dice.roll(from.length) - 1];
  if (!move) throw new Error(`nothing to play in ${state.phase}`);
  return move;
}
