/** At build: addresses and titles of the rules an island may cite, as plain data, and a name for each island of a page. */
import { french } from '#components/site/typography.ts';
import { RULINGS } from '#engine/zargos/options.ts';
import { FIGHT_RULINGS } from '#engine/zargos/types.ts';
import type { RulingText } from './readings.ts';

/** What the reasons of a fight may cite. */
export const FIGHT_RULES = [
  'ZAR-COM-2',
  'ZAR-COM-3',
  'ZAR-COM-4',
  'ZAR-COM-5',
  'ZAR-COM-6',
  'ZAR-CAP-1',
  'ZAR-GUERRE',
  'ZAR-AMA-1',
  'ZAR-MOI-1',
  'ZAR-ARA-2',
  'ZAR-ZRG-1',
  'ZAR-ZRG-2',
  'ZAR-ZRG-3',
  'ZAR-ZRG-4',
  'ZAR-ECLIPSE',
  'ZAR-CANICULE',
  'ZAR-L-2',
  'ZAR-L-3',
  'ZAR-L-7',
  'ZAR-L-8',
  'ZAR-L-43',
] as const;

/** What a campaign may cite beside. */
export const CAMPAIGN_RULES = [...FIGHT_RULES, 'ZAR-CHE-1', 'ZAR-ATT-1', 'ZAR-ATT-2', 'ZAR-INONDATIONS'] as const;

/** The rulings of a fight, as their texts. */
export const fightRulings = (): readonly RulingText[] =>
  FIGHT_RULINGS.flatMap((id) =>
    RULINGS.filter((ruling) => ruling.id === id).map(({ question, readings }) => ({
      id,
      question: french(question),
      readings: readings.map((reading) => ({ id: reading.id, text: french(reading.text) })),
    })),
  );

/** A name that no other island of the same page has. */
export function nameIsland(locals: App.Locals): string {
  locals.islands = (locals.islands ?? 0) + 1;
  return `combat${locals.islands}`;
}
