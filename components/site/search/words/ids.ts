/** Ids in a query, however they are written: `ZAR-COM-3`, `zar com 3`, `com 3`, `l8`, `litige 8`; and the nearest to one that nothing bears. */
import { distance } from 'fastest-levenshtein';
import type { Finding } from '../records.ts';
import { folded } from './roots.ts';

const compact = (text: string): string => folded(text).replace(/[^a-z0-9]/g, '');

/** A query as an id without its hyphens. */
const asIdOf = (query: string): string => compact(query).replace(/^litige(?:n|no|numero)?(?=\d+$)/, 'l');

const withIds = (all: readonly Finding[]) => all.filter(({ kind }) => kind === 'regle' || kind === 'litige');
const withoutGame = (id: string): string => id.replace(/^[A-Z]+-/, '');

/** Records whose id is the query. */
export function byId(query: string, all: readonly Finding[]): readonly Finding[] {
  const asked = asIdOf(query);
  if (!/^[a-z]+\d*$/.test(asked)) return [];
  return withIds(all).filter(({ id }) => {
    const short = compact(withoutGame(id));
    return compact(id) === asked || (/\d$/.test(short) && short === asked);
  });
}

export interface Missing {
  /** The id asked for, as we would print it. */
  readonly id: string;
  readonly nearest: Finding;
}

const numberOf = (id: string): number => Number(/\d+$/.exec(id)?.[0]);

/** When the query is written as an id that nothing bears: of the same letters the nearest number, else the nearest spelling. */
export function missingId(query: string, all: readonly Finding[]): Missing | undefined {
  const [, letters = '', number] = /^([a-z]+)(\d+)$/.exec(asIdOf(query)) ?? [];
  const least = (records: readonly Finding[], far: (id: string) => number) =>
    records.reduce<Finding | undefined>((best, one) => (best && far(best.id) <= far(one.id) ? best : one), undefined);
  const numbered = withIds(all).filter(({ id }) => /\d$/.test(id));
  const family = numbered.filter(({ id }) => [compact(id), compact(withoutGame(id))].some((name) => name.replace(/\d+$/, '') === letters));
  const next = number && least(family, (id) => Math.abs(numberOf(id) - Number(number)));
  if (next) {
    const prefix = next.id.replace(/\d+$/, '');
    return { id: `${compact(prefix) === letters ? prefix : withoutGame(prefix)}${Number(number)}`, nearest: next };
  }
  const written = query.trim().toUpperCase();
  const [game] = /^[A-Z]{3}-(?=[A-Z0-9-]+$)/.exec(written) ?? [];
  const named = withIds(all);
  if (!game || !named.some(({ id }) => id.startsWith(game))) return;
  const nearest = least(named, (id) => distance(id, written));
  return nearest && { id: written, nearest };
}
