/** « Encercler » : whoever has no line left falls at the first retreat; only zones of those that do not attack close lines. */

import { type Lesson, nowIn } from '#engine/practice/lesson.ts';
import { distanceOn } from '#engine/zargos-lords/board/map.ts';
import { counterOf } from '#engine/zargos-lords/board/position.ts';
import { LORDS, type Lords } from '#engine/zargos-lords/game/game.ts';
import type { State } from '#engine/zargos-lords/game/types.ts';
import {
  against,
  attack,
  COMBATS,
  downs,
  drowns,
  end,
  isThere,
  luckyTask,
  marchMove,
  promised,
  retreatsOnly,
  shootMove,
  stateOf,
} from '#engine/zargos-lords/lessons/position.ts';

const OPEN = stateOf({
  peoples: 'col',
  rows: ['.........', '....A....', '.........', '.........', '..b......', '....b....', '.........'],
  counters: [
    ['a1', 'chevalier', [3, 2]],
    ['a2', 'chevaliers-fantassin', [3, 5]],
    ['b1', 'moines-fantassin', [4, 3]],
    ['b2', 'moine', [0, 0]],
  ],
});
const CLOSING = [marchMove('a2', [6, 3]), end(), attack(['a1'], ['b1'])] as const;

const WHO = stateOf({
  peoples: 'ponts',
  rows: ['.........', '....A....', '.........', '.........', '..~......', '.........', '.........'],
  counters: [
    ['a1', 'chevalier', [3, 2]],
    ['a2', 'chevaliers-fantassin', [5, 3]],
    ['b1', 'dragons-fantassin', [4, 3]],
    ['b2', 'dragon', [0, 6]],
  ],
  state: { ...COMBATS, bound: ['a1', 'a2'] },
});

const SURE = stateOf({
  peoples: 'ponts',
  rows: ['........', '......b.', '.A......', '........', '........', '........', '........'],
  counters: [
    ['a1', 'sorcier', [1, 5]],
    ['a2', 'chevalier', [0, 3]],
    ['a3', 'chevaliers-fantassin', [1, 6]],
    ['b1', 'dragon', [4, 3]],
    ['b2', 'dragons-fantassin', [7, 0]],
  ],
});

/** From no farther a vision always makes its target flee (LOR-SOR-2). */
const SURE_FROM = 3;
const gapOf = ({ position }: State, one: string, other: string): number =>
  distanceOn(position.map, counterOf(position, one).at, counterOf(position, other).at);

/** Whether the moves are done, and the vision may miss. */
const isOpen = (state: State): boolean =>
  state.phase !== 'march' && isThere(state, 'b1') && !LORDS.moves(state, 0).some((move) => against('b1', drowns)(state, move) === 1);

