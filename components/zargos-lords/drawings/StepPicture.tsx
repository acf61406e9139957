/** One step of a figure: washes lie under the counters, ways and signs over them. */
import type { Diagram, Shown } from '#engine/zargos-lords/diagrams.ts';
import { HexPicture } from './HexPicture.tsx';
import { Overlay } from './Overlay.tsx';

const WASHES: readonly Shown['kind'][] = ['zone', 'common', 'arrows'];

export function StepPicture({ diagram, shown, label }: { diagram: Diagram; shown: Shown; label: string }) {
  const overlay = <Overlay shown={shown} diagram={diagram} />;
  return WASHES.includes(shown.kind) ? (
    <HexPicture drawing={diagram.drawing} label={label} under={overlay} />
  ) : (
    <HexPicture drawing={diagram.drawing} label={label}>
      {overlay}
    </HexPicture>
  );
}
