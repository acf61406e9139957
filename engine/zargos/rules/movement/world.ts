/**
 * What restricts movements, in place numbers: a `World` for a people in a phase of the moment, made for a question or for a turn of a game, and a `Journey`
 * for one group in it. Each restriction is one field, so that a refusal can be explained by lifting restrictions one at a time and looking again.
 */
import { type BoardTables, crossingsOf, FAR, isSea, placeOf } from '../../board/tables.ts';
import type { KingdomId, SeaId } from '../../data/board-types.ts';
import type { CardId } from '../../data/cards.ts';
import { type Options, type Readings, readingsOf } from '../../options.ts';
import type { People } from '../../types.ts';
import { departureOf, type MoveCard, type ReachQuestion, type Stride } from './question.ts';

/** Cells that a Vent de Terre crosses (ZAR-TERRE). */
export const WIND_CELLS = 3;

/** What a world is made of. */
interface Scene {
  readonly people: People;
  readonly attacks: boolean;
  /** By territory; undefined where a question does not say who holds what. */
  readonly owners: readonly (People | null)[] | undefined;
  /** Red cards in force; those that take no movement are not read. */
  readonly effects: readonly CardId[];
  /** Kingdoms under a Vent de Glace. */
  readonly frozen: readonly KingdomId[];
  /** Sea cells closed by each Tempête. */
  readonly storms: readonly (readonly SeaId[])[];
  readonly options: Options;
}

export interface World extends Pick<Scene, 'people' | 'attacks' | 'owners' | 'effects'> {
  readonly readings: Readings;
  readonly tables: BoardTables;
  /** A crossing takes a step for each sea cell: the other reading of ZAR-L-21. */
  readonly cellIsStep: boolean;
  /** No boat carries the people at all: Dragons under a Raz-de-marée (ZAR-RAZ, ZAR-L-52). */
  readonly ashore: boolean;
  /** Powers of movement that the people has and no card takes (ZAR-AIL-1 to 3, ZAR-ARA-1, ZAR-DRA-1 and 2). */
  readonly flies: boolean;
  /** Every group of the Ailés goes two provinces outside Zargos, boats included: the other reading of ZAR-L-53. */
  readonly embarks: boolean;
  /** Under a Typhon every group of the Ailés walks one province: the other reading of ZAR-L-47, but for those that leave Zargos. */
  readonly grounded: boolean;
  readonly vortices: boolean;
  readonly swims: boolean;
  /** Where the kingdom of Zargos puts powers to sleep: in movements that touch it, or in those wholly inside (ZAR-ZRG-4, ZAR-L-19). */
  readonly sleeps: 'touching' | 'inside' | 'nowhere';
  /** Dragons land on the coasts of Zargos from a sea cell (ZAR-L-18). */
  readonly lands: boolean;
  /** Frozen kingdoms may be flown over (ZAR-L-28). */
  readonly overIce: boolean;
  /** By place: 1 in a frozen kingdom (ZAR-GLACE); undefined: none is. */
  readonly frozen: Uint8Array | undefined;
  /** By place: 1 on a sea cell that a Tempête closes (ZAR-TEMPETE); undefined: none does. */
  readonly shut: Uint8Array | undefined;
  /** `BoardTables['crossings']` through the sea cells that are open. */
  readonly crossings: Uint16Array;
  /** Only one's own territories and the sea are open, in reorganisation (ZAR-REO-2). */
  readonly confined: boolean;
  /** Boats land on no empty coast but those of Zargos (ZAR-L-12). */
  readonly docks: boolean;
}

/** Who goes, with what. */
interface Group {
  readonly from: number;
  /** Part of it has fought this turn, so it came this turn to where it stands. */
  readonly fought: boolean;
  readonly boats: number;
  readonly cards: readonly MoveCard[];
  /** Provinces that it may walk in reorganisation. */
  readonly stride: Stride;
  /** Points of pawns that stand there, and those that go; left out: any. */
  readonly group: ReachQuestion['group'];
  /** The player is the Master of the Winds (ZAR-ZRG-7). */
  readonly master: boolean;
}

export interface Journey extends World, Group {
  /** Steps that the group may walk: 1 in an attack (ZAR-ATT-3), 1 or 2 in reorganisation (ZAR-REO-1), FAR under a Vent de Brume. */
  readonly range: number;
  /** Sea cells that boats and card pay for, over the whole way. */
  readonly cells: number;
  /** When pawns may embark: `at-once` before they have moved (ZAR-MER-2, ZAR-L-36, ZAR-L-51). */
  readonly boards: 'always' | 'at-once' | 'never';
  /** A flight goes over any number of provinces, under a Vent de Brume (ZAR-L-54). */
  readonly soars: boolean;
  /** The kingdom of Zargos is left out. */
  readonly abroad: boolean;
}

interface Storm {
  readonly name: string;
  readonly shut: Uint8Array;
  readonly crossings: Uint16Array;
}

/** The last one of a board: a Tempête lasts a turn or more, and its crossings take long to measure. */
const STORMS = new WeakMap<BoardTables, Storm>();

