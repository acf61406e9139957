/** « Le but » : the Forbidden City and the three provinces round it; a first attack on the way. */

import { type Lesson, nowIn, prepared, type Run } from '#engine/practice/lesson.ts';
import type { TerritoryId } from '#engine/zargos/data/board-types.ts';
import { ZARGOS, type Zargos } from '#engine/zargos/game/game.ts';
import { attack, fight, holderAt, isBeyond, onceSent, OWN_TURN, sentTo, throughout, untaken } from '#engine/zargos/lessons/moves.ts';
import { positionOf } from '#engine/zargos/lessons/position.ts';

const PEOPLES = ['dragons', 'araignees', 'amazones', 'ailes'] as const;
const HEART = ['zargos', 'zargos-7', 'zargos-8', 'zargos-9'] as const;

/** Dragons hold these, and have just taken the last of them from a lone Araignée. */
function wins(held: readonly TerritoryId[], from: TerritoryId, last: TerritoryId): boolean {
  const dragons = Object.fromEntries(held.map((place) => [place, 20]));
  const before = positionOf({ peoples: PEOPLES, stands: { dragons, araignees: { [last]: 1 } } });
  const sent = ZARGOS.play(before, attack('dragons', from, last, 19)).state;
  return ZARGOS.outcome(ZARGOS.play(sent, fight(last)).state) !== undefined;
}

const inside = positionOf({
  peoples: PEOPLES,
  stands: {
    dragons: { zargos: 6, 'zargos-7': 3, 'zargos-8': 9 },
    araignees: { 'zargos-9': 3, 'zargos-5': 5 },
    amazones: { 'zargos-3': 4 },
    ailes: { 'zargos-6': 2 },
  },
});

const isWon = (run: Run<Zargos>): boolean => ZARGOS.outcome(nowIn(run)) !== undefined;

/** The place of the first fight. */
const firstFought = ({ events }: Run<Zargos>): TerritoryId | undefined => {
  for (const event of events.flat()) if (event.kind === 'opened') return event.at;
  return undefined;
};

const twice = [attack('dragons', 'zargos-7', 'zargos-6', 2), attack('dragons', 'zargos-8', 'zargos-9', 8)].reduce(
  (state, move) => ZARGOS.play(state, move).state,
  inside,
);

const first = positionOf({ peoples: PEOPLES, stands: { dragons: { oz: 9 }, ailes: { 'oz-1': 2 } } });
const taking = [attack('dragons', 'oz', 'oz-1', 8), fight('oz-1')] as const;

