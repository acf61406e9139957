/** What is drawn over the map: the place selected, the answer's places with the means to get there, one way. */

import type { Point } from '#components/kit/drawing/ink.ts';
import type { Owners } from '#engine/zargos/rules/movement/question.ts';
import type { Reachable } from '#engine/zargos/rules/movement/way.ts';
import type { Reach } from '#engine/zargos/rules/movement.ts';
import { drawingOf } from '../../drawings/emblems.ts';
import type { Atlas } from '../atlas.ts';
import { badgeOf, waysIn } from './answer-words.ts';

/** From the middle of a label to the few letters under it, in units of the map: a castle or a volcano makes it taller. */
function underAt({ territoryAt }: Atlas, place: number): number {
  const territory = territoryAt(place);
  return territory && (territory.volcano || territory.kind === 'capital' || territory.kind === 'city') ? 72 : 46;
}

const Shape = ({ path, kind }: { path: string | undefined; kind: string }) => <path class={`plateau-shape is-${kind}`} d={path} />;

const Route = ({ atlas, way, spots }: { atlas: Atlas; way: Reachable; spots: readonly Point[] }) => {
  const points = way.path.flatMap((id) => spots[atlas.placeOfId(id)] ?? []);
  const pairs = points.flatMap((x, at) => (at % 2 === 0 ? [`${x} ${points[at + 1]}`] : []));
  const last = way.legs.at(-1)?.by ?? 'land';
  const d = `M${pairs.join('L')}`;
  return (
    <g class={`plateau-route is-${last}`}>
      <path class="plateau-route-halo" d={d} />
      <path class="plateau-route-line" d={d} marker-end="url(#plateau-arrow)" />
    </g>
  );
};

/** A pawn above the name of each territory held. */
const Held = ({ atlas, owners, spots }: { atlas: Atlas; owners: Owners; spots: readonly Point[] }) => (
  <g class="plateau-held">
    {spots.map(([x, y], place) => {
      const territory = atlas.territoryAt(place);
      const people = territory && owners[territory.id];
      return people ? (
        <g key={place} transform={`translate(${x - 34} ${y - 40}) scale(1.7)`}>
          <circle r="16" />
          <use href={drawingOf(people)} />
        </g>
      ) : null;
    })}
  </g>
);

interface Props {
  atlas: Atlas;
  spots: readonly Point[];
  /** Path data by place: empty until they are read off the drawing. */
  shapes: readonly string[];
  kingdoms: readonly { readonly id: string; readonly name: string; readonly at: Point }[];
  selected: number | undefined;
  from: number | undefined;
  reach: Reach | undefined;
  way: Reachable | undefined;
  owners: Owners | undefined;
}

export const ExplorerOverlay = ({ atlas, spots, shapes, kingdoms, selected, from, reach, way, owners }: Props) => (
  <g class="plateau-overlay">
    <defs>
      <pattern id="plateau-reach" width="26" height="26" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path class="plateau-reach-tile" d="M0 0h26v26H0z" />
        <path class="plateau-reach-lines" d="M0 6h26M0 19h26" />
      </pattern>
      <marker id="plateau-arrow" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="4" markerHeight="4" orient="auto-start-reverse">
        <path class="plateau-arrow" d="M0 0l10 5-10 5z" />
      </marker>
    </defs>
    {reach && waysIn(reach).map(({ to }) => <Shape key={to} path={shapes[atlas.placeOfId(to)]} kind="reached" />)}
    {from !== undefined && <Shape path={shapes[from]} kind="departure" />}
    {selected !== undefined && <Shape path={shapes[selected]} kind="selected" />}
    <g class="plateau-far">
      {kingdoms.map(({ id, name, at: [x, y] }) => (
        <text key={id} x={x} y={y}>
          {name}
        </text>
      ))}
    </g>
    {owners && <Held atlas={atlas} owners={owners} spots={spots} />}
    {way && <Route atlas={atlas} way={way} spots={spots} />}
    {reach && (
      <g class="plateau-badges">
        {from !== undefined && spots[from] && (
          <text class="plateau-badge is-departure" x={spots[from][0]} y={spots[from][1] + underAt(atlas, from)}>
            départ
          </text>
        )}
        {waysIn(reach).map((one) => {
          const [x, y] = spots[atlas.placeOfId(one.to)] ?? [0, 0];
          return (
            <text key={one.to} class="plateau-badge" x={x} y={y + underAt(atlas, atlas.placeOfId(one.to))}>
              {badgeOf(one)}
            </text>
          );
        })}
      </g>
    )}
  </g>
);
