/** How long bots' pauses last, times what the game wishes. */
import { useState } from 'preact/hooks';
import type { HabitKeeper } from '../chooser/habits.ts';
import { isDesk } from '../sight.ts';

const NORMAL = { id: 'normal', label: 'normal', pace: 1 };
const QUICK = { id: 'vif', label: 'vif', pace: 0.35 };
export const PACES = [{ id: 'pose', label: 'posé', pace: 2 }, NORMAL, QUICK, { id: 'eclair', label: 'au plus vite', pace: 0 }];

/** The pace of this name; for any other the usual one: quicker where board and log are seen together. */
const paceNamed = (name: string | undefined) => PACES.find(({ id }) => id === name) ?? (isDesk() ? QUICK : NORMAL);

/** As it was chosen, for games to come too. */
export interface PaceChoice {
  readonly id: string;
  readonly pace: number;
  readonly choose: (name: string) => void;
}

export function usePace(habits: HabitKeeper): PaceChoice {
  const [chosen, set] = useState(() => paceNamed(habits.get().pace));
  const choose = (name: string) => {
    const next = paceNamed(name);
    set(next);
    habits.set({ pace: next.id });
  };
  return { ...chosen, choose };
}
