/** What holds for « toutes les lectures » of every calculator: they are those of every combination of what it lets choose, and it lets choose all that it reads. */
import { expect, test } from 'vitest';
import { diceFrom, oneOf } from '#engine/core/dice.ts';
import { seeded } from '#engine/core/random.ts';
import { type Choices, openIdsOf, type ReadingIds } from '#engine/core/ruling.ts';
import { turningOf } from '#engine/core/turning.ts';
import { isToldAlike, type Telling } from '../told.ts';
import { combined, leastOf, setsText, waysOf } from './combined.ts';

/** Combinations of one question. */
const MOST_COMBINED = 3000;

interface Case<Question> {
  readonly question: Question;
  readonly choices: Choices;
}

/** `offered`: the rulings that the page lets choose. */
export function oddsLaws<Question>(
  name: string,
  tell: Telling<Question>,
  table: ReadingIds,
  offered: readonly string[],
  cases: readonly Case<Question>[],
): void {
  test(`lectures: ${name}, ${cases.length} questions: the smallest sets that change the number are those of every combination`, {
    timeout: 60_000 + 200 * cases.length,
  }, () => {
    const dice = diceFrom(seeded('lectures'));
    const counts = { compared: 0, combinations: 0, changed: 0, unread: new Set<string>() };
    for (const { question, choices } of cases) {
      const { turns, read, isWhole } = turningOf({
        readings: table,
        choices,
        ask: (wanted) => tell(question, wanted),
        isSame: isToldAlike,
      });
      for (const { choices: changed } of turns)
        for (const id of Object.keys(changed))
          if (!offered.includes(id)) throw new Error(`${id} changes ${JSON.stringify(question)}, and is not offered`);
      const ids = [...new Set([...read, ...[0, 1].map(() => oneOf(openIdsOf(table), dice))])].filter((id) => (table[id]?.length ?? 0) > 1);
      if (!isWhole || waysOf(ids, table) > MOST_COMBINED) continue;
      const base = tell(question, choices);
      if (!base) continue;
      const turned = combined(ids, table, choices).filter((changed) => {
        const other = tell(question, { ...choices, ...changed });
        return other !== undefined && !isToldAlike(base, other);
      });
      const [found, least] = [setsText(turns.map((turn) => turn.choices)), setsText(leastOf(turned))];
      if (found !== least) throw new Error(`${JSON.stringify(question)}: ${found}, but ${least}`);
      counts.compared += 1;
      counts.combinations += waysOf(ids, table);
      if (turns.length > 0) counts.changed += 1;
    }
    console.log(
      `${name}: ${counts.compared} numbers under ${counts.combinations} combinations of readings, ${counts.changed} change under some`,
    );
    expect(counts.compared).toBeGreaterThan(cases.length * 0.8);
    expect(counts.changed).toBeGreaterThan(0);
  });
}

/** As many questions as asked, each with readings of the table. */
export function drawnCases<Question>(
  most: number,
  table: ReadingIds,
  offered: readonly string[],
  draw: (roll: (most: number) => number) => Question,
): readonly Case<Question>[] {
  const dice = diceFrom(seeded('questions'));
  const roll = (faces: number): number => dice.roll(faces);
  return Array.from({ length: most }, () => ({
    question: draw(roll),
    choices: Object.fromEntries(offered.flatMap((id) => (roll(4) === 1 ? [[id, oneOf(table[id] ?? [''], dice)]] : []))),
  }));
}

export const POSITIONS = Number(process.env.POSITIONS ?? 24);
