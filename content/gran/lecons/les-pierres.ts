/** « Les pierres » : a stone that cuts the way, one that may not, one behind oneself, one that a sword takes elsewhere. */

import { counted } from '#engine/core/french.ts';
import { distancesFrom, FAR } from '#engine/core/graph.ts';
import { numberOf } from '#engine/gran/board/tables.ts';
import type { Gran } from '#engine/gran/game.ts';
import { hasRing, safeAfter } from '#engine/gran/lessons/chances.ts';
import { hasHappened, isAttack } from '#engine/gran/lessons/facts.ts';
import { near } from '#engine/gran/lessons/near.ts';
import { go, goes, on, positionOf } from '#engine/gran/lessons/position.ts';
import { tablesFor } from '#engine/gran/rules/table.ts';
import type { Move, State } from '#engine/gran/types.ts';
import { type Lesson, nowIn, type Run } from '#engine/practice/lesson.ts';

const hasLaid = (run: Run<Gran>): boolean => hasHappened(run, 'laid');

/** Points that Blue has to walk to the ring, round the stones. */
function way({ options, position: { pieces, ring, stones } }: State): number {
  const tables = tablesFor(options);
  const blue = pieces.find(({ color }) => color === 'bleu');
  if (!blue || !('at' in ring)) return FAR;
  const closed = new Set(stones.map((id) => numberOf(tables, id)));
  return distancesFrom(tables.graph, [numberOf(tables, blue.at)], (node) => !closed.has(node))[numberOf(tables, ring.at)] ?? FAR;
}

/** Of a stone alone: where it lies decides whether Blue comes to the ring. */
const kept = (state: State, move: Move): number | undefined => (move.kind === 'stone' ? safeAfter(state, move) : undefined);

const ALMOST = positionOf({
  jaune: 'pierre-du-filon',
  bleu: 'urgad-6',
  ring: { at: 'urgad-2' },
  stones: ['urgad-4'],
  state: { phase: 'stone' },
});

