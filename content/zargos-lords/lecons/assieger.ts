/** « Assiéger » : as many as inside, and strong enough together; too few learn a number, too weak are lost; those inside choose whom they attack. */

import { type Lesson, nowIn, type Run } from '#engine/practice/lesson.ts';
import { LORDS, type Lords } from '#engine/zargos-lords/game/game.ts';
import type { State } from '#engine/zargos-lords/game/types.ts';
import {
  attack,
  COMBATS,
  cityAtCell,
  cityIn,
  cityName,
  end,
  isTurnPast,
  luckyTask,
  marchMove,
  retreatsOnly,
  sallyMove,
  warOf,
} from '#engine/zargos-lords/lessons/position.ts';

const WALLS = [4, 2] as const;
const CITY = cityName(WALLS);
const ROWS = ['.........', '.........', '.........', '.........', '.........', '.........'];

const outcomeOf = (state: State, besiegers: readonly string[]): string | undefined => {
  const { events } = LORDS.step(state, attack(besiegers, [CITY]));
  return events.flatMap((event) => (event.kind === 'besieged' ? [event.outcome] : []))[0];
};

const FEW = warOf({
  peoples: ['chevaliers', 'dragons'],
  rows: ROWS,
  counters: [
    ['a1', 'chevalier', [3, 1]],
    ['a2', 'chevalier', [5, 2]],
    ['b9', 'dragon', [8, 5]],
  ],
  cities: [
    cityAtCell('dragons', WALLS, [
      ['b1', 'dragons-fantassin'],
      ['b2', 'dragons-fantassin'],
      ['b3', 'dragons-fantassin'],
    ]),
  ],
  state: COMBATS,
});

const WEAK = warOf({
  peoples: ['chevaliers', 'dragons'],
  rows: ROWS,
  counters: [
    ['a1', 'chevaliers-fantassin', [3, 1]],
    ['a2', 'chevaliers-fantassin', [5, 2]],
    ['a3', 'chevalier', [0, 0]],
    ['b9', 'dragon', [8, 5]],
  ],
  cities: [
    cityAtCell(
      'dragons',
      WALLS,
      [
        ['b1', 'serpent'],
        ['b2', 'lance-flammes'],
      ],
      { counted: true },
    ),
  ],
  state: COMBATS,
});

const THREE = warOf({
  peoples: ['chevaliers', 'dragons'],
  rows: ROWS,
  counters: [
    ['a1', 'chevalier', [3, 1]],
    ['a2', 'chevalier', [5, 2]],
    ['a3', 'chevaliers-fantassin', [1, 4]],
    ['b9', 'dragon', [8, 5]],
  ],
  cities: [
    cityAtCell(
      'dragons',
      WALLS,
      [
        ['b1', 'dragons-fantassin'],
        ['b2', 'dragons-fantassin'],
        ['b3', 'lance-flammes'],
      ],
      { counted: true },
    ),
  ],
});
const RING = [marchMove('a3', [3, 2], CITY), end(), attack(['a1', 'a2', 'a3'], [CITY])] as const;

const INSIDE = warOf({
  peoples: ['chevaliers', 'dragons'],
  rows: ROWS,
  counters: [
    ['a3', 'chevalier', [0, 5]],
    ['b1', 'dragon', [3, 1]],
    ['b2', 'lance-flammes', [5, 2]],
  ],
  cities: [
    cityAtCell('chevaliers', WALLS, [
      ['a1', 'chevalier'],
      ['a2', 'chevaliers-fantassin'],
    ]),
  ],
  state: COMBATS,
});
const OUT = sallyMove(WALLS, ['b2']);

const isOpen = (run: Run<Lords>): boolean => cityIn(nowIn(run), WALLS)?.garrison.length === 0;
/** The targets of the sallies of a run. */
const sallied = ({ events }: Run<Lords>): string =>
  events
    .flat()
    .flatMap((event) => (event.kind === 'sallied' ? [event.targets.map(({ id }) => id).join('+')] : []))
    .join();

