/**
 * A question as somebody words it, read into the lists of the question on top, as far as it can be: each list takes the choice whose words the question has,
 * the longest first, and what nobody said stays as it was. Fetched where a link brings a question.
 */
import type { QuickPart, QuickSelect } from './quick.ts';

/** What a game adds to the labels of its lists. */
interface QuickWords {
  /** The lists that say what is done: of a question read in part, without one of them nothing is read. */
  readonly doing: readonly string[];
  /** By list, other words for its choices. */
  readonly also?: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  /** By list, what must stand before, or must not. */
  readonly after?: Readonly<Record<string, RegExp>>;
  readonly notAfter?: Readonly<Record<string, RegExp>>;
  /** Words without accents that say nothing beside what the lists say. */
  readonly idle?: ReadonlySet<string>;
}

/** What else a game makes of a question in words. */
export interface QuickUsage<Asked> extends QuickWords {
  /** What stands where the question says nothing, in place of the first question's. */
  readonly usual?: Partial<Asked>;
  /** The question in the words of the lists, where what it says is said by two of its words together. */
  readonly reworded?: (question: string) => string;
  /** Brings what was not said near to what was; `plain`: the question in lower case, without accents. */
  readonly settle?: (asked: Asked, said: ReadonlySet<string>, plain: string) => Asked;
  /** Whether what decides is said: else a verdict is that of an example, and may be another than the asker's. */
  readonly decided: (asked: Asked, said: ReadonlySet<string>, plain: string) => boolean;
  /** Whether a word, without accents, says more than the lists do, though one took it or it is idle: « par la mer », from nowhere. */
  readonly adds?: (word: string, asked: Asked, said: ReadonlySet<string>) => boolean;
}

/** A question as far as it was read, and the lists that took something of it. */
export interface QuickRead<Asked> {
  readonly asked: Asked;
  readonly said: readonly string[];
  /** Words that no list took, as they are written, in lower case: with some, another question may have been meant. */
  readonly left: readonly string[];
  /** All of it was read, and it says what decides: it may be judged unasked. */
  readonly isWhole: boolean;
}

const NUMBERS: Readonly<Record<string, string>> = {
  deux: '2',
  trois: '3',
  quatre: '4',
  cinq: '5',
  six: '6',
  sept: '7',
  huit: '8',
  neuf: '9',
  dix: '10',
};

/** Words that are said or not. */
const SMALL = new Set(
  'aux le la les l un une des du de d a en avec contre que qu ils elles il elle sur ou y mon ma mes son sa ses leur leurs se s au ce cette'.split(
    ' ',
  ),
);

const folded = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '').replace(/œ/g, 'oe');

/** « attaquent », « attaquer »: one word. */
const root = (word: string): string => NUMBERS[word] ?? (word.length > 3 ? word.replace(/(?:ees?|er|ez|ent|es|e|s|x)$/, '') : word);

/** Words of three letters and more that no list has to take: how one asks, and what leads to a place. */
const ASKING = new Set(
  'puis peux peut peuvent quand alors donc par pour dans non qui quoi est mes tout toute tous toutes pas depuis dessus reste lui droit possible permis permise interdit interdite autorise autorisee legal legale'.split(
    ' ',
  ),
);

interface Word {
  /** As it is written, in lower case. */
  readonly written: string;
  readonly plain: string;
  readonly root: string;
  /** What stands before it, small words included. */
  readonly before: string;
}

/** « Deux fois », « trois cases » count no things. */
const TIMES = 'fois';
const UNIT = /^(?:pas|cases?|hexagones?|points?|provinces?|territoires?|coups?|tours?|mois)$/;

const isNumber = (plain: string): boolean => plain in NUMBERS || /^\d+$/.test(plain);

/** What is denied is not asked: « je n’ai pas de bateau ». */
const DENIED = /(?:^| )(?:pas|sans|aucune?|ni|plus d|plus de)(?: (?:de|d|l|le|la|les|un|une|mon|ma|mes|son|sa|ses))*$/;

function wordsOf(text: string): readonly Word[] {
  const written =
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/\p{L}+|\d+/gu) ?? [];
  const all = written.map(folded);
  return all.flatMap((plain, at) => {
    if (SMALL.has(plain)) return [];
    const next = all[at + 1] ?? '';
    const isMeasure = next === TIMES || (isNumber(plain) && UNIT.test(next));
    const before = all.slice(Math.max(0, at - 5), at).join(' ');
    return [{ written: written[at] ?? plain, plain, root: isMeasure ? `${root(plain)} ${root(next)}` : root(plain), before }];
  });
}

interface Match {
  readonly list: string;
  readonly order: number;
  readonly value: string;
  readonly at: number;
  readonly length: number;
}

const isSelect = <Asked>(part: QuickPart<Asked>): part is QuickSelect<Asked> => typeof part !== 'string';

