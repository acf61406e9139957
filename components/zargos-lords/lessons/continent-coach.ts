/** The coach of a first war between two continents: how many are moved as one, when to besiege, what to keep. */
import { coachWith } from '#components/lesson/Coach.tsx';
import type { CoachSpec } from '#components/lesson/coach.ts';
import { seatName } from '#engine/zargos-lords/game/explain.ts';
import type { Lords } from '#engine/zargos-lords/game/game.ts';
import { paidInFights } from './paid.ts';
import { RETREAT_IDEAS, type Script, SHOT_IDEAS, tipBy, WAR_COACH } from './war-tip.ts';

/** What comes with an army, a month each: moved as one, by orders, against walls; kept; and what a war adds. */
const IDEAS: Script = {
  cards: [
    { idea: 'Le continent que vous prenez porte votre peuple : c’est là que sont vos villes.', lesson: 'le-but', rule: 'LOR-PREP-1' },
  ],
  cities: [
    {
      idea: 'Quatre villes, à quatre hexagones l’une de l’autre : au dernier mois, qui en tient le plus gagne.',
      lesson: 'prendre-et-tenir',
      rule: 'LOR-PREP-2',
    },
  ],
  garrisons: [
    { idea: 'Quatre pions au plus dans une ville, cachés : l’adversaire ne sait pas qui.', lesson: 'prendre-et-tenir', rule: 'LOR-PREP-3' },
  ],
  deployment: [{ idea: 'Le reste se place à découvert, sur votre continent.', lesson: 'prendre-et-tenir', rule: 'LOR-PREP-4' }],
  march: [
    {
      idea: 'Quand un conseil en mène plusieurs : « Prendre ces pions ». Sinon touchez-en un, « Tout ce groupe », puis l’hexagone où ils vont.',
      lesson: 'marcher',
      rule: 'LOR-MOU-1',
    },
    {
      idea: 'Plus loin que leur pas, c’est un ordre de marche : ils le suivent de mois en mois, et s’arrêtent quand un ennemi approche.',
      lesson: 'marcher',
      rule: 'LOR-MOU-1',
    },
    {
      idea: 'Touchez une ville : qui peut l’assiéger s’offre. Soyez assez : autant de pions autour que dedans, et plus forts ; trop faibles, ils sont éliminés.',
      lesson: 'assieger',
      rule: 'LOR-VIL-3',
    },
    {
      idea: 'Une ville prise ne se garde pas seule : laissez-y quelqu’un, ou le premier venu y entre.',
      lesson: 'prendre-et-tenir',
      rule: 'LOR-VIL-6',
    },
    {
      idea: 'À deux peuples, ni allié ni otage. Dans la guerre à trois ou quatre, l’on s’allie contre un autre, et l’on échange des otages.',
      lesson: 'allies-et-otages',
      rule: 'LOR-ALL-1',
    },
    {
      idea: 'Comptez les villes : menez, gardez ; suivez, prenez la moins gardée. Une égalité fait durer la guerre.',
      lesson: 'prendre-et-tenir',
      rule: 'LOR-TOUR-4',
    },
  ],
  onward: [
    {
      idea: 'Qui gagne un combat individuel finit son mouvement : il peut s’éloigner de qui le vengerait.',
      lesson: 'frapper-et-repartir',
      rule: 'LOR-IND-1',
    },
  ],
  shots: SHOT_IDEAS,
  combats: [
    {
      idea: 'L’on ne sait qui garde une ville qu’en l’assiégeant : la chance est dite au pire et au mieux.',
      lesson: 'assieger',
      rule: 'LOR-VIL-3',
    },
    { idea: 'À plusieurs, on s’additionne ; un mauvais dé les frappe tous.', lesson: 'combattre', rule: 'LOR-COM-2' },
    {
      idea: 'De ses murs, une garnison attaque qui elle veut de ses assiégeants : touchez votre ville.',
      lesson: 'assieger',
      rule: 'LOR-VIL-5',
    },
  ],
  entry: [
    {
      idea: 'La garnison tombée, un de ceux qui l’assiégeaient y entre aussitôt : un qui sache la tenir.',
      lesson: 'prendre-et-tenir',
      rule: 'LOR-L-57',
    },
  ],
  retreat: RETREAT_IDEAS,
};

export const COACH: CoachSpec<Lords> = {
  ...WAR_COACH,
  first: 1,
  which: () => 2,
  paid: paidInFights,
  // All months but the last two.
  turns: 6,
  tip: tipBy(
    IDEAS,
    (view, seat) => `Vous menez les ${seatName(view, seat)} : en ${view.options.months} mois, tenez plus de villes qu’en face.`,
  ),
  onward: 'Au dernier mois, ce sont les villes tenues qui décident.',
  lessons: {
    'le-but': 'Le but',
    marcher: 'Marcher',
    'prendre-et-tenir': 'Prendre et tenir',
    assieger: 'Assiéger',
    'allies-et-otages': 'Alliés et otages',
    'frapper-et-repartir': 'Frapper et repartir',
    tirer: 'Tirer',
    combattre: 'Combattre',
    reculer: 'Reculer sans mourir',
  },
};

export const CONTINENT_COACH = coachWith(COACH);
