/**
 * What a question allows, in numbers: how far, by which ways, through what. Each restriction is one field, so that a refusal can be explained
 * by lifting restrictions one at a time and looking again.
 */
import { type BoardTables, crossingsOf, FAR, isSea, placeOf } from '../../board/tables.ts';
import type { Options } from '../../options.ts';
import { departureOf, type ReachQuestion } from './question.ts';

/** Cells that a Vent de Terre crosses (ZAR-TERRE). */
export const WIND_CELLS = 3;

export interface World {
  readonly tables: BoardTables;
  readonly attacks: boolean;
  readonly from: number;
  /** Steps that a group may walk: 1 in an attack (ZAR-ATT-3), 1 or 2 in reorganisation (ZAR-REO-1), FAR under a Vent de Brume. */
  readonly range: number;
  /** Sea cells that boats and card pay for, over the whole way. */
  readonly cells: number;
  /** A crossing takes a step for each sea cell: the other reading of ZAR-L-21. */
  readonly cellIsStep: boolean;
  /** When pawns may embark: `at-once` before they have moved (ZAR-MER-2, ZAR-L-36, ZAR-L-51). */
  readonly boards: 'always' | 'at-once' | 'never';
  /** No boat carries the group at all: Dragons under a Raz-de-marée (ZAR-RAZ, ZAR-L-52). */
  readonly ashore: boolean;
  /** Powers of movement that the people has and no card takes (ZAR-AIL-1 to 3, ZAR-ARA-1, ZAR-DRA-1 and 2). */
  readonly flies: boolean;
  /** Every group of the Ailés goes two provinces outside Zargos, boats included: the other reading of ZAR-L-53. */
  readonly embarks: boolean;
  /** Under a Typhon every group of the Ailés walks one province: the other reading of ZAR-L-47, but for those that leave Zargos. */
  readonly grounded: boolean;
  /** A flight goes over any number of provinces, under a Vent de Brume (ZAR-L-54). */
  readonly soars: boolean;
  readonly vortices: boolean;
  readonly swims: boolean;
  /** Where the kingdom of Zargos puts powers to sleep: in movements that touch it, or in those wholly inside (ZAR-ZRG-4, ZAR-L-19). */
  readonly sleeps: 'touching' | 'inside' | 'nowhere';
  /** Dragons land on the coasts of Zargos from a sea cell (ZAR-L-18). */
  readonly lands: boolean;
  /** Frozen kingdoms may be flown over (ZAR-L-28). */
  readonly overIce: boolean;
  /** By place: 1 in a frozen kingdom (ZAR-GLACE). */
  readonly frozen: Uint8Array;
  /** By place: 1 on a sea cell that a Tempête closes (ZAR-TEMPETE). */
  readonly shut: Uint8Array;
  /** `BoardTables['crossings']` through the sea cells that are open. */
  readonly crossings: Uint16Array;
  /** By place: 1 where the group may stop; everywhere if undefined. In reorganisation, its own territories and the sea (ZAR-REO-2). */
  readonly open?: Uint8Array;
  /** By place: 1 where boats may land; everywhere if undefined (ZAR-L-12). */
  readonly docks?: Uint8Array;
}

const isDone = ({ effects }: ReachQuestion, effect: ReachQuestion['effects'][number]): boolean => effects.includes(effect);

const has = ({ cards }: ReachQuestion, card: ReachQuestion['cards'][number]): boolean => cards.includes(card);

/** Sea cells that a group may cross with what is in hand: boats, a Vent de Terre, or both together (ZAR-MER-1, ZAR-TERRE, ZAR-L-42). */
function cellsInHand(question: ReachQuestion): number {
  const { boats, options } = question;
  if (!has(question, 'vent-de-terre')) return boats;
  return options['ZAR-L-42'] === 'aucun-cumul' ? Math.max(boats, WIND_CELLS) : boats + WIND_CELLS;
}

/**
 * Steps a group may walk. Under a Typhon ZAR-L-47 may leave the Ailés the reorganisation of all their pawns, one province each: not to those
 * that leave the kingdom of Zargos, where they have no power to keep.
 */
function rangeOf(tables: BoardTables, question: ReachQuestion, from: number): number {
  return question.phase === 'attacks' || isGrounded(tables, question, from) ? 1 : question.stride;
}

