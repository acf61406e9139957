/**
 * What a fight of Zargos is made of, and what its odds answer: the shapes of the `odds` verb, of the page and of the URL alike.
 * All of it is plain, readonly, JSON-safe data. Probabilities are numbers from 0 to 1, pawns are points of pawns (ZAR-MAT-7).
 */
import type { Reason } from '../../core/verdict.ts';
import type { RuleId } from '../ids.ts';
import type { OptionId, Options } from '../options.ts';
import type { DemonDice, People, Site } from '../types.ts';

/** The rulings that a fight obeys. */
export const FIGHT_RULINGS = ['ZAR-L-2', 'ZAR-L-3', 'ZAR-L-8'] as const satisfies readonly OptionId[];

export interface Attacker {
  readonly people: People;
  readonly pawns: number;
  /** Plays a Vent de Guerre in this fight (ZAR-GUERRE). */
  readonly warWind: boolean;
}

export interface Defender {
  readonly people: People;
  readonly pawns: number;
  readonly warWind: boolean;
  /** Points of pawns of the group that the Araignées call just before the fight (ZAR-ARA-2); 0 for everybody else. */
  readonly called: number;
}

export interface Demons {
  readonly people: 'demons';
  readonly dice: DemonDice;
}

/** A checked fight. Only `checkSituation` and `parseSituation` make one; against demons `site` follows from their dice. */
export interface Situation {
  readonly attacker: Attacker;
  readonly defender: Defender | Demons;
  readonly site: Site;
  /** An Éclipse is in force: no bows (ZAR-ECLIPSE). */
  readonly eclipse: boolean;
  /** A Canicule is in force: no hand of God (ZAR-CANICULE). */
  readonly heatwave: boolean;
  readonly options: Options;
}

/** A fight as a caller may write it: what may be left out is optional. */
export interface SituationInput {
  readonly attacker: { readonly people: People; readonly pawns: number; readonly warWind?: boolean };
  readonly defender:
    | { readonly people: People; readonly pawns: number; readonly warWind?: boolean; readonly called?: number }
    | { readonly people: 'demons'; readonly dice: DemonDice };
  /** May be left out against demons only. */
  readonly site?: Site;
  readonly eclipse?: boolean;
  readonly heatwave?: boolean;
  readonly options?: Options;
}

/** Entries of `roundsDistribution`: 0 to 39 rounds, then "40 or more". */
export const ROUND_ENTRIES = 41;

export interface Odds {
  /** Who holds the province at the end; the demons hold it as `defender`, `nobody` is mutual elimination (ZAR-COM-5). Sums to 1. */
  readonly win: { readonly attacker: number; readonly defender: number; readonly nobody: number };
  /** `attacker[k]`: chance that exactly k attacking pawns remain at the end. Lengths: pawns + 1 (called group included); `[1]` for demons. */
  readonly survivors: { readonly attacker: readonly number[]; readonly defender: readonly number[] };
  /** Mean points of pawns lost, the Amazones' shot included. */
  readonly losses: { readonly attacker: number; readonly defender: number };
  /** Mean number of rounds; the Amazones' shot is not a round. */
  readonly rounds: number;
  /** `[k]`: chance of exactly k rounds; `ROUND_ENTRIES` long, the last entry meaning that many or more. */
  readonly roundsDistribution: readonly number[];
  /** One French sentence that can be copied into a chat. */
  readonly sentence: string;
  /** In the order in which they act. */
  readonly reasons: readonly Reason<RuleId>[];
}

/** What the Moine may do with one throw: keep it, or have one die of it thrown again (ZAR-MOI-1). */
export interface Advice {
  /** The throw, faces in falling order. */
  readonly faces: readonly number[];
  /** Chance of this throw. */
  readonly chance: number;
  /** Chance that his people holds the province if he keeps the throw. */
  readonly keep: number;
  /** The same if the die showing `face` is thrown again; one entry per different face, falling. */
  readonly rerolls: readonly { readonly face: number; readonly hold: number }[];
  /** The face to throw again; absent: keep. */
  readonly best?: number;
  /** « Relancer le 2 ? Oui : 61 % contre 54 %. » */
  readonly sentence: string;
}

/** The Moine's decisions at one throw of one round. */
export interface HandOfGod {
  /** Whose dice are judged. */
  readonly thrower: 'monk' | 'opponent';
  /** Number of dice of that throw. */
  readonly dice: number;
  /** Chance that the Moine's people holds the province, before this throw. */
  readonly hold: number;
  readonly throws: readonly Advice[];
}

/** Where a group of a campaign starts from: a province held at the start, or the target of an earlier step. */
export interface CampaignSource {
  /** Id of a start province or of an earlier step. */
  readonly from: string;
  /** Pawns that must stay there: 1 or more (ZAR-CHE-1); all the others attack. */
  readonly stay: number;
}

export interface CampaignStep {
  /** Id of the province taken, to start from later. ASCII letters, digits and hyphens, 1 to 40. */
  readonly id: string;
  readonly sources: readonly CampaignSource[];
  readonly defender: Situation['defender'];
  readonly site: Site;
  /** The attacker's Vent de Guerre in this fight. */
  readonly warWind: boolean;
}

/** A chain of the Chevaliers' attacks (ZAR-CHE-1). Only `checkCampaign` makes one. */
export interface Campaign {
  /** Start provinces; their pawns are 100 at most together. */
  readonly provinces: readonly { readonly id: string; readonly pawns: number }[];
  /** 1 to 12 attacks, in order; none starts before the one above it is won. */
  readonly steps: readonly CampaignStep[];
  readonly eclipse: boolean;
  readonly heatwave: boolean;
  readonly options: Options;
}

export interface CampaignInput {
  readonly provinces: Campaign['provinces'];
  readonly steps: readonly {
    readonly id: string;
    readonly sources: readonly { readonly from: string; readonly stay?: number }[];
    readonly defender: SituationInput['defender'];
    readonly site?: Site;
    readonly warWind?: boolean;
  }[];
  readonly eclipse?: boolean;
  readonly heatwave?: boolean;
  readonly options?: Options;
}

export interface CampaignStepOdds {
  readonly id: string;
  /** Chance that this attack and all before it are won. */
  readonly chance: number;
  /** Chance that this attack is won, given that all before it were. */
  readonly given: number;
  /** `[k]`: chance that k pawns attack here, given that all attacks before were won (0: nobody is left to attack). */
  readonly attackers: readonly number[];
  /** `[k]`: chance that k pawns hold the province, given that all attacks up to this one were won; zeros where none can be. */
  readonly survivors: readonly number[];
  readonly sentence: string;
  /** Those of its largest possible group. */
  readonly reasons: readonly Reason<RuleId>[];
}

export interface CampaignOdds {
  /** Chance that every attack is won. */
  readonly chance: number;
  readonly steps: readonly CampaignStepOdds[];
  readonly sentence: string;
}

export interface FolieOdds {
  /** One per province: `[k]` chance of losing k pawns, 0 to 3 (ZAR-FOLIE). */
  readonly provinces: readonly (readonly number[])[];
  /** `[k]`: chance of losing k pawns over the kingdom. */
  readonly total: readonly number[];
  readonly mean: number;
  /** Chance that at least one province is emptied. */
  readonly emptied: number;
  readonly sentence: string;
}
