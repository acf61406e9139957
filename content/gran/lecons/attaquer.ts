/** « Attaquer » : onto a rival, his exile, the ring; then what the point does. */

import { GRAN, type Gran } from '#engine/gran/game.ts';
import { hasRing, safeAfter } from '#engine/gran/lessons/chances.ts';
import { hasBeatenDragon, hasHappened, placeIn } from '#engine/gran/lessons/facts.ts';
import { near } from '#engine/gran/lessons/near.ts';
import { go, on, positionOf, withCards } from '#engine/gran/lessons/position.ts';
import { type Lesson, nowIn, prepared, type Run } from '#engine/practice/lesson.ts';

const isMine = (run: Run<Gran>): boolean => hasRing(nowIn(run), 0) && nowIn(run).phase !== 'exile';

export const LESSON: Lesson<Gran> = near({
  tasks: [
    {
      kind: 'play',
      id: 'bannir',
      task: 'Bleu porte l’anneau aux portes de la Cité de Galad. Bannissez-le : l’anneau sera à vous.',
      state: positionOf({ jaune: 'galad-2', bleu: ['galad-9', { seals: ['tirad'] }], ring: { bearer: 'bleu' } }),
      seat: 0,
      isDone: isMine,
      solution: [go('pierre-des-quatre-champs', 'galad-9'), on('exile', 'exil-1')],
      onward: ['Bleu doit partir : choisissez l’un des points blancs du milieu.'],
      hints: [
        'Bleu est à deux points, par-dessus la pierre magique.',
        'Touchez Bleu, attaquez, puis touchez un point blanc au milieu du plateau.',
      ],
      learnt: {
        text: 'Arriver sur une pièce, c’est l’attaquer : une amulette rendue, l’autre en exil sur le point blanc de votre choix, et son anneau pour vous.',
        rules: ['GRA-ATT-1', 'GRA-ANN-2', 'GRA-AMU-1'],
      },
      refused: [{ move: go('galad-9'), rule: 'GRA-DEP-1' }],
      missed: [{ move: go('galad-1') }, { move: go('pierre-des-quatre-champs') }],
      miss: () => 'Bleu est à un point de la cité : au prochain tour, il y entre. C’était maintenant ou jamais.',
    },
    {
      kind: 'play',
      id: 'exil',
      task: 'Vous venez d’attaquer Bleu, et vous voilà porteur. Exilez-le là d’où il ne peut pas revenir vous attaquer au prochain tour.',
      state: positionOf({ jaune: 'galad-6', bleu: 'galad-7', ring: { bearer: 'bleu' }, state: { phase: 'exile', pending: ['galad-7'] } }),
      seat: 0,
      isDone: isMine,
      worth: safeAfter,
      solution: [on('exile', 'exil-2')],
      hints: [
        'L’anneau des points blancs touche votre route par le bas. Deux points, et Bleu est sur vous.',
        'Le haut du cercle est loin ; méfiez-vous du côté gauche, un dragon y mène à vous.',
      ],
      learnt: {
        text: 'L’attaquant choisit le point d’exil : le plus loin est souvent le meilleur, sans oublier ce qu’un dragon vaincu fait gagner.',
        rules: ['GRA-ATT-1', 'GRA-DRA-3'],
      },
      refused: [
        { move: on('exile', 'galad-17'), rule: 'GRA-ATT-1' },
        { move: go('galad-10'), rule: 'GRA-ATT-1' },
      ],
      // From the seventh point Blue comes back by beating the dragon of the Belvédère: seven times of twelve.
      missed: [
        { move: on('exile', 'exil-5'), worth: 0 },
        { move: on('exile', 'exil-7'), worth: 5 / 12 },
      ],
    },
    {
      kind: 'play',
      id: 'pierre',
      task: 'Bleu se repose sur la Pierre du Moulin, une pierre magique. Attaquez-le, puis obéissez à la pierre : qui s’y arrête pose une pierre-obstacle.',
      state: positionOf({ jaune: 'galad-13', bleu: 'pierre-du-moulin', ring: { at: 'urgad-3' } }),
      seat: 0,
      isDone: (run) => hasHappened(run, 'attacked') && hasHappened(run, 'laid'),
      solution: [go('pierre-du-moulin'), on('exile', 'exil-4'), on('stone', 'exil-5')],
      onward: ['D’abord l’exil.', 'Ensuite seulement, la pierre magique : posez une pierre-obstacle, pourquoi pas sur sa route.'],
      hints: [
        'Trois gestes : arriver sur Bleu, choisir son exil, poser une pierre.',
        'Attaquez Bleu, exilez-le, puis fermez un point noir ou blanc qui soit libre.',
      ],
      learnt: {
        text: 'Sur un point symbolique, l’exil d’abord ; puis le point agit, pour l’attaquant.',
        rules: ['GRA-ATT-2', 'GRA-PIE-1'],
      },
      refused: [{ move: go('pierre-du-moulin', 'galad-12'), rule: 'GRA-DEP-5' }],
      missed: [{ move: go('galad-10') }],
      miss: () => 'Bleu est toujours sur la Pierre du Moulin : il fallait arriver sur lui.',
    },
    {
      kind: 'play',
      id: 'delogez',
      task: 'L’anneau est juste derrière ce dragon, et Bleu, vaincu, gît dessus sous son carcan. Prenez l’anneau dans ce tour.',
      state: prepared(
        GRAN,
        withCards(
          positionOf({
            jaune: ['tirad-16', { amulets: 2 }],
            bleu: ['dragon-du-detroit', { amulets: 2, held: true }],
            ring: { at: 'elgad-1' },
            state: { seen: [4, 6] },
          }),
          3,
        ),
        [go('dragon-du-detroit'), on('exile', 'exil-7')],
        hasBeatenDragon,
      ),
      isPrepared: true,
      seat: 0,
      isDone: isMine,
      solution: [go('dragon-du-detroit'), on('exile', 'exil-7'), go('elgad-1', 'elgad-5')],
      onward: ['L’exil d’abord ; son carcan lui est retiré. Le dragon, lui, vous attend.', 'Dragon vaincu : à vous deux points de plus.'],
      hints: [
        'On n’enjambe ni Bleu ni son dragon ; mais on peut attaquer Bleu là où il est.',
        'Attaquez, exilez, battez le dragon, puis prenez l’anneau avec le bonus.',
      ],
      learnt: {
        text: 'Attaquer une pièce sur un dragon, c’est l’exiler, la libérer de son carcan, puis se battre : il y faut deux amulettes.',
        rules: ['GRA-ATT-3', 'GRA-AMU-3'],
      },
      refused: [{ move: go('dragon-du-detroit', 'elgad-1'), rule: 'GRA-DEP-5' }],
      missed: [{ move: go('tirad-15') }],
      miss: (run) =>
        run.states.some((state) => placeIn(state) === 'dragon-du-detroit')
          ? 'Le dragon est vaincu, et l’anneau, à un point de lui, est resté là : le bonus y menait.'
          : 'Par là, l’anneau est bien plus loin : le dragon était le seul raccourci.',
    },
  ],
  readings: ['GRA-L-1', 'GRA-L-9', 'GRA-L-13', 'GRA-L-22'],
});
