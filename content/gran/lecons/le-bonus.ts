/** « Le bonus du vainqueur » : two points more, over anything; onto a rival, onto another dragon. */

import { GRAN, type Gran } from '#engine/gran/game.ts';
import { chanceOf, hasRing } from '#engine/gran/lessons/chances.ts';
import { near } from '#engine/gran/lessons/near.ts';
import { go, on, positionOf, withCards } from '#engine/gran/lessons/position.ts';
import type { Move, State } from '#engine/gran/types.ts';
import { type Lesson, nowIn, prepared, type Run } from '#engine/practice/lesson.ts';

const wins = (run: Run<Gran>): number => run.events.flat().filter((event) => event.kind === 'die' && event.won).length;

const isMine = (run: Run<Gran>): boolean => hasRing(nowIn(run), 0);

const chance = (state: State, move: Move): number => chanceOf(state, move, (end) => hasRing(end, 0));

export const LESSON: Lesson<Gran> = near({
  tasks: [
    {
      kind: 'play',
      id: 'ailes',
      task: 'Le Dragon de la Herse est vaincu : jouez votre bonus, deux points tout juste, et prenez l’anneau derrière la pierre-obstacle.',
      state: positionOf({
        jaune: 'dragon-de-la-herse',
        bleu: 'tirad-8',
        ring: { at: 'tirad-12' },
        stones: ['tirad-14'],
        state: { phase: 'bonus', bonus: true, left: ['tirad-13'], seen: [4] },
      }),
      seat: 0,
      isDone: isMine,
      solution: [go('tirad-14', 'tirad-12')],
      hints: ['L’anneau est à deux points, et rien n’arrête un vainqueur.', 'Touchez l’anneau : vous sauterez la pierre.'],
      learnt: {
        text: 'Le vainqueur d’un duel avance encore de deux points, par-dessus dragons, pierres et pièces ; le livret n’en dit pas plus. Selon nous, on ne s’arrête pas sur une pierre, et c’est deux points ou rien, un seul quand deux sont impossibles.',
        rules: ['GRA-DRA-3', 'GRA-L-29', 'GRA-L-2'],
      },
      refused: [
        { move: go('tirad-14'), rule: 'GRA-L-29' },
        { move: go('epee-du-fosse'), rule: 'GRA-L-2' },
      ],
      missed: [{ move: { kind: 'pass', seat: 0 } }, { move: go('tirad-14', 'tirad-9') }],
      miss: () => 'C’est permis, mais l’anneau est resté derrière la pierre, à deux points de là où vous étiez.',
    },
    {
      kind: 'play',
      id: 'rattraper',
      task: 'Bleu s’enfuit avec l’anneau, et la cité est juste derrière lui. Rattrapez-le ce tour-ci.',
      state: prepared(
        GRAN,
        withCards(positionOf({ jaune: 'tirad-1', bleu: 'tirad-4', ring: { bearer: 'bleu' }, state: { seen: [3, 5] } }), 4),
        [go('dragon-du-chemin-de-ronde')],
        (run) => wins(run) === 1,
      ),
      isPrepared: true,
      seat: 0,
      isDone: (run) => isMine(run) && nowIn(run).phase !== 'exile',
      worth: chance,
      solution: [go('dragon-du-chemin-de-ronde'), go('tirad-4'), on('exile', 'exil-6')],
      onward: ['Le dragon est vaincu : le bonus peut servir à attaquer.', 'L’anneau change de mains ! Choisissez où exiler Bleu.'],
      hints: ['Entre Bleu et vous, il n’y a qu’un dragon.', 'Battez le Dragon du Chemin de ronde, puis arrivez sur Bleu.'],
      learnt: {
        text: 'Le livret ne le dit pas ; selon nous, le bonus peut servir à attaquer. Arriver sur une pièce clôt le coup, même au premier point.',
        rules: ['GRA-L-9', 'GRA-ATT-1', 'GRA-ANN-2'],
      },
      refused: [{ move: go('dragon-du-chemin-de-ronde', 'tirad-4'), rule: 'GRA-DEP-5' }],
      missed: [{ move: go('tirad-2'), worth: 0 }],
    },
    {
      kind: 'play',
      id: 'deux-dragons',
      task: 'Deux dragons vous séparent de l’anneau, et Bleu le prendra au prochain tour. Soyez fou : prenez-le maintenant.',
      state: prepared(
        GRAN,
        withCards(positionOf({ jaune: 'tirad-11', bleu: 'tirad-8', ring: { at: 'tirad-14' } }), 2, 5),
        [go('dragon-du-pont-levis'), go('tirad-13', 'dragon-de-la-herse')],
        (run) => wins(run) === 2,
      ),
      isPrepared: true,
      seat: 0,
      isDone: isMine,
      worth: chance,
      solution: [go('dragon-du-pont-levis'), go('tirad-13', 'dragon-de-la-herse'), go('tirad-14', 'tirad-12')],
      onward: ['Et d’un. Le bonus peut vous mener sur un autre dragon.', 'Et de deux ! L’anneau est à un point, et il vous en reste deux.'],
      hints: [
        'Le premier dragon est juste au sud de vous, sur le rempart ; le second est à deux points de lui.',
        'Le Dragon du Pont-levis, puis celui de la Herse, puis l’anneau.',
      ],
      learnt: {
        text: 'Un bonus qui finit sur un dragon, c’est un nouveau duel, et une victoire, un nouveau bonus. Pile entière, deux victoires de suite arrivent une fois sur trois.',
        rules: ['GRA-L-3', 'GRA-DRA-3'],
      },
      refused: [{ move: go('dragon-du-pont-levis', 'tirad-13'), rule: 'GRA-DEP-5' }],
      missed: [{ move: go('tirad-6'), worth: 0 }],
    },
  ],
  readings: ['GRA-L-1'],
});
