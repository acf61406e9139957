/** « Marcher » : one point or two, what bars the way, what is passed over. */

import { GRAN, type Gran } from '#engine/gran/game.ts';
import { hasHappened, notThere, place } from '#engine/gran/lessons/facts.ts';
import { near } from '#engine/gran/lessons/near.ts';
import { go, goes, positionOf } from '#engine/gran/lessons/position.ts';
import type { Move, State } from '#engine/gran/types.ts';
import type { Lesson } from '#engine/practice/lesson.ts';

const IN_THE_CITY: State = positionOf({ jaune: 'cite-de-galad', bleu: 'tirad-2' });

/** Whether Yellow may play this, one move after another, Blue doing anything between them. */
function isAllowed(...moves: readonly Move[]): boolean {
  let state = IN_THE_CITY;
  for (const move of moves) {
    if (!GRAN.judge(state, move).ok) return false;
    state = GRAN.play(state, move).state;
    const [reply] = GRAN.moves(state, 1);
    if (reply) state = GRAN.play(state, reply).state;
  }
  return true;
}

const BACK = [go('galad-9'), go('cite-de-galad')] as const;

export const LESSON: Lesson<Gran> = near({
  tasks: [
    {
      kind: 'play',
      id: 'depart',
      task: 'Premier coup de la partie : arrêtez-vous dans la Cité de Galad, à deux points de la boule.',
      state: positionOf({ jaune: ['boule-de-galad', { waiting: true }], bleu: ['boule-de-galad', { waiting: true }] }),
      seat: 0,
      isDone: (run) => place(run) === 'cite-de-galad',
      solution: [go('galad-9', 'cite-de-galad')],
      hints: ['La cité bleue est juste au-dessus de la boule ; aucune ligne n’y va tout droit.', 'Tournez à Galad 9, à gauche de la cité.'],
      learnt: {
        text: 'Un point ou deux, le long des lignes, en tournant si l’on veut. Le dé ne sert pas à marcher.',
        rules: ['GRA-DEP-1'],
      },
      refused: [
        { move: go('cite-de-galad'), rule: 'GRA-DEP-1' },
        { move: go('galad-9', 'boule-de-galad'), rule: 'GRA-DEP-2' },
      ],
      missed: [{ move: go('galad-9') }],
      miss: () => 'C’est un départ, mais la cité était à deux points de la boule : vous pouviez y être dès ce coup.',
    },
    {
      kind: 'play',
      id: 'dragon',
      task: 'Le Dragon du Lac barre la route. En deux tours, gagnez la Pierre du Moulin sans le combattre.',
      state: positionOf({ jaune: 'galad-6', bleu: 'galad-17', ring: { at: 'urgad-5' } }),
      seat: 0,
      isDone: (run) => place(run) === 'pierre-du-moulin' && !hasHappened(run, 'die'),
      solution: [go('galad-7', 'galad-10'), go('galad-13', 'pierre-du-moulin')],
      replies: [{ after: 1, move: goes(1, 'galad-16', 'epee-du-verger') }],
      onward: ['Le dragon est contourné ; Bleu, lui, est allé voir l’épée.'],
      hints: [
        'La Pierre du Moulin est l’hexagone violet, deux points sous le dragon. On peut faire le tour par la gauche ou par la droite.',
        'D’abord Galad 10, à droite du dragon ; au tour suivant, la Pierre du Moulin.',
      ],
      learnt: {
        text: 'On ne passe par-dessus ni un dragon, ni une pièce, ni une pierre-obstacle : on fait le tour.',
        rules: ['GRA-DEP-5'],
      },
      refused: [
        { move: go('dragon-du-lac', 'pierre-du-moulin'), rule: 'GRA-DEP-5' },
        { move: go('pierre-du-moulin'), rule: 'GRA-DEP-1' },
      ],
      missed: [{ move: go('galad-7') }, { move: go('dragon-du-belvedere') }],
      miss: (run) =>
        hasHappened(run, 'die')
          ? 'Qui s’arrête sur un dragon se bat : on voulait l’éviter.'
          : place(run) === 'pierre-des-quatre-champs'
            ? 'C’est une pierre magique, mais pas la bonne : celle du Moulin est de l’autre côté du Dragon du Lac.'
            : notThere(run, 'pierre-du-moulin', 'la Pierre du Moulin'),
    },
    {
      kind: 'play',
      id: 'passer',
      task: 'Une pierre-obstacle ferme le chemin droit. Soyez dans la Cité de Galad au second tour, sans vous arrêter sur la pierre magique.',
      state: positionOf({ jaune: 'galad-2', bleu: 'exil-5', ring: { at: 'elgad-20' }, stones: ['galad-5'] }),
      seat: 0,
      isDone: (run) => place(run) === 'cite-de-galad',
      solution: [go('pierre-des-quatre-champs', 'galad-9'), go('cite-de-galad')],
      replies: [{ after: 1, move: goes(1, 'exil-4', 'elgad-4') }],
      onward: ['Passer par-dessus la pierre magique ne réveille rien.'],
      hints: [
        'L’hexagone violet est sur votre route : il se traverse comme un point ordinaire.',
        'Par-dessus la Pierre des Quatre Champs, jusqu’à Galad 9 ; puis la cité.',
      ],
      learnt: {
        text: 'Un point symbolique compte pour un point ; il n’agit que sur celui qui s’y arrête.',
        rules: ['GRA-DEP-6', 'GRA-DEP-7'],
      },
      refused: [
        { move: go('galad-3', 'galad-5'), rule: 'GRA-PIE-2' },
        { move: go('pierre-des-quatre-champs', 'galad-5'), rule: 'GRA-PIE-2' },
      ],
      missed: [{ move: go('galad-1') }],
      miss: (run) =>
        place(run) === 'pierre-des-quatre-champs'
          ? 'Vous voilà arrêté sur la pierre magique : elle se réveille, et oblige à poser une pierre-obstacle. Il fallait passer par-dessus.'
          : notThere(run, 'cite-de-galad', 'la cité'),
    },
    {
      kind: 'ask',
      id: 'rester',
      task: 'Jaune se trouve bien dans la Cité de Galad et voudrait y être encore après son prochain coup. Comment fait-il ?',
      state: IN_THE_CITY,
      seat: 0,
      answers: [
        { text: 'Il passe son tour', reply: 'Qui peut jouer le doit : on ne passe que bloqué, ou sous un carcan noir.' },
        {
          text: 'Il sort d’un point et rentre, dans le même coup',
          reply: 'Pas d’aller-retour : un déplacement ne finit jamais où il a commencé.',
        },
        { text: 'Il ne peut pas ; il sortira, et pourra revenir au tour suivant', reply: '' },
      ],
      right: 2,
      truth: () => [isAllowed({ kind: 'pass', seat: 0 }), isAllowed(go('galad-9', 'cite-de-galad')), isAllowed(...BACK)].indexOf(true),
      learnt: {
        text: 'Jouer est obligatoire, et l’on ne revient pas sur ses pas dans le même coup ; au tour suivant, rien ne l’interdit.',
        rules: ['GRA-DEP-4', 'GRA-DEP-2'],
      },
    },
  ],
  readings: ['GRA-L-1'],
});
