/** « Toutes les lectures » of armies against every combination. */
import { drawnCases, oddsLaws, POSITIONS } from '#components/our-table/turning/testing/laws.ts';
import { READINGS } from '#engine/orc/options.ts';
import { PEOPLES } from '#engine/orc/types.ts';
import { nextMuster } from '../acts.ts';
import { ARMY_RULINGS, type Muster, NOTHING, SLOTS } from '../muster.ts';
import { musterTold } from './told.ts';

/** A few cards laid down and kept, one or two others who show a few backs. */
function muster(roll: (most: number) => number): Muster {
  const of = <One>(list: readonly One[]): One => list[roll(list.length) - 1] as One;
  let made: Muster = nextMuster(NOTHING, { kind: 'people', people: of(PEOPLES) });
  for (let card = roll(6); card > 0; card -= 1)
    made = nextMuster(made, { kind: 'add', pile: roll(3) === 1 ? 'kept' : 'army', slot: of(SLOTS) });
  if (roll(3) === 1) made = nextMuster(made, { kind: 'aboard', goblins: roll(3) - 1 });
  const opponents = roll(3) - 1;
  made = nextMuster(made, { kind: 'opponents', count: opponents });
  for (let at = 0; at < opponents; at += 1)
    made = nextMuster(made, { kind: 'opponent', at, shows: { people: roll(3) - 1, mercenaries: roll(3) - 1, held: roll(3) - 1 } });
  return made;
}

oddsLaws('De l’Orc', musterTold, READINGS, ARMY_RULINGS, drawnCases(Math.min(POSITIONS, 2000) / 2, READINGS, ARMY_RULINGS, muster));
