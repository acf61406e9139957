/** « Les cités » : they stop the bearer, they are at peace, and whoever gave the ring chooses where it goes. */
import { GRAN, type Gran } from '#engine/gran/game.ts';
import { hasRing } from '#engine/gran/lessons/chances.ts';
import { hasHappened, hunts, notThere, place, pointsOver, turnsMade } from '#engine/gran/lessons/facts.ts';
import { near } from '#engine/gran/lessons/near.ts';
import { go, goes, on, positionOf } from '#engine/gran/lessons/position.ts';
import { ringPoint } from '#engine/gran/rules/pieces.ts';
import type { Color, State } from '#engine/gran/types.ts';
import { type Lesson, nowIn } from '#engine/practice/lesson.ts';

/** Points along the lines from a knight to the ring. */
const toRing = (state: State, color: Color): number => pointsOver(state, color, ringPoint(state.position));

/** Blue's way south, where nothing lies on it. */
const SOUTH = goes(1, 'tirad-15', 'tirad-16');

export const LESSON: Lesson<Gran> = near({
  tasks: [
    {
      kind: 'play',
      id: 'contourner',
      task: 'Vous avez déjà le sceau de Tirad. En deux tours, passez de l’autre côté de la cité, sur le point juste au-dessous d’elle, sans y laisser l’anneau.',
      state: positionOf({ jaune: ['tirad-5', { seals: ['tirad'] }], bleu: 'poterne-de-l-est', ring: { bearer: 'jaune' } }),
      seat: 0,
      isDone: (run) => place(run) === 'tirad-4' && hasRing(nowIn(run), 0),
      solution: [go('pierre-de-la-tour', 'tirad-10'), go('tirad-4')],
      others: (state) => (GRAN.judge(state, SOUTH).ok ? SOUTH : hunts(state)),
      most: 4,
      isLost: (run) => turnsMade(run) >= 2 || hasHappened(run, 'city'),
      onward: [(run) => (place(run) === 'tirad-10' ? 'La cité est contournée. Bleu vous cherche au sud.' : undefined)],
      hints: [
        'Le porteur qui arrive dans une cité s’y arrête, même au premier point : il faut faire le tour.',
        'Par-dessus la Pierre de la Tour, à droite, jusqu’à Tirad 10 ; puis Tirad 4.',
      ],
      learnt: {
        text: 'Le porteur s’arrête dans toute cité libre où il arrive, et y remet l’anneau, même s’il en a déjà le sceau.',
        rules: ['GRA-CIT-2', 'GRA-L-23', 'GRA-L-7'],
      },
      refused: [{ move: go('cite-de-tirad', 'tirad-4'), rule: 'GRA-CIT-2' }],
      missed: [{ move: go('cite-de-tirad') }, { move: go('pierre-de-la-tour') }],
      miss: (run) =>
        hasHappened(run, 'city')
          ? 'Un second sceau de Tirad, et plus d’anneau : cela n’approche pas de la victoire.'
          : notThere(run, 'tirad-4', '« Tirad 4 »'),
    },
    {
      kind: 'play',
      id: 'raccourci',
      task: 'Bleu, l’anneau au doigt, croit que la cité vous sépare. Attaquez-le.',
      state: positionOf({ jaune: ['tirad-5', { amulets: 2 }], bleu: ['tirad-4', { seals: ['urgad', 'galad'] }], ring: { bearer: 'bleu' } }),
      seat: 0,
      isDone: (run) => hasRing(nowIn(run), 0) && nowIn(run).phase !== 'exile',
      solution: [go('cite-de-tirad', 'tirad-4'), on('exile', 'exil-6')],
      onward: ['Il ne l’avait pas vu venir. Où l’exilez-vous ?'],
      hints: ['Vous n’avez pas l’anneau : rien ne vous arrête dans une cité vide.', 'Touchez Bleu : vous traverserez la cité.'],
      learnt: {
        text: 'Sans l’anneau, une cité vide se traverse comme un point ordinaire.',
        rules: ['GRA-L-19', 'GRA-DEP-6'],
      },
      refused: [{ move: go('tirad-4'), rule: 'GRA-DEP-1' }],
      missed: [{ move: go('cite-de-tirad') }],
      miss: (run) =>
        place(run) === 'cite-de-tirad'
          ? 'Tant que vous y êtes, Bleu n’entre pas : belle parade. Mais vous devrez en sortir, et c’est l’anneau qu’on voulait.'
          : 'Bleu n’a qu’un point à faire pour gagner la partie. Il fallait l’attaquer.',
    },
    {
      kind: 'play',
      id: 'paix',
      task: 'Bleu s’est réfugié dans la Cité de Galad, et vous portez l’anneau. Attendez qu’il en sorte, puis entrez : deux tours.',
      state: positionOf({
        jaune: ['galad-7', { seals: ['elgad'] }],
        bleu: ['cite-de-galad', { amulets: 1 }],
        ring: { bearer: 'jaune' },
        stones: ['galad-9'],
      }),
      seat: 0,
      isDone: (run) => run.events.flat().some((event) => event.kind === 'city' && event.seat === 0),
      solution: [go('galad-10'), go('dragon-du-lac', 'cite-de-galad')],
      replies: [{ after: 1, move: goes(1, 'galad-5', 'galad-3') }],
      onward: ['Bleu ne pouvait pas rester : jouer est obligatoire. La voie est libre.'],
      hints: [
        'Mettez-vous à deux points de la cité. Le porteur saute le dragon ; Bleu, non.',
        'D’abord le point à droite du Dragon du Lac ; puis, par-dessus lui, la cité.',
      ],
      learnt: {
        text: 'On n’attaque pas dans une cité, et l’on n’entre pas dans une cité occupée. Mais personne n’y campe.',
        rules: ['GRA-CIT-3', 'GRA-L-24', 'GRA-DEP-4'],
      },
      refused: [{ move: go('cite-de-galad'), rule: 'GRA-DEP-1' }],
      missed: [{ move: go('exil-5') }],
      miss: (run) => notThere(run, 'cite-de-galad', 'la cité'),
    },
    {
      kind: 'play',
      id: 'depot',
      task: 'Le sceau de Tirad est à vous ; l’anneau doit repartir. Déposez-le plus près de vous que de Bleu.',
      state: positionOf({
        jaune: ['cite-de-tirad', { seals: ['tirad'] }],
        bleu: ['elgad-3', { seals: ['elgad'] }],
        ring: { bearer: 'jaune' },
        state: { phase: 'deposit' },
      }),
      seat: 0,
      isDone: (run) => run.moves.length > 0 && toRing(nowIn(run), 'jaune') < toRing(nowIn(run), 'bleu'),
      solution: [on('deposit', 'col-du-nord')],
      hints: ['Bleu est en Elgad. Quel royaume voisin de Tirad est loin de lui ?', 'Le haut d’Urgad, à gauche de la frontière du nord.'],
      learnt: {
        text: 'Qui rend l’anneau choisit où il repart : un point ordinaire et libre d’un autre royaume. C’est déjà le coup suivant.',
        rules: ['GRA-CIT-1', 'GRA-ANN-4', 'GRA-L-11'],
      },
      refused: [
        { move: on('deposit', 'tirad-1'), rule: 'GRA-CIT-1' },
        { move: on('deposit', 'cite-d-urgad'), rule: 'GRA-CIT-1' },
        { move: on('deposit', 'elgad-3'), rule: 'GRA-L-11' },
        { move: on('deposit', 'exil-1'), rule: 'GRA-L-15' },
      ],
      missed: [{ move: on('deposit', 'elgad-9') }],
      miss: () => 'C’est permis, mais comptez les points le long des lignes : Bleu n’en est pas plus loin que vous.',
    },
  ],
});
