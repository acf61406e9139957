/** What whoever looks at a board has been taught by now: a lesson's board leaves out what comes in a later lesson. At a table, nothing is left out. */
import { createContext } from 'preact';

export const Taught = createContext<(topic: string) => boolean>(() => true);
