/** A pile as counts: what is kept in the hand, what was seen. */
import { NumberInput } from '#components/kit/NumberInput.tsx';
import { upperFirst } from '#engine/core/french.ts';
import { CARD_NAMES, COPIES } from '#engine/orc/data/cards.ts';
import { type Act, nextMuster } from './acts.ts';
import { cardOf, type Heap, type Muster, refusalOf, type Slot } from './muster.ts';

interface Props {
  muster: Muster;
  pile: Heap;
  slots: readonly Slot[];
  /** « en main », « vus ». */
  where: string;
  act: (act: Act) => void;
}

/** How many of `slot` the pile may hold. */
function roomOf(muster: Muster, pile: Heap, slot: Slot): number {
  let full = muster;
  while (!refusalOf(full, pile, slot)) full = nextMuster(full, { kind: 'add', pile, slot });
  return full[pile][slot];
}

export const PileCounts = ({ muster, pile, slots, where, act }: Props) => (
  <ul class="army-counts">
    {slots.map((slot) => {
      const card = cardOf(muster.people, slot);
      const { one, many } = CARD_NAMES[card];
      const name = upperFirst(COPIES[card] > 1 ? many : one);
      const count = muster[pile][slot];
      const set = (value: number) => {
        for (let i = count; i < value; i++) act({ kind: 'add', pile, slot });
        for (let i = value; i < count; i++) act({ kind: 'drop', pile, slot });
      };
      return (
        <li key={slot}>
          <span aria-hidden="true">{name}</span>
          <NumberInput
            label={`${name} ${where}`}
            unit={upperFirst(one)}
            value={count}
            least={0}
            most={roomOf(muster, pile, slot)}
            set={set}
          />
        </li>
      );
    })}
  </ul>
);
