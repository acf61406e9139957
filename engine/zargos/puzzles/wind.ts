/** `vent`: in which of the fights to be fought the attacker plays his one Vent de Guerre, for the chance to win them all. */
import { placeOf } from '../board/tables.ts';
import { tablesFor } from '../game/table.ts';
import type { Attack, Move, Seat, State } from '../game/types.ts';
import { type Clash, chanceOfAll } from './clash.ts';
import { callers, foeAt, isCalm } from './foes.ts';
import type { ClashQuestion } from './question.ts';

/** Fights of one turn that are looked at. */
const MOST_FIGHTS = 4;

const attacking = ({ groups }: Attack): number => groups.reduce((sum, { pawns }) => sum + pawns, 0);

/** Attacks to be fought, all of them against pawns of other players that call nobody; empty where there are fewer than two. */
function fightsOf(state: State, seat: Seat): readonly Attack[] {
  const attacks = state.turn?.attacks ?? [];
  const isPlain = attacks.every(({ at }) => foeAt(state, seat, at) !== undefined && callers(state, at).length === 0);
  return isPlain && attacks.length >= 2 && attacks.length <= MOST_FIGHTS ? attacks : [];
}

const hasOne = ({ hands }: State, seat: Seat): boolean => hands[seat]?.filter((card) => card === 'vent-de-guerre').length === 1;

export const WIND: ClashQuestion = {
  asks: (state, seat) =>
    state.phase === 'attacks' && isCalm(state) && hasOne(state, seat) && fightsOf(state, seat).length > 0 ? [[]] : [],
  choices: (state, seat) =>
    fightsOf(state, seat).flatMap(({ at }): readonly Move[] => {
      const id = tablesFor(state.options).board.territories[at]?.id;
      return id ? [{ kind: 'fight', seat, at: id }] : [];
    }),
  clashesOf(state, seat, _places, move) {
    if (move.kind !== 'fight') return [];
    const lent = placeOf(tablesFor(state.options), move.at);
    return fightsOf(state, seat).flatMap((attack): readonly Clash[] => {
      const { at, people } = attack;
      const defender = foeAt(state, seat, at);
      if (!defender) return [];
      return [{ at, people, pawns: attacking(attack), defender, defenders: state.pawns[at] ?? 0, warWind: at === lent, hoped: 'taken' }];
    });
  },
  valueOf: (state, seat, places, move) => chanceOfAll(state, WIND.clashesOf(state, seat, places, move)),
};
