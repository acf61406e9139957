/** « L’anneau » : taken in passing, what it opens, what a dragon makes of its bearer. */

import { distancesFrom, FAR } from '#engine/core/graph.ts';
import { numberOf } from '#engine/gran/board/tables.ts';
import type { Gran } from '#engine/gran/game.ts';
import { hasHappened, hasSeal, isAttack, notThere, place } from '#engine/gran/lessons/facts.ts';
import { near } from '#engine/gran/lessons/near.ts';
import { go, goes, on, positionOf } from '#engine/gran/lessons/position.ts';
import { tablesFor } from '#engine/gran/rules/table.ts';
import type { State } from '#engine/gran/types.ts';
import { type Lesson, nowIn } from '#engine/practice/lesson.ts';

/** Points along the lines from Blue to the ring. */
function farFromBlue({ options, position: { pieces, ring } }: State): number {
  const tables = tablesFor(options);
  const blue = pieces.find(({ color }) => color === 'bleu');
  if (!blue || !('at' in ring)) return 0;
  return distancesFrom(tables.graph, [numberOf(tables, blue.at)])[numberOf(tables, ring.at)] ?? FAR;
}

export const LESSON: Lesson<Gran> = near({
  tasks: [
    {
      kind: 'play',
      id: 'au-passage',
      task: 'L’anneau est entre vous et la Cité de Tirad. Recevez un sceau dès ce tour.',
      state: positionOf({ jaune: 'tirad-10', bleu: 'tirad-2', ring: { at: 'tirad-4' } }),
      seat: 0,
      isDone: hasSeal,
      solution: [go('tirad-4', 'cite-de-tirad')],
      hints: ['Prendre l’anneau n’arrête pas : il reste un point à faire.', 'Touchez la cité : vous prendrez l’anneau en passant.'],
      learnt: {
        text: 'Arriver sur l’anneau, c’est le prendre. Si c’était au premier point, on avance encore d’un point, déjà porteur.',
        rules: ['GRA-ANN-1'],
      },
      refused: [{ move: go('cite-de-tirad'), rule: 'GRA-DEP-1' }],
      missed: [{ move: go('tirad-4') }],
      miss: (run) =>
        'bearer' in nowIn(run).position.ring
          ? place(run) === 'tirad-4'
            ? 'Vous avez l’anneau, mais il restait un point : la cité était au bout.'
            : 'Vous avez l’anneau ; mais c’est vers la cité qu’allait le second point.'
          : 'L’anneau est resté sur « Tirad 4 », et sans lui la cité ne donne pas de sceau.',
    },
    {
      kind: 'play',
      id: 'par-dessus',
      task: 'Un dragon d’un côté, une pierre-obstacle de l’autre, et Bleu qui arrive. L’anneau au doigt, passez par-dessus l’un ou l’autre, sans combat ni attaque.',
      state: positionOf({ jaune: 'boule-de-tirad', bleu: 'tirad-7', ring: { bearer: 'jaune' }, stones: ['tirad-12'] }),
      seat: 0,
      isDone: (run) => run.moves.length > 0 && nowIn(run).turn === 1 && !hasHappened(run, 'die') && !hasHappened(run, 'attacked'),
      solution: [go('tirad-12', 'tirad-14')],
      hints: [
        'Les obstacles n’arrêtent plus le porteur : il passe par-dessus.',
        'Par-dessus la pierre jusqu’à Tirad 14, ou par-dessus le dragon jusqu’à Tirad 9.',
      ],
      learnt: {
        text: 'Le porteur passe par-dessus les dragons, les pierres-obstacle et les pièces ; s’y arrêter, c’est autre chose.',
        rules: ['GRA-ANN-3'],
      },
      refused: [{ move: go('tirad-12'), rule: 'GRA-L-29' }],
      missed: [{ move: go('dragon-du-donjon') }, { move: go('tirad-12', 'tirad-7') }],
      miss: (run) =>
        hasHappened(run, 'die')
          ? 'Le porteur passe par-dessus un dragon, mais s’y arrêter oblige au duel comme tout le monde.'
          : 'Arriver sur Bleu, c’est l’attaquer : une amulette de moins, et ce n’était pas nécessaire.',
    },
    {
      kind: 'play',
      id: 'talonne',
      task: 'Bleu vous talonne. Mettez le dragon entre vous deux, puis entrez dans la Cité de Tirad.',
      state: positionOf({ jaune: 'tirad-1', bleu: 'tirad-2', ring: { bearer: 'jaune' } }),
      seat: 0,
      isDone: hasSeal,
      solution: [go('dragon-du-chemin-de-ronde', 'tirad-4'), go('cite-de-tirad')],
      replies: [{ after: 1, move: goes(1, 'tirad-1') }],
      onward: ['Bleu s’arrête devant le dragon : sans l’anneau, on ne passe pas.'],
      hints: [
        'Le dragon qui barre la route de Bleu ne barre pas la vôtre.',
        'Sautez le Dragon du Chemin de ronde jusqu’à Tirad 4 ; la cité est juste au-dessus.',
      ],
      learnt: {
        text: 'Un obstacle que l’on saute est un obstacle entre soi et les autres.',
        rules: ['GRA-ANN-3', 'GRA-DEP-5'],
      },
      refused: [{ move: go('cite-de-tirad'), rule: 'GRA-DEP-1' }],
      missed: [{ move: go('dragon-du-chemin-de-ronde') }, { move: go('tirad-2') }],
      miss: (run) =>
        hasHappened(run, 'die')
          ? 'Vous vous êtes arrêté sur le dragon : il fallait passer par-dessus.'
          : isAttack(run)
            ? 'Attaquer Bleu l’éloigne, et vous aussi : de là, la cité est plus loin qu’avant.'
            : notThere(run, 'cite-de-tirad', 'la cité'),
    },
    {
      kind: 'play',
      id: 'perdu',
      task: 'Un dragon vous a vaincu : l’anneau vous échappe, et votre prochain tour passera à retirer le carcan, le collier des vaincus. Bleu jouera donc deux fois : déposez l’anneau à plus de quatre points de lui.',
      state: positionOf({
        jaune: ['dragon-de-la-forge', { amulets: 2, held: true }],
        bleu: 'urgad-14',
        ring: { bearer: 'jaune' },
        stones: ['galad-5'],
        state: { phase: 'deposit', seen: [5] },
      }),
      seat: 0,
      isDone: (run) => run.moves.length > 0 && farFromBlue(nowIn(run)) > 4,
      solution: [on('deposit', 'tirad-4')],
      hints: [
        'Bleu est en bas d’Urgad, aux portes de Galad. Pensez aux deux autres royaumes.',
        'En Tirad ou en Elgad, n’importe quel point ordinaire est assez loin.',
      ],
      learnt: {
        text: 'Un porteur battu perd aussi l’anneau. Il choisit où : un point ordinaire et libre d’un autre royaume.',
        rules: ['GRA-ANN-4'],
      },
      refused: [
        { move: on('deposit', 'urgad-4'), rule: 'GRA-ANN-4' },
        { move: on('deposit', 'cite-d-elgad'), rule: 'GRA-ANN-4' },
        { move: on('deposit', 'galad-5'), rule: 'GRA-ANN-4' },
        { move: on('deposit', 'exil-3'), rule: 'GRA-L-15' },
      ],
      missed: [{ move: on('deposit', 'gue-de-l-ouest') }, { move: on('deposit', 'galad-2') }],
      miss: () => 'C’est permis, mais en deux tours Bleu y est, et le vôtre aura passé à retirer le carcan.',
    },
  ],
  readings: ['GRA-L-1'],
});
