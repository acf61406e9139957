/** How long bots' pauses last, times what the game wishes. */
import { useState } from 'preact/hooks';
import type { HabitKeeper } from '../chooser/habits.ts';
import { isDesk } from '../sight.ts';

const NORMAL = { id: 'normal', label: 'normale', pace: 1 };
const QUICK = { id: 'vif', label: 'vive', pace: 0.35 };
const AT_ONCE = { id: 'eclair', label: 'au plus vite', pace: 0 };
export const PACES = [{ id: 'pose', label: 'posée', pace: 2 }, NORMAL, QUICK, AT_ONCE];

/** The pace of this name; for any other the usual one: quicker where board and log are seen together. */
const paceNamed = (name: string | undefined) => PACES.find(({ id }) => id === name) ?? (isDesk() ? QUICK : NORMAL);

/** As it was chosen, for games to come too. */
export interface PaceChoice {
  readonly id: string;
  readonly pace: number;
  readonly choose: (name: string) => void;
}

/** `isLearning`: a game with a coach begins by showing what happens, whatever was chosen in another. */
export function usePace(habits: HabitKeeper, isLearning: boolean): PaceChoice {
  const [chosen, set] = useState(() => {
    const kept = paceNamed(habits.get().pace);
    return isLearning && kept === AT_ONCE ? paceNamed(undefined) : kept;
  });
  const choose = (name: string) => {
    const next = paceNamed(name);
    set(next);
    habits.set({ pace: next.id });
  };
  return { ...chosen, choose };
}
