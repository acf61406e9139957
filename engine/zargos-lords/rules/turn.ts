/** The order in which what was begun in a turn is concluded, and what a counter may do twice (LOR-TOUR-2, LOR-COM-7, LOR-IND-2, LOR-L-18, LOR-L-46). */
import { ALLOWED, refuse, type Verdict } from '../../core/verdict.ts';
import type { City } from '../board/position.ts';
import type { RuleId } from '../ids.ts';
import type { Readings } from '../options.ts';
import type { Kind, People } from '../types.ts';

/** What a counter does to an enemy; `flames-before`: a Dragon's flames from where it stood before moving. */
const ENGAGEMENTS = ['individual', 'flames-before', 'shot', 'combat'] as const;
export type Engagement = (typeof ENGAGEMENTS)[number];

/** When it is concluded: before all other moves, at once among the moves, with the shots, with the combats. */
const CONCLUSIONS = ['before-moves', 'at-once', 'shots', 'combats'] as const;
export type Conclusion = (typeof CONCLUSIONS)[number];

export function conclusionOf(engagement: Engagement, readings: Readings): Conclusion {
  switch (engagement) {
    case 'individual':
      return 'before-moves';
    case 'flames-before':
      return readings['LOR-L-46'] === 'phase-trois' ? 'shots' : 'at-once';
    case 'shot':
      return 'shots';
    case 'combat':
      return 'combats';
  }
}

/** Engagements in the order in which they are concluded; those concluded together stay in the order of their player. */
export const concluded = <One extends { readonly engagement: Engagement }>(list: readonly One[], readings: Readings): readonly One[] =>
  CONCLUSIONS.flatMap((when) => list.filter(({ engagement }) => conclusionOf(engagement, readings) === when));

/** Whether who has shot this turn may fight as well: archers only, where the table says so (LOR-L-18); flames and visions stand in for the combat. */
export const mayFightAfter = (shot: 'arrows' | 'flames' | 'visions', readings: Readings): boolean =>
  shot === 'arrows' && readings['LOR-L-18'] === 'oui';

/** What was done with an escort this turn. */
export type EscortChange = 'put-on' | 'taken-off';

/** Whether an escort may be put on or taken off now: one or the other in a turn, not both (LOR-ESC-3). */
export const judgeEscort = (change: EscortChange, done: EscortChange | undefined): Verdict<RuleId> =>
  done === undefined || done === change
    ? ALLOWED
    : refuse('LOR-ESC-3', 'Dans un même coup, on met une escorte ou on l’enlève, pas les deux.');

/** A city whose last counter left: still its owner's (LOR-L-23). */
export const emptied = (city: City): City => ({ ...city, garrison: [] });

/** A city that `kind` of `people` enters, empty: theirs now (LOR-VIL-6). */
export const taken = (city: City, people: People, kind: Kind): City => ({ ...city, people, garrison: [kind] });
