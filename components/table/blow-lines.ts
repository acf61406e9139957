/** What the card of a blow says, each thing once: a line of the log that tells no more than the headline gives it its rules, and is not said again. */
import type { LogLine } from '#engine/core/game.ts';

/** Words that say a loss, or nothing: beside the names and numbers of a headline they tell nothing new. */
const LOSS =
  /^(?:vous|vos|votre|le|la|les|l|des?|du|un|une|et|en|sur|est|sont|perd\p{L}*|part\p{L}*|éliminée?s?|tomb\p{L}*|mort\p{L}*|recul\p{L}*)$/iu;

const wordsOf = (text: string): readonly string[] =>
  (text.match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !LOSS.test(word)).map((word) => word.toLowerCase());

const open = (sentence: string): string => sentence.replace(/\.$/u, '');

/** `headline` with the rules of the lines that say the same; a line that begins with its words and goes on takes its place. Of the lines, the first that cites a rule keeps it. */
export function blowLines(headline: string, all: readonly LogLine[]): { readonly headline: LogLine; readonly lines: readonly LogLine[] } {
  const lines = all.filter(({ isCourse }) => !isCourse);
  const longer = lines.find(({ text }) => text.startsWith(open(headline)));
  const text = longer?.text ?? headline;
  const known = new Set(wordsOf(text));
  const isSame = (line: LogLine): boolean => line === longer || wordsOf(line.text).every((word) => known.has(word));
  const cited = new Set<string>();
  return {
    headline: { text, rules: [...new Set(lines.filter(isSame).flatMap(({ rules }) => rules))] },
    lines: lines
      .filter((line) => !isSame(line))
      .map((line) => {
        const rules = line.rules.filter((rule) => !cited.has(rule));
        for (const rule of rules) cited.add(rule);
        return { ...line, rules };
      }),
  };
}
