/** « Les points » : what lands are worth, who begins the next round, which attack gains or costs most. */

import { counted } from '#engine/core/french.ts';
import { type Lesson, nowIn, type Run } from '#engine/practice/lesson.ts';
import type { TerritoryId } from '#engine/zargos/data/board-types.ts';
import { pointsOf } from '#engine/zargos/game/count.ts';
import type { Zargos } from '#engine/zargos/game/game.ts';
import { attack, isBeyond, luckyTaking, onceSent, pointsBy, sentTo, untaken } from '#engine/zargos/lessons/moves.ts';
import { positionOf } from '#engine/zargos/lessons/position.ts';

const ranking = positionOf({
  peoples: ['ailes', 'dragons', 'amazones', 'chevaliers'],
  isBare: true,
  stands: {
    ailes: { oz: 3, 'oz-1': 2 },
    dragons: { 'banzol-4': 6, 'banzol-5': 4, 'tairo-4': 7, 'tairo-2': 5 },
    amazones: { palmyr: 8, 'palmyr-4': 3 },
    chevaliers: { 'banzol-1': 9 },
  },
});
const heart = positionOf({
  peoples: ['dragons', 'ailes', 'amazones', 'chevaliers'],
  isBare: true,
  stands: {
    dragons: { 'zargos-1': 1, 'zargos-8': 4, zargos: 2 },
    ailes: { 'zargos-6': 9 },
    amazones: { oz: 5 },
    chevaliers: { 'kori-1': 4 },
  },
});
const HEARTS = ['13', '9', '4'] as const;

const RANKED = ['ailes', 'dragons', 'amazones'] as const;

const choice = positionOf({
  peoples: ['dragons', 'ailes', 'amazones', 'chevaliers'],
  stands: {
    dragons: { itak: 9, 'itak-1': 2, 'ohms-2': 9 },
    ailes: { 'itak-2': 2, ohms: 1, 'ohms-1': 1, 'ohms-3': 1 },
    chevaliers: { 'ohms-4': 5 },
  },
});

const rich = positionOf({
  peoples: ['amazones', 'ailes', 'dragons', 'chevaliers'],
  stands: {
    ailes: { tairo: 9, 'tairo-1': 3, 'tairo-2': 3, 'tairo-3': 4, 'tairo-4': 5, palmyr: 2, 'palmyr-3': 1 },
    amazones: { 'palmyr-4': 9 },
  },
});

/** What was attacked besides the place that is meant. */
function aside({ events }: Run<Zargos>, meant: TerritoryId): TerritoryId | undefined {
  for (const event of events.flat()) if (event.kind === 'attacked' && event.into !== meant) return event.into as TerritoryId;
  return undefined;
}
const TWO = 'Une seule attaque, dit l’exercice : l’autre suffisait.';

