/** What Zargos brings to the book. */
import type { BookSpec, CardRecord } from '#components/rules/spec.ts';
import { learnAddress } from '#components/table/coach/first-game.ts';
import { CARD_EFFECTS } from '#engine/zargos/data/card-effects.ts';
import { TOLD_CARDS } from '#engine/zargos/data/card-texts.ts';
import { ATOM_IDS, IDS } from '#engine/zargos/ids.ts';
import { RULINGS } from '#engine/zargos/rulings.ts';
import { UNTESTED } from '#engine/zargos/untested.ts';
import { FIRSTS } from './lessons/firsts.ts';

const CARD_RECORDS: readonly CardRecord[] = TOLD_CARDS.map(({ id, name, when, color, copies, rule, questions }) => ({
  id,
  title: name,
  text: `${CARD_EFFECTS[id]} ${when}.`,
  url: `zargos/cartes/#${id}`,
  color,
  copies,
  rule,
  questions,
}));

export const BOOK: BookSpec = {
  ids: IDS,
  atoms: ATOM_IDS,
  rulings: RULINGS,
  cards: CARD_RECORDS,
  untested: UNTESTED,
  doors: [
    {
      picture: 'apprendre',
      title: 'Apprendre',
      to: 'zargos/apprendre/',
      text: 'Votre premier tour en dix minutes, un vrai combat à lancer compris.',
      more: [
        ...FIRSTS.map(({ title, minutes }, at) => ({ to: `zargos/jouer/${learnAddress(at)}`, text: `${title}, ${minutes} minutes` })),
        { to: 'zargos/raconte/', text: 'Un premier tour raconté' },
        { to: 'zargos/exercices/', text: 'S’exercer : est-ce légal ?' },
      ],
    },
    {
      picture: 'trancher',
      title: 'Trancher',
      to: 'zargos/arbitre/',
      text: 'Puis-je attaquer Kahil par la mer avec 2 bateaux ? L’arbitre répond, règle à l’appui.',
      more: [
        { to: 'recherche/?jeu=zargos', text: 'Chercher une règle' },
        { to: 'zargos/litiges/', text: 'Les litiges' },
        { to: 'zargos/fiche/', text: 'La fiche-résumé' },
        { to: 'zargos/imprimer/', text: 'Imprimer la boîte' },
      ],
    },
    {
      picture: 'essayer',
      title: 'Jouer',
      to: 'zargos/jouer/#vite',
      text: 'Contre l’ordinateur, ou à plusieurs sur un écran. Qui n’a jamais joué commence par une petite partie.',
      more: [
        { to: 'zargos/jouer/', text: 'Régler la partie' },
        { to: 'zargos/combat/', text: 'Les chances d’un combat' },
        { to: 'zargos/plateau/', text: 'Le plateau' },
        { to: 'zargos/cartes/', text: 'Les quarante cartes' },
        { to: 'zargos/etude/', text: 'Ce que disent des milliers de parties' },
      ],
    },
  ],
};
