/** A hatching over a shape, in lines: what is printed has no patterns, which printers are sent as pictures of few dots. */

interface Props {
  /** Of the row that the others repeat. */
  readonly id: string;
  readonly class: string;
  /** A tile's marks: moves from its corner, the rest from where the pen is. */
  readonly path: string;
  readonly size: readonly [width: number, height: number];
  readonly box: readonly [left: number, top: number, right: number, bottom: number];
  /** The shape, as path data. */
  readonly over: string;
}

/** Tiles begin where those of a pattern would. */
const startOf = (from: number, step: number): number => Math.floor(from / step) * step;

const round = (value: number): number => Math.round(value * 100) / 100;

const moved = (path: string, dx: number, dy: number): string =>
  path.replace(/M(-?[\d.]+)[ ,]?(-?[\d.]+)/g, (_, x, y) => `M${round(Number(x) + dx)} ${round(Number(y) + dy)}`);

export const Hatched = ({ id, class: name, path, size: [wide, tall], box: [left, top, right, bottom], over }: Props) => {
  const [x, y] = [startOf(left, wide), startOf(top, tall)];
  const tiles = Array.from({ length: Math.ceil((right - x) / wide) }, (_, column) => moved(path, x + column * wide, y));
  const rows = Array.from({ length: Math.ceil((bottom - y) / tall) - 1 }, (_, row) => (row + 1) * tall);
  return (
    <>
      <clipPath id={`${id}-bord`}>
        <path d={over} />
      </clipPath>
      <g class={name} clip-path={`url(#${id}-bord)`}>
        <path id={id} d={tiles.join('')} />
        {rows.map((down) => (
          <use key={down} href={`#${id}`} y={down} />
        ))}
      </g>
    </>
  );
};
