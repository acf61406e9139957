/** Which sums are too long for the page: measured on a desk, with room for a phone four times slower. */
import type { Muster } from '../muster.ts';

/** Backs on the table: three opponents with two of each. */
const MOST_BACKS = 12;
/** Mercenaries to choose from. */
const MOST_HELD = 9;

const heldOf = ({ army, kept, aboard = 0 }: Muster): number =>
  [army, kept].reduce((sum, { gobelin, troll, geant }) => sum + gobelin + troll + geant, aboard) +
  [army, kept].reduce((sum, counts) => sum + counts['machine-de-guerre'] + counts['machine-volante'] + counts.commando, 0);

export const isHeavy = (muster: Muster): boolean => {
  const backs = muster.opponents.reduce((sum, { people, mercenaries }) => sum + people + mercenaries, 0);
  return backs > (muster.kept.commando > 0 ? MOST_BACKS / 2 : MOST_BACKS) || heldOf(muster) > MOST_HELD;
};
