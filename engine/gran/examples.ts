/**
 * Worked examples for the chapters, on our board: the booklet prints none. Every move and every stone of them is judged by the engine, and a
 * test holds what it says to what the booklet says.
 */
import type { Verdict } from '../core/verdict.ts';
import type { BoardTables } from './board/tables.ts';
import type { RuleId } from './ids.ts';
import { type DuelOdds, duelOdds } from './odds/duel.ts';
import { type Duel, plainLegs, type Road } from './odds/reading.ts';
import { type RoadOdds, roadOdds } from './odds/road.ts';
import { type ArrivalEvent, arrive } from './rules/arrival.ts';
import { judgeMove } from './rules/destinations.ts';
import { drawn } from './rules/drawn.ts';
import { judgeWalk, moverOf } from './rules/movement.ts';
import { type Cut, judgeStone, ringCut } from './rules/stones.ts';
import type { Bonus, Color, PointId, Position, Walk } from './types.ts';

export interface Scene {
  readonly title: string;
  readonly position: Position;
  readonly mover: Color;
  readonly bonus?: Bonus;
  /** Ways that the knight may go: points arrived on. */
  readonly goes: readonly Walk[];
  /** Points where the rule stops him. */
  readonly limits: readonly PointId[];
  /** Obstacle stones that he thinks of laying, allowed or not. */
  readonly stones: readonly PointId[];
}

export interface Example {
  readonly id: string;
  readonly title: string;
  /** What a small map shows around. */
  readonly places: readonly PointId[];
  readonly scenes: readonly Scene[];
  readonly rules: readonly RuleId[];
}

const scene = (
  title: string,
  mover: Color,
  position: Position,
  asked: Partial<Pick<Scene, 'bonus' | 'goes' | 'limits' | 'stones'>>,
): Scene => ({
  title,
  position,
  mover,
  goes: [],
  limits: [],
  stones: [],
  ...asked,
});

const NORTH = ['pierre-du-col', 'col-du-nord', 'borne-du-nord', 'tirad-2', 'tirad-1', 'tirad-3', 'tirad-6', 'urgad-1'];
// biome-ignore format: a list
const KEEP = [
  'tirad-8', 'tirad-9', 'tirad-12', 'tirad-13', 'tirad-14', 'dragon-de-la-herse', 'dragon-du-pont-levis', 'epee-du-fosse', 'exil-1',
];

