/** The coach of a first siege: what the adviser would play and why, and one idea a turn: what a city is worth, how it is besieged, how it is relieved. */
import { coachWith } from '#components/lesson/Coach.tsx';
import type { CoachMoment, CoachSpec, Tip } from '#components/lesson/coach.ts';
import { upperFirst } from '#engine/core/french.ts';
import { seatName } from '#engine/zargos-lords/game/explain.ts';
import type { Lords } from '#engine/zargos-lords/game/game.ts';
import { citiesHeld } from '#engine/zargos-lords/game/table.ts';
import type { Phase } from '#engine/zargos-lords/game/types.ts';
import type { RuleId } from '#engine/zargos-lords/ids.ts';
import { cityTold } from '../war/acts.ts';
import { FIRST_SIEGE } from '../war/first.ts';
import { warAsked } from '../war/words.ts';
import { COACH as SKIRMISH } from './coach.ts';
import { OURS_TOLD } from './ours.ts';

type Idea = Omit<Tip<RuleId>, 'now'>;
/** Of the first turn, the second, and those after. */
type Three = readonly [Idea, Idea, Idea];

const DEADLY: Idea = {
  idea: 'Mer, bois, mont, bord de carte, ennemi ou autre zone l’éliminent en chemin ; un gouffre le paralyse.',
  lesson: 'reculer',
  rule: 'LOR-REC-2',
};

const MARCHES: Three = [
  {
    idea: 'Une ville reste à vous tant que personne n’y entre, et à la fin l’on compte les villes : gardez la vôtre.',
    lesson: 'prendre-et-tenir',
    rule: 'LOR-TOUR-4',
  },
  {
    idea: 'Pour assiéger, il faut être autant autour de la ville que dedans : un hexagone que vous y tenez est une place de moins pour eux.',
    lesson: 'assieger',
    rule: 'LOR-VIL-3',
  },
  {
    idea: 'On n’entre dans une zone que pour attaquer : que votre secours arrive ensemble.',
    lesson: 'les-zones',
    rule: 'LOR-ZDI-1',
  },
];

const IDEAS: Partial<Record<Phase, Three>> = {
  shots: [
    { idea: 'Les tirs passent avant les combats : qui tombe ou s’enfuit n’y sera plus.', lesson: 'tirer', rule: 'LOR-COM-7' },
    {
      idea: 'Ni flèches, ni flammes, ni visions contre une ville : qui est dedans est à l’abri des tirs.',
      lesson: 'assieger',
      rule: 'LOR-VIL-4',
    },
    { idea: 'Les tirs de plusieurs s’additionnent ; ce qui n’a pas suffi est perdu.', lesson: 'tirer', rule: 'LOR-L-17' },
  ],
  combats: [
    {
      idea: 'De ses murs, une garnison attaque qui elle veut de ses assiégeants : touchez votre ville.',
      lesson: 'assieger',
      rule: 'LOR-VIL-5',
    },
    { idea: 'À plusieurs, on s’additionne ; un mauvais dé les frappe tous.', lesson: 'combattre', rule: 'LOR-COM-2' },
    {
      idea: 'Des assiégeants trop faibles pour ce qui se cache dans la ville sont éliminés : en abattre un peut la sauver.',
      lesson: 'assieger',
      rule: 'LOR-VIL-3',
    },
  ],
  retreat: [DEADLY, DEADLY, DEADLY],
};

function tip({ view, seat, legal, turn, counsel }: CoachMoment<Lords>): Tip<RuleId> {
  const [first, second, third] = IDEAS[view.phase] ?? MARCHES;
  const isFirst = view.phase === 'march' && view.month === 1 && view.marched.length === 0;
  const [city] = citiesHeld(view, seat);
  const begun = isFirst ? `Vous menez les ${seatName(view, seat)}${city ? ` : ${cityTold(city)} est à vous, gardez-la` : ''}. ` : '';
  const told = counsel ? `${upperFirst(counsel.text)} ${upperFirst(counsel.grounds.line)}`.trim() : warAsked(view, legal, seat)?.text;
  return { now: `${begun}${told ?? 'Le siège est fini.'}`, ...(turn <= 1 ? first : turn === 2 ? second : third) };
}

export const COACH: CoachSpec<Lords> = {
  game: 'zargos-lords',
  offer: FIRST_SIEGE,
  which: () => 1,
  tip,
  asks: () => true,
  seen: SKIRMISH.seen,
  paid: SKIRMISH.paid,
  step: { name: 'mois', of: ({ month }) => month },
  minutes: FIRST_SIEGE.minutes,
  onward: 'Tenez la ville jusqu’au dernier mois.',
  ours: { text: OURS_TOLD, readings: SKIRMISH.ours.readings },
  lessons: {
    'prendre-et-tenir': 'Prendre et tenir',
    assieger: 'Assiéger',
    'les-zones': 'Les zones',
    tirer: 'Tirer',
    combattre: 'Combattre',
    reculer: 'Reculer sans mourir',
  },
};

export const TABLE_COACH = coachWith(COACH);
