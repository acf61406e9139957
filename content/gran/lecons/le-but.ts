/** « Le but » : bring the ring to a city, three different ones win. */

import { GRAN, type Gran } from '#engine/gran/game.ts';
import { hasHappened, hasSeal, isAttack, isBlueToTake } from '#engine/gran/lessons/facts.ts';
import { near } from '#engine/gran/lessons/near.ts';
import { go, positionOf } from '#engine/gran/lessons/position.ts';
import type { Kingdom } from '#engine/gran/types.ts';
import { type Lesson, nowIn } from '#engine/practice/lesson.ts';

/** Yellow one step from the city of Tirad, the ring on his finger, with these seals. */
const atTheGates = (seals: readonly Kingdom[]) => positionOf({ jaune: ['tirad-4', { seals }], bleu: 'galad-7', ring: { bearer: 'jaune' } });

/** Whether Yellow wins by entering the city. */
const winsWith = (seals: readonly Kingdom[]): boolean => {
  const { state } = GRAN.play(atTheGates(seals), go('cite-de-tirad'));
  return GRAN.outcome(state)?.winners.includes(0) ?? false;
};

export const LESSON: Lesson<Gran> = near({
  tasks: [
    {
      kind: 'play',
      id: 'prendre',
      task: 'Prenez l’anneau : il est à deux points de vous.',
      state: positionOf({ jaune: 'tirad-14', bleu: 'galad-7' }),
      seat: 0,
      isDone: (run) => 'bearer' in nowIn(run).position.ring,
      solution: [go('tirad-12', 'boule-de-tirad')],
      hints: ['L’anneau est sur la boule de cristal, au cœur du donjon de Tirad.', 'Passez par Tirad 12.'],
      learnt: {
        text: 'On avance d’un ou de deux points le long des lignes ; arriver sur l’anneau, c’est le prendre.',
        rules: ['GRA-DEP-1', 'GRA-ANN-1'],
      },
      refused: [],
      missed: [{ move: go('tirad-12') }],
      miss: () => 'Permis, mais l’anneau est toujours sur sa boule de cristal. Reprenez : il était à deux points de vous.',
    },
    {
      kind: 'play',
      id: 'sceau',
      task: 'Portez l’anneau à la Cité de Tirad, et recevez son sceau.',
      state: atTheGates([]),
      seat: 0,
      isDone: hasSeal,
      solution: [go('cite-de-tirad')],
      hints: ['La cité est le grand point au nord de Tirad.', 'Elle est à un point de vous.'],
      learnt: {
        text: 'Qui entre dans une cité avec l’anneau en reçoit un sceau ; puis il dépose l’anneau dans un autre royaume.',
        rules: ['GRA-CIT-1'],
      },
      refused: [],
      missed: [{ move: go('tirad-10') }],
      miss: () => 'Permis, mais c’est la cité qui donne le sceau.',
    },
    {
      kind: 'ask',
      id: 'trois-cites',
      task: 'Jaune tient l’anneau aux portes de Tirad. Quels sceaux doit-il déjà avoir pour gagner en y entrant ?',
      state: atTheGates([]),
      seat: 0,
      answers: [
        { text: 'Tirad et Galad', reply: 'Avec un second sceau de Tirad, il n’aurait toujours que deux cités : Tirad et Galad.' },
        { text: 'Galad et Urgad', reply: '' },
        { text: 'Deux de Galad', reply: 'Deux sceaux de Galad ne comptent que pour une cité : avec Tirad, cela fait deux.' },
      ],
      right: 1,
      truth: () => [winsWith(['tirad', 'galad']), winsWith(['galad', 'urgad']), winsWith(['galad', 'galad'])].indexOf(true),
      learnt: { text: 'Il faut trois sceaux de trois cités différentes.', rules: ['GRA-BUT-1'] },
    },
    {
      kind: 'play',
      id: 'gagner',
      task: 'Vous avez les sceaux de Galad et d’Urgad : gagnez ce tour-ci.',
      state: positionOf({ jaune: ['tirad-10', { seals: ['galad', 'urgad'] }], bleu: 'tirad-5', ring: { bearer: 'jaune' } }),
      seat: 0,
      isDone: (run) => GRAN.outcome(nowIn(run))?.winners.includes(0) ?? false,
      solution: [go('tirad-4', 'cite-de-tirad')],
      hints: ['La Cité de Tirad est à deux points.', 'Par Tirad 4.'],
      learnt: { text: 'Le troisième sceau gagne la partie à l’instant.', rules: ['GRA-BUT-1'] },
      refused: [{ move: go('cite-de-tirad'), rule: 'GRA-DEP-1' }],
      missed: [{ move: go('tirad-4') }],
      miss: (run) =>
        isAttack(run)
          ? 'Bleu partira en exil, mais la partie continue : la cité était à deux points.'
          : hasHappened(run, 'die')
            ? 'Un dragon n’était pas sur la route : la cité était à deux points.'
            : isBlueToTake(nowIn(run))
              ? 'Bleu est juste derrière vous : s’arrêter là, c’est lui offrir l’anneau. La cité était à deux points.'
              : 'La partie continue : la cité était à deux points.',
    },
  ],
});
