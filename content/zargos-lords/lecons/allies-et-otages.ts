/** « Alliés et otages » : an alliance binds nobody; hostages are agreed, handed over, kept two a city, eliminated one a turn, freed by whoever takes the city. */

import { type Lesson, nowIn } from '#engine/practice/lesson.ts';
import { hexAt } from '#engine/zargos-lords/board/map.ts';
import { LORDS, type Lords } from '#engine/zargos-lords/game/game.ts';
import type { Move, State } from '#engine/zargos-lords/game/types.ts';
import { cityAtCell, cityIn, cityName, end, isTurnPast, marchMove, partMove, warOf } from '#engine/zargos-lords/lessons/position.ts';

const PEOPLES = ['chevaliers', 'dragons', 'ailes'] as const;
const ROWS = ['....~.....', '....~.....', '....~.....', '....~.....', '....~.....'];
const FRIENDS = [['chevaliers', 'dragons']] as const;

const CHANGE = warOf({
  peoples: PEOPLES,
  rows: ROWS,
  counters: [
    ['a1', 'chevalier', [1, 1]],
    ['b1', 'dragon', [8, 1]],
    ['c1', 'aile', [8, 4]],
  ],
  allies: FRIENDS,
  state: { phase: 'alliances' },
});
const OFFER: Move = { kind: 'offer', seat: 0, to: 2, pledges: [] };
const BREAK: Move = { kind: 'break', seat: 0, with: 1 };

/** How many counters are left once an alliance is broken, where it may be; -1 where it may not. */
const leftAfter = (state: State): number => (LORDS.judge(state, BREAK).ok ? LORDS.step(state, BREAK).state.position.counters.length : -1);

/** The Sorcier is to be handed over by whoever stands on either continent. */
const handing = (at: readonly [number, number]): State =>
  warOf({
    peoples: PEOPLES,
    rows: ROWS,
    counters: [
      ['a1', 'sorcier', at],
      ['b1', 'dragons-fantassin', [8, 2]],
      ['b2', 'dragon', [7, 4]],
      ['b3', 'dragons-fantassin', [2, 3]],
      ['c1', 'aile', [0, 4]],
    ],
    allies: FRIENDS,
    state: { pledges: [{ from: 0, to: 1, kind: 'sorcier' }] },
  });
const HANDING = handing([6, 1]);
/** Whether the Sorcier may be handed over there, were he on that side of the sea. */
const mayHand = (from: readonly [number, number], to: readonly [number, number]): boolean =>
  LORDS.judge(handing(from), marchMove('a1', to)).ok;

const FREE_CITY = [8, 1] as const;
const CROWDED = [7, 4] as const;
const KEEPING = warOf({
  peoples: PEOPLES,
  rows: ROWS,
  counters: [
    ['a1', 'sorcier', [6, 2], { escort: 'dragons-fantassin', escortId: 'b1' }],
    ['a2', 'chevalier', [1, 1]],
    ['b2', 'dragon', [9, 4]],
    ['c1', 'aile', [0, 4]],
  ],
  cities: [
    cityAtCell('dragons', FREE_CITY, [], { counted: true }),
    cityAtCell('dragons', CROWDED, [], {
      counted: true,
      hostages: [
        { id: 'a3', kind: 'chevalier' },
        { id: 'a4', kind: 'chevalier' },
      ],
    }),
  ],
  allies: FRIENDS,
  state: { turn: 1 },
});

const HELD = warOf({
  peoples: PEOPLES,
  rows: ROWS,
  counters: [
    ['a2', 'chevalier', [1, 1]],
    ['b2', 'dragon', [9, 4]],
    ['c1', 'aile', [0, 4]],
  ],
  cities: [
    cityAtCell('dragons', FREE_CITY, [], {
      counted: true,
      hostages: [
        { id: 'a3', kind: 'chevalier' },
        { id: 'a4', kind: 'sorcier' },
      ],
    }),
  ],
  state: { turn: 1 },
});
const execute = (id: string): Move => ({ kind: 'execute', seat: 1, city: cityName(FREE_CITY), id });

/** How many of the two may be eliminated in one turn. */
function eliminated(): number {
  if (!LORDS.judge(HELD, execute('a3')).ok) return 0;
  return LORDS.judge(LORDS.step(HELD, execute('a3')).state, execute('a4')).ok ? 2 : 1;
}

const TAKEN = warOf({
  peoples: PEOPLES,
  rows: ROWS,
  counters: [
    ['a2', 'chevalier', [1, 1]],
    ['b2', 'dragon', [9, 4]],
    ['c1', 'faucon', [0, 4]],
  ],
  cities: [cityAtCell('ailes', FREE_CITY, [['c2', 'aile']], { hostages: [{ id: 'a3', kind: 'chevalier' }] })],
  state: { turn: 2 },
});
const mayFree = (seat: number): boolean =>
  LORDS.judge({ ...TAKEN, turn: seat }, { kind: 'free', seat, city: cityName(FREE_CITY), id: 'a3', to: hexAt(7, 0) }).ok;

