/** At build: addresses and titles of the rules an island may cite, as plain data, and a name for each island of a page. */
import type { KnownRuling } from '#components/our-table/kept.ts';
import type { RulingText } from '#components/our-table/Readings.tsx';
import { rulingTexts } from '#components/our-table/texts.ts';
import { FIGHT_RULINGS } from '#engine/zargos/fight/types.ts';
import { RULINGS } from '#engine/zargos/rulings.ts';
import type { FightRuling } from './readings.ts';

/** What the reasons of a fight may cite. */
export const FIGHT_RULES = [
  'ZAR-ATT-6',
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
export const CAMPAIGN_RULES = [...FIGHT_RULES, 'ZAR-CHE-1', 'ZAR-ATT-1', 'ZAR-ATT-2', 'ZAR-INONDATIONS', 'ZAR-L-37'] as const;

export const fightRulings = (): readonly RulingText<FightRuling>[] => rulingTexts(RULINGS, FIGHT_RULINGS);

/** The same without their words: a calculator in a chapter obeys the table, and leaves the choice to others. */
export const knownRulings = (): readonly KnownRuling[] =>
  fightRulings().map(({ id, readings }) => ({ id, readings: readings.map((reading) => ({ id: reading.id })) }));

const CAMPAIGN_RULINGS = [...FIGHT_RULINGS, 'ZAR-L-37'] as const;
export const campaignRulings = (): readonly RulingText<(typeof CAMPAIGN_RULINGS)[number]>[] => rulingTexts(RULINGS, CAMPAIGN_RULINGS);

/** A name that no other island of the same page has. */
export function nameIsland(locals: App.Locals): string {
  locals.islands = (locals.islands ?? 0) + 1;
  return `combat${locals.islands}`;
}