export const EXAMPLES = [
  {
    id: 'anneau-au-passage',
    title: 'L’anneau pris au premier point',
    places: ['tirad-2', 'tirad-3', 'tirad-8', 'tirad-9', 'tirad-13'],
    scenes: [
      scene(
        'Jaune passe sur l’anneau, puis avance encore d’un point',
        'jaune',
        drawn({ jaune: ['tirad-3', { amulets: 0 }] }, { ring: { at: 'tirad-8' } }),
        {
          goes: [['tirad-8'], ['tirad-8', 'tirad-9'], ['tirad-8', 'tirad-13']],
          limits: ['tirad-3'],
        },
      ),
    ],
    rules: ['GRA-ANN-1', 'GRA-DEP-2', 'GRA-AMU-2'],
  },
  {
    id: 'porteur-par-dessus',
    title: 'Le porteur par-dessus un dragon, une pierre et une pièce',
    places: KEEP,
    scenes: [
      scene(
        'Jaune porte l’anneau',
        'jaune',
        drawn({ jaune: 'tirad-13', bleu: 'dragon-de-la-herse' }, { ring: { bearer: 'jaune' }, stones: ['tirad-8'] }),
        {
          goes: [
            ['dragon-du-pont-levis', 'exil-1'],
            ['tirad-8', 'tirad-9'],
            ['dragon-de-la-herse', 'tirad-14'],
          ],
          limits: ['tirad-8'],
        },
      ),
      scene(
        'Sans l’anneau, les mêmes points sont fermés',
        'jaune',
        drawn({ jaune: 'tirad-13', bleu: 'dragon-de-la-herse' }, { stones: ['tirad-8'] }),
        { limits: ['exil-1', 'tirad-9', 'tirad-14'] },
      ),
    ],
    rules: ['GRA-ANN-3', 'GRA-DEP-5', 'GRA-PIE-2', 'GRA-L-12'],
  },
  {
    id: 'bonus-du-vainqueur',
    title: 'Deux points de plus pour le vainqueur',
    places: KEEP,
    scenes: [
      scene(
        'Jaune vient de battre le Dragon de la Herse',
        'jaune',
        drawn({ jaune: 'dragon-de-la-herse', bleu: 'tirad-14' }, { stones: ['tirad-13'] }),
        {
          bonus: { left: ['tirad-15', 'pierre-des-douves'] },
          goes: [['tirad-14', 'tirad-12'], ['tirad-13', 'tirad-8'], ['epee-du-fosse', 'dragon-du-pont-levis'], ['tirad-14']],
          limits: ['epee-du-fosse', 'tirad-13'],
        },
      ),
    ],
    rules: ['GRA-DRA-3', 'GRA-L-2', 'GRA-L-3', 'GRA-L-9'],
  },
  {
    id: 'attaque-sur-un-dragon',
    title: 'Attaquer une pièce posée sur un dragon',
    places: KEEP,
    scenes: [
      scene(
        'Avec deux amulettes : l’exil d’abord, le duel ensuite',
        'jaune',
        drawn({ jaune: ['tirad-13', { amulets: 2 }], bleu: ['dragon-de-la-herse', { held: true, amulets: 1 }] }),
        { goes: [['dragon-de-la-herse']] },
      ),
      scene(
        'Avec une seule, c’est refusé',
        'jaune',
        drawn({ jaune: ['tirad-13', { amulets: 1 }], bleu: ['dragon-de-la-herse', { held: true, amulets: 1 }] }),
        { goes: [['dragon-du-pont-levis']], limits: ['dragon-de-la-herse'] },
      ),
    ],
    rules: ['GRA-ATT-2', 'GRA-ATT-3', 'GRA-AMU-3', 'GRA-AMU-1'],
  },
  {
    id: 'anneau-conquis',
    title: 'L’anneau change de mains',
    places: ['tirad-2', 'tirad-3', 'tirad-8', 'tirad-9', 'tirad-13'],
    scenes: [
      scene(
        'Jaune attaque le porteur, et son déplacement s’arrête là',
        'jaune',
        drawn({ jaune: 'tirad-3', bleu: 'tirad-8' }, { ring: { bearer: 'bleu' } }),
        {
          goes: [['tirad-8']],
          limits: ['tirad-9'],
        },
      ),
    ],
    rules: ['GRA-ATT-1', 'GRA-ANN-2'],
  },
  {
    id: 'anneau-dans-la-cite',
    title: 'L’anneau rapporté dans une cité',
    places: ['cite-d-elgad', 'dragon-du-recif', 'pierre-de-la-greve', 'elgad-12', 'elgad-13', 'elgad-16'],
    scenes: [
      scene(
        'Jaune entre dans la Cité d’Elgad, et s’y arrête',
        'jaune',
        drawn({ jaune: ['elgad-13', { amulets: 1 }] }, { ring: { bearer: 'jaune' } }),
        {
          goes: [['cite-d-elgad']],
          limits: ['dragon-du-recif'],
        },
      ),
    ],
    rules: ['GRA-CIT-1', 'GRA-CIT-2', 'GRA-AMU-4'],
  },
  {
    id: 'pierre-qui-coupe',
    title: 'Une pierre qui couperait l’anneau',
    places: NORTH,
    scenes: [
      scene(
        'Jaune est sur la Pierre du Col ; l’anneau, sur la Borne du Nord, n’a plus que le Col',
        'jaune',
        drawn({ jaune: 'pierre-du-col', rouge: 'galad-9' }, { ring: { at: 'borne-du-nord' }, stones: ['tirad-2'] }),
        { stones: ['col-du-nord', 'borne-du-nord', 'urgad-1', 'tirad-3'] },
      ),
      scene(
        'Un dragon est encore un chemin',
        'jaune',
        drawn({ jaune: 'pierre-du-col', rouge: ['galad-9', { amulets: 0 }] }, { ring: { at: 'nid-des-dragons' } }),
        { stones: ['urgad-7'] },
      ),
    ],
    rules: ['GRA-PIE-3', 'GRA-PIE-1', 'GRA-L-5'],
  },
] as const satisfies readonly Example[];

export type ExampleId = (typeof EXAMPLES)[number]['id'];

interface Gone {
  readonly path: Walk;
  readonly verdict: Verdict<RuleId>;
  readonly events: readonly ArrivalEvent[];
}

export interface Limit {
  readonly to: PointId;
  readonly rule: RuleId;
  readonly because: string;
}

interface Laid {
  readonly at: PointId;
  readonly verdict: Verdict<RuleId>;
  readonly cut: Cut;
}

export interface ScenePlayed {
  readonly goes: readonly Gone[];
  readonly limits: readonly Limit[];
  readonly stones: readonly Laid[];
}

export function playScene(tables: BoardTables, { position, mover: color, bonus, goes, limits, stones }: Scene): ScenePlayed {
  const mover = moverOf(tables, position, color, bonus);
  return {
    goes: goes.map((path) => ({ path, verdict: judgeWalk(mover, path), events: arrive(mover, path).events })),
    limits: limits.flatMap((to) => {
      const access = judgeMove(tables, position, color, to, bonus);
      return access.ok ? [] : [{ to, rule: access.rule, because: access.because }];
    }),
    stones: stones.map((at) => ({ at, verdict: judgeStone(tables, position, at), cut: ringCut(tables, position, at) })),
  };
}

/** Duels for the chapter on dragons. */
const DUEL_EXAMPLES = {
  'pile-entiere': { seen: [], options: {} },
  'trois-fortes-sorties': { seen: [6, 6, 5], options: {} },
  'force-quatre': { force: 4 },
} as const satisfies Readonly<Record<string, Duel>>;

export type DuelExampleId = keyof typeof DUEL_EXAMPLES;

export const runDuel = (id: DuelExampleId): DuelOdds => duelOdds(DUEL_EXAMPLES[id]);

/** A way through `dragons` of a fresh pile, each a move after the one before. */
export const plainRoad = (dragons: number, amulets = 3): Road => ({ amulets, legs: plainLegs(dragons), seen: [], options: {} });

export const runRoad = (dragons: number, amulets = 3): RoadOdds => roadOdds(plainRoad(dragons, amulets));
