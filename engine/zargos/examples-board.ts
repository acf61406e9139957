/**
 * Positions on our board for the chapters: the examples that the booklet draws (its drawings are lost) and three of ours. Who stood where is our
 * choice, but for the numbers that the booklet prints and for what is known of the drawings; every move is judged by the engine.
 */
import { type BoardTables, isSea, placeOf } from './board/tables.ts';
import type { PlaceId, TerritoryId } from './data/board-types.ts';
import type { AtomId } from './ids.ts';
import type { MoveCard, MovePhase, ReachQuestion, Stride } from './rules/movement/question.ts';
import { judgeMove, type MoveVerdict } from './rules/movement.ts';
import type { People } from './types.ts';

export interface Garrison {
  readonly people: People;
  /** Points of pawns. */
  readonly pawns: number;
}

export interface BoardMove {
  readonly from: PlaceId;
  readonly to: PlaceId;
  /** Points of pawns that go. */
  readonly pawns: number;
  /** Order of the moves of a chain (ZAR-CHE-1), from 1: each starts from what those before it took. Left out: all at once. */
  readonly step?: number;
}

export interface ExampleScene {
  readonly title: string;
  readonly people: People;
  readonly phase: MovePhase;
  /** In reorganisation: how far each group goes (ZAR-REO-1). */
  readonly stride?: Stride;
  readonly boats?: number;
  readonly cards?: readonly MoveCard[];
  /** Who stands where, sea cells included; a place left out is empty. */
  readonly stands: Readonly<Partial<Record<PlaceId, Garrison>>>;
  readonly moves: readonly [BoardMove, ...BoardMove[]];
  /** Moves that the engine refuses: where the rule stops. */
  readonly limits: readonly BoardMove[];
}

export interface BoardExample {
  readonly id: string;
  readonly title: string;
  /** What the small map shows: territories and sea cells. */
  readonly places: readonly PlaceId[];
  readonly scenes: readonly ExampleScene[];
  readonly rules: readonly AtomId[];
  /** What is not the booklet's, in one French sentence. */
  readonly note: string;
}

/** The same in both ways to reorganise. */
const IN_BANZOL = {
  banzol: { people: 'amazones', pawns: 3 },
  'banzol-1': { people: 'amazones', pawns: 6 },
  'banzol-3': { people: 'amazones', pawns: 1 },
  'banzol-4': { people: 'amazones', pawns: 1 },
  'banzol-5': { people: 'moines', pawns: 5 },
} as const;

