/** What is often got wrong in Zargos. */
import type { Arbitration } from '#engine/practice/arbitration.ts';

export const ARBITRATION: Arbitration = {
  slips: [
    {
      rule: 'ZAR-ATT-1',
      wrong: 'J’attaque avec tous mes pions.',
      right:
        'Un pion au moins reste dans la province de départ, quels que soient le peuple et le chemin ; seule la mer se quitte tout à fait.',
      readings: ['ZAR-L-14'],
    },
    {
      rule: 'ZAR-COM-1',
      wrong: 'J’attaque, je vois ce que ça donne, puis je décide de la suite.',
      right: 'Tous les déplacements d’abord, les combats ensuite, dans l’ordre qu’on veut. Seuls les Chevaliers alternent.',
    },
    {
      rule: 'ZAR-COM-4',
      wrong: 'Le défenseur retire ses morts avant de riposter.',
      right:
        'Les deux camps retirent leurs pertes ensemble, chacun la moitié du total adverse, arrondie à l’inférieur ; puis on recompte les dés.',
    },
    {
      rule: 'ZAR-CAP-1',
      wrong: 'Dans une capitale, tout se divise par trois.',
      right: 'Seules les pertes du défenseur : l’attaquant perd toujours la moitié du total adverse.',
    },
    {
      rule: 'ZAR-ATT-5',
      wrong: 'La province est vide, j’y vais en me réorganisant.',
      right:
        'Il y faut une attaque, sans dé à lancer ; elle est prise quand son tour vient parmi les combats. La réorganisation reste chez soi.',
      readings: ['ZAR-L-62'],
    },
    {
      rule: 'ZAR-REO-1',
      wrong: 'Je réorganise tout mon monde.',
      right: 'Un groupe de deux provinces, ou deux groupes d’une. Seuls les Ailés bougent tous leurs pions.',
    },
    {
      rule: 'ZAR-MER-2',
      wrong: 'Mes renforts montent à bord en chemin.',
      right:
        'À l’attaque, n’embarquent que des pions présents au début du tour, d’une seule province ; un bateau par case mer, quel que soit le nombre de pions.',
    },
    {
      rule: 'ZAR-MAG-4',
      wrong: 'Il a commencé à bouger : je joue ma carte rouge.',
      right: 'Trop tard. Une rouge se joue avant le tour d’un joueur, quand on le demande à chacun dans l’ordre de jeu.',
      readings: ['ZAR-L-27'],
    },
    {
      rule: 'ZAR-AMA-1',
      wrong: 'Les Amazones tirent à chaque round.',
      right:
        'Une fois, avant le premier round, et seulement quand on les attaque ; le total se divise par trois, par deux dans une capitale.',
      readings: ['ZAR-L-26'],
    },
    {
      rule: 'ZAR-ZRG-4',
      wrong: 'Mes Ailés se posent dans le royaume de Zargos.',
      right: 'Aucun pouvoir de peuple n’y joue, ni en mouvement ni au combat ; la magie, elle, y reste entière.',
      readings: ['ZAR-L-19'],
    },
  ],
  priorities: [
    {
      text: 'La victoire, puis la carte de magie, puis le royaume de Zargos, puis le pouvoir du peuple, puis la règle générale.',
      rules: ['ZAR-BUT-1', 'ZAR-L-29'],
    },
    {
      text: 'Ce qui interdit l’emporte sur ce qui permet : rien n’entre dans un royaume gelé, rien n’en sort.',
      rules: ['ZAR-GLACE', 'ZAR-L-28'],
    },
    {
      text: 'Un combat s’ouvre dans cet ordre : appel des Araignées, tir des Amazones, carte de l’attaquant, carte du défenseur, premier round.',
      rules: ['ZAR-L-25', 'ZAR-L-43'],
    },
  ],
  settle: ['ZAR-L-2', 'ZAR-L-3', 'ZAR-L-8', 'ZAR-L-19', 'ZAR-L-32', 'ZAR-L-49'],
};
