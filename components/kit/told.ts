/** Things and their numbers in a question as somebody words it: « 7 Ailés contre trois Amazones ». */

const NUMBERS = 'un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze'.split(' ');

/** Lower case, without accents, and so as long as what was written. */
export const plainWords = (text: string): string =>
  text.toLowerCase().replace(/œ/g, 'oe').replace(/’/g, "'").normalize('NFD').replace(/\p{M}/gu, '');

export interface ToldCount<Name> {
  readonly name: Name;
  /** Undefined where none is said. */
  readonly count: number | undefined;
  readonly at: number;
}

const numberIn = (word: string | undefined): number | undefined => {
  if (word === undefined) return undefined;
  const named = NUMBERS.indexOf(word.replace(/^une$/, 'un')) + 1;
  return named > 0 ? named : Number(word);
};

/** What of `names` the text says, in its order; of two names, the one told first in `names` takes the words. */
export function countsTold<Name extends string>(
  text: string,
  names: readonly (readonly [name: Name, words: string])[],
): readonly ToldCount<Name>[] {
  let left = plainWords(text);
  const found: ToldCount<Name>[] = [];
  for (const [name, words] of names) {
    const one = new RegExp(
      `(?:(?<![a-z0-9])(\\d{1,2}|une|${NUMBERS.join('|')}) (?:petits? |grands? )?)?(?<![a-z-])(?:${words})(?![a-z-])`,
      'g',
    );
    left = left.replace(one, (all, number: string | undefined, at: number) => {
      found.push({ name, count: numberIn(number), at });
      return ' '.repeat(all.length);
    });
  }
  return found.sort((a, b) => a.at - b.at);
}
