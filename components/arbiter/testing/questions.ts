/** Questions that the lists on top of an arbiter can make, a few of them chosen at random one after the other. */
import { diceFrom, oneOf } from '#engine/core/dice.ts';
import { seeded } from '#engine/core/random.ts';
import type { QuickPart } from '../quick/quick.ts';

interface Lists<Asked> {
  readonly first: Asked;
  readonly parts: (asked: Asked) => readonly QuickPart<Asked>[];
  readonly format: (asked: Asked) => string;
}

/** Lists set of each question. */
const SET = 4;

export function anyQuestions<Asked>({ first, parts, format }: Lists<Asked>, most: number): readonly string[] {
  const dice = diceFrom(seeded('questions'));
  const found = new Set<string>();
  for (let count = 0; count < most; count += 1) {
    let asked = first;
    for (let set = 0; set < SET; set += 1) {
      const lists = parts(asked).flatMap((part) => (typeof part === 'string' ? [] : [part]));
      const list = oneOf(lists, dice);
      asked = list.set(
        oneOf(
          list.groups.flatMap(({ options }) => options),
          dice,
        ).value,
      );
    }
    found.add(format(asked));
  }
  return [...found];
}
