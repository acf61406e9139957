/** The small positions of the question on top, and of the disputes that are ready: each with the move that it is about. */
import type { Direction, Hex } from '#engine/zargos-lords/board/hex.ts';
import { cellOf, type HexMap, hexAt, neighboursOf, ray } from '#engine/zargos-lords/board/map.ts';
import { type Counter, cityId } from '#engine/zargos-lords/board/position.ts';
import { hasPower, kindsOf, PEOPLE_OF } from '#engine/zargos-lords/data/counters.ts';
import { BOX } from '#engine/zargos-lords/data/tables.ts';
import {
  emptyOn,
  putCity,
  putDown,
  withAlliance,
  withFought,
  withMarched,
  withMoment,
  withRetreat,
  withTurn,
  withVanished,
} from '#engine/zargos-lords/edit.ts';
import type { Move, State } from '#engine/zargos-lords/game/types.ts';
import { type Box, KINDS, type Kind, PEOPLES, type People } from '#engine/zargos-lords/types.ts';
import { type DisputeId, type Doing, fitting, type QuickAsked } from './quick.ts';
import { followed, moveFrom, sunk } from './touch.ts';
import { seatOver } from './words.ts';

export interface LordsAsked {
  readonly state: State;
  readonly move: Move;
}

type Cell = readonly [column: number, row: number];

/** Somebody, and on top of him or in his city whoever is put on the same cell after him. */
type Put = readonly [what: Kind | `ville ${People}`, at: Cell];

const FIELD = new Array<string>(9).fill('...........');
/** A pass three hexes wide, all of it in the zone of who stands in its middle. */
const STRAIT = ['~~~~~~~~~', '.........', '.........', '.........', '~~~~~~~~~'];

const painted = (rows: readonly string[], cells: readonly (readonly [sign: string, at: Cell])[]): readonly string[] =>
  rows.map((row, at) => [...row].map((sign, column) => cells.find(([, [c, r]]) => c === column && r === at)?.[0] ?? sign).join(''));

/** A ground is one map however often it is asked for: what was worked out of it is kept with it. */
const GROUNDS = new Map<string, HexMap>();

function groundOf(rows: readonly string[]): HexMap {
  const key = rows.join();
  const map = GROUNDS.get(key) ?? { rows, wraps: false };
  GROUNDS.set(key, map);
  return map;
}

function laid(rows: readonly string[], puts: readonly Put[]): State {
  let state = emptyOn(groundOf(rows));
  for (const [what, [column, row]] of puts) {
    const kind = KINDS.find((one) => one === what);
    const people = PEOPLES.find((one) => what === `ville ${one}`);
    const made = kind ? putDown(state, hexAt(column, row), kind) : people ? putCity(state, hexAt(column, row), people) : state;
    if (typeof made === 'string') throw new Error(made);
    state = made;
  }
  return state;
}

const at = (state: State, [column, row]: Cell): Counter => {
  const hex = hexAt(column, row);
  const found = state.position.counters.find((one) => one.at.q === hex.q && one.at.r === hex.r);
  if (!found) throw new Error(`nobody at ${column}, ${row}`);
  return found;
};

const idAt = (state: State, cell: Cell): string => at(state, cell).id;

/** The moment that the move wants, in the turn of who makes it. */
const asked = (state: State, move: Move): LordsAsked => ({ state: followed(state, move), move });

const attackOf = (state: State, from: readonly Cell[], to: Cell): LordsAsked => {
  const attackers = from.map((cell) => idAt(state, cell));
  return asked(state, { kind: 'attack', seat: seatOver(state, attackers[0] ?? ''), attackers, targets: [idAt(state, to)] });
};

const HERE: Cell = [5, 4];
const FAR: Cell = [5, 2];

const cellsAround = (count: number): readonly Cell[] =>
  neighboursOf({ rows: FIELD, wraps: false }, hexAt(...HERE))
    .toReversed()
    .slice(0, count)
    .map((hex): Cell => [cellOf(hex).column, cellOf(hex).row]);

const otherThan = (people: People): People => PEOPLES.find((one) => one !== people) ?? 'dragons';
const footOf = (people: People): Kind => kindsOf(people)[1] ?? 'chevaliers-fantassin';

/** How the rows of a map write a ground. */
const SIGNS: Readonly<Record<string, string>> = { bois: 'b', mont: 'A', gouffre: 'o', mer: '~' };

/** With this ground there; the plain that it is, where it is no ground. */
const withGround = (rows: readonly string[], ground: string, at: Cell): readonly string[] => painted(rows, [[SIGNS[ground] ?? '.', at]]);

