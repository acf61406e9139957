/**
 * The figures that the text lost, as positions of our own: what the booklet's words say of each, on small maps that the rules check (`diagrams.test.ts`).
 * Pages draw them: a map, counters, and steps to light up one after another. Cells are columns and rows from 0.
 */
import type { Drawing } from './board/drawn.ts';
import type { Direction } from './board/hex.ts';
import type { AtomId, RuleId } from './ids.ts';
import type { Fate } from './rules/retreat.ts';
import type { Charge, Kind } from './types.ts';

export type Cell = readonly [column: number, row: number];

type Ruled = 'ok' | RuleId;

/** What a step shows; all of it is checked by the rules. */
export type Shown =
  /** Over the edge from a cell: the letters it leaves and may enter by, and the cells there. */
  | {
      readonly kind: 'crossing';
      readonly from: Cell;
      readonly out: string;
      readonly into: readonly string[];
      readonly cells: readonly Cell[];
    }
  | { readonly kind: 'zone'; readonly counter: string; readonly cells: readonly Cell[] }
  /** A way, without its start; `attacked` counters have no zone any more. */
  | {
      readonly kind: 'move';
      readonly counter: string;
      readonly path: readonly Cell[];
      readonly attacked: readonly string[];
      readonly ruled: Ruled;
    }
  /** Where one attacker may take on all of `targets`. */
  | { readonly kind: 'common'; readonly targets: readonly string[]; readonly cells: readonly Cell[] }
  | {
      readonly kind: 'attack';
      readonly attackers: readonly string[];
      readonly targets: readonly string[];
      readonly ruled: Ruled;
      readonly attack: number;
      readonly defence: number;
    }
  /** A way with its start, and what it is against `target`; null: no charge. */
  | {
      readonly kind: 'charge';
      readonly counter: string;
      readonly path: readonly Cell[];
      readonly target: string;
      readonly charge: Charge | null;
    }
  | {
      readonly kind: 'serpent';
      readonly counter: string;
      readonly direction: Direction;
      readonly cells: readonly Cell[];
      readonly charged: readonly string[];
    }
  /** The six lines of a retreat: where each ends and how. */
  | {
      readonly kind: 'retreat';
      readonly counter: string;
      readonly hexes: number;
      readonly fought: readonly string[];
      readonly ends: Readonly<Record<Direction, readonly [fate: Fate, end: Cell]>>;
      /** Those it pushes to their death, by direction. */
      readonly victims: Readonly<Partial<Record<Direction, readonly string[]>>>;
    }
  /** Where arrows from a counter may hit. */
  | { readonly kind: 'arrows'; readonly counter: string; readonly cells: readonly Cell[] };

interface DiagramStep {
  /** One French sentence. */
  readonly text: string;
  readonly shown: Shown;
}

export interface Diagram {
  readonly id: string;
  readonly title: string;
  readonly drawing: Drawing;
  readonly steps: readonly DiagramStep[];
  readonly rules: readonly AtomId[];
  /** What is the booklet's and what is ours. */
  readonly note: string;
}

/** The counter of the second figure: its two factors are printed in the text, whose it was is lost. */
export const PRINTED_COUNTER = { kind: 'dragons-fantassin', combat: 2, movement: 5 } as const satisfies {
  kind: Kind;
  combat: number;
  movement: number;
};

const LOST = 'La figure du livret est perdue : celle-ci est la nôtre, faite d’après son texte.';

const MEADOW = ['........', '........', '........', '........', '........', '........'] as const;

