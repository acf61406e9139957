/** The lists of the question on top as facts of what is asked: those whose other choice is the same question of another case. */
import type { QuickPart, QuickSelect } from './quick/quick.ts';
import type { QuestionList } from './spec.ts';

interface Worded<Asked> {
  readonly parts: (asked: Asked) => readonly QuickPart<Asked>[];
  readonly format: (asked: Asked) => string;
}

const selects = <Asked>(parts: readonly QuickPart<Asked>[]): readonly QuickSelect<Asked>[] =>
  parts.filter((part): part is QuickSelect<Asked> => typeof part !== 'string');

/** `another`: the lists of who, what and where, which make another question. */
export function questionLists<Asked>(asked: Asked, { parts, format }: Worded<Asked>, another: readonly string[]): readonly QuestionList[] {
  const lists = selects(parts(asked));
  const isSame = (label: string, after: Asked): boolean =>
    selects(parts(after))
      .filter((one) => one.label !== label)
      .every((one) => lists.some((before) => before.label === one.label && before.value === one.value));
  return lists
    .filter(({ label }) => !another.includes(label))
    .map(({ label, value, groups, set }) => ({
      label,
      value,
      options: groups.flatMap(({ options }) => options),
      set(wanted) {
        const after = set(wanted);
        return isSame(label, after) ? format(after) : undefined;
      },
    }));
}