export const LESSON: Lesson<Lords> = {
  tasks: [
    {
      kind: 'ask',
      id: 'changer-de-camp',
      task: 'Alliés aux Dragons, vous voulez passer aux Ailés. Quand leur offrez-vous cette alliance ?',
      state: CHANGE,
      seat: 0,
      answers: [
        {
          text: 'Quand je veux, même pendant mon coup',
          reply: 'On ne traverse pas les lignes d’un allié pour le quitter au bout : l’offre vient d’abord.',
        },
        { text: 'Avant de jouer mon coup', reply: '' },
        { text: 'Après mon coup', reply: 'Ce serait trop tard : qui change de camp le dit avant de jouer.' },
      ],
      right: 1,
      truth: () => (LORDS.judge({ ...CHANGE, phase: 'march' }, OFFER).ok ? 0 : LORDS.judge(CHANGE, OFFER).ok ? 1 : 2),
      learnt: {
        text: 'À trois ou quatre joueurs, un coup commence par les alliances. Qui change de camp offre sa nouvelle alliance avant de bouger.',
        rules: ['LOR-ALL-1', 'LOR-TOUR-2'],
      },
    },
    {
      kind: 'ask',
      id: 'rompre',
      task: 'Vous quittez vos alliés, sans plus. Que cela vous coûte-t-il ?',
      state: CHANGE,
      seat: 0,
      answers: [
        { text: 'Rien', reply: '' },
        { text: 'Un pion', reply: 'Une alliance n’engage jamais : la rompre ne se paie pas.' },
        { text: 'Ce n’est pas permis', reply: 'Une alliance n’engage jamais, et l’on s’en va quand on veut.' },
      ],
      right: 0,
      truth: () => [CHANGE.position.counters.length, CHANGE.position.counters.length - 1, -1].indexOf(leftAfter(CHANGE)),
      learnt: {
        text: 'Rien ne tient un allié : il peut trahir. Selon nous, s’en aller sans rien offrir se fait quand on veut. D’où les otages.',
        rules: ['LOR-ALL-1', 'LOR-L-31'],
      },
    },
    {
      kind: 'ask',
      id: 'livrer',
      task: 'L’accord donne votre Sorcier en otage aux Dragons, dont le continent est à droite. À qui le livrez-vous ?',
      state: HANDING,
      seat: 0,
      answers: [
        {
          text: 'À leur Fantassin en D3, chez vous',
          reply: 'Ce serait trop commode : un otage se livre sur le continent de qui le gardera.',
        },
        { text: 'À leur Dragon, en E8', reply: 'Un Dragon n’escorte personne : il faut un fantassin.' },
        { text: 'À leur Fantassin en C9, chez eux', reply: '' },
      ],
      right: 2,
      truth: () => [mayHand([1, 1], [2, 3]), mayHand([6, 1], [7, 4]), mayHand([6, 1], [8, 2])].indexOf(true),
      learnt: {
        text: 'L’otage gagne, par son mouvement, le continent de l’allié, où une escorte à lui le prend : dès cet instant, il n’a plus de pouvoir.',
        rules: ['LOR-ALL-2', 'LOR-ESC-2'],
      },
    },
    {
      kind: 'play',
      id: 'garder',
      task: 'À vous d’être les Dragons, et de tenir cet otage. Mettez-le en ville : il n’y est gardé que là.',
      state: KEEPING,
      seat: 1,
      isDone: (run) => (cityIn(nowIn(run), FREE_CITY)?.hostages?.length ?? 0) > 0,
      isLost: isTurnPast,
      solution: [marchMove('a1', FREE_CITY, undefined, 1)],
      hints: ['Deux otages au plus par ville : comptez ceux qui y sont.', 'Menez le couple en B9.'],
      learnt: {
        text: 'L’escorte mène l’otage dans une ville, gardée ou non, qui en tient deux au plus. En chemin, elle ne le lâche pas.',
        rules: ['LOR-ALL-2', 'LOR-VIL-1'],
      },
      refused: [
        { move: marchMove('a1', CROWDED, undefined, 1), rule: 'LOR-ALL-2' },
        { move: partMove('a1', [5, 2], 'escort', 1), rule: 'LOR-ALL-2' },
      ],
      missed: [{ move: end(1) }],
    },
    {
      kind: 'ask',
      id: 'un-par-coup',
      task: 'Vos alliés vous ont trahis, et cette ville à vous garde deux des leurs. Combien pouvez-vous en éliminer ce coup-ci ?',
      state: HELD,
      seat: 1,
      answers: [
        { text: 'Aucun : il n’y a pas de garnison', reply: 'Nul besoin de garnison : il suffit que la ville soit à vous.' },
        { text: 'Un', reply: '' },
        { text: 'Les deux', reply: 'Un par ville et par coup : l’autre attendra.' },
      ],
      right: 1,
      truth: () => eliminated(),
      learnt: { text: 'Le gardien élimine un otage par ville et par coup, et seulement en ville.', rules: ['LOR-ALL-3'] },
    },
    {
      kind: 'ask',
      id: 'liberer',
      task: 'Les Ailés ont pris cette ville aux Dragons ; un Chevalier y est en otage. Qui peut le rendre libre ?',
      state: TAKEN,
      seat: 2,
      answers: [
        { text: 'Les Chevaliers : il est à eux', reply: 'Il est à eux, mais la ville, non : ils n’ont qu’à la prendre.' },
        { text: 'Les Dragons, qui le gardaient', reply: 'Ils n’ont plus la ville, donc plus l’otage.' },
        { text: 'Les Ailés, qui tiennent la ville', reply: '' },
      ],
      right: 2,
      truth: () => [0, 1, 2].findIndex(mayFree),
      learnt: { text: 'Qui prend la ville, le peuple de l’otage ou un autre, peut le rendre libre. Ou le garder.', rules: ['LOR-ALL-4'] },
    },
  ],
};
