/**
 * What comes back among questions without end, counted in questions: there is no calendar in a game. What was answered wrong is asked again two questions later,
 * then, once right, five later. The days after are the notebook's (`components/notebook`).
 */

/** A thing to know, a rule or what may be played, and whether it was known. */
export interface Answered {
  readonly slip: string;
  readonly isRight: boolean;
}

/** Other questions before a thing comes back, by how often it was right since it was wrong; none after that. */
const WAITS = [2, 5] as const;

/** What is to be asked again now, what was wrong last first. `answers`: of this run, in order; `before`: what was to come back when it began. */
export function askAgain(answers: readonly Answered[], before: readonly string[]): readonly string[] {
  const met = [...new Set(answers.map(({ slip }) => slip))];
  const back = met.flatMap((slip) => {
    const own = answers.filter((one) => one.slip === slip);
    const missed = own.findLastIndex(({ isRight }) => !isRight);
    const right = own.length - 1 - missed;
    const passed = answers.length - 1 - answers.findLastIndex((one) => one.slip === slip);
    const wait = WAITS[right];
    return missed >= 0 && wait !== undefined && passed >= wait ? [{ slip, right, passed }] : [];
  });
  back.sort((a, b) => a.right - b.right || b.passed - a.passed);
  return [...back.map(({ slip }) => slip), ...before.filter((slip) => !met.includes(slip))];
}