export const LESSON: Lesson<Gran> = near({
  tasks: [
    {
      kind: 'play',
      id: 'fermer',
      task: 'Bleu prendra l’anneau au prochain tour. Arrêtez-vous sur une pierre magique, un hexagone violet, et fermez-lui le chemin.',
      named: ['pierre-des-douves', 'pierre-de-la-tour'],
      state: positionOf({ jaune: 'tirad-15', bleu: 'tirad-14' }),
      seat: 0,
      isDone: hasLaid,
      worth: kept,
      solution: [go('pierre-des-douves'), on('stone', 'tirad-12')],
      onward: ['La pierre magique vous en donne une : posez-la sur la route de Bleu.'],
      hints: [
        'Deux lignes seulement mènent à la boule de Tirad, et un dragon en tient une.',
        'La Pierre des Douves est à un point ; de là, fermez le point noir entre Bleu et l’anneau, Tirad 12.',
      ],
      learnt: {
        text: 'S’arrêter sur une pierre magique oblige à poser une pierre-obstacle : on ne s’y arrête pas, on ne la traverse pas.',
        rules: ['GRA-PIE-1', 'GRA-PIE-2', 'GRA-L-29'],
      },
      refused: [{ move: on('stone', 'tirad-12'), rule: 'GRA-DEP-4' }],
      missed: [{ move: go('tirad-16') }],
      miss: () => 'Pas de pierre à poser par là : les deux hexagones violets, les pierres magiques, étaient à un point de vous.',
    },
    {
      kind: 'play',
      id: 'sans-murer',
      task: 'Bleu est à trois points de l’anneau. Avec cette pierre, mettez-le à cinq, sans enfermer l’anneau.',
      state: ALMOST,
      seat: 0,
      isDone: (run) => way(nowIn(run)) >= 5 && run.moves.length > 0,
      solution: [on('stone', 'urgad-5')],
      hints: [
        'L’anneau est en haut d’Urgad, et l’une de ses deux lignes est déjà fermée : fermer l’autre est défendu.',
        'Fermez plus bas, là où Bleu peut encore faire le tour : le point juste à gauche de lui.',
      ],
      learnt: {
        text: 'Une pierre ne se pose ni sur l’anneau, ni de façon à le rendre inaccessible, ni sur un point symbolique. Rallonger la route, oui ; la couper, jamais.',
        rules: ['GRA-PIE-3', 'GRA-L-5'],
      },
      refused: [
        { move: on('stone', 'urgad-3'), rule: 'GRA-PIE-3' },
        { move: on('stone', 'urgad-2'), rule: 'GRA-PIE-3' },
        { move: on('stone', 'epee-de-l-enclume'), rule: 'GRA-PIE-3' },
        { move: on('stone', 'boule-de-galad'), rule: 'GRA-CRI-1' },
        { move: on('stone', 'urgad-4'), rule: 'GRA-PIE-1' },
      ],
      missed: [{ move: on('stone', 'urgad-1') }, { move: on('stone', 'urgad-8') }],
      miss: (run) => `C’est permis, mais Bleu arrive à l’anneau en ${counted(way(nowIn(run)), 'point')}.`,
    },
    {
      kind: 'play',
      id: 'derriere',
      task: 'Bleu est sur vos talons, et vous portez l’anneau. Fermez la porte derrière vous.',
      state: positionOf({ jaune: ['urgad-1', { seals: ['galad'] }], bleu: 'urgad-3', ring: { bearer: 'jaune' } }),
      seat: 0,
      isDone: hasLaid,
      worth: kept,
      solution: [go('pierre-du-col'), on('stone', 'urgad-1')],
      onward: ['Une pierre : où Bleu doit-il passer pour vous atteindre ?'],
      hints: [
        'L’hexagone violet à côté de vous fait poser une pierre.',
        'Arrêtez-vous sur la Pierre du Col, et murez le point que vous venez de quitter.',
      ],
      learnt: {
        text: 'Une pierre arrête les autres, jamais le porteur : il pourra toujours revenir par-dessus.',
        rules: ['GRA-PIE-2', 'GRA-ANN-3'],
      },
      refused: [{ move: go('pierre-du-col', 'urgad-1'), rule: 'GRA-DEP-2' }],
      missed: [{ move: go('pierre-du-col', 'col-du-nord') }],
      miss: (run) =>
        isAttack(run)
          ? 'Attaquer Bleu vous coûte une amulette, et il reviendra. On demandait une pierre derrière vous.'
          : 'Rien ne ferme la route derrière vous : il y fallait une pierre-obstacle.',
    },
    {
      kind: 'play',
      id: 'epee',
      task: 'Une pierre vous sépare de l’anneau, et Bleu en est tout près. Avec l’épée, retournez la situation, puis prenez l’anneau.',
      state: positionOf({ jaune: 'galad-16', bleu: 'galad-3', ring: { at: 'galad-9' }, stones: ['tirad-8', 'galad-12'] }),
      seat: 0,
      isDone: (run) => hasRing(nowIn(run), 0),
      worth: kept,
      solution: [go('epee-du-verger'), on('lift', 'galad-12'), on('stone', 'galad-5'), go('galad-12', 'galad-9')],
      replies: [{ after: 3, move: goes(1, 'galad-2') }],
      onward: [
        'L’épée vous fait déplacer une pierre : laquelle levez-vous ?',
        'Votre chemin est ouvert. Fermez maintenant celui de Bleu.',
        'Bleu doit faire un détour. L’anneau est à deux points de vous.',
      ],
      hints: [
        'L’Épée du Verger, à un point de vous, déplace une pierre déjà posée.',
        'Levez la pierre au-dessus de l’épée, reposez-la entre Bleu et l’anneau, à droite de la pierre magique.',
      ],
      learnt: {
        text: 'La pierre à l’épée fait déplacer une pierre-obstacle : on choisit laquelle, puis son nouveau point.',
        rules: ['GRA-PIE-4', 'GRA-L-16'],
      },
      refused: [{ move: go('epee-du-verger', 'galad-12'), rule: 'GRA-PIE-2' }],
      missed: [{ move: go('galad-17') }],
      miss: (run) => {
        if (run.moves.length === 1) return 'L’épée, à un point de vous, déplaçait une pierre : sans elle, votre route est fermée.';
        if (run.moves.length === 2)
          return 'Cette pierre-là ne vous gênait pas. Il fallait lever celle de « Galad 12 », qui ferme votre route.';
        return 'L’anneau vous attend toujours : il était à deux points de l’épée, par « Galad 12 ».';
      },
    },
  ],
  readings: ['GRA-L-2', 'GRA-L-3', 'GRA-L-20'],
});
