/** The puzzles of Zargos by theme. */
import { groupsOf, type PuzzleTheme } from '#components/puzzle/groups.ts';
import type { Zargos } from '#engine/zargos/game/game.ts';
import puzzles from './puzzles.json';
import { ZARGOS_PUZZLE_SPEC } from './spec.ts';

const asks =
  (theme: string): PuzzleTheme<Zargos>['holds'] =>
  ({ puzzle }) =>
    puzzle.theme === theme;

const THEMES: readonly PuzzleTheme<Zargos>[] = [
  { name: 'Où attaquer', text: 'De tous vos combats possibles, lequel a le plus de chances ?', holds: asks('attaque') },
  { name: 'Combien en envoyer', text: 'Prendre, et garder ce qu’on laisse derrière soi.', holds: asks('combien') },
  { name: 'Deux places à prendre', text: 'Les mêmes pions pour deux attaques : comment les partager ?', holds: asks('partage') },
  { name: 'Le Vent de Guerre', text: 'Une seule carte, plusieurs combats : dans lequel la jouer ?', holds: asks('vent') },
  { name: 'Les renforts', text: 'Deux places menacées, un budget : où mettre les pions ?', holds: asks('renfort') },
  { name: 'La main de Dieu', text: 'Les dés sont jetés : en relancer un, ou garder ?', holds: asks('main') },
];

export const PUZZLE_GROUPS = () => groupsOf(ZARGOS_PUZZLE_SPEC, THEMES, puzzles);
