/**
 * The fights of a game beside their exact odds. Odds are taken when every choice is made and no die of the rounds has fallen: after the Araignées' call, the
 * Amazones' shot and the Vents de Guerre, since players decide the last ones having seen the shot. What then remains is dice, and the hand of God, which bots
 * play as the odds assume. A fight that the shot ends has nothing left to compare.
 */

import type { Defender, Situation } from '#engine/zargos/fight/types.ts';
import type { Event, EventOf } from '#engine/zargos/game/events.ts';
import { siteAt } from '#engine/zargos/game/situation.ts';
import { numberOf, tablesFor } from '#engine/zargos/game/table.ts';
import type { GameOptions } from '#engine/zargos/game/types.ts';
import { attackChances } from '#engine/zargos/odds/monk-attack.ts';
import { solveMonk } from '#engine/zargos/odds/monk-solve.ts';
import { type MonkTable, monkCell } from '#engine/zargos/odds/monk-table.ts';
import { solveFight } from '#engine/zargos/odds/solve.ts';
import { type Terms, termsOf } from '#engine/zargos/odds/terms.ts';
import { lossChances } from '#engine/zargos/odds/vectors.ts';
import { DEMON_DIVISOR } from '#engine/zargos/rules/demons.ts';
import type { DemonDice, People } from '#engine/zargos/types.ts';

/** `hand`: the hand of God acts. */
export const FIGHT_SORTS = ['plain', 'hand', 'demons'] as const;
type FightSort = (typeof FIGHT_SORTS)[number];

export interface Weighed {
  readonly sort: FightSort;
  /** That the attack takes the place. */
  readonly chance: number;
  readonly won: boolean;
  /** As the odds take it, the shot having fallen. */
  readonly situation: Situation;
}

/** Fights under the hand of God up to so many pawns on each side share one table. */
const SHARED = 40;

interface Solved {
  readonly table: MonkTable;
  readonly wins: Float64Array;
}

const TABLES = new Map<string, Solved>();
const CHANCES = new Map<string, number>();

const kindOf = ({ dice, divisor, monk, monkFirst }: Terms): string => JSON.stringify([dice, divisor, monk, monkFirst]);

function tableOf(terms: Terms, monk: NonNullable<Terms['monk']>): Solved {
  const key = kindOf(terms);
  const known = TABLES.get(key);
  if (known) return known;
  const table = solveMonk({ ...terms, attackers: SHARED, defenders: SHARED }, monk);
  const made = { table, wins: attackChances(table) };
  TABLES.set(key, made);
  return made;
}

/** The chance that the attack succeeds; the shot, if there was one, has fallen. */
function chanceOf(situation: Situation & { readonly defender: Defender }): number {
  const terms = termsOf(situation, situation.defender);
  const { attackers, defenders, monk } = terms;
  if (monk && attackers <= SHARED && defenders <= SHARED) {
    const { table, wins } = tableOf(terms, monk);
    return wins[table.firstSide === 'attacker' ? monkCell(table, attackers, defenders) : monkCell(table, defenders, attackers)] ?? 0;
  }
  const key = `${kindOf(terms)}/${attackers}/${defenders}`;
  let chance = CHANCES.get(key);
  if (chance === undefined) {
    chance = solveFight(situation, situation.defender).attacker.reduce((sum, part) => sum + part, 0);
    CHANCES.set(key, chance);
  }
  return chance;
}

/** One round of demons. */
function demonChance(pawns: number, dice: DemonDice): number {
  return lossChances(dice, DEMON_DIVISOR).reduce((sum, part, losses) => (losses < pawns ? sum + part : sum), 0);
}

/** A fight that was opened, up to the first round. */
interface Open {
  readonly opened: EventOf<'opened'>;
  called: number;
  /** Attackers left by the shot. */
  left: number | undefined;
  weighed: Omit<Weighed, 'won'> | undefined;
  readonly winds: { attacker: boolean; defender: boolean };
  thrown: number;
}

function weigh(fight: Open, defender: People, options: GameOptions, heatwave: boolean): void {
  const { opened, called, left, winds } = fight;
  const tables = tablesFor(options);
  const situation = {
    attacker: { people: opened.people, pawns: left ?? opened.pawns, warWind: winds.attacker },
    defender: { people: defender, pawns: opened.defenders + called, warWind: winds.defender, called: 0 },
    site: siteAt(tables, numberOf(tables, opened.at)),
    eclipse: true,
    heatwave,
    options: options.options,
  } as const;
  const sort = termsOf(situation, situation.defender).monk ? 'hand' : 'plain';
  fight.weighed = { sort, chance: chanceOf(situation), situation };
}

/** One round for all who enter together. */
function weighDemons(fight: Open, dice: DemonDice, options: GameOptions): void {
  const { people, pawns, at } = fight.opened;
  const situation: Situation = {
    attacker: { people, pawns, warWind: false },
    defender: { people: 'demons', dice },
    site: siteAt(tablesFor(options), numberOf(tablesFor(options), at)),
    eclipse: false,
    heatwave: false,
    options: options.options,
  };
  fight.weighed = { sort: 'demons', chance: demonChance(pawns, dice), situation };
}

/** What an event of the fight itself changes: its winds show in the throws of the first round, the second of which makes them known. */
function follow(fight: Open, { what, defender }: EventOf<'fight'>, options: GameOptions, heatwave: boolean): void {
  if (what.kind === 'hit') fight.left = what.attacker.left;
  if (what.kind === 'throw' && what.round === 1) {
    fight.winds[what.side] = what.warWind;
    fight.thrown += 1;
    if (fight.thrown === 2 && defender !== 'demons') weigh(fight, defender, options, heatwave);
  }
  if (what.kind === 'demons') weighDemons(fight, what.faces.length as DemonDice, options);
}

/** Every fight that dice decided. Under the reading of ZAR-L-23 that gives each group its round, fights of several groups against demons are not told apart: leave them out. */
export function fightsOf(events: readonly Event[], options: GameOptions): readonly Weighed[] {
  const weighed: Weighed[] = [];
  const inForce = new Set<string>();
  let fight: Open | undefined;
  for (const event of events) {
    if (event.kind === 'effect') inForce.add(event.card);
    if (event.kind === 'expired') for (const card of event.cards) inForce.delete(card);
    if (event.kind === 'opened') {
      fight = { opened: event, called: 0, left: undefined, weighed: undefined, winds: { attacker: false, defender: false }, thrown: 0 };
    }
    if (event.kind === 'called' && fight) fight.called = event.pawns;
    if (event.kind === 'fight' && fight) follow(fight, event, options, inForce.has('canicule'));
    if (event.kind === 'held' && fight) {
      if (fight.weighed) weighed.push({ ...fight.weighed, won: event.how === 'won' });
      fight = undefined;
    }
  }
  return weighed;
}
