/** One step of a figure: washes lie under the counters, ways and signs over them. */
import type { Cell, Diagram, Shown } from '#engine/zargos-lords/diagrams.ts';
import { HexPicture } from './HexPicture.tsx';
import { Overlay } from './Overlay.tsx';

const WASHES: readonly Shown['kind'][] = ['zone', 'common', 'arrows'];

const cellsOf = (shown: Shown): readonly Cell[] => [
  ...('cells' in shown ? shown.cells : []),
  ...('path' in shown ? shown.path : []),
  ...('ends' in shown ? Object.values(shown.ends).map(([, end]) => end) : []),
];

/** Where it happens, of all steps: one step is seen as near as the next. */
const actionIn = ({ drawing, steps }: Diagram): readonly Cell[] => [
  ...[...(drawing.counters ?? []), ...(drawing.cities ?? [])].map(({ column, row }): Cell => [column, row]),
  ...steps.flatMap(({ shown }) => cellsOf(shown)),
];

export function StepPicture({ diagram, shown, label }: { diagram: Diagram; shown: Shown; label: string }) {
  const overlay = <Overlay shown={shown} diagram={diagram} />;
  return WASHES.includes(shown.kind) ? (
    <HexPicture drawing={diagram.drawing} label={label} around={actionIn(diagram)} under={overlay} />
  ) : (
    <HexPicture drawing={diagram.drawing} label={label} around={actionIn(diagram)}>
      {overlay}
    </HexPicture>
  );
}
