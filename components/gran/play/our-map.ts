/** The drawing of our board, from the page down to where a game shows it. */
import { type ComponentChildren, createContext } from 'preact';

export const OurMap = createContext<ComponentChildren>(undefined);
