/** « Le dragon » : a card, a die, the collar; cards that are out are counted. */

import { GRAN, type Gran } from '#engine/gran/game.ts';
import { chanceOf, hasRing, winsInARow } from '#engine/gran/lessons/chances.ts';
import { hasBeatenDragon, place } from '#engine/gran/lessons/facts.ts';
import { near } from '#engine/gran/lessons/near.ts';
import { go, goes, positionOf, withCards } from '#engine/gran/lessons/position.ts';
import { type Lesson, nowIn, prepared, type Run } from '#engine/practice/lesson.ts';

/** Whether Yellow was under the collar on this dragon. */
const wasHeldOn = (run: Run<Gran>, dragon: string): boolean =>
  run.states.some(({ position: { pieces } }) => pieces.some(({ color, at, held }) => color === 'jaune' && held && at === dragon));

/** A die with this face, whatever the card. */
const shows = (face: number) => (run: Run<Gran>) => run.events.flat().some((event) => event.kind === 'die' && event.face === face);

const COUNTED = positionOf({ jaune: 'tirad-13', bleu: 'exil-2', state: { seen: [6, 5, 6, 5, 5] } });

export const LESSON: Lesson<Gran> = near({
  tasks: [
    {
      kind: 'play',
      id: 'premier',
      task: 'Affrontez le Dragon du Lac, à un point de vous.',
      state: prepared(GRAN, withCards(positionOf({ jaune: 'galad-6', bleu: 'galad-17' }), 4), [go('dragon-du-lac')], shows(5)),
      isPrepared: true,
      seat: 0,
      isDone: (run) => hasBeatenDragon(run) && place(run) === 'dragon-du-lac',
      solution: [go('dragon-du-lac')],
      hints: [
        'Le Dragon du Lac est juste en dessous de vous, près de la cité bleue.',
        'Touchez-le : la table dit vos chances, puis on se bat.',
      ],
      learnt: {
        text: 'On retourne une carte, puis on lance le dé : autant ou plus que la carte, et le dragon est vaincu. Ici, 5 contre 4 ; pile entière, c’est sept fois sur douze.',
        rules: ['GRA-DRA-1', 'GRA-DRA-2'],
      },
      refused: [{ move: go('dragon-du-lac', 'cite-de-galad'), rule: 'GRA-DEP-5' }],
      missed: [{ move: go('galad-5') }],
      miss: (run) =>
        place(run) === 'dragon-du-belvedere'
          ? 'Ce dragon-là est celui du Belvédère. On demandait celui du Lac, de l’autre côté.'
          : 'Le Dragon du Lac dort toujours. Il faut s’arrêter sur lui pour se battre.',
    },
    {
      kind: 'play',
      id: 'carcan',
      task: 'Le Dragon du Détroit va vous battre, les dés sont pipés : affrontez-le, retirez votre carcan, le collier noir des vaincus, puis repartez.',
      state: prepared(GRAN, withCards(positionOf({ jaune: 'tirad-16', bleu: 'galad-7' }), 5), [go('dragon-du-detroit')], shows(2)),
      isPrepared: true,
      seat: 0,
      isDone: (run) => wasHeldOn(run, 'dragon-du-detroit') && place(run) !== 'dragon-du-detroit',
      solution: [go('dragon-du-detroit'), { kind: 'release', seat: 0 }, go('elgad-1', 'elgad-5')],
      replies: [
        { after: 1, move: goes(1, 'exil-5', 'exil-4') },
        { after: 2, move: goes(1, 'elgad-4', 'elgad-2') },
      ],
      onward: [
        'Deux contre cinq : une amulette perdue, et le carcan noir.',
        'Ce tour-là n’a servi qu’à retirer le carcan. Maintenant, repartez : pas de nouveau duel.',
      ],
      hints: [
        'Le Dragon du Détroit est entre vous et Elgad, au sud.',
        'Affrontez-le ; au tour suivant, retirez le carcan ; au troisième, repartez d’où vous voulez.',
      ],
      learnt: {
        text: 'La défaite coûte une amulette et un tour, celui où l’on retire le carcan. On repart ensuite sans se battre.',
        rules: ['GRA-DRA-2', 'GRA-AMU-1'],
      },
      refused: [{ move: { kind: 'release', seat: 0 }, rule: 'GRA-DRA-2' }],
      missed: [{ move: go('tirad-15') }],
      miss: () => 'Le Dragon du Détroit vous attend toujours : c’est lui qu’il faut affronter.',
    },
    {
      kind: 'ask',
      id: 'compter',
      task: 'La pile a vingt-quatre cartes : deux 6, quatre 5, six 4, six 3, quatre 2 et deux 0. Les deux 6 et trois des 5 sont sortis. Quelle est maintenant la chance de battre un dragon ?',
      seat: 0,
      answers: [
        { text: 'Sept sur douze, comme au début', reply: 'C’était vrai la pile entière ; les plus forts sont sortis depuis.' },
        { text: 'Une sur deux', reply: 'Moins qu’au début ? Ce sont les plus forts qui sont sortis : le reste est plus doux.' },
        { text: 'Deux sur trois', reply: '' },
      ],
      right: 2,
      truth: () => [7 / 12, 1 / 2, 2 / 3].findIndex((chance) => Math.abs(chance - winsInARow(1, COUNTED)) < 1e-9),
      learnt: {
        text: 'Tous les dragons tirent dans la même pile de vingt-quatre cartes, et celles qui sont sorties y manquent : les compter, c’est connaître ses chances.',
        rules: ['GRA-MAT-2', 'GRA-DRA-1'],
      },
    },
    {
      kind: 'play',
      id: 'choisir',
      task: 'Bleu est à deux points de l’anneau : il l’aura au prochain tour. Prenez-le avant lui : qui bat un dragon avance encore de deux points.',
      state: prepared(
        GRAN,
        withCards(positionOf({ jaune: 'galad-6', bleu: 'galad-11', ring: { at: 'galad-12' } }), 3),
        [go('dragon-du-lac')],
        shows(4),
      ),
      isPrepared: true,
      seat: 0,
      isDone: (run) => hasRing(nowIn(run), 0),
      worth: (state, move) => chanceOf(state, move, (end) => hasRing(end, 0)),
      solution: [go('dragon-du-lac'), go('galad-12', 'epee-du-verger')],
      onward: ['Vaincu ! Et qui bat un dragon avance encore de deux points.'],
      hints: [
        'À pied, l’anneau est à trois points. Un dragon vaincu donne deux points de plus.',
        'Battez le Dragon du Lac, puis prenez l’anneau, juste en dessous ; le bonus se joue en entier, passez donc plus loin.',
      ],
      learnt: {
        text: 'Un dragon sur la route n’est pas qu’un obstacle : vaincu, il fait gagner un déplacement.',
        rules: ['GRA-DRA-3'],
      },
      refused: [{ move: go('dragon-du-lac', 'galad-12'), rule: 'GRA-DEP-5' }],
      missed: [
        { move: go('galad-5', 'galad-9'), worth: 0 },
        // Two duels in a row: 6,716 ways of 19,872, by hand.
        { move: go('dragon-du-belvedere'), worth: 6716 / 19872 },
      ],
    },
  ],
  readings: ['GRA-L-1', 'GRA-L-3', 'GRA-L-20'],
});
