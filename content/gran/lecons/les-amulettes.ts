/** « Les amulettes » : what is still possible without, what cities give back, what an attack may cost. */

import { GRAN, type Gran } from '#engine/gran/game.ts';
import { hasRing } from '#engine/gran/lessons/chances.ts';
import { notThere } from '#engine/gran/lessons/facts.ts';
import { near } from '#engine/gran/lessons/near.ts';
import { go, on, positionOf, withCards } from '#engine/gran/lessons/position.ts';
import type { State } from '#engine/gran/types.ts';
import { type Lesson, nowIn, prepared } from '#engine/practice/lesson.ts';

const amulets = (state: State): number | undefined => state.position.pieces.find(({ color }) => color === 'jaune')?.amulets;

const COSTLY = positionOf({
  jaune: ['galad-5', { amulets: 2 }],
  bleu: ['dragon-du-lac', { amulets: 1, held: true }],
  ring: { at: 'elgad-7' },
});

/** Yellow's amulets once he attacked Blue on the dragon, and lost to it. */
function leftAtWorst(): number {
  const moves = [go('dragon-du-lac'), on('exile', 'exil-2')] as const;
  const state = prepared(GRAN, withCards(COSTLY, 6), moves, (run) => run.events.flat().some(({ kind }) => kind === 'beaten'));
  const end = moves.reduce<State>((now, move) => GRAN.play(now, move).state, state);
  return amulets(end) ?? Number.NaN;
}

export const LESSON: Lesson<Gran> = near({
  tasks: [
    {
      kind: 'play',
      id: 'sans',
      task: 'Vous n’avez plus une amulette, et l’anneau est derrière un dragon. Prenez-le quand même, en deux tours.',
      state: positionOf({
        jaune: ['urgad-6', { amulets: 0 }],
        bleu: ['dragon-de-la-faille', { amulets: 1, held: true }],
        ring: { at: 'urgad-13' },
      }),
      seat: 0,
      isDone: (run) => hasRing(nowIn(run), 0),
      solution: [go('urgad-5', 'urgad-8'), go('urgad-10', 'urgad-13')],
      replies: [{ after: 1, move: { kind: 'release', seat: 1 } }],
      onward: ['Bleu retire son carcan ; l’anneau est à deux points de vous.'],
      hints: [
        'Le Dragon de la Forge vous est fermé. Il reste le tour de la cité, par la gauche.',
        'Deux points vers la gauche, jusqu’au carrefour près de la cité ; puis deux points vers l’anneau.',
      ],
      learnt: {
        text: 'Sans amulette, on marche, on prend l’anneau, on le porte ; mais on ne s’arrête plus sur un dragon, et l’on n’attaque plus personne.',
        rules: ['GRA-AMU-2', 'GRA-L-4'],
      },
      refused: [
        { move: go('dragon-de-la-forge'), rule: 'GRA-L-4' },
        { move: go('dragon-de-la-forge', 'urgad-13'), rule: 'GRA-DEP-5' },
      ],
      missed: [{ move: go('urgad-5') }],
      miss: (run) => notThere(run, 'urgad-13', 'l’anneau'),
    },
    {
      kind: 'play',
      id: 'reprendre',
      task: 'Il vous reste une amulette. Ayez-en trois à la fin de ce tour.',
      state: positionOf({ jaune: ['pierre-des-quatre-champs', { amulets: 1 }], bleu: 'galad-7', ring: { at: 'galad-5' } }),
      seat: 0,
      isDone: (run) => amulets(nowIn(run)) === 3,
      solution: [go('galad-5', 'cite-de-galad')],
      hints: [
        'Une cité rend une amulette ; à qui apporte l’anneau, elle en rend deux.',
        'Entrez dans la cité par Galad 5 : vous prendrez l’anneau en passant.',
      ],
      learnt: {
        text: 'Une cité rend une amulette ; avec l’anneau, deux. On n’en porte jamais plus de trois.',
        rules: ['GRA-AMU-4'],
      },
      refused: [{ move: go('cite-de-galad'), rule: 'GRA-DEP-1' }],
      missed: [{ move: go('galad-9', 'cite-de-galad') }, { move: go('galad-5') }],
      miss: (run) =>
        amulets(nowIn(run)) === 2
          ? 'Une de retour : sans l’anneau, la cité n’en rend pas plus.'
          : 'C’est la cité qui rend les amulettes : il fallait y entrer.',
    },
    {
      kind: 'ask',
      id: 'au-pire',
      task: 'Jaune a deux amulettes et attaque Bleu, posé sur un dragon. Au pire, combien lui en reste-t-il à la fin de son tour ?',
      state: COSTLY,
      seat: 0,
      answers: [
        { text: 'Aucune', reply: '' },
        { text: 'Une', reply: 'Une pour l’attaque, oui. Mais le dragon est toujours là, et il peut gagner.' },
        { text: 'Deux', reply: 'Attaquer en coûte une, toujours ; et le dragon, s’il gagne, en prend une autre.' },
      ],
      right: 0,
      truth: leftAtWorst,
      learnt: {
        text: 'L’attaque coûte une amulette, le duel perdu aussi. C’est pourquoi, avec une seule, on n’attaque pas sur un dragon.',
        rules: ['GRA-AMU-1', 'GRA-AMU-3'],
      },
    },
  ],
});
