/** Reading from outside what odds are asked of: a duel, a way through dragons. What no game can show is refused with its rule. */
import { type Checked, firstProblem, misfit, type Report, readFields, readInteger, readOneOf, shown } from '../../core/input.ts';
import { COPIES, MAX_AMULETS, PILE } from '../data/box.ts';
import { readOptions } from '../options.ts';
import { FORCES, type Force, type Options } from '../types.ts';

/** A duel: a card still unknown, `seen` being out of the pile, oldest first; or a force that is known. */
export type Duel = { readonly seen: readonly Force[]; readonly options: Options } | { readonly force: Force };

/** A way that stops on `legs.length - 1` dragons: `legs` are its points, to the first dragon, between dragons, beyond the last. */
export interface Road {
  readonly amulets: number;
  readonly legs: readonly number[];
  readonly seen: readonly Force[];
  readonly options: Options;
}

export const MAX_DRAGONS = 8;
const MAX_LEG = 40;

/** A way of two points to each dragon, and two beyond the last. */
export const plainLegs = (dragons: number): readonly number[] => new Array<number>(dragons + 1).fill(2);

/** Cards out of the pile, oldest first: no more of a force than the box holds. */
export function readSeen(value: unknown, path: string, report: Report): readonly Force[] {
  if (value === undefined) return [];
  if (!Array.isArray(value) || value.length > PILE) {
    report(path, `${path} attend une liste de ${PILE} cartes au plus, pas ${Array.isArray(value) ? value.length : shown(value)}.`);
    return [];
  }
  const seen: Force[] = [];
  for (const [at, one] of value.entries()) {
    const force = FORCES.find((known) => known === one);
    if (force === undefined) misfit(one, `${path}[${at}]`, 'une force, 6, 5, 4, 3, 2 ou 0', report);
    else if (seen.filter((known) => known === force).length >= COPIES[force])
      report(`${path}[${at}]`, `${path}[${at}] : la boîte ne contient que ${COPIES[force]} cartes de force ${force} (GRA-MAT-2).`);
    else seen.push(force);
  }
  return seen;
}

function readDuel(input: unknown, report: Report): Duel {
  const fields = readFields(input, '', ['seen', 'force', 'options'], report);
  const options = readOptions(fields.options, 'options', report);
  if (fields.force === undefined) return { seen: readSeen(fields.seen, 'seen', report), options };
  if (fields.seen !== undefined) report('seen', 'seen et force ne vont pas ensemble : la carte est à venir, ou elle est retournée.');
  return { force: readOneOf<Force>(fields.force, 'force', FORCES, 0, report) };
}

/** A duel from outside, refused whole at the first fault. */
export const checkDuel = (input: unknown): Checked<Duel> => firstProblem((report) => readDuel(input, report));

function readLegs(value: unknown, dragons: number, report: Report): readonly number[] {
  if (value === undefined) return plainLegs(dragons);
  if (!Array.isArray(value) || value.length !== dragons + 1) {
    report(
      'legs',
      `legs attend ${dragons + 1} nombres de points : jusqu’au premier dragon, d’un dragon au suivant, et au-delà du dernier.`,
    );
    return plainLegs(dragons);
  }
  return value.map((one: unknown, at) => readInteger(one, `legs[${at}]`, at === 0 ? 1 : 2, MAX_LEG, 2, report));
}

export function readRoad(input: unknown, report: Report): Road {
  const fields = readFields(input, '', ['amulets', 'dragons', 'legs', 'seen', 'options'], report);
  const dragons = readInteger(fields.dragons, 'dragons', 1, MAX_DRAGONS, 1, report);
  return {
    amulets: readInteger(fields.amulets ?? MAX_AMULETS, 'amulets', 0, MAX_AMULETS, MAX_AMULETS, report),
    legs: readLegs(fields.legs, dragons, report),
    seen: readSeen(fields.seen, 'seen', report),
    options: readOptions(fields.options, 'options', report),
  };
}

/** A way through dragons from outside, refused whole at the first fault. */
export const checkRoad = (input: unknown): Checked<Road> => firstProblem((report) => readRoad(input, report));
