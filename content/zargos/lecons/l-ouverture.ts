/** « L’ouverture » : green cards and blue ones, pawns spread on what one holds, and who begins. */

import { diceFrom, oneOf } from '#engine/core/dice.ts';
import { counted } from '#engine/core/french.ts';
import { seeded } from '#engine/core/random.ts';
import { type Lesson, nowIn } from '#engine/practice/lesson.ts';
import type { TerritoryId } from '#engine/zargos/data/board-types.ts';
import { PEOPLE_NAMES } from '#engine/zargos/data/peoples.ts';
import { ZARGOS, type Zargos } from '#engine/zargos/game/game.ts';
import { possessed } from '#engine/zargos/game/opening/holdings.ts';
import { tablesFor } from '#engine/zargos/game/table.ts';
import type { Move, State } from '#engine/zargos/game/types.ts';
import { AMPLE, DONE, holderAt, pawnsAt, throughout } from '#engine/zargos/lessons/moves.ts';

const PEOPLES = ['amazones', 'ailes', 'dragons', 'chevaliers'] as const;

/** Such a moment of the first openings, drawn one after another: peoples as they are listed here, everything else anyhow. */
function openedTo(isThere: (state: State) => boolean): State {
  for (let word = 0; word < 400; word += 1) {
    const dice = diceFrom(seeded(`ouverture/${word}`));
    let state = ZARGOS.setup({ seats: 4, each: 1, opening: 'complete', offers: 0, options: {}, board: null }, `ouverture/${word}`);
    while (state.positioning !== null || state.phase === 'peoples') {
      if (isThere(state)) return state;
      const [seat = 0] = ZARGOS.toMove(state);
      const wanted: Move = { kind: 'choose', seat, people: PEOPLES[seat] ?? 'moines' };
      state = ZARGOS.step(state, state.phase === 'peoples' ? wanted : oneOf(ZARGOS.moves(state, seat), dice)).state;
    }
  }
  throw new Error('no opening comes to such a moment');
}

const isOwn = (state: State, phase: State['phase']): boolean => state.phase === phase && ZARGOS.toMove(state)[0] === 0;
/** The learner's territories. */
const placesOf = (state: State): readonly TerritoryId[] =>
  tablesFor(state.options).board.territories.flatMap(({ id }) => (holderAt(state, id) === 'amazones' ? [id] : []));
const leftOf = ({ positioning }: State): number => positioning?.left.amazones ?? 0;
const greensOf = ({ positioning }: State): number => positioning?.green.length ?? 0;

const taking = openedTo((state) => isOwn(state, 'takings') && greensOf(state) > 4);

const POST = 'ludos-1';
const spreading = openedTo((state) => isOwn(state, 'placement') && holderAt(state, POST) === 'amazones');
const toSpread = leftOf(spreading);
const elsewhere = placesOf(spreading).find((id) => id !== POST) ?? POST;
const foreign = tablesFor(spreading.options).board.territories.find(({ id }) => holderAt(spreading, id) === 'dragons')?.id ?? 'oz';
const put = (at: TerritoryId, pawns: number): Move => ({ kind: 'reinforce', seat: 0, people: 'amazones', at, pawns });
/** Pawns that may still stand there when all are spread. */
const mostAt = (state: State): number => pawnsAt(state, POST) + (isOwn(state, 'placement') ? leftOf(state) : 0);

const pawnsIn = (state: State): readonly number[] => PEOPLES.map((people) => possessed(state, people));
const spread = openedTo((state) => {
  const [most = 0, next = 0] = pawnsIn(state).toSorted((a, b) => b - a);
  return state.phase === 'placement' && most > next;
});
const totals = pawnsIn(spread);
const right = totals.indexOf(Math.max(...totals));

export const LESSON: Lesson<Zargos> = {
  tasks: [
    {
      kind: 'play',
      id: 'le-bon-dos',
      task: 'C’est à vous de tirer : une carte verte, ou deux bleues. Prenez du côté des capitales et des renforts.',
      state: taking,
      seat: 0,
      isDone: (run) => greensOf(nowIn(run)) < greensOf(run.states[0]),
      solution: [{ kind: 'take', seat: 0, pile: 'green' }],
      hints: ['Les bleues vont par deux : elles valent moins, prises une à une.', 'Prenez une carte verte.'],
      learnt: {
        text: 'À son tour, chacun prend une verte, capitale ou renfort, ou deux bleues : des provinces et quelques bateaux. Chaque territoire tiré reçoit un de vos pions.',
        rules: ['ZAR-POS-1', 'ZAR-POS-2'],
      },
      refused: [{ move: DONE, rule: 'ZAR-POS-1' }],
      missed: [{ move: { kind: 'take', seat: 0, pile: 'blue' } }],
      miss: () => 'Deux bleues : des provinces ou des bateaux. Les capitales et les renforts ont le dos vert.',
    },
    {
      kind: 'play',
      id: 'repartir',
      task: `Chacune de vos terres a un pion ; il vous en reste ${toSpread} à poser. Massez dix Amazones au moins à Ludos sud, et posez-les toutes.`,
      state: spreading,
      places: placesOf(spreading),
      seat: 0,
      most: AMPLE,
      isDone: (run) => !isOwn(nowIn(run), 'placement') && pawnsAt(nowIn(run), POST) >= 10,
      isLost: (run) => mostAt(nowIn(run)) < 10,
      solution: [put(POST, toSpread), DONE],
      onward: throughout((run) => {
        const left = leftOf(nowIn(run));
        return left > 0
          ? `Encore ${counted(left, 'Amazone')} à poser : un pion seul est une invitation.`
          : 'Toutes sont posées. Finissez votre répartition.';
      }),
      hints: ['Un pion suffit à tenir une terre ; dix attaquent à trois dés.', `Posez à Ludos sud ${toSpread} Amazones, puis finissez.`],
      learnt: {
        text: 'On pose tous ses pions, comme on veut, sur ses propres terres. Qui en a le plus place le premier, et les autres le voient faire.',
        rules: ['ZAR-POS-5'],
      },
      refused: [
        { move: DONE, rule: 'ZAR-POS-5' },
        { move: put(foreign, 1), rule: 'ZAR-POS-5' },
        { move: put('zargos-1', 1), rule: 'ZAR-POS-7' },
      ],
      missed: [{ move: put(elsewhere, toSpread) }],
      miss: (run) => `Ludos sud n’aura pas dix Amazones : ${counted(mostAt(nowIn(run)), 'pion')} au plus y seront.`,
    },
    {
      kind: 'ask',
      id: 'qui-place',
      task: 'Toutes les cartes sont tirées, et l’on compte les pions de chacun. Qui les répartit le premier, et jouera le premier tour en tête ?',
      state: spread,
      seat: 0,
      answers: PEOPLES.map((people, at) => ({
        text: `Les ${PEOPLE_NAMES[people]}, avec ${totals[at]} pions`,
        reply: at === right ? '' : `Les ${PEOPLE_NAMES[PEOPLES[right] ?? people]} en ont davantage : ${totals[right]}.`,
      })),
      right,
      truth: () => PEOPLES.indexOf(spread.peoples[ZARGOS.toMove(spread)[0] ?? 0]?.[0] as (typeof PEOPLES)[number]),
      learnt: {
        text: 'Le plus grand nombre de pions, bateaux non comptés, place d’abord et joue d’abord : ce rang ne vaut que pour le premier tour. Ensuite, ce sont les points.',
        rules: ['ZAR-POS-5', 'ZAR-TOUR-2', 'ZAR-ORD-1'],
      },
    },
  ],
};