/** To enter a place two hexes wide of his start, or from the next one; a wood from where so many points are left before it. */
function enters({ who, what, count }: QuickAsked, box: Box): LordsAsked {
  const people = PEOPLE_OF[who];
  const foe = otherThan(people);
  const far = what === 'bois' ? Math.max(1, box.factors[who].movement - count + 1) : count;
  const start: Cell = [HERE[0], HERE[1] + far];
  const end = hexAt(...HERE);
  const field = [...FIELD, ...Array.from({ length: Math.max(0, start[1] + 1 - FIELD.length) }, () => FIELD[0] ?? '')];
  const isBridge = what === 'pont';
  const ground = isBridge
    ? painted(FIELD, [
        ['c', [HERE[0], HERE[1] + 1]],
        ['1', HERE],
        ['1', [HERE[0], HERE[1] - 1]],
        ['c', [HERE[0], HERE[1] - 2]],
      ])
    : withGround(field, what, HERE);
  const city: readonly Put[] =
    what === 'sienne'
      ? [[`ville ${people}`, HERE]]
      : what === 'vide' || what === 'gardee'
        ? [[`ville ${foe}`, HERE], ...(what === 'gardee' ? ([[footOf(foe), HERE]] as const) : [])]
        : [];
  const state = withTurn(laid(ground, [...city, [who, start]]), PEOPLES.indexOf(people));
  const id = idAt(state, start);
  return asked(state, { kind: 'march', seat: seatOver(state, id), id, to: { q: end.q, r: end.r } });
}

/** Who has lost to the enemy south of him, and what is two hexes behind him, to the north. */
function retreats({ who, what, count }: QuickAsked): LordsAsked {
  const people = PEOPLE_OF[who];
  const foe = otherThan(people);
  const behind: readonly Put[] =
    what === 'ami' ? [[footOf(people), FAR]] : what === 'ennemi' ? [[footOf(foe), FAR]] : what === 'vide' ? [[`ville ${foe}`, FAR]] : [];
  const south: Cell = [HERE[0], HERE[1] + 1];
  const laidOut = laid(withGround(FIELD, what, FAR), [[footOf(foe), south], ...behind, [who, HERE]]);
  const state = withTurn(laidOut, PEOPLES.indexOf(foe));
  const id = idAt(state, HERE);
  return retreatOf(withRetreat(state, id, { hexes: count, fought: [idAt(state, south)] }), id, 'n');
}

const retreatOf = (state: State, id: string, direction: Direction): LordsAsked => ({
  state,
  move: { kind: 'retreat', seat: seatOver(state, id), id, direction, alone: false },
});

const straight = (state: State, from: Cell, count: number): readonly Hex[] =>
  ray(state.position.map, hexAt(...from), 's', count).map(({ q, r }) => ({ q, r }));

/** In a line, so many hexes apart. */
function shoots({ who, what, count, ground = '' }: QuickAsked, foe: Kind): LordsAsked {
  const [from, to]: readonly [Cell, Cell] = [
    [3, 10],
    [3, 10 - count],
  ];
  const people = otherThan(PEOPLE_OF[who]);
  const aimed: readonly Put[] =
    what === 'gardee'
      ? [
          [`ville ${people}`, to],
          [footOf(people), to],
        ]
      : [[foe, to]];
  const middle: Cell = [3, 10 - Math.floor(count / 2)];
  const over: readonly Put[] =
    ground === 'pion' ? [[footOf(PEOPLE_OF[who]), middle]] : ground === 'ville' ? [[`ville ${PEOPLE_OF[who]}`, middle]] : [];
  const rows = withGround(new Array<string>(11).fill('.......'), ground, middle);
  const state = laid(rows, [[who, from], ...aimed, ...over]);
  const id = idAt(state, from);
  const city = what === 'gardee' ? state.position.cities[0] : undefined;
  return { state, move: { kind: 'shoot', seat: seatOver(state, id), shooters: [id], target: city ? cityId(city) : idAt(state, to) } };
}

/** Who has beaten an enemy in a combat of his own, and goes north on his line. */
function chargesOn(who: Kind, foe: Kind, there: Cell): LordsAsked {
  const state = laid(FIELD, [
    [who, HERE],
    [foe, there],
  ]);
  const id = idAt(state, HERE);
  const { at: here } = at(state, HERE);
  const seat = seatOver(state, id);
  const { q, r } = there === FAR ? hexAt(HERE[0], HERE[1] - 1) : here;
  const move: Move = { kind: 'strike', seat, id, to: { q, r }, target: idAt(state, there) };
  const turned = withTurn(state, seat);
  if (!hasPower(who, 'individuel')) return { state: turned, move };
  const line = hasPower(who, 'serpent') ? { line: 'n' as const } : {};
  const fought = withFought(withMarched(turned, id, true, undefined, [here]), id, true);
  return { state: { ...fought, phase: 'onward', onward: { id, left: 3, ...line, beaten: [] } }, move };
}

