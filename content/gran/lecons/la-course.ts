/** « La course » : three ends of a game; in the last ones a rival plays for himself. */
import { GRAN, type Gran } from '#engine/gran/game.ts';
import { chanceOf } from '#engine/gran/lessons/chances.ts';
import { hasBeatenDragon, hasHappened, hunts, notThere, turnsMade } from '#engine/gran/lessons/facts.ts';
import { near } from '#engine/gran/lessons/near.ts';
import { go, on, positionOf, withCards } from '#engine/gran/lessons/position.ts';
import type { State } from '#engine/gran/types.ts';
import { type Lesson, nowIn, prepared, type Run } from '#engine/practice/lesson.ts';

const wins = (state: State): boolean => GRAN.outcome(state)?.winners.includes(0) ?? false;

const hasWon = (run: Run<Gran>): boolean => wins(nowIn(run));

/** Blue had the ring at some moment, or took it to the end. */
const wasTaken = (run: Run<Gran>): boolean => run.states.some(({ position: { ring } }) => 'bearer' in ring && ring.bearer === 'bleu');

/** Of the last race, where several cities may do. */
const lost = (run: Run<Gran>): string => {
  if (hasHappened(run, 'beaten')) return 'Un dragon vous a battu, et l’anneau vous échappe.';
  return wasTaken(run)
    ? 'Bleu vous a pris l’anneau. Cherchez un chemin où il ne peut pas vous atteindre.'
    : 'Les tours ont passé, et l’anneau n’est pas dans la cité qu’il vous fallait.';
};

export const LESSON: Lesson<Gran> = near({
  tasks: [
    {
      kind: 'play',
      id: 'coup-de-maitre',
      task: 'Bleu a deux sceaux, et l’anneau est à deux points de lui. Gagnez la partie dans ce tour.',
      state: prepared(
        GRAN,
        withCards(
          positionOf({
            jaune: ['galad-10', { amulets: 1, seals: ['tirad', 'elgad'] }],
            bleu: ['galad-2', { seals: ['urgad', 'tirad'] }],
            ring: { at: 'galad-5' },
          }),
          4,
        ),
        [go('dragon-du-lac')],
        hasBeatenDragon,
      ),
      isPrepared: true,
      seat: 0,
      isDone: hasWon,
      worth: (state, move) => chanceOf(state, move, wins),
      solution: [go('dragon-du-lac'), go('galad-5', 'cite-de-galad')],
      onward: ['Vaincu ! Deux points, et tout est là.'],
      hints: [
        'Un dragon à un point, l’anneau et la cité juste derrière.',
        'Battez le Dragon du Lac ; avec le bonus, prenez l’anneau en passant, et entrez dans la cité.',
      ],
      learnt: {
        text: 'Duel, bonus, anneau pris au passage, cité : un seul tour peut tout faire.',
        rules: ['GRA-DRA-3', 'GRA-ANN-1', 'GRA-BUT-1'],
      },
      refused: [{ move: go('dragon-du-lac', 'galad-5'), rule: 'GRA-DEP-5' }],
      missed: [{ move: go('galad-7', 'galad-6'), worth: 0 }],
    },
    {
      kind: 'play',
      id: 'deux-tours',
      task: 'Un sceau vous manque, la Cité de Galad est tout près, et Bleu chasse pour de bon. Gagnez en deux tours.',
      state: positionOf({
        jaune: ['galad-17', { seals: ['tirad', 'elgad'] }],
        bleu: ['galad-9', { seals: ['urgad', 'tirad'] }],
        ring: { bearer: 'jaune' },
      }),
      seat: 0,
      isDone: hasWon,
      solution: [go('galad-13', 'galad-10'), go('dragon-du-lac', 'cite-de-galad')],
      others: hunts,
      // A stone laid on the way is no turn of its own.
      most: 4,
      isLost: (run) => turnsMade(run) >= 2,
      miss: (run) => notThere(run, 'cite-de-galad', 'la cité'),
      hints: [
        'Il faut finir ce tour à deux points de la cité, et hors d’atteinte de Bleu. Qu’est-ce qui l’arrête, et pas vous ?',
        'Restez à droite du Dragon du Lac, sur Galad 10 ; puis sautez-le.',
      ],
      learnt: {
        text: 'Deux points de la cité, un dragon pour bouclier : Bleu, sans l’anneau, ne passe pas.',
        rules: ['GRA-ANN-3', 'GRA-DEP-5'],
      },
      refused: [{ move: go('dragon-du-midi'), rule: 'GRA-DEP-1' }],
      missed: [{ move: go('galad-16') }, { move: go('galad-13') }],
    },
    {
      kind: 'play',
      id: 'la-belle',
      task: 'La belle. Il vous manque un sceau, et Bleu garde la cité la plus proche, celle d’Urgad. Trois tours suffisent ; prenez-en un de plus si Bleu s’en mêle.',
      state: positionOf({
        jaune: ['borne-du-nord', { seals: ['tirad', 'galad'] }],
        bleu: ['urgad-13', { seals: ['elgad', 'tirad'] }],
        ring: { bearer: 'jaune' },
      }),
      seat: 0,
      isDone: hasWon,
      most: 6,
      solution: [
        go('col-du-nord', 'pierre-du-col'),
        on('stone', 'urgad-1'),
        go('dragon-de-la-corniche', 'urgad-6'),
        go('dragon-de-la-forge', 'cite-d-urgad'),
      ],
      others: hunts,
      miss: lost,
      hints: [
        'Deux dragons mènent droit à la cité, et le porteur les saute. En chemin, une pierre magique : Bleu n’aime pas les pierres.',
        'La Pierre du Col, une pierre sur Urgad 1 ; par-dessus la Corniche ; puis par-dessus la Forge, dans la cité.',
      ],
      learnt: {
        text: 'Trois sceaux, trois cités. Vous savez tout ce qu’il faut : il ne reste qu’à jouer.',
        rules: ['GRA-BUT-1'],
      },
      refused: [{ move: go('col-du-nord', 'borne-du-nord'), rule: 'GRA-DEP-2' }],
      missed: [{ move: go('col-du-nord') }],
    },
  ],
  readings: ['GRA-L-1', 'GRA-L-19'],
});
