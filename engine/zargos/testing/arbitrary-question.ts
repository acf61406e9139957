/** Questions drawn at random for the tests: whatever a visitor can ask of a board. */
import fc from 'fast-check';
import type { BoardTables } from '../board/tables.ts';
import { type OptionId, type Options, READINGS } from '../options.ts';
import {
  MOVE_CARDS,
  MOVE_EFFECTS,
  MOVE_PHASES,
  MOVE_RULINGS,
  type MoveCard,
  type ReachQuestion,
  STRIDES,
} from '../rules/movement/question.ts';
import { settledQuestion } from '../rules/movement/reading.ts';
import { PEOPLES, type People } from '../types.ts';

/** The readings of a ruling, our default first. */
export const readingsOf = (id: OptionId): readonly string[] => READINGS[id];

const options: fc.Arbitrary<Options> = fc
  .subarray([...MOVE_RULINGS])
  .map((ids) => Object.fromEntries(ids.map((id) => [id, readingsOf(id)[1]])) as Options);

/** Weighted to what stays possible: few effects at once. */
const rarely = <Value>(one: fc.Arbitrary<Value>, usual: Value) => fc.oneof({ weight: 2, arbitrary: fc.constant(usual) }, one);

/** Where readings meet: the peoples that rulings move, under cards and options without number. */
const MEETING: readonly People[] = ['ailes', 'chevaliers', 'dragons'];

export const meetingsOn = (tables: BoardTables): fc.Arbitrary<ReachQuestion> => questionsOn(tables, MEETING, (one) => one);

export const questionsOn = (tables: BoardTables, peoples: readonly People[] = PEOPLES, weigh = rarely): fc.Arbitrary<ReachQuestion> => {
  const pairs = tables.board.seas.flatMap(({ id, seas }) => seas.map((other) => [id, other]));
  return fc
    .record({
      people: fc.constantFrom(...peoples),
      phase: fc.constantFrom(...MOVE_PHASES),
      from: fc.constantFrom(...tables.ids),
      stride: fc.constantFrom(...STRIDES),
      boats: fc.nat({ max: 5 }),
      cards: weigh(fc.subarray<MoveCard>([...MOVE_CARDS]), []),
      frozen: rarely(fc.subarray([...tables.kingdoms], { maxLength: 2 }), []),
      storms: rarely(fc.subarray(pairs, { maxLength: Math.min(2, pairs.length) }), []),
      effects: weigh(fc.subarray([...MOVE_EFFECTS]), []),
      master: fc.boolean(),
      fought: rarely(fc.boolean(), false),
      group: fc.option(fc.record({ stands: fc.integer({ min: 1, max: 4 }), moves: fc.integer({ min: 1, max: 4 }) }), {
        nil: undefined,
        freq: 2,
      }),
      owners: fc.option(fc.dictionary(fc.constantFrom(...tables.ids), fc.constantFrom(...PEOPLES, 'mine', 'mine')), { nil: undefined }),
      options: weigh(options, {}),
    })
    .map((draft) => {
      const { people, owners, group, from } = draft;
      const held = owners && Object.fromEntries(Object.entries(owners).map(([id, owner]) => [id, owner === 'mine' ? people : owner]));
      return settledQuestion(tables, {
        ...draft,
        group: group && { stands: Math.max(group.stands, group.moves), moves: group.moves },
        owners: held && { ...held, [from]: people },
      });
    });
};
