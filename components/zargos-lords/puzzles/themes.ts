/** The puzzles of Zargo's Lords by theme. */
import { groupsOf, type PuzzleTheme } from '#components/puzzle/groups.ts';
import type { Lords } from '#engine/zargos-lords/game/game.ts';
import puzzles from './puzzles.json';
import { LORDS_PUZZLE_SPEC } from './spec.ts';

const at =
  (theme: string, phase: string): PuzzleTheme<Lords>['holds'] =>
  ({ puzzle, state }) =>
    puzzle.theme === theme && state.phase === phase;

const THEMES: readonly PuzzleTheme<Lords>[] = [
  { name: 'Les tirs, pour abattre', text: 'Qui viser d’abord, et avec qui, pour qu’un ennemi tombe ?', holds: at('abattre', 'shots') },
  {
    name: 'Les combats, pour abattre',
    text: 'Qui attaquer d’abord, et à combien, pour qu’un ennemi tombe ?',
    holds: at('abattre', 'combats'),
  },
  { name: 'Les tirs, sans perte', text: 'Qui viser pour qu’un ennemi tombe, et aucun des vôtres ?', holds: at('sans-perte', 'shots') },
  { name: 'Les combats, sans perte', text: 'Qui attaquer sans y laisser un des vôtres ?', holds: at('sans-perte', 'combats') },
  { name: 'Le siège : l’assaut', text: 'À combien frapper à la porte, et faut-il y frapper deux fois ?', holds: at('ouvrir', 'combats') },
  {
    name: 'Le siège : un tir d’abord',
    text: 'Tirer avant l’assaut, ou garder tout le monde pour la porte ?',
    holds: at('ouvrir', 'shots'),
  },
  {
    name: 'Le siège : où se placer',
    text: 'Devant quelle ville, et sur quel hexagone, mener le dernier pion ?',
    holds: at('ouvrir', 'march'),
  },
  {
    name: 'Assiégé',
    text: 'Sortie, flèche ou secours : comment laisser moins d’assiégeants que de défenseurs ?',
    holds: ({ puzzle }) => puzzle.theme === 'desserrer',
  },
  { name: 'La ville prise', text: 'Qui y faire entrer, pour la tenir encore un coup ?', holds: at('tenir', 'entry') },
];

export const PUZZLE_GROUPS = () => groupsOf(LORDS_PUZZLE_SPEC, THEMES, puzzles);
