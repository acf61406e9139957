/** How a sum that can be called off ends. */
export type Stop = () => void;

export interface SumEnds<Answer> {
  readonly done: (answer: Answer) => void;
  /** What counts could not be fetched, or the sum threw. */
  readonly failed: () => void;
  /** How much is done, from 0 to 1; only a worker tells. */
  readonly tick?: (share: number) => void;
}