export const BOARD_EXAMPLES = [
  {
    id: 'attaque-groupee',
    title: 'Deux provinces contre une, une province contre deux',
    places: ['kahil-3', 'kahil-4', 'kahil-5', 'ludos', 'ludos-1'],
    scenes: [
      {
        title: 'Les Amazones attaquent les Moines de deux côtés, et un Dragon au passage',
        people: 'amazones',
        phase: 'attacks',
        stands: {
          'kahil-4': { people: 'amazones', pawns: 4 },
          'kahil-5': { people: 'amazones', pawns: 6 },
          'kahil-3': { people: 'dragons', pawns: 1 },
          'ludos-1': { people: 'moines', pawns: 5 },
          ludos: { people: 'moines', pawns: 2 },
        },
        moves: [
          { from: 'kahil-4', to: 'ludos-1', pawns: 3 },
          { from: 'kahil-5', to: 'ludos-1', pawns: 3 },
          { from: 'kahil-5', to: 'kahil-3', pawns: 2 },
        ],
        limits: [{ from: 'kahil-4', to: 'ludos', pawns: 3 }],
      },
    ],
    rules: ['ZAR-ATT-1', 'ZAR-ATT-2', 'ZAR-ATT-3'],
    note: 'L’exemple est le nôtre.',
  },
  {
    id: 'convoi',
    title: 'Un convoi de deux bateaux',
    places: ['akilon-1', 'itak', 'itak-1', 'itak-2', 'ohms-1', 'mer-7', 'mer-8', 'mer-21'],
    scenes: [
      {
        title: 'Les Moines contournent Itak par la mer',
        people: 'moines',
        phase: 'attacks',
        boats: 2,
        stands: {
          'ohms-1': { people: 'moines', pawns: 6 },
          itak: { people: 'araignees', pawns: 4 },
          'itak-1': { people: 'araignees', pawns: 3 },
          'itak-2': { people: 'araignees', pawns: 2 },
          'akilon-1': { people: 'dragons', pawns: 2 },
        },
        moves: [{ from: 'ohms-1', to: 'akilon-1', pawns: 4 }],
        limits: [{ from: 'ohms-1', to: 'akilon-1', pawns: 6 }],
      },
    ],
    rules: ['ZAR-MER-1', 'ZAR-MER-2', 'ZAR-MER-3'],
    note: 'L’exemple est le nôtre, et les cases mer sont reconstituées.',
  },
  {
    id: 'reorganisation',
    title: 'Deux groupes d’un pas, ou un groupe de deux',
    places: ['banzol', 'banzol-1', 'banzol-2', 'banzol-3', 'banzol-4', 'banzol-5'],
    scenes: [
      {
        title: 'Deux groupes d’une province',
        people: 'amazones',
        phase: 'reorganisation',
        stride: 1,
        stands: IN_BANZOL,
        moves: [
          { from: 'banzol-1', to: 'banzol-3', pawns: 4 },
          { from: 'banzol', to: 'banzol-1', pawns: 2 },
        ],
        limits: [
          { from: 'banzol-1', to: 'banzol-4', pawns: 4 },
          { from: 'banzol-1', to: 'banzol-2', pawns: 1 },
        ],
      },
      {
        title: 'Un groupe de deux provinces',
        people: 'amazones',
        phase: 'reorganisation',
        stride: 2,
        stands: IN_BANZOL,
        moves: [{ from: 'banzol-1', to: 'banzol-4', pawns: 5 }],
        limits: [
          { from: 'banzol', to: 'banzol-4', pawns: 2 },
          { from: 'banzol', to: 'banzol-5', pawns: 2 },
        ],
      },
    ],
    rules: ['ZAR-REO-1', 'ZAR-REO-2', 'ZAR-REO-3'],
    note: 'L’exemple est le nôtre.',
  },
  {
    id: 'survol',
    title: 'Deux cibles, et des Chevaliers laissés en paix',
    places: ['banzol-4', 'palmyr-4', 'tairo', 'tairo-1', 'tairo-2', 'tairo-3', 'tairo-4'],
    scenes: [
      {
        title: 'L’attaque : par-dessus les Chevaliers, et par-dessus une province que l’on attaque',
        people: 'ailes',
        phase: 'attacks',
        stands: {
          'banzol-4': { people: 'ailes', pawns: 5 },
          'tairo-4': { people: 'ailes', pawns: 9 },
          'tairo-3': { people: 'chevaliers', pawns: 6 },
          tairo: { people: 'chevaliers', pawns: 4 },
          'tairo-1': { people: 'araignees', pawns: 3 },
          'tairo-2': { people: 'amazones', pawns: 4 },
          'palmyr-4': { people: 'amazones', pawns: 1 },
        },
        moves: [
          { from: 'tairo-4', to: 'tairo-1', pawns: 4 },
          { from: 'tairo-4', to: 'tairo-2', pawns: 2 },
          { from: 'banzol-4', to: 'tairo-2', pawns: 4 },
          { from: 'tairo-4', to: 'palmyr-4', pawns: 2 },
        ],
        limits: [{ from: 'banzol-4', to: 'tairo-1', pawns: 2 }],
      },
      {
        title: 'La réorganisation : une partie des forces rentre',
        people: 'ailes',
        phase: 'reorganisation',
        stride: 1,
        stands: {
          'banzol-4': { people: 'ailes', pawns: 1 },
          'tairo-4': { people: 'ailes', pawns: 1 },
          'tairo-3': { people: 'chevaliers', pawns: 6 },
          tairo: { people: 'chevaliers', pawns: 4 },
          'tairo-1': { people: 'ailes', pawns: 3 },
          'tairo-2': { people: 'ailes', pawns: 4 },
          'palmyr-4': { people: 'ailes', pawns: 2 },
        },
        moves: [
          { from: 'tairo-1', to: 'tairo-4', pawns: 2 },
          { from: 'tairo-2', to: 'banzol-4', pawns: 2 },
          { from: 'palmyr-4', to: 'tairo-4', pawns: 1 },
        ],
        limits: [{ from: 'tairo-1', to: 'banzol-4', pawns: 2 }],
      },
    ],
    rules: ['ZAR-AIL-1', 'ZAR-AIL-3', 'ZAR-ATT-2'],
    note: 'Le dessin du livret est perdu. Une source extérieure dit qu’on y survolait aussi une province attaquée, et que voisins et survolants s’y joignaient ; lieux et nombres sont les nôtres.',
  },
  {
    id: 'vortex',
    title: 'Quatre Ailés mal logés',
    places: ['akilon', 'akilon-2', 'itak', 'itak-1', 'palmyr-1', 'palmyr-2', 'palmyr-3', 'tairo', 'mer-8'],
    scenes: [
      {
        title: 'L’attaque : de deux volcans contre un troisième',
        people: 'araignees',
        phase: 'attacks',
        stands: {
          'itak-1': { people: 'araignees', pawns: 6 },
          'palmyr-3': { people: 'araignees', pawns: 5 },
          'akilon-2': { people: 'ailes', pawns: 4 },
          tairo: { people: 'chevaliers', pawns: 7 },
        },
        moves: [
          { from: 'itak-1', to: 'akilon-2', pawns: 4 },
          { from: 'palmyr-3', to: 'akilon-2', pawns: 2 },
        ],
        limits: [{ from: 'itak-1', to: 'palmyr-1', pawns: 2 }],
      },
    ],
    rules: ['ZAR-ARA-1', 'ZAR-ARA-2', 'ZAR-ATT-2'],
    note: 'Le dessin du livret est perdu. Une source extérieure dit que l’attaque partait de deux volcans ; lieux et nombres sont les nôtres, hormis les quatre Ailés, et les volcans sont reconstitués.',
  },
  {
    id: 'raid-des-dragons',
    title: 'Un raid, puis le retour au large',
    places: ['kahil', 'kahil-1', 'kahil-3', 'ohms-6', 'mer-5'],
    scenes: [
      {
        title: 'L’attaque : d’une province et d’une case mer',
        people: 'dragons',
        phase: 'attacks',
        stands: {
          'kahil-3': { people: 'dragons', pawns: 8 },
          'mer-5': { people: 'dragons', pawns: 3 },
          'kahil-1': { people: 'amazones', pawns: 4 },
          kahil: { people: 'amazones', pawns: 3 },
        },
        moves: [
          { from: 'kahil-3', to: 'kahil-1', pawns: 7 },
          { from: 'mer-5', to: 'kahil-1', pawns: 3 },
        ],
        limits: [
          { from: 'kahil-3', to: 'kahil-1', pawns: 8 },
          { from: 'mer-5', to: 'kahil', pawns: 3 },
        ],
      },
      {
        title: 'La réorganisation : un groupe rentre, l’autre prend la mer',
        people: 'dragons',
        phase: 'reorganisation',
        stride: 1,
        stands: {
          'kahil-3': { people: 'dragons', pawns: 1 },
          'kahil-1': { people: 'dragons', pawns: 7 },
          kahil: { people: 'amazones', pawns: 3 },
        },
        moves: [
          { from: 'kahil-1', to: 'kahil-3', pawns: 3 },
          { from: 'kahil-1', to: 'mer-5', pawns: 3 },
        ],
        limits: [{ from: 'kahil-1', to: 'ohms-6', pawns: 3 }],
      },
    ],
    rules: ['ZAR-DRA-2', 'ZAR-DRA-1', 'ZAR-REO-1'],
    note: 'Les deux dessins du livret sont perdus. Une source extérieure dit que l’attaque partait de la terre et de la mer à la fois, à sept sur huit, puis que deux groupes bougeaient d’une case ; lieux et autres nombres sont les nôtres, et les cases mer sont reconstituées.',
  },
  {
    id: 'campagne-des-chevaliers',
    title: 'Quatre attaques dans un seul tour',
    places: ['ohms', 'ohms-1', 'ohms-2', 'ohms-3', 'ohms-4', 'ohms-5', 'ohms-6'],
    scenes: [
      {
        title: 'De deux provinces vers le centre, puis au-delà',
        people: 'chevaliers',
        phase: 'attacks',
        stands: {
          'ohms-1': { people: 'chevaliers', pawns: 9 },
          'ohms-6': { people: 'chevaliers', pawns: 6 },
          'ohms-2': { people: 'araignees', pawns: 3 },
          'ohms-5': { people: 'moines', pawns: 1 },
          'ohms-4': { people: 'araignees', pawns: 6 },
          'ohms-3': { people: 'amazones', pawns: 3 },
          ohms: { people: 'moines', pawns: 7 },
        },
        moves: [
          { from: 'ohms-1', to: 'ohms-2', pawns: 8, step: 1 },
          { from: 'ohms-6', to: 'ohms-5', pawns: 5, step: 2 },
          { from: 'ohms-2', to: 'ohms-4', pawns: 5, step: 3 },
          { from: 'ohms-5', to: 'ohms-4', pawns: 4, step: 3 },
          { from: 'ohms-4', to: 'ohms-3', pawns: 3, step: 4 },
        ],
        limits: [{ from: 'ohms-1', to: 'ohms-4', pawns: 8 }],
      },
    ],
    rules: ['ZAR-CHE-1', 'ZAR-ATT-2'],
    note: 'Le dessin du livret est perdu. Une source extérieure dit que la troisième attaque partait des deux provinces prises ; lieux et nombres de Chevaliers sont les nôtres.',
  },
] as const satisfies readonly BoardExample[];

