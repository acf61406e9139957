/** Alliances offered, answered and broken (LOR-ALL-1, LOR-L-31), and what becomes of hostages in a city (LOR-ALL-3, LOR-ALL-4). */
import type { Seat } from '../../core/events.ts';
import { upperFirst } from '../../core/french.ts';
import { ALLOWED, refuse, type Verdict } from '../../core/verdict.ts';
import { type Hex, isSame } from '../board/hex.ts';
import { nameOf } from '../board/map.ts';
import { areFriends, type City, cityId, counterOn } from '../board/position.ts';
import { theKind, troop } from '../data/counter-words.ts';
import { PEOPLE_NAMES, PEOPLE_OF } from '../data/counters.ts';
import type { RuleId } from '../ids.ts';
import { readingsOf } from '../options.ts';
import { type Kind, MAX_GARRISON, type People } from '../types.ts';
import type { Tell } from './events.ts';
import { joined, outsideOf } from './places.ts';
import { plays } from './scenarios.ts';
import { citiesHeld, cityNamed, isAlive, seatOf, withCity } from './table.ts';
import type { Fallen, MoveOf, Pledge, Table } from './types.ts';

const areAllied = ({ position, peoples }: Table, a: Seat, b: Seat): boolean => {
  const [one, other] = [peoples[a], peoples[b]];
  return one !== undefined && other !== undefined && one !== other && areFriends(position, one, other);
};

const name = ({ peoples }: Pick<Table, 'peoples'>, seat: Seat): string => {
  const people = peoples[seat];
  return people ? `les ${PEOPLE_NAMES[people]}` : 'ce joueur';
};

/** Whether alliances are spoken of at all: at three and four (LOR-ALL-1). */
export const haveAlliances = ({ options, peoples }: Pick<Table, 'options' | 'peoples'>): boolean =>
  peoples.length > 2 && plays(options.scenario, 'alliances');

/** Seats to whom an alliance may be offered now. */
export const partnersOf = (table: Table, seat: Seat): readonly Seat[] =>
  table.peoples
    .map((_, other) => other)
    .filter((other) => other !== seat && isAlive(table, other) && !areAllied(table, seat, other) && !table.offered.includes(other));

export function judgeOffer(table: Table, { seat, to, pledges }: MoveOf<'offer'>): Verdict<RuleId> {
  if (!haveAlliances(table)) return refuse('LOR-ALL-1', 'Les alliances se nouent à trois ou quatre joueurs.');
  if (to === seat || table.peoples[to] === undefined) return refuse('LOR-ALL-1', 'Une alliance s’offre à un autre peuple de la partie.');
  if (areAllied(table, seat, to)) return refuse('LOR-ALL-1', `${upperFirst(name(table, to))} sont déjà alliés.`);
  if (table.offered.includes(to)) return refuse('LOR-ALL-1', `${upperFirst(name(table, to))} ont déjà répondu ce coup.`);
  if (!isAlive(table, to)) return refuse('LOR-ALL-1', `${upperFirst(name(table, to))} n’ont plus un pion.`);
  const stray = pledges.find((one) => one.from === one.to || ![seat, to].includes(one.from) || ![seat, to].includes(one.to));
  if (stray) return refuse('LOR-ALL-2', 'Les otages vont de l’un à l’autre des deux alliés.');
  const wrong = pledges.find(({ from, kind }) => seatOf(table, kind) !== from);
  if (wrong) return refuse('LOR-ALL-2', `${upperFirst(theKind(wrong.kind))} n’est pas un pion de ce peuple.`);
  const short = pledges.find(({ kind }) => pledges.filter((one) => one.kind === kind).length > leftOf(table, kind));
  return short
    ? refuse('LOR-ALL-2', `Il reste ${troop(leftOf(table, short.kind), short.kind)} : on n’en promet pas davantage en otage.`)
    : ALLOWED;
}

/** Counters of a kind that are left, in the open, under another as his escort, or in a garrison. */
function leftOf({ position }: Table, kind: Kind): number {
  let left = 0;
  for (const one of position.counters) left += Number(one.kind === kind) + Number(one.escort === kind);
  for (const { garrison } of position.cities) for (const one of garrison) left += Number(one === kind);
  return left;
}

