/** What a fight on the table tells: its events as log lines, with their rules. */
import { plural, together } from '../../core/french.ts';
import type { LogLine } from '../../core/game.ts';
import { PEOPLE_NAMES } from '../data/peoples.ts';
import type { RuleId } from '../ids.ts';
import { everyOne, troop } from '../odds/fight-words.ts';
import type { Side } from '../rules/combat.ts';
import type { FightEvent, FightState, Loss } from '../rules/fight.ts';
import type { People } from '../types.ts';
import type { Situation } from './types.ts';

/** A fight on the table, between two steps of the simulator: what stands, what lies there, what was said. */
export interface Fight extends FightState {
  readonly situation: Situation;
  /** Everything that happened, oldest first. */
  readonly log: readonly LogLine<RuleId>[];
}

/** Who fights. */
export interface Camps {
  readonly attacker: People;
  readonly defender: People | 'demons';
}

export const campsOf = ({ attacker, defender }: Situation): Camps => ({ attacker: attacker.people, defender: defender.people });

/** The people of a side; only the defence can be demons, who lose nobody. */
const peopleOf = ({ attacker, defender }: Camps, side: Side): People =>
  side === 'attacker' || defender === 'demons' ? attacker : defender;

const the = (camps: Camps, side: Side): string => `les ${PEOPLE_NAMES[peopleOf(camps, side)]}`;

const line = (text: string, ...rules: RuleId[]): LogLine<RuleId> => ({ text, rules });

const divided = ({ total, divisor }: Loss): string => `${total} ÷ ${divisor}`;

/** Who falls: a throw may take off more than stood there. */
const toll = (people: People, { losses, left }: Loss): string => (left === 0 ? everyOne(people) : troop(losses, people));

/** The sides whose losses a round tells. */
function roundLine(camps: Camps, attacker: Loss, defender: Loss): LogLine<RuleId> {
  const words = (side: Side, loss: Loss) => `${toll(peopleOf(camps, side), loss)} (${divided(loss)})`;
  const stay = (['attacker', 'defender'] as const).flatMap((side) => {
    const { left } = side === 'attacker' ? attacker : defender;
    return left > 0 ? [troop(left, peopleOf(camps, side))] : [];
  });
  const rest = stay.length > 0 ? `${plural(attacker.left + defender.left, 'reste', 'restent')} ${together(stay)}` : 'il ne reste personne';
  const text = `Pertes : ${words('attacker', attacker)} et ${words('defender', defender)} ; ${rest}.`;
  return line(text, 'ZAR-COM-4', ...(defender.divisor === 3 ? (['ZAR-CAP-1'] as const) : []));
}

function demonLines({ attacker: people }: Camps, faces: readonly number[], loss: Loss): readonly LogLine<RuleId>[] {
  const met = line(`Les démons lancent ${together(faces.map(String))} : ${toll(people, loss)} en moins (${divided(loss)}).`, 'ZAR-ZRG-1');
  return loss.left > 0
    ? [met, line(`Il reste ${troop(loss.left, people)} : la province est prise.`, 'ZAR-ZRG-2')]
    : [met, line('Il ne reste personne : la province reste aux démons.', 'ZAR-ZRG-2')];
}

/** The lines of one event of a fight. */
export function linesOf(camps: Camps, event: FightEvent): readonly LogLine<RuleId>[] {
  switch (event.kind) {
    case 'shot':
      return [line(`Avant le combat, ${the(camps, 'defender')} tirent ${together(event.faces.map(String))}.`, 'ZAR-AMA-1')];
    case 'throw': {
      const text = `Round ${event.round} : ${the(camps, event.side)} lancent ${together(event.faces.map(String))}.`;
      return [line(text, 'ZAR-COM-3', ...(event.warWind ? (['ZAR-GUERRE'] as const) : []))];
    }
    case 'kept':
      return [line(event.own ? 'Le Moine garde ses dés.' : 'Le Moine laisse les dés de l’adversaire.', 'ZAR-MOI-1')];
    case 'reroll': {
      const { own, old, face } = event;
      return [line(own ? `Le Moine relance son ${old} : ${face}.` : `Le Moine fait relancer le ${old} : ${face}.`, 'ZAR-MOI-1')];
    }
    case 'hit': {
      const { attacker } = event;
      const rest = attacker.left > 0 ? ` ; il en reste ${attacker.left}` : '';
      return [line(`Le tir élimine ${toll(camps.attacker, attacker)} (${divided(attacker)})${rest}.`, 'ZAR-AMA-1')];
    }
    case 'losses':
      return [roundLine(camps, event.attacker, event.defender)];
    case 'demons':
      return demonLines(camps, event.faces, event.attacker);
    case 'end': {
      const { holder, left } = event;
      if (holder === 'nobody') return [line('Les deux camps sont éliminés : la province reste inoccupée.', 'ZAR-COM-5')];
      const text = `Le combat est fini : ${troop(left, peopleOf(camps, holder))} ${plural(left, 'tient', 'tiennent')} la province.`;
      return [line(text, 'ZAR-COM-2', 'ZAR-COM-6')];
    }
  }
}
