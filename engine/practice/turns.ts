/** Kinds of moves in turn: each once before any comes again, of moves that may be played and of refused ones apart. */

/** Kinds, each with the states that may have some. */
export type Kinds<State, Kind extends string = string> = { readonly [Name in Kind]?: (state: State) => boolean };

/** States of these phases. */
export const during =
  <State extends { readonly phase: string }>(...phases: readonly State['phase'][]) =>
  ({ phase }: State): boolean =>
    phases.includes(phase);

export interface Turns<State> {
  readonly isDue: (kind: string, isLegal: boolean) => boolean;
  /** Whether a state may have a kind that is due. Asked of one state after another, it says yes to any once too many have been passed over. */
  readonly isAt: (state: State, isLegal: boolean) => boolean;
  /** That this kind has been asked about. */
  readonly take: (kind: string, isLegal: boolean) => void;
}

/** Kinds as they come. */
export const NO_TURNS: Turns<unknown> = { isDue: () => true, isAt: () => true, take: () => {} };

/** Kinds that are due after `kind`. Where it was none of those that were, they were looked for in vain: all others come again. */
export function dueAfter(due: readonly string[], kind: string, all: readonly string[]): readonly string[] {
  const left = due.filter((one) => one !== kind);
  return left.length === 0 || left.length === due.length ? all.filter((one) => one !== kind) : left;
}

/** `patience`: states passed over between two kinds taken. */
export function turnsOf<State>(kinds: Kinds<State>, patience: number): Turns<State> {
  const all: readonly string[] = Object.keys(kinds);
  const due = { legal: all, refused: all };
  const sideOf = (isLegal: boolean) => (isLegal ? 'legal' : 'refused');
  let passed = 0;
  return {
    isDue: (kind, isLegal) => due[sideOf(isLegal)].includes(kind),
    isAt(state, isLegal) {
      passed += 1;
      return passed > patience || due[sideOf(isLegal)].some((kind) => kinds[kind]?.(state));
    },
    take(kind, isLegal) {
      const side = sideOf(isLegal);
      due[side] = dueAfter(due[side], kind, all);
      passed = 0;
    },
  };
}