export const LESSON: Lesson<Zargos> = {
  tasks: [
    {
      ...OWN_TURN,
      id: 'premiere-prise',
      task: 'Vous menez les Dragons. Prenez Oz sud : touchez vos pions dans la capitale, puis la province.',
      state: prepared<Zargos>(ZARGOS, first, taking, (run) => holderAt(nowIn(run), 'oz-1') === 'dragons'),
      isPrepared: true,
      places: ['oz', 'oz-1'],
      isDone: (run) => holderAt(nowIn(run), 'oz-1') === 'dragons',
      isLost: isBeyond('oz-1'),
      solution: taking,
      onward: onceSent('oz-1', 'L’attaque est déclarée : les pions sont devant Oz sud. Livrez le combat.'),
      hints: [
        'Vos neuf pions sont à Oz, la capitale, au nord.',
        'Touchez-les, puis touchez Oz sud, attaquez avec tout ce qui peut partir, et livrez le combat.',
      ],
      learnt: {
        text: 'On conquiert de proche en proche, aux dés : la moitié du total d’un camp, arrondie en dessous, tombe en face. Un royaume tenu en entier rapporte plus que ses provinces une à une : ces points paient les renforts.',
        rules: ['ZAR-ATT-1', 'ZAR-COM-4', 'ZAR-PTS-2'],
      },
      refused: [
        { move: attack('dragons', 'oz', 'oz-1', 9), rule: 'ZAR-ATT-1' },
        { move: fight('oz-1'), rule: 'ZAR-COM-1' },
      ],
      miss: (run) => `${untaken(run, 'oz-1')} Envoyez les huit pions qui peuvent partir, puis livrez le combat.`,
    },
    {
      kind: 'ask',
      id: 'que-faut-il',
      task: 'Au cœur de la planète, la Cité Interdite. Que faut-il tenir pour gagner la partie ?',
      state: inside,
      places: HEART,
      seat: 0,
      answers: [
        { text: 'La Cité Interdite, seule', reply: 'Elle fait de vous le Maître des Vents, et c’est beaucoup ; mais la partie continue.' },
        { text: 'Les trois provinces qui l’entourent', reply: 'Sans la Cité, l’anneau ne gagne rien.' },
        { text: 'La Cité et les trois provinces qui l’entourent', reply: '' },
      ],
      right: 2,
      truth: () =>
        [
          wins(['zargos-7'], 'zargos-7', 'zargos'),
          wins(['zargos-7', 'zargos-8'], 'zargos-7', 'zargos-9'),
          wins(['zargos-7', 'zargos-8', 'zargos-9'], 'zargos-7', 'zargos'),
        ].indexOf(true),
      learnt: {
        text: 'Quatre territoires, à un même peuple : la Cité Interdite et les trois provinces qui la touchent.',
        rules: ['ZAR-BUT-1'],
      },
    },
    {
      ...OWN_TURN,
      id: 'gagner',
      task: 'La Cité est à vous, et deux des trois provinces. Gagnez ce tour-ci.',
      state: prepared<Zargos>(ZARGOS, inside, [attack('dragons', 'zargos-8', 'zargos-9', 8), fight('zargos-9')], isWon),
      isPrepared: true,
      places: HEART,
      isDone: isWon,
      isLost: isBeyond('zargos-9'),
      solution: [attack('dragons', 'zargos-8', 'zargos-9', 8), fight('zargos-9')],
      onward: onceSent('zargos-9', 'Ils sont devant la dernière province. Aux dés !'),
      hints: ['Il manque la province intérieure du sud.', 'Les neuf pions du nord-est y touchent : envoyez-en huit.'],
      learnt: { text: 'Dès qu’un peuple tient les quatre, la partie est gagnée.', rules: ['ZAR-BUT-1'] },
      refused: [
        { move: attack('dragons', 'zargos-8', 'zargos-9', 9), rule: 'ZAR-ATT-1' },
        { move: attack('dragons', 'zargos-8', 'zargos-5', 8), rule: 'ZAR-ATT-3' },
        { move: attack('dragons', 'zargos-8', 'zargos', 8), rule: 'ZAR-ATT-6' },
      ],
      missed: [{ move: attack('dragons', 'zargos-8', 'zargos-3', 8) }],
      miss: (run) =>
        untaken(run, 'zargos-9', {
          unfought: 'C’est permis, mais il ne manquait que la province intérieure du sud, tenue par trois Araignées.',
        }),
    },
    {
      ...OWN_TURN,
      id: 'a-l-instant',
      task: 'Deux combats vous attendent. Livrez d’abord celui qui finit la partie.',
      state: prepared<Zargos>(ZARGOS, twice, [fight('zargos-9')], isWon),
      isPrepared: true,
      places: [...HEART, 'zargos-6'],
      isDone: (run) => isWon(run) && firstFought(run) === 'zargos-9',
      isLost: (run) => firstFought(run) !== undefined,
      solution: [fight('zargos-9')],
      onward: throughout((run) =>
        sentTo(nowIn(run), 'zargos-9') > 8
          ? 'Ils se joignent aux autres, au sud. Quel combat d’abord ?'
          : 'Un combat de plus. Lequel d’abord ?',
      ),
      hints: ['L’attaquant choisit l’ordre de ses combats.', 'Celui du sud vous donne la dernière des trois provinces.'],
      learnt: {
        text: 'La victoire est immédiate : ni la fin du tour ni les autres combats ne comptent plus. Et c’est vous qui choisissez l’ordre.',
        rules: ['ZAR-BUT-1', 'ZAR-COM-1', 'ZAR-L-29'],
      },
      refused: [{ move: { kind: 'done', seat: 0 }, rule: 'ZAR-COM-1' }],
      missed: [{ move: fight('zargos-6') }],
      miss: (run) =>
        firstFought(run) === 'zargos-9'
          ? untaken(run, 'zargos-9')
          : 'Permis ; mais pourquoi risquer des pions sur la côte, quand l’autre combat gagne la partie ?',
    },
  ],
};