function isGrounded({ powerless }: BoardTables, question: ReachQuestion, from: number): boolean {
  const isWalking =
    question.phase === 'reorganisation' && question.people === 'ailes' && isDone(question, 'typhon') && powerless[from] !== 1;
  return isWalking && question.options['ZAR-L-47'] === 'oui-d-une-province';
}

function boardsOf({ phase, fought, options }: ReachQuestion): World['boards'] {
  if (phase === 'attacks') return fought && options['ZAR-L-36'] !== 'oui' ? 'never' : 'always';
  if (options['ZAR-L-51'] !== 'non') return 'always';
  return fought ? 'never' : 'at-once';
}

function flags(tables: BoardTables, isSet: (place: number) => boolean): Uint8Array {
  return Uint8Array.from(tables.ids, (_, place) => (isSet(place) ? 1 : 0));
}

/** Coasts where boats may land if ZAR-L-12 keeps them from empty ones, those of Zargos apart. */
function docksOf(tables: BoardTables, { phase, owners, options }: ReachQuestion): Uint8Array | undefined {
  if (phase !== 'attacks' || !owners || options['ZAR-L-12'] !== 'zargos-seul') return undefined;
  return flags(tables, (place) => tables.powerless[place] === 1 || ownerOf(tables, owners, place) !== undefined);
}

/** Who holds a territory, as far as the question tells. */
export const ownerOf = ({ board }: BoardTables, owners: NonNullable<ReachQuestion['owners']>, place: number) => {
  const id = board.territories[place]?.id;
  return id === undefined ? undefined : owners[id];
};

const sleepsOf = (options: Options): World['sleeps'] => (options['ZAR-L-19'] === 'tout-dedans' ? 'inside' : 'touching');

/** The world of a question, but for a Vent d'Ailleurs and a Vent de Brume. */
export function worldOf(tables: BoardTables, question: ReachQuestion): World {
  const { people, phase, owners, options } = question;
  const closed = new Set(question.storms.flat().map((id) => placeOf(tables, id)));
  const shut = flags(tables, (place) => closed.has(place));
  const cold = new Set(question.frozen.map((id) => tables.kingdoms.indexOf(id)));
  const from = departureOf(tables, question);
  const flies = people === 'ailes' && !isDone(question, 'typhon');
  return {
    tables,
    attacks: phase === 'attacks',
    from,
    range: rangeOf(tables, question, from),
    cells: cellsInHand(question),
    cellIsStep: phase === 'reorganisation' && options['ZAR-L-21'] === 'un-pas-par-case',
    boards: boardsOf(question),
    ashore: people === 'dragons' && isDone(question, 'raz-de-maree') && options['ZAR-L-52'] !== 'oui',
    flies,
    embarks: flies && phase === 'reorganisation' && options['ZAR-L-53'] === 'oui',
    grounded: isGrounded(tables, question, from),
    soars: false,
    vortices: people === 'araignees' && !isDone(question, 'tremblement-de-terre'),
    swims: people === 'dragons' && !isDone(question, 'raz-de-maree'),
    sleeps: sleepsOf(options),
    lands: options['ZAR-L-18'] !== 'non',
    overIce: options['ZAR-L-28'] !== 'survol-interdit',
    frozen: flags(tables, (place) => place < tables.territories && cold.has(tables.kingdomOf[place] ?? -1)),
    shut,
    crossings: closed.size > 0 ? crossingsOf(tables, (place) => shut[place] === 0) : tables.crossings,
    ...(owners &&
      phase === 'reorganisation' && { open: flags(tables, (place) => isSea(tables, place) || ownerOf(tables, owners, place) === people) }),
    ...(docksOf(tables, question) && { docks: docksOf(tables, question) }),
  };
}

/** The same for a group that plays its Vent de Terre (ZAR-L-42). */
export const blown = (world: World, options: Options): World =>
  options['ZAR-L-42'] === 'aucun-cumul' ? { ...world, cells: WIND_CELLS } : world;

/** The same under a Vent de Brume: no limit of distance, of groups or of boats (ZAR-BRUME, ZAR-L-38, ZAR-L-54). */
export const misted = (world: World, options: Options): World => ({
  ...world,
  range: FAR,
  cells: FAR,
  cellIsStep: false,
  boards: 'always',
  soars: world.flies && options['ZAR-L-54'] !== 'non',
});
