/** « Marcher » : points of movement and what takes them, a mount in two turns, bridges, and those who fly. */

import { counted } from '#engine/core/french.ts';
import { type Lesson, nowIn, type Run } from '#engine/practice/lesson.ts';
import { distanceOn, hexAt, nameOf } from '#engine/zargos-lords/board/map.ts';
import { counterOf } from '#engine/zargos-lords/board/position.ts';
import { cellIn, end, isAt, marchedOf, marchMove, pointsTo, stateOf } from '#engine/zargos-lords/lessons/position.ts';
import type { Lords } from '#engine/zargos-lords/game/game.ts';
import type { State } from '#engine/zargos-lords/game/types.ts';

const placeOf = ({ position }: State, id: string): string => nameOf(counterOf(position, id).at);

/** Behind the wood: nine points away, ten to spend in two turns. */
const BEHIND = [7, 2] as const;
const leftTo = (state: State): string => counted(pointsTo(state, 'a1', BEHIND), 'point');

const MOUNT = [4, 2] as const;
const farFromMount = ({ position }: State): number => distanceOn(position.map, counterOf(position, 'a1').at, hexAt(...MOUNT));

/** Landed on the coast in front, and on which terms. */
const isAcross = (state: State): boolean => {
  const { column, terrain } = cellIn(state, 'a1');
  return column === 5 && terrain === 'cote';
};

const PERCH = [7, 1] as const;

function missedPerch({ states: [first], states }: Run<Lords>): string {
  const now = states.at(-1) ?? first;
  if (marchedOf(now, 'a2'))
    return `Votre Faucon a neuf points, et la mer ne se survole pas : par le tour, B8 lui en coûte ${pointsTo(first, 'a2', PERCH)}.`;
  return marchedOf(now, 'a1')
    ? 'Votre Ailé pouvait se poser en B8, et il s’est posé ailleurs : un pion ne bouge qu’une fois par coup.'
    : 'Les mouvements sont finis, et personne n’est en B8.';
}

