/** Answers around a city in words, and those who give them. */
import { together } from '#engine/core/french.ts';
import { isNext, nameOf } from '#engine/zargos-lords/board/map.ts';
import { type City, counterOf } from '#engine/zargos-lords/board/position.ts';
import { fighterOf, peopleOf } from '#engine/zargos-lords/data/counters.ts';
import { troops, whoIn } from '#engine/zargos-lords/game/explain.ts';
import { assailantOf, besiegersFor, cityNamed } from '#engine/zargos-lords/game/table.ts';
import type { Move, MoveOf, Phase, State } from '#engine/zargos-lords/game/types.ts';
import { besiegedBy, likeOf } from '#engine/zargos-lords/puzzles/assaults.ts';
import { attackerOf } from '#engine/zargos-lords/rules/attack.ts';
import { KINDS, type Kind } from '#engine/zargos-lords/types.ts';

/** « le Chevalier lancé (E3) » of one whose charge counts against a city. */
function nameOfCounter(state: State, id: string): string {
  const counter = counterOf(state.position, id);
  const cities = state.position.cities.filter(
    ({ at, people }) => people !== peopleOf(counter) && isNext(state.position.map, at, counter.at),
  );
  const isCharging = cities.some(({ at }) => attackerOf(state.position, assailantOf(state, counter), [at]).charge !== undefined);
  return isCharging ? whoIn(counter).replace(' (', ' lancé (') : whoIn(counter);
}

export const countersTold = (state: State, ids: readonly string[]): string => together(ids.map((id) => nameOfCounter(state, id)));

/** « 1 Dragon et 2 Serpents »; where those of a kind are not worth the same, each by its place. */
export function besiegersTold(state: State, ids: readonly string[], city: City): string {
  const likes = new Map<Kind, Set<string>>();
  for (const one of besiegersFor(state, city)) {
    const kind = fighterOf(one);
    likes.set(kind, (likes.get(kind) ?? new Set()).add(likeOf(state, one.id, city)));
  }
  const isAlike = [...likes.values()].every(({ size }) => size === 1);
  return isAlike ? troops(ids.map((id) => fighterOf(counterOf(state.position, id)))) : countersTold(state, ids);
}

/** « 1 Chevalier et 2 Fantassins des Chevaliers », in the order of the kinds: that of a garrison would tell who is where. */
export const insideOf = (cities: readonly City[]): string => {
  const all = cities.flatMap(({ garrison }) => garrison);
  return troops(KINDS.flatMap((kind) => all.filter((one) => one === kind)));
};

/** Whether the question is of two cities. */
export const hasTwo = ({ position }: State): boolean => position.cities.length > 1;

const ENDS: Partial<Record<Phase, string>> = {
  march: 'le laisser là',
  shots: 'ne plus tirer',
  entry: 'n’y faire entrer personne',
};

/** An answer, as amid a sentence. */
export function sayAround(state: State, move: Move): string {
  const city = besiegedBy(state, move);
  switch (move.kind) {
    case 'attack':
      if (!city) return `attaquer ${countersTold(state, move.targets)} avec ${countersTold(state, move.attackers)}`;
      return `assiéger${hasTwo(state) ? ` la ville en ${nameOf(city.at)}` : ''} avec ${besiegersTold(state, move.attackers, city)}`;
    case 'sally':
      return `attaquer de vos murs ${countersTold(state, move.targets)}`;
    case 'shoot':
      return `viser ${countersTold(state, [move.target])} avec ${shootersTold(state, move.shooters)}`;
    case 'march':
      return `mener ${countersTold(state, [move.id])} en ${nameOf(move.to)}${hasTwo(state) ? `, devant la ville en ${nameOf(cityBefore(state, move).at)}` : ''}`;
    case 'enter':
      return `faire entrer ${countersTold(state, [move.id])}`;
    default:
      return ENDS[state.phase] ?? 'ne plus attaquer';
  }
}

/** The city before which a march comes. */
export function cityBefore(state: State, move: MoveOf<'march'>): City {
  const city = cityNamed(state, move.against ?? '');
  if (!city) throw new Error(`${move.id} comes before no city`);
  return city;
}

/** Those in the open, and those on the walls. */
export function shootersTold(state: State, ids: readonly string[]): string {
  const inside = state.position.cities.flatMap(({ at, garrison, ids: own = [] }) =>
    own.map((id, index) => ({ id, at, kind: garrison[index] })),
  );
  return together(
    ids.map((id) => {
      const one = inside.find((other) => other.id === id);
      return one?.kind ? `${whoIn({ id, kind: one.kind, at: one.at })}, de vos murs` : whoIn(counterOf(state.position, id));
    }),
  );
}
