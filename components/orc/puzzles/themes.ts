/** The puzzles of De l'Orc by theme. */
import { groupsOf, type PuzzleTheme } from '#components/puzzle/groups.ts';
import type { Orc } from '#engine/orc/game.ts';
import { fightersOf } from '#engine/orc/rules/hands.ts';
import puzzles from './puzzles.json';
import { ORC_PUZZLE_SPEC } from './spec.ts';

const THEMES: readonly PuzzleTheme<Orc>[] = [
  {
    name: 'Le commando, à trois armées',
    text: 'Deux adversaires, des dos, une frappe : où, ou pas du tout ?',
    holds: ({ puzzle, state }) => puzzle.theme === 'commando' && fightersOf(state).length === 3,
  },
  {
    name: 'Le commando, à quatre armées',
    text: 'Un adversaire de plus à battre : lequel affaiblir ?',
    holds: ({ puzzle }) => puzzle.theme === 'commando',
  },
  {
    name: 'L’espion',
    text: 'À qui réclamer, et quelle carte, pour l’obtenir le plus souvent ?',
    holds: ({ puzzle }) => puzzle.theme === 'espion',
  },
];

export const PUZZLE_GROUPS = () => groupsOf(ORC_PUZZLE_SPEC, THEMES, puzzles);
