/** « Toutes les lectures » of duels and roads against every combination. */
import { drawnCases, oddsLaws, POSITIONS } from '#components/our-table/turning/testing/laws.ts';
import { COPIES, MAX_AMULETS } from '#engine/gran/data/box.ts';
import { plainLegs, type Road } from '#engine/gran/odds/reading.ts';
import { READINGS } from '#engine/gran/options.ts';
import { FORCES } from '#engine/gran/types.ts';
import { ROAD_RULINGS } from './road-link.ts';
import { roadTold } from './told.ts';

/** The pile in some order, as far as it is out: often all of it, where the readings part. */
function road(roll: (most: number) => number): Road {
  const pile = FORCES.flatMap((force) => new Array<typeof force>(COPIES[force]).fill(force));
  const seen = pile.map((force) => ({ force, at: roll(1_000_000) })).sort((a, b) => a.at - b.at);
  const out = roll(3) === 1 ? seen.length : roll(seen.length) - 1;
  return { seen: seen.slice(0, out).map(({ force }) => force), legs: plainLegs(roll(3)), amulets: roll(MAX_AMULETS + 1) - 1, options: {} };
}

oddsLaws('Gran', roadTold, READINGS, ROAD_RULINGS, drawnCases(Math.min(POSITIONS, 2000), READINGS, ROAD_RULINGS, road));