/** Whose, by what stands before: « ma province » is no province of another. */
const MINE = /(?:^| )(?:mon|ma|mes|notre|nos)$/;
const THEIRS = /(?:^| )(?:son|sa|ses|leur|leurs)$/;
const ownerIn = (before: string): RegExp | undefined => [MINE, THEIRS].find((owner) => owner.test(before));

/** « Vider » is not « vide ». */
const isDone = (plain: string): boolean => /(?:er|ez)$/.test(plain);
const isSame = (asked: Word | undefined, label: Word): boolean =>
  asked !== undefined && asked.root === label.root && (asked.plain === label.plain || isDone(label.plain) || !isDone(asked.plain));

/** Where the words of a choice stand together in the question. */
function placesOf(words: readonly Word[], label: string): readonly { readonly at: number; readonly length: number }[] {
  const wanted = wordsOf(label);
  const [first] = wanted;
  if (!first) return [];
  const owner = ownerIn(first.before);
  return words.flatMap(({ before }, at) =>
    (owner?.test(before) ?? true) && wanted.every((one, by) => isSame(words[at + by], one)) ? [{ at, length: wanted.length }] : [],
  );
}

/** Words not taken, for each list that took some: more, and another question would be answered. */
const MISSED = 2;

/** Undefined where nothing of the question was understood, or too little. */
export function readQuick<Asked>(
  question: string,
  first: Asked,
  parts: (asked: Asked) => readonly QuickPart<Asked>[],
  { doing, usual, reworded, settle, decided, adds, also = {}, after = {}, notAfter = {}, idle = new Set() }: QuickUsage<Asked>,
): QuickRead<Asked> | undefined {
  const text = reworded?.(question) ?? question;
  const words = wordsOf(text);
  const free = new Set(words.keys());
  const said = new Set<string>();
  /** Of what no list has taken yet; `again`, also what says once more what a list has. */
  const matchesIn = (asked: Asked, again = false): readonly Match[] =>
    parts(asked)
      .filter(isSelect)
      .flatMap(({ label: list, groups, value: now }, order) =>
        groups
          .flatMap(({ options }) => options)
          .filter(({ value }) => !again || value === now)
          .flatMap(({ value, label }) =>
            [label, ...(also[list]?.[value] ?? [])].flatMap((name) =>
              placesOf(words, name).map((place): Match => ({ list, order, value, ...place })),
            ),
          ),
      )
      .filter(({ list, at, length }) => {
        const before = words[at]?.before ?? '';
        const isFree = Array.from({ length }, (_, by) => at + by).every((one) => free.has(one));
        return (
          isFree &&
          !DENIED.test(before) &&
          (again || !said.has(list)) &&
          (after[list]?.test(before) ?? true) &&
          !notAfter[list]?.test(before)
        );
      });
  let asked: Asked = { ...first, ...usual };
  for (;;) {
    // The longest of each word, then the first list of the sentence: what it says may change the lists after it.
    const matches = [...matchesIn(asked)].sort((a, b) => b.length - a.length || a.order - b.order || a.at - b.at);
    const kept: Match[] = [];
    for (const match of matches)
      if (!kept.some((one) => one.list === match.list || (one.at < match.at + match.length && match.at < one.at + one.length)))
        kept.push(match);
    const [next] = kept.sort((a, b) => a.order - b.order);
    if (!next) {
      for (const { at, length } of matchesIn(asked, true)) for (let by = 0; by < length; by += 1) free.delete(at + by);
      const isSaying = (plain: string): boolean => (plain.length > 2 || isNumber(plain)) && !ASKING.has(plain) && !idle.has(plain);
      const missed = [...free].filter((at) => isSaying(words[at]?.plain ?? ''));
      // Two things done one after the other are another question than either.
      const isTwice = parts(asked)
        .filter(isSelect)
        .filter(({ label }) => doing.includes(label) && said.has(label))
        .some(({ label: list, groups, value: now }) =>
          groups
            .flatMap(({ options }) => options)
            .some(
              ({ value, label }) =>
                value !== now &&
                [label, ...(also[list]?.[value] ?? [])].some((name) => placesOf(words, name).some(({ at }) => free.has(at))),
            ),
        );
      const isMost = doing.some((list) => said.has(list)) && missed.length <= MISSED * said.size && !isTwice;
      if (said.size === 0 || (missed.length > 0 && !isMost)) return undefined;
      const plain = folded(text.toLowerCase());
      const settled = settle?.(asked, said, plain) ?? asked;
      const left = words.flatMap((word, at) => (missed.includes(at) || adds?.(word.plain, settled, said) ? [word.written] : []));
      return {
        asked: settled,
        said: [...said],
        left: [...new Set(left)],
        isWhole: left.length === 0 && decided(settled, said, plain),
      };
    }
    const list = parts(asked).filter(isSelect)[next.order];
    asked = list ? list.set(next.value) : asked;
    said.add(next.list);
    for (let by = 0; by < next.length; by += 1) free.delete(next.at + by);
  }
}