export const LESSON: Lesson<Lords> = {
  tasks: [
    {
      kind: 'play',
      id: 'cinq-points',
      task: 'Derrière le bois, C8 est à plus d’un coup de marche. Menez-y votre Fantassin en deux coups, cinq points chacun.',
      state: stateOf({
        peoples: 'ponts',
        rows: ['........', '..bbb...', '..bbbbb.', '..bbbb..', '........', '........'],
        counters: [
          ['a1', 'chevaliers-fantassin', [0, 2]],
          ['b1', 'dragons-fantassin', [4, 5]],
        ],
      }),
      seat: 0,
      isDone: (run) => isAt(nowIn(run), 'a1', BEHIND),
      solution: [marchMove('a1', [3, 0]), end(), marchMove('a1', BEHIND)],
      others: () => end(1),
      onward: [
        (run) => `De ${placeOf(nowIn(run), 'a1')}, C8 est à ${leftTo(nowIn(run))} : assez pour le coup suivant. Finissez vos mouvements.`,
        (run) => (nowIn(run).month > 1 ? 'Les Dragons n’ont pas bougé, et ses cinq points sont revenus : à lui.' : undefined),
      ],
      hints: [
        'Un bois prend deux points, une plaine un seul ; et par le sud, un ennemi barre la route.',
        'Par le nord : A4 en quatre points, C8 en cinq au coup suivant.',
      ],
      learnt: {
        text: 'Un pion a autant de points que son facteur de mouvement ; une plaine en prend un, un bois deux, et rien ne se garde d’un coup à l’autre.',
        rules: ['LOR-MOU-1', 'LOR-BOI-1'],
      },
      refused: [
        { move: marchMove('a1', BEHIND), rule: 'LOR-MOU-1' },
        { move: marchMove('a1', [4, 4]), rule: 'LOR-ZDI-1' },
      ],
      missed: [{ move: marchMove('a1', [3, 2]) }, { move: marchMove('a1', [3, 3]) }, { move: end() }],
      miss: ({ states: [first], states }) => {
        const now = states.at(-1) ?? first;
        const from = `De ${placeOf(now, 'a1')}, C8 est à ${leftTo(now)}`;
        return now.month === 1
          ? `${from} : il n’en aura que cinq au coup suivant. Les points qui restent sont perdus.`
          : `C’était le second coup. ${from}.`;
      },
    },
    {
      kind: 'play',
      id: 'au-pied',
      task: 'Prenez le mont C5 en deux coups : l’autre joue entre les deux.',
      state: stateOf({
        peoples: 'ponts',
        rows: ['........', '..bb....', '.bbbA...', '.bb..A..', '........'],
        counters: [
          ['a1', 'chevaliers-fantassin', [0, 2]],
          ['b1', 'dragons-fantassin', [7, 0]],
        ],
      }),
      seat: 0,
      isDone: (run) => isAt(nowIn(run), 'a1', MOUNT),
      solution: [marchMove('a1', [4, 1]), end(), marchMove('a1', MOUNT)],
      others: () => end(1),
      onward: [
        (run) =>
          farFromMount(nowIn(run)) === 1
            ? 'Au pied du mont, on s’arrête. Finissez vos mouvements : le mont est pour le coup suivant.'
            : undefined,
        (run) => (nowIn(run).month > 1 ? 'Les Dragons n’ont pas bougé : montez.' : undefined),
      ],
      hints: [
        'On ne monte sur un mont qu’au premier pas d’un coup : il faut finir le premier coup contre lui.',
        'En B5, cinq points par le nord du bois ; finissez vos mouvements, puis montez.',
      ],
      learnt: {
        text: 'Un mont se gravit au premier pas d’un coup, et l’on s’y arrête ; en défense, il vaut trois points.',
        rules: ['LOR-MON-1', 'LOR-COM-6'],
      },
      refused: [{ move: marchMove('a1', MOUNT), rule: 'LOR-MON-1' }],
      missed: [{ move: marchMove('a1', [3, 3]) }, { move: end() }],
      miss: (run) =>
        farFromMount(nowIn(run)) > 1
          ? `De ${placeOf(nowIn(run), 'a1')}, le mont est à ${counted(farFromMount(nowIn(run)), 'hexagone')} : il fallait finir le premier coup contre lui.`
          : 'Vous êtes au pied du mont, et les deux coups sont passés.',
    },
    {
      kind: 'play',
      id: 'le-pont',
      task: 'Passez la mer, sans avoir à combattre : posez votre Fantassin sur la côte d’en face, et hors de la zone des Dragons.',
      state: stateOf({
        peoples: 'ponts',
        rows: ['..c~~c..', '.bc~~c..', '..c11c..', '.bc~~c..', '..c~~c..', '..c22c..', '..c~~c..'],
        counters: [
          ['a1', 'chevaliers-fantassin', [1, 3]],
          ['b1', 'dragons-fantassin', [6, 2]],
        ],
      }),
      seat: 0,
      isDone: (run) => isAcross(nowIn(run)) && marchedOf(nowIn(run), 'a1')?.against === undefined,
      solution: [marchMove('a1', [5, 4])],
      hints: [
        'Les nuages sont un pont, d’une côte à l’autre. Il y en a deux ; au bout du plus proche, on est déjà chez l’ennemi.',
        'Par le pont du sud, F4 et F5 : il arrive en E6 ou en F6.',
      ],
      learnt: { text: 'La mer ne se passe que par un pont de nuages, d’une côte à une côte.', rules: ['LOR-MER-1', 'LOR-L-5', 'LOR-L-42'] },
      refused: [
        { move: marchMove('a1', [3, 3]), rule: 'LOR-MER-1' },
        { move: marchMove('a1', [5, 2]), rule: 'LOR-ZDI-1' },
      ],
      missed: [{ move: marchMove('a1', [5, 2], 'b1') }, { move: marchMove('a1', [4, 2]) }],
      miss: (run) => {
        const { terrain } = cellIn(nowIn(run), 'a1');
        if (isAcross(nowIn(run))) return 'Il a passé la mer, mais il est dans la zone du Fantassin des Dragons : il devra l’attaquer.';
        return terrain === 'pont'
          ? 'Il est encore sur le pont : il n’a pas passé la mer.'
          : 'Il est resté de ce côté de la mer : il avait les points pour passer.';
      },
    },
    {
      kind: 'play',
      id: 'voler',
      task: 'Vos deux pions volent, et un seul peut se poser en B8 dans ce coup : monts et ennemis ne l’arrêtent pas, la mer si. Posez-le.',
      state: stateOf({
        peoples: 'gouffres',
        rows: ['....~...', '.A..~...', '.A..~b..', '.A..~...', '....A...', '...A....'],
        counters: [
          ['a1', 'aile', [0, 3]],
          ['a2', 'faucon', [0, 0]],
          ['b1', 'moines-fantassin', [3, 4]],
        ],
      }),
      seat: 0,
      isDone: (run) => isAt(nowIn(run), 'a1', PERCH),
      solution: [marchMove('a1', PERCH)],
      hints: [
        'La mer fait une barre, du nord vers le sud : il faut la contourner, même en volant. Touchez chacun : où va-t-il ?',
        'L’Ailé, en D1 : il passe par-dessus l’ennemi et les monts, jusqu’en B8.',
      ],
      learnt: {
        text: 'Ceux qui volent ignorent monts, bois, ennemis et zones ; mer et gouffres valent pour eux aussi.',
        rules: ['LOR-VOL-1'],
      },
      refused: [
        { move: marchMove('a2', PERCH), rule: 'LOR-MOU-1' },
        { move: marchMove('a1', [4, 1]), rule: 'LOR-MER-1' },
        { move: marchMove('a1', [3, 4]), rule: 'LOR-MOU-2' },
      ],
      missed: [{ move: marchMove('a1', [7, 2]) }, { move: marchMove('a2', [7, 2]) }, { move: end() }],
      miss: missedPerch,
    },
  ],
  readings: ['LOR-L-48'],
};
