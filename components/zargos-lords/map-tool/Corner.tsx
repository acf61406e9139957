/** The whole world in a corner of its window, once one has come nearer: who is where, and what of it the window shows; a touch leads there. */
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Hex } from '#engine/zargos-lords/board/hex.ts';
import { cellOf } from '#engine/zargos-lords/board/map.ts';
import type { Position } from '#engine/zargos-lords/board/position.ts';
import { peopleOf } from '#engine/zargos-lords/data/counters.ts';
import { PEOPLES } from '#engine/zargos-lords/types.ts';
import { type Cut, centreOf, drawnColumn, worldBox } from '../drawings/geometry.ts';
import { shoreOf } from '../drawings/WorldPicture.tsx';
import type { Nearness } from './Nearness.tsx';

interface Props {
  position: Pick<Position, 'map' | 'counters' | 'cities'>;
  nearness: Nearness;
  cut: Cut;
}

export function Corner({ position: { map, counters, cities }, nearness, cut }: Props) {
  const box = useMemo(() => worldBox(map, cut), [map, cut]);
  const shore = useMemo(() => shoreOf(map, cut), [map, cut]);
  const seen = useRef<SVGRectElement>(null);
  useLayoutEffect(() => {
    const frame = nearness.window.current;
    if (!frame) return;
    const follow = () => {
      const [x, y] = [box.width / frame.scrollWidth, box.height / frame.scrollHeight];
      const parts = {
        x: box.x + frame.scrollLeft * x,
        y: box.y + frame.scrollTop * y,
        width: frame.clientWidth * x,
        height: frame.clientHeight * y,
      };
      for (const [name, value] of Object.entries(parts)) seen.current?.setAttribute(name, `${Math.round(value)}`);
    };
    follow();
    frame.addEventListener('scroll', follow, { passive: true });
    return () => frame.removeEventListener('scroll', follow);
  }, [box, nearness.step]);
  const round = (radius: number, places: readonly { readonly at: Hex }[]): string =>
    places
      .map(({ at }) => {
        const { column, row } = cellOf(at);
        const { x, y } = centreOf(drawnColumn(map, cut, column), row);
        return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0-${2 * radius} 0`;
      })
      .join('');
  return (
    <svg
      class="carte-corner"
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      aria-hidden="true"
      onClick={({ currentTarget, clientX, clientY }) => {
        const matrix = currentTarget.getScreenCTM();
        if (matrix) nearness.to(new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse()));
      }}
    >
      <rect class="lords-world-sea" {...box} />
      <path class="carte-corner-land" d={shore} />
      {PEOPLES.map((people) => (
        <path
          key={people}
          class={`carte-corner-people lords-${people}`}
          d={`${round(
            21,
            counters.filter((one) => peopleOf(one) === people),
          )}${round(
            34,
            cities.filter((one) => one.people === people),
          )}`}
        />
      ))}
      <rect ref={seen} class="carte-corner-seen" />
    </svg>
  );
}
