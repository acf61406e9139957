/** « Le bon endroit » : the attack with the best exact odds, which is seldom the one with the fewest defenders. */

import { type Lesson, nowIn } from '#engine/practice/lesson.ts';
import type { TerritoryId } from '#engine/zargos/data/board-types.ts';
import type { Zargos } from '#engine/zargos/game/game.ts';
import { attack, chanceToTake, DONE, sentTo } from '#engine/zargos/lessons/moves.ts';
import { positionOf, type Stands } from '#engine/zargos/lessons/position.ts';
import { oddsOf } from '#engine/zargos/odds/fight.ts';

const PEOPLES = ['dragons', 'amazones', 'ailes', 'araignees'] as const;
const at = (stands: Stands) => positionOf({ peoples: PEOPLES, stands });
const hasSent = (place: TerritoryId) => (run: Parameters<typeof nowIn<Zargos>>[0]) => sentTo(nowIn(run), place) > 0;

const around = at({
  dragons: { 'tairo-2': 8 },
  araignees: { 'tairo-3': 5 },
  amazones: { 'tairo-4': 4 },
  ailes: { tairo: 4, 'palmyr-4': 6, 'palmyr-3': 6 },
});

const two = at({
  dragons: { 'tairo-1': 7, 'palmyr-4': 8 },
  araignees: { 'akilon-3': 4, palmyr: 7 },
  ailes: { 'tairo-2': 6, tairo: 5, 'palmyr-3': 8 },
  amazones: { 'tairo-3': 6 },
});

const walls = at({ dragons: { 'kahil-3': 9 }, ailes: { kahil: 5, 'kahil-1': 6, 'kahil-5': 7 }, amazones: { 'kahil-4': 4 } });

/** Who has the better chance, seven against seven in a plain province: 0 the attacker, 1 the defender, 2 neither. */
function better(): number {
  const { win } = oddsOf({
    attacker: { people: 'dragons', pawns: 7, warWind: false },
    defender: { people: 'ailes', pawns: 7, warWind: false, called: 0 },
    site: 'province',
    eclipse: false,
    heatwave: false,
    options: walls.options.options,
  });
  const more = win.attacker - win.defender;
  return Math.abs(more) < 1e-9 ? 2 : more > 0 ? 0 : 1;
}

const NONE = 'Il faut attaquer quelque part !';

export const LESSON: Lesson<Zargos> = {
  tasks: [
    {
      kind: 'play',
      id: 'quatre-cibles',
      task: 'Huit Dragons, cinq voisines. Une attaque, tous les pions qui peuvent partir : laquelle réussit le plus souvent ?',
      state: around,
      places: ['tairo-2', 'tairo-3', 'tairo-4', 'tairo', 'palmyr-4'],
      seat: 0,
      worth: chanceToTake,
      isDone: hasSent('tairo-3'),
      solution: [attack('dragons', 'tairo-2', 'tairo-3', 7)],
      hints: [
        'Les moins nombreux ne sont pas les plus faibles : l’une est derrière des murs, l’autre tire avant le combat.',
        'Cinq Araignées, en rase campagne : Taïro nord-est.',
      ],
      learnt: {
        text: 'Sept contre cinq Araignées réussissent mieux que contre quatre Ailés derrière des remparts, et bien mieux que contre quatre Amazones, qui tirent d’abord.',
        rules: ['ZAR-COM-3', 'ZAR-CAP-1', 'ZAR-AMA-1'],
      },
      refused: [{ move: attack('dragons', 'tairo-2', 'tairo-3', 8), rule: 'ZAR-ATT-1' }],
      missed: [
        { move: attack('dragons', 'tairo-2', 'tairo-4', 7) },
        { move: attack('dragons', 'tairo-2', 'tairo', 7) },
        { move: attack('dragons', 'tairo-2', 'tairo-3', 6) },
        { move: DONE },
      ],
      miss: () => NONE,
    },
    {
      kind: 'play',
      id: 'le-septieme',
      task: 'Six contre quatre à l’est, ou sept contre six à l’ouest ? Choisissez la plus sûre de vos attaques.',
      state: two,
      places: ['tairo-1', 'palmyr-4', 'akilon-3', 'tairo-2', 'tairo-3'],
      seat: 0,
      worth: chanceToTake,
      isDone: hasSent('tairo-2'),
      solution: [attack('dragons', 'palmyr-4', 'tairo-2', 7)],
      hints: [
        'Comptez les dés de chaque camp, pas seulement les pions.',
        'Le septième pion donne un troisième dé : attaquez Taïro ouest depuis Palmyr nord-ouest.',
      ],
      learnt: {
        text: 'À sept contre six, trois dés contre deux ; à six contre quatre, deux contre deux. Le septième pion vaut plus que deux ennemis de moins.',
        rules: ['ZAR-COM-3', 'ZAR-COM-4'],
      },
      refused: [{ move: attack('dragons', 'palmyr-4', 'tairo', 7), rule: 'ZAR-ATT-3' }],
      missed: [{ move: attack('dragons', 'tairo-1', 'akilon-3', 6) }, { move: attack('dragons', 'tairo-1', 'tairo', 6) }],
      miss: () => NONE,
    },
    {
      kind: 'play',
      id: 'murs-ou-nombre',
      task: 'Huit Dragons peuvent partir de Kahil-est. Où ont-ils les meilleures chances ?',
      state: walls,
      places: ['kahil-3', 'kahil', 'kahil-1', 'kahil-4', 'kahil-5'],
      seat: 0,
      worth: chanceToTake,
      isDone: hasSent('kahil-1'),
      solution: [attack('dragons', 'kahil-3', 'kahil-1', 8)],
      hints: ['Des remparts valent plus d’un pion, et les flèches bien davantage.', 'Attaquez Kahil sud-est, avec les huit.'],
      learnt: {
        text: 'Six Ailés en plaine tombent plus souvent que cinq derrière des remparts, et bien plus que quatre Amazones. Dans le doute, le calculateur compte pour vous.',
        rules: ['ZAR-CAP-1', 'ZAR-AMA-1'],
      },
      refused: [{ move: attack('dragons', 'kahil-3', 'kahil-2', 8), rule: 'ZAR-ATT-3' }],
      missed: [{ move: attack('dragons', 'kahil-3', 'kahil', 8) }, { move: attack('dragons', 'kahil-3', 'kahil-4', 8) }],
      miss: () => NONE,
    },
    {
      kind: 'ask',
      id: 'a-egalite',
      task: 'Sept contre sept, dans une simple province, sans pouvoir ni carte : qui a le plus de chances de la tenir à la fin ?',
      seat: 0,
      answers: [
        { text: 'L’attaquant', reply: 'Attaquer n’y donne rien de plus : les deux camps lancent et perdent de la même façon.' },
        { text: 'Le défenseur', reply: 'Il n’a pas de murs ici. Les deux lancent autant de dés, et perdent en même temps.' },
        { text: 'Ni l’un ni l’autre', reply: '' },
      ],
      right: 2,
      truth: better,
      learnt: {
        text: 'Hors des capitales, le combat est le même pour les deux camps. L’avantage, c’est vous qui l’amenez : plus de pions, donc plus de dés.',
        rules: ['ZAR-COM-3', 'ZAR-COM-4'],
      },
    },
  ],
};
