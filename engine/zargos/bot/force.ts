/** What a fight leads to, by exact chances, each asked for once: a bot weighs thousands of them. */

import type { Defender, Situation } from '../fight/types.ts';
import { attackChances } from '../odds/monk-attack.ts';
import { solveMonk } from '../odds/monk-solve.ts';
import { type MonkTable, monkCell } from '../odds/monk-table.ts';
import type { FightOutcome } from '../odds/outcome.ts';
import { solveFight } from '../odds/solve.ts';
import { termsOf } from '../odds/terms.ts';
import { lossChances } from '../odds/vectors.ts';
import { type Options, readingsOf } from '../options.ts';
import { hasWalls } from '../rules/combat.ts';
import { DEMON_DIVISOR } from '../rules/demons.ts';
import { inKingdomOfZargos, monkSide, shotOf } from '../rules/powers.ts';
import type { DemonDice } from '../types.ts';

/** `win`: chance that the attack takes the place; `left`, `stand`: mean attackers and defenders at the end, 0 where a side is gone. */
export interface Fought {
  readonly win: number;
  readonly left: number;
  readonly stand: number;
}

/** Between two peoples. */
export interface PeoplesFight extends Situation {
  readonly defender: Defender;
}

/** Armies are told apart one by one so far, then by twos, then by fours: chances hardly change in between. */
const EXACT = 16;
const BY_TWOS = 32;
/** Most pawns of a people. */
const MOST = 100;

const rounded = (pawns: number): number =>
  pawns <= EXACT ? pawns : pawns <= BY_TWOS ? pawns - (pawns % 2) : Math.min(MOST, pawns - (pawns % 4));

/** Sizes that a table of the Moine covers; larger fights are taken down to it by as many on each side. */
const MONK_MOST = 36;

/** Readings that chances depend on, as a number: asked for thousands of times. */
const READ = new WeakMap<Options, number>();

function rulingsOf(options: Options): number {
  let found = READ.get(options);
  if (found === undefined) {
    const readings = readingsOf({ options });
    const isTouched = readings['ZAR-L-2'] === 'oui' ? 1 : 0;
    const isLate = readings['ZAR-L-3'] === 'adversaire-d-abord' ? 2 : 0;
    found = isTouched + isLate + (readings['ZAR-L-8'] === 'plafond-3' ? 4 : 0);
    READ.set(options, found);
  }
  return found;
}

/** Everything that chances depend on but the pawns, as a number. */
function kindOf({ attacker, defender, site, eclipse, heatwave, options }: PeoplesFight): number {
  const sleeps = inKingdomOfZargos(site);
  const shoots = !sleeps && !eclipse && defender.people === 'amazones' ? 1 : 0;
  const hand = sleeps || heatwave ? 0 : attacker.people === 'moines' ? 2 : defender.people === 'moines' ? 4 : 0;
  const winds = (attacker.warWind ? 8 : 0) + (defender.warWind ? 16 : 0);
  return shoots + hand + winds + (hasWalls(site) ? 32 : 0) + 64 * rulingsOf(options);
}

interface Kind {
  readonly found: Map<number, Fought>;
  /** Chances of an attack where the hand of God acts, once asked for. */
  monk?: { readonly table: MonkTable; readonly wins: Float64Array };
}

const KINDS: Kind[] = [];

function kindFor(clash: PeoplesFight): Kind {
  const at = kindOf(clash);
  let kind = KINDS[at];
  if (!kind) {
    kind = { found: new Map<number, Fought>() };
    KINDS[at] = kind;
  }
  return kind;
}

function meanOf(chances: Float64Array): number {
  let sum = 0;
  for (let pawns = 1; pawns < chances.length; pawns += 1) sum += pawns * (chances[pawns] ?? 0);
  return sum;
}

function foughtOf({ attacker, defender }: FightOutcome): Fought {
  let win = 0;
  for (const chance of attacker) win += chance;
  return { win: Math.min(1, win), left: meanOf(attacker), stand: meanOf(defender) };
}

const sized = (clash: PeoplesFight, attackers: number, defenders: number): PeoplesFight => ({
  ...clash,
  attacker: { ...clash.attacker, pawns: attackers },
  defender: { ...clash.defender, pawns: defenders, called: 0 },
});

/** The chance that an attack succeeds where the hand of God acts. */
function monkWin(kind: Kind, clash: PeoplesFight, attackers: number, defenders: number): number | undefined {
  const side = monkSide(clash);
  if (!side || shotOf(clash)) return undefined;
  if (!kind.monk) {
    const table = solveMonk(termsOf(sized(clash, MONK_MOST, MONK_MOST), { ...clash.defender, pawns: MONK_MOST, called: 0 }), side);
    kind.monk = { table, wins: attackChances(table) };
  }
  const { table, wins } = kind.monk;
  const over = Math.max(0, Math.max(attackers, defenders) - MONK_MOST);
  const [a, d] = [Math.max(1, attackers - over), Math.max(1, defenders - over)];
  return wins[table.firstSide === 'attacker' ? monkCell(table, a, d) : monkCell(table, d, a)] ?? 0;
}

/** The same fight without the hand of God. */
const withoutHand = (clash: PeoplesFight): PeoplesFight => ({ ...clash, heatwave: true });

/** Who stands after a fight that the hand of God bends: as without it, in the measure of the chances. */
function bent(plain: Fought, win: number): Fought {
  const left = plain.win > 0 ? (plain.left / plain.win) * win : 0;
  const stand = plain.win < 1 ? (plain.stand / (1 - plain.win)) * (1 - win) : 0;
  return { win, left, stand };
}

function solved(kind: Kind, clash: PeoplesFight, attackers: number, defenders: number): Fought {
  const win = monkWin(kind, clash, attackers, defenders);
  if (win !== undefined) return bent(fought(withoutHand(clash), attackers, defenders), win);
  const at = sized(monkSide(clash) ? withoutHand(clash) : clash, attackers, defenders);
  return foughtOf(solveFight(at, at.defender));
}

/** `attackers` against `defenders` in the circumstances of `clash`, whose own pawns are not read. */
export function fought(clash: PeoplesFight, attackers: number, defenders: number): Fought {
  if (attackers < 1) return { win: 0, left: 0, stand: defenders };
  if (defenders < 1) return { win: 1, left: attackers, stand: 0 };
  const kind = kindFor(clash);
  const [a, d] = [rounded(attackers), rounded(defenders)];
  const key = a * (MOST + 1) + d;
  const known = kind.found.get(key);
  if (known) return known;
  const found = solved(kind, clash, a, d);
  kind.found.set(key, found);
  return found;
}

const DEMONS = new Map<number, Fought>();

/** `[k]`: chance that the demons of so many dice take off k. */
const demonLosses = (dice: DemonDice): Float64Array => lossChances(dice, DEMON_DIVISOR);

/** A group of `pawns` in front of the demons. */
export function faced(pawns: number, dice: DemonDice): Fought {
  if (pawns < 1) return { win: 0, left: 0, stand: 0 };
  const key = pawns * 10 + dice;
  let found = DEMONS.get(key);
  if (!found) {
    let [win, left] = [0, 0];
    for (const [losses, chance] of demonLosses(dice).entries()) {
      if (losses >= pawns) continue;
      win += chance;
      left += chance * (pawns - losses);
    }
    found = { win, left, stand: 0 };
    DEMONS.set(key, found);
  }
  return found;
}