export const LESSON: Lesson<Lords> = {
  tasks: [
    {
      ...luckyTask(OPEN, CLOSING, (run) => run.events.flat().some((event) => event.kind === 'fought' && event.result === 'D3')),
      id: 'fermer',
      task: 'Votre Chevalier va attaquer le Moine-fantassin. Placez votre Fantassin pour ne lui laisser aucune ligne, puis attaquez.',
      seat: 0,
      isDone: (run) => !isThere(nowIn(run), 'b1'),
      others: retreatsOnly,
      worth: (state, move) => promised(state, move, 'combats', against('b1', downs)),
      onward: ['Plus une ligne : tout recul le tue. Finissez vos mouvements.', 'Touchez-le, et attaquez.'],
      hints: [
        'Un mont, deux bois et votre Chevalier : il reste deux lignes, au nord-est et au sud-est. Une même zone tient les deux.',
        'En D7, à deux hexagones de lui : votre Fantassin n’attaque pas, et sa zone coupe les deux lignes.',
      ],
      learnt: {
        text: 'Qui doit reculer et n’a plus de ligne est éliminé : votre zone, sans attaquer, a fait d’un recul une élimination.',
        rules: ['LOR-REC-2', 'LOR-ZDI-1'],
      },
      refused: [{ move: marchMove('a2', [4, 4]), rule: 'LOR-ZDI-1' }],
      missed: [
        { move: marchMove('a2', [4, 4], 'b1'), worth: 1 / 6 },
        { move: marchMove('a2', [3, 3], 'b1'), worth: 1 / 6 },
        { move: end(), worth: 1 / 6 },
      ],
    },
    {
      ...luckyTask(WHO, [attack(['a1'], ['b1'])], (run) =>
        run.events.flat().some((event) => event.kind === 'fought' && event.result === 'D4'),
      ),
      id: 'qui-attaque',
      task: 'Deux des vôtres touchent le Fantassin des Dragons. Attaquez avec les meilleures chances de l’éliminer.',
      seat: 0,
      isDone: (run) => !isThere(nowIn(run), 'b1'),
      others: retreatsOnly,
      worth: downs,
      hints: [
        'Reculer dans la zone d’un assaillant ne tue pas, tant qu’on n’en est pas sorti. Dans la zone d’un autre, si.',
        'Attaquez avec le Chevalier seul : la zone du Fantassin, elle, ferme deux lignes.',
      ],
      learnt: {
        text: 'La zone de qui attaque ne tue pas au départ d’un recul, celle de ses amis tue : selon nous, on peut donc être trop à attaquer.',
        rules: ['LOR-REC-2', 'LOR-L-7'],
      },
      refused: [{ move: end(), rule: 'LOR-ZDI-3' }],
      missed: [
        { move: attack(['a2', 'a1'], ['b1']), worth: 2 / 6 },
        { move: attack(['a2'], ['b1']), worth: 0 },
      ],
    },
    {
      kind: 'play',
      id: 'le-coup-sur',
      task: 'Éliminez le Dragon dans ce coup, sans risque de manquer : une vision de votre Sorcier, et deux pions bien placés.',
      state: SURE,
      seat: 0,
      isDone: (run) => !isThere(nowIn(run), 'b1'),
      isLost: (run) => isOpen(nowIn(run)),
      others: retreatsOnly,
      solution: [marchMove('a2', [4, 2], 'b1'), marchMove('a3', [4, 4]), marchMove('a1', [2, 4]), end(), shootMove(['a1'], 'b1')],
      onward: [
        'Un pion est contre lui. Qui sera en face ?',
        'Face à face, ils tiennent les six lignes. Et le Sorcier, d’où lancera-t-il ?',
        'À deux hexagones, sa vision ne peut pas manquer. Finissez vos mouvements.',
        'Lancez la vision.',
      ],
      hints: [
        'À trois hexagones au plus, une vision fait toujours fuir. La zone de qui la lance ne tue pas au départ, celles des autres si.',
        'De part et d’autre du Dragon, face à face : le Chevalier en C5, le Fantassin en E5. Le Sorcier à l’écart, en E3 ; puis la vision.',
      ],
      learnt: {
        text: 'Deux pions face à face tiennent à eux seuls les six lignes. La vision vient d’un troisième : selon nous, la zone de qui la lance ne tue pas au départ.',
        rules: ['LOR-SOR-2', 'LOR-REC-2', 'LOR-L-51', 'LOR-L-61'],
      },
      refused: [{ move: shootMove(['a1'], 'b1'), rule: 'LOR-COM-7' }],
      missed: [{ move: marchMove('a1', [3, 3], 'b1') }, { move: marchMove('a2', [3, 3], 'b1') }, { move: end() }],
      miss: (run) => {
        if (run.states.some((state) => state.phase === 'shots' && !isOpen(state)))
          return 'Les six lignes étaient fermées, et la vision n’est pas partie sur le Dragon.';
        return gapOf(nowIn(run), 'a1', 'b1') > SURE_FROM
          ? 'De si loin, une vision peut ne faire fuir personne : votre Sorcier se tient à trois hexagones au plus.'
          : 'Il reste au Dragon une ligne au moins. Comptez ce que chacun des vôtres ferme, là où il se trouve ; celui qui lance la vision ne ferme pas ce qui le touche.';
      },
    },
  ],
  readings: ['LOR-L-38', 'LOR-L-41', 'LOR-L-48'],
};
