/** « Le Maître des Vents » : demons come back where nobody is left, the City changes hands with its magic, and without anybody in it there is no Master. */

import { type Lesson, nowIn } from '#engine/practice/lesson.ts';
import { ZARGOS, type Zargos } from '#engine/zargos/game/game.ts';
import type { Move, State } from '#engine/zargos/game/types.ts';
import { attack, DONE, fight, holderAt, isBeyond, onceSent, OWN_TURN, untaken, withLuckyDice } from '#engine/zargos/lessons/moves.ts';
import { positionOf } from '#engine/zargos/lessons/position.ts';
import { demonDice } from '#engine/zargos/rules/demons.ts';

const PEOPLES = ['dragons', 'amazones', 'ailes', 'araignees'] as const;

const played = (state: State, moves: readonly Move[]): State => moves.reduce((now, move) => ZARGOS.play(now, move).state, state);

const shore = positionOf({
  peoples: PEOPLES,
  stands: { dragons: { 'zargos-1': 3 }, ailes: { 'zargos-2': 2 }, araignees: { 'zargos-6': 5 } },
});
const clash = [attack('dragons', 'zargos-1', 'zargos-2', 2), fight('zargos-2')] as const;
const emptied = withLuckyDice(shore, clash, (state) => holderAt(state, 'zargos-2') === null);

const throne = positionOf({
  peoples: PEOPLES,
  hands: { amazones: ['typhon', 'vent-de-folie', 'vent-de-glace', 'eclipse', 'vent-de-mort'], dragons: [] },
  stands: { amazones: { zargos: 2, 'zargos-7': 3 }, dragons: { 'zargos-8': 16 }, ailes: { 'zargos-5': 6 } },
});
const chase = [attack('dragons', 'zargos-8', 'zargos', 15), fight('zargos')] as const;

const last = positionOf({
  peoples: PEOPLES,
  stands: { amazones: { zargos: 2 }, dragons: { 'zargos-8': 3 }, ailes: { 'zargos-5': 6 } },
});
const ruin = [attack('dragons', 'zargos-8', 'zargos', 2), fight('zargos')] as const;
const ruined = withLuckyDice(last, ruin, (state) => holderAt(state, 'zargos') === null);

export const LESSON: Lesson<Zargos> = {
  tasks: [
    {
      kind: 'ask',
      id: 'ils-reviennent',
      task: 'Vos deux Dragons et les deux Ailés de Zargos nord-est tombent tous au même round. Qu’y trouvera le prochain qui entre ?',
      state: emptied,
      places: ['zargos-1', 'zargos-2', 'zargos'],
      seat: 0,
      answers: [
        { text: 'Personne : il la prend sans un dé', reply: 'Ce serait vrai partout ailleurs. Ici, une province vidée ne le reste pas.' },
        { text: 'Des démons, comme au premier jour', reply: '' },
      ],
      right: 1,
      truth: () => {
        const after = played(emptied, clash);
        return demonDice('coast', holderAt(after, 'zargos-2') !== null, false) > 0 ? 1 : 0;
      },
      learnt: {
        text: 'Dans le royaume de Zargos, une province que ses occupants perdent retrouve ses démons. Gardez-y toujours quelqu’un.',
        rules: ['ZAR-ZRG-9', 'ZAR-COM-5'],
      },
    },
    {
      ...OWN_TURN,
      id: 'chasser-le-maitre',
      task: 'Les Amazones règnent dans la Cité, à deux seulement, cinq cartes en main. Chassez-les avec tout ce qui peut partir.',
      state: withLuckyDice(throne, [...chase, { kind: 'pass', seat: 1 }], (state) => state.master === 0),
      isPrepared: true,
      places: ['zargos', 'zargos-8', 'zargos-7', 'zargos-9'],
      isDone: (run) => nowIn(run).master === 0,
      isLost: isBeyond('zargos'),
      solution: chase,
      onward: onceSent('zargos', 'Les voilà aux portes. Des remparts, mais deux Amazones seulement : au combat !'),
      hints: ['La Cité a des remparts : venez nombreux.', 'De Zargos intérieur nord-est, attaquez la Cité Interdite avec quinze Dragons.'],
      learnt: {
        text: 'Un Maître chassé remet aussitôt ses cartes de magie au vainqueur, qui devient Maître à sa place : il en reçoit cinq à chaque tour, quand les autres n’en reçoivent plus.',
        rules: ['ZAR-ZRG-8', 'ZAR-ZRG-6', 'ZAR-CAP-1'],
      },
      refused: [{ move: attack('dragons', 'zargos-8', 'zargos', 16), rule: 'ZAR-ATT-1' }],
      missed: [{ move: attack('dragons', 'zargos-8', 'zargos-7', 15) }, { move: DONE }],
      miss: (run) =>
        `${untaken(run, 'zargos', { most: 15 })}${holderAt(nowIn(run), 'zargos') ? ' Les Amazones gardent leurs cinq cartes.' : ''}`,
    },
    {
      kind: 'ask',
      id: 'cite-vide',
      task: 'Deux Dragons entrent dans la Cité : eux et les deux Amazones du Maître tombent ensemble. Qui est Maître des Vents ?',
      state: ruined,
      places: ['zargos', 'zargos-8', 'zargos-7'],
      seat: 0,
      answers: [
        {
          text: 'Les Amazones, jusqu’à ce qu’un autre entre',
          reply: 'Le titre tient à la Cité : sans un pion dedans, il n’y a plus de Maître.',
        },
        { text: 'Les Dragons, entrés les derniers', reply: 'Entrer ne suffit pas : il faut y rester, au moins à un.' },
        { text: 'Personne', reply: '' },
      ],
      right: 2,
      truth: () => {
        const { master } = played(ruined, ruin);
        return master === 1 ? 0 : master === 0 ? 1 : 2;
      },
      learnt: {
        text: 'Sans un pion dans la Cité, plus de Maître : ses démons reviennent, et les cartes de royaume donnent de nouveau de la magie.',
        rules: ['ZAR-ZRG-8', 'ZAR-ZRG-9'],
      },
    },
  ],
};
