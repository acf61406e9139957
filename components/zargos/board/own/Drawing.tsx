/** The drawing of the board that is shown: ours came with the page, a box's own is drawn here. */
import { type ComponentChildren, type ComponentType, Fragment } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { OwnMapProps } from './OwnMap.tsx';

interface Props extends Omit<OwnMapProps, 'id'> {
  isOurs: boolean;
  /** Ours, drawn at build. */
  children?: ComponentChildren;
}

const nothing = () => {};

export function Drawing({ isOurs, tables, spots, children }: Props) {
  const [Drawn, draw] = useState<ComponentType<OwnMapProps>>();
  useEffect(() => {
    if (!isOurs) import('./OwnMap.tsx').then(({ OwnMap }) => draw(() => OwnMap), nothing);
  }, [isOurs]);
  return useMemo(() => {
    if (isOurs) return <Fragment>{children}</Fragment>;
    return Drawn ? <Drawn id="plateau" tables={tables} spots={spots} /> : null;
  }, [isOurs, tables, spots, Drawn, children]);
}
