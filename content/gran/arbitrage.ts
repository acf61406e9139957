/** What is often got wrong in Gran. */
import type { Arbitration } from '#engine/practice/arbitration.ts';

export const ARBITRATION: Arbitration = {
  slips: [
    {
      rule: 'GRA-DEP-1',
      wrong: 'Je lance le dé pour avancer.',
      right: 'Un ou deux points, au choix ; le dé ne sert qu’aux duels.',
    },
    {
      rule: 'GRA-DEP-2',
      wrong: 'Un point en avant, un point en arrière : je n’ai pas bougé.',
      right:
        'Dans un même déplacement, on ne revient pas au point de départ. On y revient au tour suivant, ou par le bonus d’un duel gagné, qui est un autre déplacement.',
      readings: ['GRA-L-20'],
    },
    {
      rule: 'GRA-DEP-5',
      wrong: 'Je saute par-dessus.',
      right: 'Ni dragon, ni pièce, ni pierre, sauf pour qui porte l’anneau ou vient de gagner un duel.',
      readings: ['GRA-L-12'],
    },
    {
      rule: 'GRA-L-29',
      wrong: 'J’ai l’anneau, je m’arrête sur la pierre.',
      right: 'L’anneau fait passer par-dessus une pierre-obstacle ; selon nous, il ne permet pas de s’y arrêter.',
    },
    {
      rule: 'GRA-L-4',
      wrong: 'Sans amulette, je m’arrête sur le dragon et je perds mon tour.',
      right: 'L’arrêt oblige au duel, et le duel demande une amulette : cet arrêt est interdit.',
    },
    {
      rule: 'GRA-PIE-3',
      wrong: 'Je mure l’anneau.',
      right:
        'Chaque chevalier doit garder un chemin jusqu’à lui, quitte à s’arrêter sur un dragon. Une cité ou un rival, eux, peuvent l’être.',
      readings: ['GRA-L-5', 'GRA-L-26'],
    },
    {
      rule: 'GRA-AMU-3',
      wrong: 'Il est sur un dragon, je l’attaque avec ma dernière amulette.',
      right: 'Il en faut deux : une pour l’attaque, une pour le duel qui suit.',
    },
    {
      rule: 'GRA-ATT-1',
      wrong: 'Après l’attaque, j’avance encore d’un point.',
      right:
        'L’attaque clôt le déplacement, même au premier point, même si l’anneau a changé de mains. C’est l’attaquant qui choisit le point d’exil.',
    },
    {
      rule: 'GRA-CIT-1',
      wrong: 'Deux sceaux de la même cité, plus un : j’ai gagné.',
      right:
        'Il faut des cités différentes. On reçoit pourtant un sceau à chaque arrivée avec l’anneau, et l’on dépose l’anneau dans un autre royaume.',
      readings: ['GRA-L-7'],
    },
    {
      rule: 'GRA-DRA-2',
      wrong: 'Duel perdu : je rejoue au tour suivant.',
      right: 'Au tour suivant on retire le carcan, et c’est tout ; on repart à celui d’après, sans nouveau duel.',
    },
  ],
  priorities: [
    {
      text: 'Dans une attaque : l’amulette rendue et l’exil d’abord ; ensuite, pour l’attaquant, le point sur lequel il arrive.',
      rules: ['GRA-ATT-2', 'GRA-ATT-3'],
    },
    { text: 'Une cité libre arrête le porteur de l’anneau, quoi qu’il lui reste à marcher.', rules: ['GRA-CIT-2', 'GRA-L-23'] },
    { text: 'Aucune pierre ne coupe l’anneau : posée ou déplacée, c’est la même défense.', rules: ['GRA-PIE-3', 'GRA-L-16'] },
  ],
  settle: ['GRA-L-1', 'GRA-L-2', 'GRA-L-26', 'GRA-L-7', 'GRA-L-9', 'GRA-L-22'],
};
