/** A switch of the table's own that the browser keeps, for games to come. */
import { useReducer } from 'preact/hooks';
import type { HabitKeeper } from './chooser/habits.ts';

export interface Switch {
  readonly on: boolean;
  readonly set: (on: boolean) => void;
}

/** `isUsual`: on until it is put off. */
export function useSwitch({ get, set }: HabitKeeper, name: string, isUsual = false): Switch {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  return {
    on: (get().own[name] ?? (isUsual ? 'oui' : 'non')) === 'oui',
    set(wanted) {
      set({ own: { ...get().own, [name]: wanted ? 'oui' : 'non' } });
      redraw(0);
    },
  };
}
