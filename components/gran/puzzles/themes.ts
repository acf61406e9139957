/** The puzzles of Gran by theme. */
import { groupsOf, type PuzzleTheme } from '#components/puzzle/groups.ts';
import type { Gran } from '#engine/gran/game.ts';
import puzzles from './puzzles.json';
import { GRAN_PUZZLE_SPEC } from './spec.ts';

const asks =
  (theme: string, turns?: number): PuzzleTheme<Gran>['holds'] =>
  ({ puzzle }) =>
    puzzle.theme === theme && (turns === undefined || puzzle.turns === turns);

const THEMES: readonly PuzzleTheme<Gran>[] = [
  { name: 'L’anneau, dans ce tour', text: 'Par où, pour finir ce tour avec l’anneau ?', holds: asks('anneau', 1) },
  { name: 'L’anneau, en deux tours', text: 'Où s’arrêter d’abord, pour le prendre ensuite ?', holds: asks('anneau', 2) },
  { name: 'Un sceau, dans ce tour', text: 'Quelle cité peut encore être atteinte ?', holds: asks('sceau', 1) },
  { name: 'Un sceau, en deux tours', text: 'Quel premier pas mène à la bonne cité ?', holds: asks('sceau', 2) },
  { name: 'La pierre-obstacle', text: 'Où la poser pour arrêter celui qui suit ?', holds: asks('barrage') },
  { name: 'Garder l’anneau', text: 'Où se mettre à l’abri avant qu’on vous attaque ?', holds: asks('garder') },
];

export const PUZZLE_GROUPS = () => groupsOf(GRAN_PUZZLE_SPEC, THEMES, puzzles);
