/** Runs `steps` to its end in slices of about `slice` milliseconds, `rest` between two. */
export async function inSlices<Result>(
  steps: Generator<undefined, Result>,
  slice = 12,
  rest: () => Promise<void> = () => new Promise((go) => setTimeout(go)),
  clock: () => number = () => performance.now(),
): Promise<Result> {
  let until = clock() + slice;
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (clock() < until) continue;
    await rest();
    until = clock() + slice;
  }
}