/** An alliance offered to a people, or left, before the turn or once somebody has moved. */
function sides({ who, what, ground }: QuickAsked, kind: 'offer' | 'break'): LordsAsked {
  const [own, other] = [PEOPLE_OF[who], PEOPLES.find((one) => one === what) ?? otherThan(PEOPLE_OF[who])];
  const state = laid(FIELD, [
    [who, HERE],
    [footOf(other), [1, 1]],
  ]);
  const id = idAt(state, HERE);
  const [seat, to] = [seatOver(state, id), PEOPLES.indexOf(other)];
  const turned = withTurn(kind === 'break' ? withAlliance(state, [own, other], true) : state, seat);
  const move: Move = kind === 'break' ? { kind, seat, with: to } : { kind, seat, to, pledges: [] };
  const from = hexAt(HERE[0], HERE[1] + 1);
  return {
    state: ground === 'pendant' ? withMarched(turned, id, true, undefined, [from, at(state, HERE).at]) : withMoment(turned, 'alliances'),
    move,
  };
}

const BY_VERB: Readonly<Record<Doing, (question: QuickAsked, kind: Kind, box: Box) => LordsAsked>> = {
  passer: ({ who }, foe) => {
    const state = laid(STRAIT, [
      [who, [2, 2]],
      [foe, [4, 2]],
    ]);
    const id = idAt(state, [2, 2]);
    const { q, r } = hexAt(6, 2);
    return asked(state, { kind: 'march', seat: seatOver(state, id), id, to: { q, r } });
  },
  venir: ({ who }, foe) => {
    const from: Cell = [HERE[0], HERE[1] + 3];
    const state = laid(FIELD, [
      [who, from],
      [foe, HERE],
    ]);
    const id = idAt(state, from);
    const { q, r } = hexAt(HERE[0], HERE[1] + 1);
    return asked(state, { kind: 'march', seat: seatOver(state, id), id, to: { q, r }, against: idAt(state, HERE) });
  },
  attaquer: ({ who, count, ground = '' }, foe) => {
    const cells = cellsAround(count);
    const state = laid(withGround(FIELD, ground, HERE), [[foe, HERE], ...cells.map((cell): Put => [who, cell])]);
    return attackOf(sunk(state, hexAt(...HERE)), cells, HERE);
  },
  charger: ({ who, count }, foe) => {
    // Room behind him for the longest, and behind his enemy for a retreat.
    const cell: Cell = [HERE[0], 5];
    const state = laid(
      [...FIELD, ...FIELD.slice(0, 2)],
      [
        [foe, HERE],
        [who, cell],
      ],
    );
    const target = idAt(state, HERE);
    const id = idAt(state, cell);
    const turned = withTurn(state, seatOver(state, id));
    const path = [...straight(turned, cell, count).toReversed(), at(turned, cell).at];
    return attackOf(withMoment(withMarched(turned, id, true, target, path), 'combats'), [cell], HERE);
  },
  tirer: (question, foe) => {
    const { state, move } = shoots(question, foe);
    return asked(state, move);
  },
  'tirer-avant': (question, foe) => {
    const { state, move } = shoots(question, foe);
    return { state: withTurn(state, move.seat), move };
  },
  seul: ({ who }, foe) => {
    const from: Cell = [HERE[0], HERE[1] + 3];
    const state = laid(FIELD, [
      [who, from],
      [foe, HERE],
    ]);
    const id = idAt(state, from);
    const { q, r } = hexAt(HERE[0], HERE[1] + 1);
    return asked(state, { kind: 'strike', seat: seatOver(state, id), id, to: { q, r }, target: idAt(state, HERE) });
  },
  entrer: (question, _, box) => enters(question, box),
  reculer: (question) => retreats(question),
  assieger: ({ who, what, count }) => {
    const people = PEOPLES.find((one) => one === what) ?? otherThan(PEOPLE_OF[who]);
    const from: Cell = [HERE[0], HERE[1] + 1];
    const state = laid(FIELD, [
      [`ville ${people}`, HERE],
      ...Array.from({ length: count }, (): Put => [footOf(people), HERE]),
      [who, from],
    ]);
    const id = idAt(state, from);
    const [city] = state.position.cities;
    return asked(state, { kind: 'attack', seat: seatOver(state, id), attackers: [id], targets: [city ? cityId(city) : ''] });
  },
  escorter: ({ who }, other) => {
    const from: Cell = [HERE[0], HERE[1] + 2];
    const state = laid(FIELD, [
      [other, HERE],
      [who, from],
    ]);
    const id = idAt(state, from);
    const { q, r } = hexAt(...HERE);
    return asked(state, { kind: 'march', seat: seatOver(state, id), id, to: { q, r } });
  },
  disparaitre: ({ who, what }) => {
    const state = withTurn(laid(FIELD, [[who, HERE]]), PEOPLES.indexOf(PEOPLE_OF[who]));
    const id = idAt(state, HERE);
    const from = hexAt(HERE[0], HERE[1] + 1);
    const moved = what === 'deplace' ? withMarched(state, id, true, undefined, [from, at(state, HERE).at]) : state;
    return asked(moved, { kind: 'vanish', seat: seatOver(state, id), id });
  },
  continuer: ({ who, ground }, foe) => chargesOn(who, foe, ground === 'cote' ? [HERE[0] + 1, HERE[1]] : FAR),
  offrir: (question) => sides(question, 'offer'),
  rompre: (question) => sides(question, 'break'),
};

