import { readingsOf } from '../../options.ts';
/** A time of exchanges begins: of positioning cards before the first turn (ZAR-POS-3), of magic after the distribution (ZAR-MAG-7). */
import type { Seat, State, Trade } from '../types.ts';

/** Everybody may make offers, but those without a card, and in an exchange of magic a Master who may not (ZAR-L-41). */
export function openTrade(state: State, of: Trade['of']): State {
  const isBarred = (seat: Seat): boolean =>
    of === 'magic'
      ? (state.hands[seat] ?? []).length === 0 || (state.master === seat && readingsOf(state.options)['ZAR-L-41'] === 'non')
      : (state.positioning?.hands[seat] ?? []).length === 0;
  return {
    ...state,
    phase: 'trade',
    asked: [],
    trade: { of, offers: [], made: state.peoples.map(() => 0), done: state.peoples.map((_, seat) => isBarred(seat)) },
  };
}
