/** What is often got wrong in De l'Orc pour les braves. */
import type { Arbitration } from '#engine/practice/arbitration.ts';

export const ARBITRATION: Arbitration = {
  slips: [
    {
      rule: 'ORC-MAN-1',
      wrong: 'Le Sorcier joue aussi.',
      right: 'Il distribue, il arbitre, il nomme un champion et marque comme lui ; il ne tient pas de cartes.',
    },
    {
      rule: 'ORC-REC-5',
      wrong: 'Je prends cette pile tout de suite.',
      right: 'Les boucliers attendent la carte « début des recrutements » ; les désertions, elles, sont permises dès la première carte.',
    },
    {
      rule: 'ORC-DEP-3',
      wrong: 'Mon bouclier ne prend que ce qui tombe après lui.',
      right: 'La pile entière va au bouclier le plus bas, ce qui est dessous compris ; les autres boucliers de la pile ne valent rien.',
    },
    {
      rule: 'ORC-DEP-2',
      wrong: 'Mon bouclier protège la carte qu’il couvre.',
      right: 'Une désertion passe à travers lui ; sur une autre désertion, en revanche, elle ne fait rien.',
      readings: ['ORC-L-7'],
    },
    {
      rule: 'ORC-BAT-1',
      wrong: 'Je garde quelques Orcs pour plus tard.',
      right: 'Du peuple appelé, on pose toutes ses cartes ; seuls les mercenaires se gardent.',
    },
    {
      rule: 'ORC-BAT-7',
      wrong: 'J’ai mes deux chefs : je double deux fois.',
      right: 'Deux chefs d’un même peuple, et l’armée vaut 0, mercenaires compris.',
    },
    {
      rule: 'ORC-BAT-2',
      wrong: 'Il annonce trois mercenaires, j’en ajoute un.',
      right: 'Un seul tour, par la gauche, chacun une fois ; celui qui ouvre change à chaque bataille.',
      readings: ['ORC-L-22'],
    },
    {
      rule: 'ORC-BAT-8',
      wrong: 'Mes gobelins déjà posés montent dans la machine volante.',
      right: 'Il faut des gobelins gardés en main ; elle part après que tout est compté, et jamais seule.',
      readings: ['ORC-L-4', 'ORC-L-33'],
    },
    {
      rule: 'ORC-ESP-1',
      wrong: 'Mon espion demande ta meilleure carte.',
      right: 'Une sorte de carte, dite précisément, à un seul adversaire ; s’il ne l’a pas, l’espion est perdu.',
    },
    {
      rule: 'ORC-FIN-2',
      wrong: 'J’ai atteint le seuil : j’ai gagné.',
      right: 'Il faut le dépasser (9 points à quatre ou cinq, 8 à six, 7 à sept), et l’on finit la manche.',
      readings: ['ORC-L-1'],
    },
  ],
  priorities: [
    {
      text: 'Après la donne : les espions 1, 2, 3, 4, puis les géants en trop, puis la première bataille.',
      rules: ['ORC-ESP-1', 'ORC-GEA-1'],
    },
    {
      text: 'Dans une bataille : le peuple, les mercenaires, le commando, la révélation et le compte, la machine volante.',
      rules: ['ORC-BAT-1', 'ORC-BAT-3', 'ORC-BAT-8'],
    },
    {
      text: 'Deux mains au même instant sur une pile : la carte du dessous compte ; dans le doute, le Sorcier tranche.',
      rules: ['ORC-L-17'],
    },
  ],
  settle: ['ORC-L-1', 'ORC-L-4', 'ORC-L-12', 'ORC-L-14', 'ORC-L-20', 'ORC-L-22'],
};
