/** The six peoples as pawns to choose from, the demons beside them where they may stand. */

import { PEOPLES } from '#engine/zargos/types.ts';
import { Pawn } from '../../drawings/Pawn.tsx';
import { type Fighter, nameOf, type Side } from '../words.ts';

interface Props {
  /** Unique on the page. */
  name: string;
  side: Side;
  value: Fighter;
  set: (people: Fighter) => void;
}

export function PeoplePicker({ name, side, value, set }: Props) {
  const choices: readonly Fighter[] = side === 'defender' ? [...PEOPLES, 'demons'] : PEOPLES;
  return (
    <fieldset class="combat-peoples">
      <legend class="sr">{side === 'attacker' ? 'Peuple qui attaque' : 'Peuple qui se défend'}</legend>
      {choices.map((people) => (
        <label key={people} class="combat-people-choice">
          <input type="radio" name={name} value={people} checked={people === value} onChange={() => set(people)} />
          <span class="combat-token">
            <Pawn people={people} label="" />
            <em>{nameOf(people)}</em>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