// biome-ignore format: a counter or a step a row
export const DIAGRAMS = [
  {
    id: 'lettres-de-bord',
    title: 'Sortir par E, rentrer par E ou F',
    drawing: {
      rows: ['~~~~~~~~', '~~~~~~~~', '~~~~~~~~', 'c.~~~~c.', '..c~~c..', '..c~~c..', 'c.~~~~c.', '~~~~~~~~'],
      wraps: true,
      counters: [
        { id: 'chevalier', kind: 'chevalier', column: 7, row: 4 },
      ],
    },
    steps: [
      {
        text: 'Le Chevalier est sur l’hexagone de bord E, à l’est : le bord ouest lui offre E et F.',
        shown: { kind: 'crossing', from: [7, 4], out: 'E', into: ['E', 'F'], cells: [[0, 4], [0, 5]] },
      },
      {
        text: 'Il rentre par F et continue : le passage est un pas comme un autre.',
        shown: { kind: 'move', counter: 'chevalier', path: [[0, 5], [1, 5]], attacked: [], ruled: 'ok' },
      },
    ],
    rules: ['LOR-MAT-2', 'LOR-MOU-1'],
    note: `${LOST} Elle suit notre lecture, litige LOR-L-27.`,
  },
  {
    id: 'zone-d-influence',
    title: 'Les six hexagones autour d’un pion',
    drawing: {
      rows: MEADOW,
      counters: [
        { id: 'dragon', kind: 'dragon', column: 4, row: 2 },
        { id: 'fantassin', kind: 'chevaliers-fantassin', column: 1, row: 2 },
      ],
    },
    steps: [
      {
        text: 'La zone d’influence du Dragon : les six hexagones attenants.',
        shown: { kind: 'zone', counter: 'dragon', cells: [[4, 1], [5, 1], [5, 2], [4, 3], [3, 2], [3, 1]] },
      },
      {
        text: 'Le Fantassin peut y entrer pour l’attaquer.',
        shown: { kind: 'move', counter: 'fantassin', path: [[2, 2], [3, 2]], attacked: [], ruled: 'ok' },
      },
      {
        text: 'Il ne peut pas la traverser.',
        shown: { kind: 'move', counter: 'fantassin', path: [[2, 2], [3, 2], [4, 3], [5, 3]], attacked: [], ruled: 'LOR-ZDI-1' },
      },
    ],
    rules: ['LOR-ZDI-1', 'LOR-COM-1'],
    note: LOST,
  },
  {
    id: 'zone-disparue',
    title: 'Un pion attaqué ne contrôle plus rien',
    drawing: {
      rows: MEADOW,
      counters: [
        { id: 'dragon', kind: 'dragon', column: 4, row: 2 },
        { id: 'chevalier', kind: 'chevalier', column: 3, row: 1 },
        { id: 'fantassin', kind: 'chevaliers-fantassin', column: 1, row: 2 },
      ],
    },
    steps: [
      {
        text: 'Le Chevalier est posé contre le Dragon : la zone du Dragon disparaît, et le Fantassin passe.',
        shown: { kind: 'move', counter: 'fantassin', path: [[2, 2], [3, 2], [4, 3], [5, 3]], attacked: ['dragon'], ruled: 'ok' },
      },
      {
        text: 'Sans cette attaque, la zone l’arrêtait.',
        shown: { kind: 'move', counter: 'fantassin', path: [[2, 2], [3, 2], [4, 3], [5, 3]], attacked: [], ruled: 'LOR-ZDI-1' },
      },
    ],
    rules: ['LOR-ZDI-2'],
    note: `${LOST} Elle suit notre lecture, litige LOR-L-38.`,
  },
  {
    id: 'attaque-conjointe',
    title: 'Trois Moines-fantassins contre un Faucon',
    drawing: {
      rows: MEADOW,
      counters: [
        { id: 'faucon', kind: 'faucon', column: 4, row: 2 },
        { id: 'moine-1', kind: 'moines-fantassin', column: 3, row: 1 },
        { id: 'moine-2', kind: 'moines-fantassin', column: 3, row: 2 },
        { id: 'moine-3', kind: 'moines-fantassin', column: 4, row: 3 },
      ],
    },
    steps: [
      {
        text: 'Posés tous trois dans la zone du Faucon, ils additionnent leurs facteurs : 12 contre 5.',
        shown: { kind: 'attack', attackers: ['moine-1', 'moine-2', 'moine-3'], targets: ['faucon'], ruled: 'ok', attack: 12, defence: 5 },
      },
      {
        text: 'Un seul ne suffirait pas : 4 contre 5 est sous le minimum de notre tableau.',
        shown: { kind: 'attack', attackers: ['moine-1'], targets: ['faucon'], ruled: 'LOR-COM-4', attack: 4, defence: 5 },
      },
    ],
    rules: ['LOR-COM-2', 'LOR-COM-4', 'LOR-COM-5'],
    note: 'Les facteurs sont ceux de l’exemple du livret ; la position et le minimum du tableau sont les nôtres.',
  },
  {
    id: 'zone-commune',
    title: 'Un Dragon contre deux Faucons',
    drawing: {
      rows: MEADOW,
      counters: [
        { id: 'faucon-1', kind: 'faucon', column: 4, row: 2 },
        { id: 'faucon-2', kind: 'faucon', column: 4, row: 3 },
        { id: 'dragon', kind: 'dragon', column: 2, row: 2 },
      ],
    },
    steps: [
      {
        text: 'Deux hexagones sont dans la zone des deux Faucons à la fois.',
        shown: { kind: 'common', targets: ['faucon-1', 'faucon-2'], cells: [[5, 2], [3, 2]] },
      },
      {
        text: 'Le Dragon gagne l’un d’eux, d’où il peut s’en prendre aux deux.',
        shown: { kind: 'move', counter: 'dragon', path: [[3, 2]], attacked: [], ruled: 'ok' },
      },
      {
        text: 'Depuis son hexagone de départ, il n’est attenant à aucun des deux.',
        shown: { kind: 'attack', attackers: ['dragon'], targets: ['faucon-1', 'faucon-2'], ruled: 'LOR-COM-3', attack: 10, defence: 10 },
      },
    ],
    rules: ['LOR-COM-3', 'LOR-COM-1'],
    note: LOST,
  },
  {
    id: 'charge',
    title: 'De front, de côté, ou pas du tout',
    drawing: {
      rows: MEADOW,
      counters: [
        { id: 'chevalier', kind: 'chevalier', column: 4, row: 5 },
        { id: 'devant', kind: 'dragon', column: 4, row: 1 },
        { id: 'a-cote', kind: 'serpent', column: 3, row: 1 },
      ],
    },
    steps: [
      {
        text: 'Tout droit vers le nord : le Dragon est dans l’axe, la charge est de front, +3.',
        shown: { kind: 'charge', counter: 'chevalier', path: [[4, 5], [4, 4], [4, 3], [4, 2]], target: 'devant', charge: 'front' },
      },
      {
        text: 'Le Serpent est sur l’hexagone voisin de l’axe : la charge est de côté, +1.',
        shown: { kind: 'charge', counter: 'chevalier', path: [[4, 5], [4, 4], [4, 3], [4, 2]], target: 'a-cote', charge: 'side' },
      },
      {
        text: 'Avec un détour, il n’y a plus de charge.',
        shown: { kind: 'charge', counter: 'chevalier', path: [[4, 5], [5, 4], [5, 3], [5, 2], [4, 2]], target: 'devant', charge: null },
      },
    ],
    rules: ['LOR-CHE-1'],
    note: `${LOST} Elle suit notre lecture, litige LOR-L-2.`,
  },
  {
    id: 'ligne-du-serpent',
    title: 'Le Serpent emporte tout sur sa ligne',
    drawing: {
      rows: ['.........', '.........', '.........', '.........', '.........', '.........', '.........'],
      counters: [
        { id: 'serpent', kind: 'serpent', column: 0, row: 1 },
        { id: 'premier', kind: 'ailes-fantassin', column: 2, row: 2 },
        { id: 'second', kind: 'ailes-fantarcher', column: 5, row: 3 },
        { id: 'ecarte', kind: 'ailes-fantassin', column: 6, row: 2 },
      ],
    },
    steps: [
      {
        text: 'Tout droit vers le sud-est : il attaque le premier, et s’il l’élimine ou le fait reculer, continue vers le second. Le troisième n’est pas sur la ligne.',
        shown: { kind: 'serpent', counter: 'serpent', direction: 'se', cells: [[1, 1], [2, 2], [3, 2], [4, 3], [5, 3], [6, 4], [7, 4], [8, 5]], charged: ['premier', 'second'] },
      },
    ],
    rules: ['LOR-SER-1', 'LOR-IND-1'],
    note: 'La figure du livret est perdue ; le mouvement du Serpent est reconstitué.',
  },
  {
    id: 'recul',
    title: 'Six lignes de recul',
    drawing: {
      rows: ['.........', '.........', '......b..', '.........', '.o.......', '.........', '.........', '....~....'],
      counters: [
        { id: 'faucon', kind: 'faucon', column: 4, row: 3 },
        { id: 'moine-1', kind: 'moines-fantassin', column: 3, row: 2 },
        { id: 'moine-2', kind: 'moines-fantassin', column: 4, row: 2 },
        { id: 'dragon', kind: 'dragon', column: 8, row: 5 },
        { id: 'aile', kind: 'aile', column: 4, row: 4 },
      ],
    },
    steps: [
      {
        text: 'D3 : le Faucon choisit sa ligne parmi six. Bois, zone d’un autre ennemi et assaillants le tuent ; le gouffre le paralyse ; au sud, il pousse un Ailé à la mer.',
        shown: { kind: 'retreat', counter: 'faucon', hexes: 3, fought: ['moine-1', 'moine-2'], ends: { n: ['eliminated', [4, 3]], ne: ['eliminated', [5, 2]], se: ['eliminated', [6, 4]], s: ['safe', [4, 6]], so: ['paralysed', [1, 4]], no: ['eliminated', [4, 3]] }, victims: { s: ['aile'] } },
      },
    ],
    rules: ['LOR-REC-1', 'LOR-REC-2', 'LOR-REC-3'],
    note: 'Cette figure est la nôtre : le livret n’en avait pas.',
  },
  {
    id: 'tir',
    title: 'Six lignes de tir',
    drawing: {
      rows: ['.........', '.........', '....A....', '.........', '.........', '.........', '..b...o..', '.........', '.........'],
      counters: [
        { id: 'archer', kind: 'chevaliers-fantarcher', column: 4, row: 5 },
        { id: 'dragon', kind: 'dragon', column: 4, row: 7 },
        { id: 'serpent', kind: 'serpent', column: 4, row: 8 },
      ],
    },
    steps: [
      {
        text: 'Les flèches partent en ligne droite. Mont et gouffre peuvent être visés, pas ce qui est derrière ; un bois, pas même lui ; les pions n’arrêtent rien.',
        shown: { kind: 'arrows', counter: 'archer', cells: [[4, 4], [4, 3], [4, 2], [5, 4], [6, 4], [7, 3], [8, 3], [5, 5], [6, 6], [4, 6], [4, 7], [4, 8], [3, 5], [3, 4], [2, 4], [1, 3], [0, 3]] },
      },
    ],
    rules: ['LOR-ARC-1', 'LOR-ARC-3'],
    note: 'Cette figure est la nôtre : le livret n’en avait pas.',
  },
] as const satisfies readonly Diagram[];

export type DiagramId = (typeof DIAGRAMS)[number]['id'];

/** A diagram by its id. Throws on one that is not there. */
export function diagramOf(id: DiagramId): Diagram {
  const found: Diagram | undefined = DIAGRAMS.find((diagram) => diagram.id === id);
  if (!found) throw new Error(`no diagram ${id}`);
  return found;
}