/** To whom, with no hostages, or with one lord each way: a generating set. */
export const offersOf = (table: Table, seat: Seat): readonly MoveOf<'offer'>[] =>
  haveAlliances(table)
    ? partnersOf(table, seat).flatMap((to): readonly MoveOf<'offer'>[] => {
        const plain = { kind: 'offer', seat, to, pledges: [] } as const;
        const [own, other] = [table.peoples[seat], table.peoples[to]];
        if (!own || !other) return [plain];
        const both: readonly Pledge[] = [
          { from: seat, to, kind: LORDS[own] },
          { from: to, to: seat, kind: LORDS[other] },
        ];
        return [plain, { ...plain, pledges: both }].filter((move) => judgeOffer(table, move).ok);
      })
    : [];

/** The lords of each people: what is worth holding. */
const LORDS = { chevaliers: 'chevalier', dragons: 'dragon', ailes: 'aile', moines: 'moine' } as const satisfies Record<People, string>;

export function offer<T extends Table>(table: T, { seat, to, pledges }: MoveOf<'offer'>, tell: Tell): T {
  tell({ kind: 'offered', seat, with: to, pledges });
  return { ...table, phase: 'answer', offer: { to, pledges }, offered: [...table.offered, to] };
}

export function answer<T extends Table>(table: T, { seat, accepts }: MoveOf<'answer'>, tell: Tell): T {
  const { offer: asked, turn, peoples, position } = table;
  tell({ kind: 'answered', seat, with: turn, accepts });
  const after: T = { ...table, phase: 'alliances', offer: null };
  const [one, other] = [peoples[turn], peoples[seat]];
  if (!accepts || !one || !other || !asked) return after;
  return {
    ...after,
    position: { ...position, allies: [...position.allies, [one, other] as const] },
    pledges: [...table.pledges, ...asked.pledges],
  };
}

export function judgeBreak(table: Table, { seat, with: other }: MoveOf<'break'>): Verdict<RuleId> {
  if (!areAllied(table, seat, other)) return refuse('LOR-ALL-1', 'Il n’y a pas d’alliance à rompre avec ce joueur.');
  if (readingsOf(table.options)['LOR-L-31'] !== 'avant-son-coup') return ALLOWED;
  if (table.phase !== 'alliances') return refuse('LOR-L-31', 'On rompt avant son coup, en offrant la nouvelle alliance.');
  return table.offered.some((to) => to !== other)
    ? ALLOWED
    : refuse('LOR-L-31', 'On ne rompt qu’en offrant une nouvelle alliance à un autre : il faut d’abord la proposer.');
}

export const breaksOf = (table: Table, seat: Seat): readonly MoveOf<'break'>[] =>
  haveAlliances(table)
    ? table.peoples
        .map((_, other): MoveOf<'break'> => ({ kind: 'break', seat, with: other }))
        .filter((move) => move.with !== seat && judgeBreak(table, move).ok)
    : [];

export function broken<T extends Table>(table: T, { seat, with: other }: MoveOf<'break'>, tell: Tell): T {
  const [own, theirs] = [table.peoples[seat], table.peoples[other]];
  const between = [seat, other];
  const isOwed = ({ from, to }: Pledge): boolean => between.includes(from) && between.includes(to);
  const before = (table.betrayals ?? []).filter(({ by, of }) => !between.includes(by) || !between.includes(of));
  tell({ kind: 'broke', seat, with: other, ...(table.pledges.some(isOwed) && { owed: true }) });
  const isPair = ([a, b]: readonly [People, People]): boolean => (a === own && b === theirs) || (a === theirs && b === own);
  return {
    ...table,
    position: { ...table.position, allies: table.position.allies.filter((pair) => !isPair(pair)) },
    pledges: table.pledges.filter((one) => !isOwed(one)),
    betrayals: [...before, { by: seat, of: other, month: table.month }],
  };
}

/** The city of the seat's people with this hostage in it, or why there is none. */
function keptBy(table: Table, cityName: string, id: string): { readonly city: City } | ReturnType<typeof refuse<RuleId>> {
  const city = cityNamed(table, cityName);
  if (!city || city.people !== table.peoples[table.turn]) return refuse('LOR-ALL-3', 'Cette ville n’est pas à celui dont c’est le coup.');
  return city.hostages?.some((one) => one.id === id) ? { city } : refuse('LOR-ALL-3', 'Cet otage n’est pas dans cette ville.');
}

