/** The moment as the rules on fights take it; what may come at a place, and what is still to come of the game. */
import { siteOf } from '../board/kingdoms.ts';
import type { BoardTables } from '../board/tables.ts';
import type { CardId } from '../data/cards.ts';
import type { Situation } from '../fight/types.ts';
import { demonDice, type ZargosRing } from '../rules/demons.ts';
import type { People, Site } from '../types.ts';
import { tablesFor } from './table.ts';
import type { Combat, GameOptions, Seat, State, View } from './types.ts';

/** Whether a red card is in force. */
export const inForce = ({ effects }: Pick<State, 'effects'>, card: CardId): boolean => effects.some((effect) => effect.card === card);

/** The ring of the kingdom of Zargos that a place lies in; undefined elsewhere (ZAR-MAT-6). */
export const ringOf = (options: Pick<GameOptions, 'board'>, place: number): ZargosRing | undefined => ringAt(tablesFor(options), place);

export function ringAt({ board }: Pick<BoardTables, 'board'>, place: number): ZargosRing | undefined {
  const territory = board.territories[place];
  if (territory?.kingdom !== 'zargos') return undefined;
  return territory.kind === 'city' ? 'city' : territory.kind === 'inner' ? 'inner' : 'coast';
}

/** What a fight or a count knows of the place; a sea cell is no more than a province. */
export function siteAt({ board }: Pick<BoardTables, 'board'>, place: number): Site {
  const territory = board.territories[place];
  return territory ? siteOf(territory) : 'province';
}

export function situationFor(state: Pick<State, 'options' | 'effects'>, combat: Omit<Combat, 'fight' | 'before'>): Situation {
  const { at, people, defender, engaged, winds, called } = combat;
  const ring = ringOf(state.options, at);
  const dice = ring === undefined ? 0 : demonDice(ring, false, false);
  return {
    attacker: { people, pawns: engaged.attacker, warWind: winds.attacker },
    defender:
      defender === 'demons'
        ? { people: 'demons', dice: dice === 0 ? 2 : dice }
        : { people: defender, pawns: engaged.defender - (called?.pawns ?? 0), warWind: winds.defender, called: called?.pawns ?? 0 },
    site: siteAt(tablesFor(state.options), at),
    eclipse: inForce(state, 'eclipse'),
    heatwave: inForce(state, 'canicule'),
    options: state.options.options,
  };
}

/** Throws an Error where no fight is under way. */
export function situationOf(state: Pick<State, 'options' | 'effects' | 'turn'>): Situation {
  const combat = state.turn?.combat;
  if (!combat) throw new Error('no fight under way');
  return situationFor(state, combat);
}

/** Where a people's pawns may attack from a place without boat or card. */
export function reachOf(tables: BoardTables, view: Pick<State, 'effects'>, people: People, from: number): readonly number[] {
  if (from >= tables.territories) return people === 'dragons' ? (tables.coasts[from] ?? []) : [];
  const isAsleep = tables.powerless[from] === 1;
  if (people === 'ailes' && !isAsleep && !inForce(view, 'typhon')) return tables.flights[from] ?? [];
  if (people === 'araignees' && !isAsleep && !inForce(view, 'tremblement-de-terre')) {
    const vortices = tables.vortices[from] ?? [];
    if (vortices.length > 0) return [...(tables.land[from] ?? []), ...vortices];
  }
  return tables.land[from] ?? [];
}

type Running = Pick<View, 'options' | 'round' | 'phase' | 'purses' | 'waiting' | 'peoples' | 'seat'>;

/** Whether the turns of this round are over. */
export const isCounted = ({ purses, phase }: Pick<Running, 'purses' | 'phase'>): boolean =>
  purses.length > 0 || phase === 'sorting' || phase === 'trade';

/** Counts that are still to come; without end but in a scenario (ZAR-L-70). */
export const countsLeft = (view: Running): number => {
  const { scenario } = view.options;
  return scenario ? scenario.rounds - view.round + (isCounted(view) ? 0 : 1) : Number.POSITIVE_INFINITY;
};

/** Whether a seat plays no other turn after the one under way. */
export const isLastTurn = (view: Running, seat: Seat = view.seat): boolean =>
  countsLeft(view) <= 1 && !isCounted(view) && !view.waiting.some((people) => view.peoples[seat]?.includes(people));
