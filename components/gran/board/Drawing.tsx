/** The drawing of the board that is shown: ours came with the page, a box's own is drawn here. */
import { type ComponentChildren, type ComponentType, Fragment } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { MapProps } from './BoardMap.tsx';

interface Props {
  /** Undefined: ours. */
  board: MapProps['board'] | undefined;
  /** Ours, drawn at build. */
  children?: ComponentChildren;
}

const nothing = () => {};

export function Drawing({ board, children }: Props) {
  const [Drawn, draw] = useState<ComponentType<MapProps>>();
  useEffect(() => {
    if (board) import('./BoardMap.tsx').then(({ BoardMap }) => draw(() => BoardMap), nothing);
  }, [board]);
  return useMemo(() => {
    if (!board) return <Fragment>{children}</Fragment>;
    return Drawn ? <Drawn id="plateau" label="" board={board} /> : null;
  }, [board, Drawn, children]);
}