export type BoardExampleId = (typeof BOARD_EXAMPLES)[number]['id'];

/** What the scene asks the engine about one of its moves: owners as they stand, or as the steps before it left them. */
function questionOf(tables: BoardTables, scene: ExampleScene, move: BoardMove): ReachQuestion {
  const { people, phase, stands, moves } = scene;
  const { from, step = 1 } = move;
  const earlier = moves.filter((other) => (other.step ?? 1) < step);
  const fought = earlier.some(({ to }) => to === from);
  const isLand = (id: string): id is TerritoryId => !isSea(tables, placeOf(tables, id) ?? 0);
  const held = Object.entries(stands).flatMap(([id, garrison]) => (isLand(id) && garrison ? [[id, garrison.people] as const] : []));
  const taken = earlier.flatMap(({ to }) => (isLand(to) ? [[to, people] as const] : []));
  const leaving = moves.includes(move) ? moves.filter((other) => other.from === from && (other.step ?? 1) === step) : [move];
  const group = { stands: stands[from]?.pawns ?? 0, moves: leaving.reduce((sum, { pawns }) => sum + pawns, 0) };
  return {
    people,
    phase,
    from,
    stride: scene.stride ?? 2,
    boats: scene.boats ?? 0,
    cards: scene.cards ?? [],
    frozen: [],
    storms: [],
    effects: [],
    master: false,
    fought,
    ...(!fought && { group }),
    owners: Object.fromEntries([...held, ...taken]),
    options: {},
  };
}

/** The engine's verdict on a move of a scene, a limit included. */
export const judgeScene = (tables: BoardTables, scene: ExampleScene, move: BoardMove): MoveVerdict =>
  judgeMove(tables, questionOf(tables, scene, move), move.to);