export function quickScene(question: QuickAsked, box: Box = BOX): LordsAsked {
  const asks = fitting(question);
  return BY_VERB[asks.verb](asks, KINDS.find((kind) => kind === asks.what) ?? 'dragon', box);
}

const quick = (who: Kind, verb: Doing, what: string, count: number) => (): LordsAsked => quickScene({ who, verb, what, count });

const OF_DISPUTE: Readonly<Record<DisputeId, () => LordsAsked>> = {
  devant: quick('chevaliers-fantassin', 'passer', 'dragon', 1),
  mont: () => {
    const rows = painted(
      FIELD,
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((column) => ['A', [column, 4]] as const),
    );
    const state = laid(rows, [['chevalier', [4, 6]]]);
    const id = idAt(state, [4, 6]);
    const { q, r } = hexAt(4, 3);
    return asked(state, { kind: 'march', seat: 0, id, to: { q, r } });
  },
  bois: () => {
    const state = laid(painted(FIELD, [['b', [4, 4]]]), [
      ['chevaliers-fantarcher', [4, 6]],
      ['dragon', [4, 3]],
    ]);
    return asked(state, moveFrom(state, idAt(state, [4, 6]), hexAt(4, 3)));
  },
  sorciers: () =>
    attackOf(
      laid(FIELD, [
        ['dragons-fantassin', [4, 3]],
        ['chevalier', [4, 4]],
        ['sorcier', [4, 5]],
        ['sorcier', [3, 4]],
      ]),
      [[4, 4]],
      [4, 3],
    ),
  gouffre: quick('chevalier', 'reculer', 'gouffre', 3),
  ami: quick('chevalier', 'reculer', 'ami', 3),
  garnison: () => {
    const state = laid(FIELD, [
      ['ville dragons', [4, 4]],
      ['dragons-fantassin', [4, 4]],
      ['dragons-fantassin', [4, 4]],
      ['dragons-fantassin', [4, 4]],
      ['chevalier', [4, 5]],
      ['chevalier', [3, 4]],
    ]);
    const attackers = [idAt(state, [4, 5]), idAt(state, [3, 4])];
    const [city] = state.position.cities;
    return asked(state, { kind: 'attack', seat: 0, attackers, targets: [city ? cityId(city) : ''] });
  },
  escorte: () => {
    // He flees by all his movement: six hexes to go, whichever way.
    const state = laid(new Array<string>(13).fill('............'), [
      ['sorcier', [6, 6]],
      ['chevaliers-fantassin', [6, 6]],
      ['lance-flammes', [6, 8]],
    ]);
    return asked(state, { kind: 'shoot', seat: 1, shooters: [idAt(state, [6, 8])], target: idAt(state, [6, 6]) });
  },
  moine: () => {
    const state = laid(FIELD, [
      ['moine', [4, 6]],
      ['dragons-fantassin', [4, 4]],
      ['dragons-fantassin', [3, 4]],
      ['dragons-fantassin', [5, 4]],
    ]);
    const id = idAt(state, [4, 6]);
    const { q, r } = hexAt(4, 2);
    return asked(withVanished(withTurn(state, 3), id, true), { kind: 'return', seat: 3, id, to: { q, r } });
  },
  flammes: () => {
    const state = withTurn(
      laid(FIELD, [
        ['dragon', [4, 6]],
        ['chevaliers-fantassin', [4, 3]],
      ]),
      1,
    );
    return { state, move: { kind: 'shoot', seat: 1, shooters: [idAt(state, [4, 6])], target: idAt(state, [4, 3]) } };
  },
};

export const disputeScene = (id: DisputeId): LordsAsked => OF_DISPUTE[id]();