export const LESSON: Lesson<Lords> = {
  tasks: [
    {
      kind: 'ask',
      id: 'trop-peu',
      task: 'Deux Chevaliers attaquent cette ville. La garnison, cachée, compte trois pions. Que se passe-t-il ?',
      state: FEW,
      seat: 0,
      answers: [
        { text: 'Elle se découvre, et l’on se bat', reply: 'Il faudrait autant d’assiégeants que de défenseurs pour qu’elle se découvre.' },
        { text: 'Rien : on sait seulement qu’ils sont trois', reply: '' },
        { text: 'Les deux Chevaliers sont éliminés', reply: 'C’est le sort de qui est trop faible, et non de qui est trop peu nombreux.' },
      ],
      right: 1,
      truth: () => ['combat', 'void', 'eliminated'].indexOf(outcomeOf(FEW, ['a1', 'a2']) ?? ''),
      learnt: {
        text: 'Il faut au moins autant d’assiégeants que de défenseurs. Moins nombreux, selon nous, ils apprennent leur nombre, et ne perdent rien.',
        rules: ['LOR-VIL-3', 'LOR-L-21'],
      },
    },
    {
      ...luckyTask(THREE, RING, (run) => isOpen(run)),
      id: 'autant',
      task: 'Ils sont trois dans la ville, et vous êtes deux devant. Amenez le troisième, et attaquez à trois.',
      seat: 0,
      most: 4,
      isDone: (run) => run.events.flat().some((event) => event.kind === 'besieged' && event.outcome === 'combat'),
      isLost: isTurnPast,
      others: retreatsOnly,
      onward: ['Vous êtes trois. Finissez vos mouvements.', 'Touchez la ville, et attaquez avec les trois.'],
      hints: ['Votre Fantassin peut toucher les murs ce coup-ci.', 'Le Fantassin en C4, pour assiéger ; puis la ville, à trois.'],
      learnt: {
        text: 'Découverte, la garnison se bat comme un seul pion, qui vaut la somme de ses facteurs : 19 contre 7, ici. Selon nous, seule l’élimination ouvre la porte.',
        rules: ['LOR-VIL-2', 'LOR-VIL-3', 'LOR-L-22'],
      },
      refused: [
        { move: attack(['a1', 'a2'], [CITY]), rule: 'LOR-TOUR-2' },
        { move: marchMove('a1', WALLS), rule: 'LOR-VIL-6' },
      ],
      missed: [{ move: end() }],
    },
    {
      kind: 'ask',
      id: 'trop-faibles',
      task: 'Deux Fantassins, 3 et 3, devant deux défenseurs : un Serpent, 6, et un Lance-flammes, 3. S’ils attaquent ?',
      state: WEAK,
      seat: 0,
      answers: [
        {
          text: 'L’attaque est refusée, sans plus',
          reply: 'En rase campagne, oui. Devant une ville on ne sait pas qui est dedans : on attaque, et l’on voit.',
        },
        { text: 'Le dé décide', reply: 'Six contre neuf : le tableau n’a pas de case pour une différence pareille.' },
        { text: 'Les deux Fantassins sont éliminés', reply: '' },
      ],
      right: 2,
      truth: () =>
        LORDS.judge(WEAK, attack(['a1', 'a2'], [CITY])).ok ? ['', 'combat', 'eliminated'].indexOf(outcomeOf(WEAK, ['a1', 'a2']) ?? '') : 0,
      learnt: {
        text: 'Assez nombreux et trop faibles : les assiégeants sont tous éliminés. On frappe à la porte sans savoir, et c’est cher.',
        rules: ['LOR-VIL-3', 'LOR-COM-4'],
      },
    },
    {
      ...luckyTask(INSIDE, [OUT], (run) => run.events.flat().some((event) => event.kind === 'sallied' && event.result === 'DE')),
      id: 'la-sortie',
      task: 'À vous d’être dans les murs, onze points à deux. De là, attaquez le Lance-flammes, sans toucher au Dragon.',
      seat: 0,
      isDone: (run) => sallied(run) === 'b2',
      isLost: (run) => sallied(run) !== '' || isTurnPast(run),
      others: retreatsOnly,
      hints: [
        'Les assiégés choisissent : tous leurs assiégeants, ou quelques-uns.',
        'Touchez le Lance-flammes, et choisissez de l’attaquer, lui seul.',
      ],
      learnt: {
        text: 'Les assiégés prennent à part qui ils veulent : onze contre trois, au lieu de onze contre treize. Selon nous, ils attaquent de leurs murs, comme un seul pion.',
        rules: ['LOR-VIL-5', 'LOR-L-56'],
      },
      refused: [{ move: sallyMove(WALLS, ['b1', 'b2']), rule: 'LOR-COM-4' }],
      missed: [{ move: sallyMove(WALLS, ['b1']) }, { move: end() }],
    },
  ],
  readings: ['LOR-L-57'],
};
