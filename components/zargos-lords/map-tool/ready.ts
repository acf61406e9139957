/** At build: positions to begin with, as the queries of their links. The first is ours, the others are the figures of the chapters. */
import { positionOf } from '#engine/zargos-lords/board/drawn.ts';
import { WORLD } from '#engine/zargos-lords/board/world.ts';
import { type DiagramId, diagramOf } from '#engine/zargos-lords/diagrams.ts';
import { EMPTY_POSITION } from '#engine/zargos-lords/notation/position.ts';
import { formatScene } from './link.ts';
import type { MapQuestion, Scene } from './scene.ts';

export interface Ready {
  readonly title: string;
  readonly query: string;
}

const OURS = positionOf({
  rows: ['...b.~~c..', 'A.bb.c~c..', '....c~~c.b', '..bc11c..b', '.o..c~~c..', '...Ac~~co.', '..AA.c~c..', '.b...c~~c.', '....o.c~c.'],
  counters: [
    { id: 'p1', kind: 'chevalier', column: 1, row: 3 },
    { id: 'p2', kind: 'chevaliers-fantarcher', column: 4, row: 1 },
    { id: 'p3', kind: 'chevaliers-fantassin', column: 0, row: 4 },
    { id: 'p4', kind: 'sorcier', column: 1, row: 6 },
    { id: 'p5', kind: 'faucon', column: 3, row: 4 },
    { id: 'p6', kind: 'dragon', column: 8, row: 3 },
    { id: 'p7', kind: 'dragons-fantassin', column: 7, row: 3 },
    { id: 'p8', kind: 'serpent', column: 4, row: 7 },
  ],
});

/** Each people on a continent, and one about to go over the edge. */
const WORLD_OURS = {
  ...positionOf({
    rows: WORLD.rows,
    wraps: true,
    counters: [
      { id: 'p1', kind: 'chevalier', column: 38, row: 17 },
      { id: 'p2', kind: 'aile', column: 26, row: 4 },
      { id: 'p3', kind: 'dragon', column: 4, row: 5 },
      { id: 'p4', kind: 'moine', column: 15, row: 21 },
    ],
  }),
  map: WORLD,
};

const SCENE: Omit<Scene, 'position' | 'asked'> = {
  question: 'mouvement',
  attacked: [],
  hexes: 3,
  isAlone: false,
  isVision: false,
  aside: [],
  target: undefined,
};

const ready = (title: string, scene: Partial<Scene>): Ready => ({
  title,
  query: formatScene({ ...SCENE, position: EMPTY_POSITION, asked: undefined, ...scene }),
});

const figure = (id: DiagramId, counter: string, question: MapQuestion): Ready => {
  const { title, drawing } = diagramOf(id);
  return ready(title, { position: positionOf(drawing), asked: counter, question });
};

export const READY: readonly Ready[] = [
  ready('Le pont de nuages', { position: OURS, asked: 'p1' }),
  figure('zone-d-influence', 'fantassin', 'mouvement'),
  figure('lettres-de-bord', 'chevalier', 'mouvement'),
  figure('tir', 'archer', 'tir'),
  figure('recul', 'faucon', 'recul'),
  ready('Le monde (reconstitué)', { position: WORLD_OURS, asked: 'p1' }),
  ready('Carte vide', {}),
];
