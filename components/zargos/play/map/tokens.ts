/** What stands on the map, out of a view: who holds each place and with how many, what attacks are under way, what the cards in force close. */
import { NO_SEAT } from '#engine/core/events.ts';
import { tablesFor } from '#engine/zargos/game/table.ts';
import type { Attack, Seat, View } from '#engine/zargos/game/types.ts';
import type { People } from '#engine/zargos/types.ts';

export interface Token {
  readonly place: number;
  readonly people: People;
  /** Points of pawns; 0 for a province held by nobody's pawns for now, all of them on the march. */
  readonly pawns: number;
  /** Of whoever looks. */
  readonly own: boolean;
}

type Board = Pick<View, 'options' | 'owners' | 'pawns' | 'turn' | 'peoples'> & { readonly seat?: Seat; readonly ending?: View['ending'] };

/** Who holds a place: a territory's owner, at sea the Dragons that stand there. */
export function placeHolder({ owners, pawns }: Pick<View, 'owners' | 'pawns'>, place: number): People | null {
  if (place < owners.length) return owners[place] ?? null;
  return (pawns[place] ?? 0) > 0 ? 'dragons' : null;
}

/** Defenders of the fight under way stand in it, not on the board. */
export function standingAt(view: Pick<View, 'pawns' | 'turn'>, place: number): number {
  const combat = view.turn?.combat;
  const inFight = combat?.at === place && combat.defender !== 'demons' ? combat.fight.pawns.defender : 0;
  return Math.max(view.pawns[place] ?? 0, inFight);
}

/** From below to above: over all others stand those of the people that has won. */
export function tokensOf(view: Board): readonly Token[] {
  const { names } = tablesFor(view.options);
  const own = view.peoples[view.seat ?? NO_SEAT] ?? [];
  const tokens: Token[] = [];
  for (let place = 0; place < names.length; place++) {
    const people = placeHolder(view, place);
    if (people) tokens.push({ place, people, pawns: standingAt(view, place), own: own.includes(people) });
  }
  const won = view.ending?.people;
  return won ? [...tokens.filter(({ people }) => people !== won), ...tokens.filter(({ people }) => people === won)] : tokens;
}

/** A group on its way: an arrow on the map. */
export interface Arrow {
  readonly from: number;
  readonly to: number;
  readonly people: People;
  readonly pawns: number;
  /** Sea cells that it crosses, in order; none on foot. */
  readonly over?: readonly number[];
}

/** Attacks declared and the fight under way, each of its groups. `over`: the sea cells that a group in boats crosses; left out, they are not told. */
export function attackArrows(
  { turn }: Pick<View, 'turn'>,
  over?: (people: People, from: number, to: number) => readonly number[],
): readonly Arrow[] {
  if (!turn) return [];
  const arrowsOf = ({ at, people, groups }: Pick<Attack, 'at' | 'people' | 'groups'>): readonly Arrow[] =>
    groups.map(({ from, pawns, bySea }) => ({ from, to: at, people, pawns, ...(bySea && over && { over: over(people, from, at) }) }));
  return [...(turn.combat ? arrowsOf(turn.combat) : []), ...turn.attacks.flatMap(arrowsOf)];
}

/** Places that the cards in force close: provinces of frozen kingdoms, sea cells under a storm. */
export function closedPlaces({ options, effects }: Pick<View, 'options' | 'effects'>): {
  readonly frozen: readonly number[];
  readonly shut: readonly number[];
} {
  const tables = tablesFor(options);
  const frozen = effects.flatMap(({ card, target }) =>
    card === 'vent-de-glace' && 'kingdom' in target ? (tables.members[tables.kingdoms.indexOf(target.kingdom)] ?? []) : [],
  );
  const shut = effects.flatMap(({ card, target }) =>
    card === 'vent-de-tempete' && 'seas' in target ? target.seas.flatMap((id) => tables.places.get(id) ?? []) : [],
  );
  return { frozen, shut };
}

/** Provinces of Zargos where demons wait. */
export function demonPlaces({ options, owners, master, turn }: Pick<View, 'options' | 'owners' | 'master' | 'turn'>): readonly number[] {
  const { board } = tablesFor(options);
  if (master !== null && turn?.seat === master) return [];
  return board.territories.flatMap(({ kingdom }, place) => (kingdom === 'zargos' && !owners[place] ? [place] : []));
}
