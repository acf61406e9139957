/** A budget as a counter: a bot asks before each evaluation, and stops looking when nothing is left. Never a clock. */
export interface Meter {
  /** Takes one evaluation; false when there is none left. */
  take(): boolean;
  readonly spent: number;
}

export function meterOf(budget: number): Meter {
  let spent = 0;
  return {
    take() {
      if (spent >= budget) return false;
      spent += 1;
      return true;
    },
    get spent() {
      return spent;
    },
  };
}
