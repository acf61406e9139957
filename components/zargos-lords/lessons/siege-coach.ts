/** The coach of a first siege: what a city is worth, how it is besieged, how it is relieved. */
import { coachWith } from '#components/lesson/Coach.tsx';
import type { CoachSpec } from '#components/lesson/coach.ts';
import { seatName } from '#engine/zargos-lords/game/explain.ts';
import type { Lords } from '#engine/zargos-lords/game/game.ts';
import { citiesHeld } from '#engine/zargos-lords/game/table.ts';
import type { View } from '#engine/zargos-lords/game/types.ts';
import { cityTold } from '../war/acts.ts';
import { RETREAT_IDEAS, type Script, SHOT_IDEAS, tipBy, WAR_COACH } from './war-tip.ts';

const IDEAS: Script = {
  march: [
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
  ],
  shots: SHOT_IDEAS,
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
  retreat: RETREAT_IDEAS,
};

function begun(view: View, seat: number): string {
  const [city] = citiesHeld(view, seat);
  return `Vous menez les ${seatName(view, seat)}${city ? ` : ${cityTold(city)} est à vous, gardez-la` : ''}.`;
}

export const COACH: CoachSpec<Lords> = {
  ...WAR_COACH,
  first: 0,
  which: () => 1,
  tip: tipBy(IDEAS, begun),
  onward: 'Tenez la ville jusqu’au dernier mois.',
  lessons: {
    'prendre-et-tenir': 'Prendre et tenir',
    assieger: 'Assiéger',
    'les-zones': 'Les zones',
    tirer: 'Tirer',
    combattre: 'Combattre',
    reculer: 'Reculer sans mourir',
  },
};

export const SIEGE_COACH = coachWith(COACH);
