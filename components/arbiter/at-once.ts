/** Runs `steps` to its end at once. */
export function atOnce<Result>(steps: Generator<unknown, Result, undefined>): Result {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}
