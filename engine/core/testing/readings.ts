/** Readings of the rulings for a random table: what tests play with. */
import { type Dice, oneOf } from '../dice.ts';
import { type ChoicesOf, openIdsOf, type ReadingIds } from '../ruling.ts';

/** Half of the rulings left to their default, the others read anyhow. */
export const anyReadings = <Table extends ReadingIds>(readings: Table, dice: Dice): ChoicesOf<Table> =>
  Object.fromEntries(
    openIdsOf(readings).flatMap((id) => (dice.roll(2) === 1 ? [] : [[id, oneOf<string>(readings[id] ?? [], dice)] as const])),
  ) as ChoicesOf<Table>;