function stormOn(tables: BoardTables, storms: Scene['storms']): Storm {
  const closed = storms.flat();
  const name = closed.join();
  const known = STORMS.get(tables);
  if (known?.name === name) return known;
  const shut = new Uint8Array(tables.ids.length);
  for (const id of closed) shut[placeOf(tables, id) ?? tables.ids.length] = 1;
  const storm = { name, shut, crossings: crossingsOf(tables, (place) => shut[place] === 0) };
  STORMS.set(tables, storm);
  return storm;
}

function iceOn(tables: BoardTables, frozen: Scene['frozen']): Uint8Array {
  const cold = new Uint8Array(tables.ids.length);
  for (const id of frozen) for (const place of tables.members[tables.kingdoms.indexOf(id)] ?? []) cold[place] = 1;
  return cold;
}

export function worldOf(tables: BoardTables, scene: Scene): World {
  const { people, attacks, owners, effects } = scene;
  const readings = readingsOf(scene);
  const flies = people === 'ailes' && !effects.includes('typhon');
  const wave = people === 'dragons' && effects.includes('raz-de-maree');
  const storm = scene.storms.length > 0 ? stormOn(tables, scene.storms) : undefined;
  return {
    tables,
    people,
    attacks,
    owners,
    effects,
    readings,
    cellIsStep: !attacks && readings['ZAR-L-21'] === 'un-pas-par-case',
    ashore: wave && readings['ZAR-L-52'] !== 'oui',
    flies,
    embarks: flies && !attacks && readings['ZAR-L-53'] === 'oui',
    grounded: people === 'ailes' && !flies && !attacks && readings['ZAR-L-47'] === 'oui-d-une-province',
    vortices: people === 'araignees' && !effects.includes('tremblement-de-terre'),
    swims: people === 'dragons' && !wave,
    sleeps: readings['ZAR-L-19'] === 'tout-dedans' ? 'inside' : 'touching',
    lands: readings['ZAR-L-18'] !== 'non',
    overIce: readings['ZAR-L-28'] !== 'survol-interdit',
    frozen: scene.frozen.length > 0 ? iceOn(tables, scene.frozen) : undefined,
    shut: storm?.shut,
    crossings: storm?.crossings ?? tables.crossings,
    confined: !attacks && owners !== undefined,
    docks: attacks && owners !== undefined && readings['ZAR-L-12'] === 'zargos-seul',
  };
}

/** Whether a group leaves under a Typhon from where ZAR-L-47 leaves it a province: not out of Zargos, where it has no power to keep. */
export const isGrounded = ({ grounded, tables }: World, from: number): boolean => grounded && tables.powerless[from] !== 1;

/** Sea cells that boats cross, after a Vent de Terre if it is played: both together, or the card alone (ZAR-MER-1, ZAR-TERRE, ZAR-L-42). */
export const cellsFor = ({ readings }: World, boats: number, wind: boolean): number =>
  wind ? WIND_CELLS + (readings['ZAR-L-42'] === 'aucun-cumul' ? 0 : boats) : boats;

/** When a group may embark. */
export function boardsOf({ attacks, readings }: World, fought: boolean): Journey['boards'] {
  if (attacks) return fought && readings['ZAR-L-36'] !== 'oui' ? 'never' : 'always';
  if (readings['ZAR-L-51'] !== 'non') return 'always';
  return fought ? 'never' : 'at-once';
}

/** The journey of a group, but for a Vent d'Ailleurs and a Vent de Brume. */
export const journeyOf = (world: World, group: Group): Journey => ({
  ...world,
  from: group.from,
  fought: group.fought,
  boats: group.boats,
  cards: group.cards,
  stride: group.stride,
  group: group.group,
  master: group.master,
  range: world.attacks || isGrounded(world, group.from) ? 1 : group.stride,
  cells: Math.max(group.boats, cellsFor(world, group.boats, group.cards.includes('vent-de-terre'))),
  boards: boardsOf(world, group.fought),
  soars: false,
  abroad: false,
});

export function journeyFor(tables: BoardTables, question: ReachQuestion): Journey {
  const { owners, phase } = question;
  const held = owners && tables.board.territories.map(({ id }) => owners[id] ?? null);
  return journeyOf(worldOf(tables, { ...question, owners: held, attacks: phase === 'attacks' }), {
    from: departureOf(tables, question),
    fought: question.fought,
    boats: question.boats,
    cards: question.cards,
    stride: question.stride,
    master: question.master,
    group: question.group,
  });
}

/** Who holds a territory, as far as the question tells. */
export const ownerOf = ({ owners }: Pick<World, 'owners'>, place: number): People | undefined => owners?.[place] ?? undefined;

/** Whether one may not stop there in reorganisation because it is not one's own (ZAR-REO-2). */
export const isForeign = ({ confined, owners, people, tables }: World, place: number): boolean =>
  confined && !isSea(tables, place) && owners?.[place] !== people;

/** The same for a group that plays its Vent de Terre. */
export const blown = (journey: Journey): Journey => ({ ...journey, cells: cellsFor(journey, journey.boats, true) });

/** The same under a Vent de Brume: no limit of distance, of groups or of boats (ZAR-BRUME, ZAR-L-38, ZAR-L-54). */
export const misted = (journey: Journey): Journey => ({
  ...journey,
  range: FAR,
  cells: FAR,
  cellIsStep: false,
  boards: 'always',
  soars: journey.flies && journey.readings['ZAR-L-54'] !== 'non',
});
