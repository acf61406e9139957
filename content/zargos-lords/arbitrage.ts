/** What is often got wrong in Zargo's Lords. */
import type { Arbitration } from '#engine/practice/arbitration.ts';

export const ARBITRATION: Arbitration = {
  slips: [
    {
      rule: 'LOR-ZDI-1',
      wrong: 'Je passe près de lui sans l’attaquer.',
      right:
        'On n’entre dans une zone d’influence que pour attaquer, et l’on s’arrête à son premier hexagone. Ceux qui volent passent au-dessus.',
      readings: ['LOR-L-48'],
    },
    {
      rule: 'LOR-ZDI-2',
      wrong: 'Sa zone arrête aussi mon second pion.',
      right: 'Un premier assaillant posé contre lui, sa zone disparaît jusqu’à la fin de son combat.',
      readings: ['LOR-L-38', 'LOR-L-62'],
    },
    {
      rule: 'LOR-COM-4',
      wrong: 'J’attaque plus fort que moi, on verra bien.',
      right: 'Sous la première bande du tableau, l’attaque est interdite ; notre tableau reconstitué commence à l’égalité.',
    },
    {
      rule: 'LOR-REC-1',
      wrong: 'Je recule en zigzag entre les bois.',
      right: 'En ligne droite, une des six, tout du long.',
    },
    {
      rule: 'LOR-REC-2',
      wrong: 'Bloqué ? Il reste sur place.',
      right: 'Mer, bois, mont, ville, ennemi, ou zone d’un autre ennemi : il est éliminé. Un gouffre le paralyse sans le tuer.',
      readings: ['LOR-L-7', 'LOR-L-43', 'LOR-L-51', 'LOR-L-61', 'LOR-L-62'],
    },
    {
      rule: 'LOR-REC-3',
      wrong: 'Il y a un ami derrière : il ne peut pas reculer.',
      right: 'Les amis sur sa ligne sont poussés, et périssent contre un obstacle, à moins qu’on ne préfère perdre le premier.',
      readings: ['LOR-L-54'],
    },
    {
      rule: 'LOR-COM-7',
      wrong: 'Je combats, puis mes archers tirent sur ce qui reste.',
      right: 'Combats individuels avant les mouvements ; puis tous les tirs ; puis les combats.',
    },
    {
      rule: 'LOR-MON-1',
      wrong: 'Je franchis le mont avec ce qui me reste.',
      right: 'On s’arrête à son pied, on y monte au coup suivant, on en repart au troisième.',
    },
    {
      rule: 'LOR-SOR-1',
      wrong: 'Deux Sorciers : +4.',
      right: 'Un pion ne reçoit qu’un +2, et seulement d’un Sorcier de son peuple sur un hexagone attenant.',
      readings: ['LOR-L-3', 'LOR-L-16'],
    },
    {
      rule: 'LOR-VIL-3',
      wrong: 'À deux contre trois, on tente la ville.',
      right:
        'Moins nombreux que la garnison, on n’obtient rien et l’on ne perd rien ; assez nombreux mais trop faibles, tous les assiégeants sont éliminés.',
      readings: ['LOR-L-21'],
    },
  ],
  priorities: [
    {
      text: 'Un coup se joue dans cet ordre : alliances, combats individuels, mouvements, tirs, combats.',
      rules: ['LOR-IND-2', 'LOR-COM-7'],
    },
    { text: 'Une ville cache son terrain à ceux qui sont dedans, pas à ceux qui veulent y entrer.', rules: ['LOR-VIL-1', 'LOR-L-49'] },
    { text: 'Ce qui est dans un gouffre ne fait rien et ne subit rien, trois coups durant.', rules: ['LOR-GOU-1', 'LOR-L-14'] },
  ],
  settle: ['LOR-L-2', 'LOR-L-4', 'LOR-L-48', 'LOR-L-21', 'LOR-L-18', 'LOR-L-46'],
};