export const LESSON: Lesson<Zargos> = {
  tasks: [
    {
      kind: 'ask',
      id: 'qui-commence',
      task: 'On compte les points. Les Ailés tiennent deux terres, les Dragons quatre, les Amazones deux dont une capitale. Qui jouera le premier au prochain tour ?',
      state: ranking,
      places: ['oz', 'banzol-4', 'palmyr', 'tairo-2'],
      seat: 0,
      answers: [
        { text: 'Les Ailés', reply: '' },
        {
          text: 'Les Dragons',
          reply: 'Quatre provinces, quatre points. Mais Oz, tenue en entier, vaut les cinq inscrits sur sa capitale.',
        },
        { text: 'Les Amazones', reply: 'Deux points pour la capitale, un pour la province : trois en tout.' },
      ],
      right: 0,
      truth: () => {
        const points = RANKED.map((people) => pointsOf(ranking, people));
        return points.indexOf(Math.max(...points));
      },
      learnt: {
        text: 'Un point par province, deux par capitale, et la valeur inscrite pour un royaume entier. Qui a le plus de points joue le premier.',
        rules: ['ZAR-PTS-1', 'ZAR-PTS-2', 'ZAR-ORD-1'],
      },
    },
    {
      kind: 'ask',
      id: 'trois-et-sept',
      task: 'Dans le royaume de Zargos, vos Dragons tiennent une province côtière, une intérieure et la Cité. Combien de points ?',
      state: heart,
      places: ['zargos-1', 'zargos-8', 'zargos'],
      seat: 0,
      answers: [
        { text: `${HEARTS[0]} points`, reply: '' },
        { text: `${HEARTS[1]} points`, reply: 'Trois fois trois ? La Cité est la capitale du royaume : elle en vaut sept à elle seule.' },
        {
          text: `${HEARTS[2]} points`,
          reply: 'Une province, une province, une capitale : ce serait le compte partout ailleurs. Ici tout vaut davantage.',
        },
      ],
      right: 0,
      truth: () => HEARTS.findIndex((points) => Number(points) === pointsOf(heart, 'dragons')),
      learnt: {
        text: 'Chaque province du royaume de Zargos vaut trois points, côtière ou intérieure ; la Cité Interdite en vaut sept. Un pion suffit à les toucher.',
        rules: ['ZAR-PTS-1'],
      },
    },
    {
      ...luckyTaking(choice, 'itak-2', [attack('dragons', 'itak', 'itak-2', 8)]),
      id: 'un-royaume-entier',
      task: 'Une seule attaque, et le plus de points possible : prenez la terre qu’il faut.',
      places: ['itak', 'itak-2', 'ohms-2', 'ohms', 'ohms-1'],
      isLost: (run) => aside(run, 'itak-2') !== undefined || isBeyond('itak-2')(run),
      onward: onceSent('itak-2', 'Reste à la prendre.'),
      hints: [
        'Une capitale de plus fait deux points ; un royaume achevé, bien davantage.',
        'Itak-est vous manque : attaquez depuis Itak avec huit Dragons.',
      ],
      learnt: {
        text: 'Itak entier vaut 6 points, ses trois terres séparées quatre. Le dernier morceau d’un royaume est le meilleur.',
        rules: ['ZAR-PTS-2'],
      },
      refused: [{ move: attack('dragons', 'itak', 'ohms', 8), rule: 'ZAR-MER-1' }],
      missed: [{ move: attack('dragons', 'ohms-2', 'ohms', 8) }, { move: attack('dragons', 'ohms-2', 'ohms-1', 8) }],
      miss: (run) => {
        const [first] = run.states;
        const other = aside(run, 'itak-2');
        if (!other) return untaken(run, 'itak-2', { most: 9 });
        if (sentTo(nowIn(run), 'itak-2') > 0) return TWO;
        const gain = counted(pointsBy(first, 'dragons', other, 'dragons'), 'point');
        return `Permis ; mais prise, cette terre rapporte ${gain}. Itak achevé en rapportait ${pointsBy(first, 'dragons', 'itak-2', 'dragons')}.`;
      },
    },
    {
      ...luckyTaking(rich, 'tairo-2', [attack('amazones', 'palmyr-4', 'tairo-2', 8)]),
      id: 'briser',
      task: 'Les Ailés mènent, avec Taïro en entier. D’une seule attaque, faites-leur perdre le plus de points.',
      places: ['palmyr-4', 'tairo-2', 'palmyr', 'palmyr-3'],
      isLost: (run) => aside(run, 'tairo-2') !== undefined || isBeyond('tairo-2')(run),
      onward: onceSent('tairo-2', 'Elles y sont. Au combat !'),
      hints: ['Une seule province qui manque, et un royaume n’est plus entier.', 'Prenez Taïro ouest, avec huit Amazones.'],
      learnt: {
        text: 'Taïro entier valait 14 points ; sans une seule province, il n’en vaut plus que 5, comptés terre par terre.',
        rules: ['ZAR-PTS-2', 'ZAR-PTS-1'],
      },
      refused: [{ move: attack('amazones', 'palmyr-4', 'tairo', 8), rule: 'ZAR-ATT-3' }],
      missed: [{ move: attack('amazones', 'palmyr-4', 'palmyr', 8) }, { move: attack('amazones', 'palmyr-4', 'palmyr-3', 8) }],
      miss: (run) => {
        const [first] = run.states;
        const other = aside(run, 'tairo-2');
        if (!other) return untaken(run, 'tairo-2', { most: 8 });
        if (sentTo(nowIn(run), 'tairo-2') > 0) return TWO;
        const cost = counted(-pointsBy(first, 'ailes', other, 'amazones'), 'point');
        return `Permis ; mais prise, cette terre leur coûte ${cost}. À Taïro, ils en perdaient neuf.`;
      },
    },
  ],
};
