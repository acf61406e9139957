/** The question of every moment of a deal: nobody at the table is left without one, and none asks for what the rules refuse. */
import { expect, test } from 'vitest';
import { diceFrom, oneOf } from '#engine/core/dice.ts';
import { seeded } from '#engine/core/random.ts';
import { ORC } from '#engine/orc/game.ts';
import { LAST_TICK, type Seat, type State } from '#engine/orc/types.ts';
import { askedOf } from './asked.ts';

const deals = function* (seed: string): Generator<State> {
  const dice = diceFrom(seeded(seed));
  let state = ORC.setup({ seats: 4, options: {}, values: {} }, seed);
  while (state.phase === 'recruit') {
    yield state;
    const tick = ORC.clock?.tick(state);
    const laid = ORC.toMove(state)
      .flatMap((seat) => ORC.moves(state, seat))
      .filter(({ kind }) => kind === 'shield' || kind === 'desertion');
    const next = laid.length > 0 && (!tick || dice.roll(8) === 1) ? oneOf(laid, dice) : tick;
    if (!next) return;
    state = ORC.play(state, next).state;
  }
};

/** What a sentence says may be done. */
const CLAIMS: readonly (readonly [said: RegExp, isSo: (state: State, seat: Seat) => boolean])[] = [
  [/Vous êtes le Sorcier/, ({ sorcier }, seat) => sorcier === seat],
  [/Une désertion se pose déjà/, (state, seat) => state.tick < LAST_TICK && left(state, seat, 'desertion') > 0],
  [/les boucliers attendent/i, (state) => state.tick < state.start],
  [/Prenez-la/, (state, seat) => state.tick >= state.start && left(state, seat, 'shield') + left(state, seat, 'desertion') > 0],
  [/posez les boucliers/, (state, seat) => state.tick >= LAST_TICK && left(state, seat, 'shield') > 0],
  [/Vous avez tout posé/, (state, seat) => left(state, seat, 'shield') + left(state, seat, 'desertion') === 0],
  [/désertions gardées sont perdues/, (state, seat) => state.tick >= LAST_TICK && left(state, seat, 'shield') === 0],
  [/Commencez-la|Le but/, ({ tick }) => tick === 0],
];
const left = ({ placed }: State, seat: Seat, kind: 'shield' | 'desertion'): number =>
  2 - placed.filter((one) => one.kind === kind && one.seat === seat).length;

test('whoever sits there is asked something at every moment of a deal, the Sorcier too, and it is so', () => {
  const heard = new Set<number>();
  for (const seed of ['donne 1', 'donne 2', 'donne 3', 'donne 4', 'donne 5', 'donne 6'])
    for (const state of deals(seed))
      for (const seat of [0, 1, 2, 3]) {
        const { text } = askedOf(ORC.view(state, seat), { seats: [seat], isNew: state.tick === 0, holding: undefined, isEmpty: false });
        const claims = CLAIMS.flatMap(([said], at) => (said.test(text) ? [at] : []));
        expect(claims, text).not.toEqual([]);
        for (const at of claims) {
          heard.add(at);
          expect(CLAIMS[at]?.[1](state, seat), `${text} (tick ${state.tick}, seat ${seat})`).toBe(true);
        }
      }
  expect([...heard].sort()).toEqual(CLAIMS.map((_, at) => at));
});