export function judgeExecution(table: Table, { city: cityName, id }: MoveOf<'execute'>): Verdict<RuleId> {
  const kept = keptBy(table, cityName, id);
  if (!('city' in kept)) return kept;
  if (PEOPLE_OF[kept.city.hostages?.find((one) => one.id === id)?.kind ?? 'chevalier'] === kept.city.people)
    return refuse('LOR-ALL-3', 'C’est un des leurs, que la prise de la ville leur rend : il se libère.');
  return table.executed.includes(cityName) ? refuse('LOR-ALL-3', 'Un otage par ville et par coup : celle-ci a déjà eu le sien.') : ALLOWED;
}

const hostagesOf = (table: Table, seat: Seat): readonly { readonly city: City; readonly id: string }[] =>
  citiesHeld(table, seat).flatMap((city) => (city.hostages ?? []).map(({ id }) => ({ city, id })));

export const executionsOf = (table: Table, seat: Seat): readonly MoveOf<'execute'>[] =>
  hostagesOf(table, seat)
    .map(({ city, id }): MoveOf<'execute'> => ({ kind: 'execute', seat, city: cityId(city), id }))
    .filter((move) => judgeExecution(table, move).ok);

const without = (city: City, id: string): City => ({ ...city, hostages: (city.hostages ?? []).filter((one) => one.id !== id) });

export function execute<T extends Table>(table: T, { seat, city: cityName, id }: MoveOf<'execute'>, tell: Tell): T {
  const city = cityNamed(table, cityName);
  const hostage = city?.hostages?.find((one) => one.id === id);
  if (!city || !hostage) throw new Error(`no hostage ${id} there`);
  tell({ kind: 'executed', seat, who: { ...hostage, at: city.at } });
  const lost: Fallen = { ...hostage, seat: seatOf(table, hostage.kind) };
  return {
    ...table,
    position: withCity(table.position, cityName, (one) => without(one, id)),
    executed: [...table.executed, cityName],
    fallen: [...table.fallen, lost],
  };
}

/** Where a hostage may be let go: into the garrison of its own people, or next to the city. */
function exitsOf(table: Table, city: City, id: string): readonly Hex[] {
  const kind = city.hostages?.find((one) => one.id === id)?.kind;
  const isOwn = kind !== undefined && PEOPLE_OF[kind] === city.people && city.garrison.length < MAX_GARRISON;
  return [...(isOwn ? [city.at] : []), ...outsideOf(table.position, city)];
}

export function judgeFreeing(table: Table, { city: cityName, id, to }: MoveOf<'free'>): Verdict<RuleId> {
  const kept = keptBy(table, cityName, id);
  if (!('city' in kept)) return kept;
  return exitsOf(table, kept.city, id).some((hex) => isSame(hex, to))
    ? ALLOWED
    : refuse('LOR-ALL-4', `Un otage libéré sort sur un hexagone libre attenant à la ville, et ${nameOf(to)} n’en est pas un.`);
}

export const freeingsOf = (table: Table, seat: Seat): readonly MoveOf<'free'>[] =>
  hostagesOf(table, seat).flatMap(({ city, id }) =>
    exitsOf(table, city, id).map(({ q, r }): MoveOf<'free'> => ({ kind: 'free', seat, city: cityId(city), id, to: { q, r } })),
  );

export function freed<T extends Table>(table: T, { seat, city: cityName, id, to }: MoveOf<'free'>, tell: Tell): T {
  const city = cityNamed(table, cityName);
  const hostage = city?.hostages?.find((one) => one.id === id);
  if (!city || !hostage) throw new Error(`no hostage ${id} there`);
  tell({ kind: 'freed', seat, who: { ...hostage, at: city.at }, end: { q: to.q, r: to.r } });
  const isInside = isSame(city.at, to);
  const position = withCity(table.position, cityName, (one) => (isInside ? joined(without(one, id), [hostage]) : without(one, id)));
  if (isInside) return { ...table, position };
  return { ...table, position: { ...position, counters: [...position.counters, counterOn(id, hostage.kind, { q: to.q, r: to.r })] } };
}
