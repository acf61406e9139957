/** The drawing of our board, from the page down to where a game shows it. */
import { type ComponentChildren, type ComponentType, createContext, h } from 'preact';

export const OurMap = createContext<ComponentChildren>(undefined);

/** A tool of any game with what Gran gives it, under the map that the page hands over as its child. */
export const onOurMap =
  <Props extends object, Given extends Partial<Props>>(Tool: ComponentType<Props>, given: Given) =>
  ({ children, ...props }: Omit<Props, keyof Given> & { children?: ComponentChildren }) =>
    h(OurMap.Provider, { value: children }, h(Tool, { ...props, ...given } as unknown as Props));
