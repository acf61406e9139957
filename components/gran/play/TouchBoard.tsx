/** The board that is touched point by point, at the table and before the arbiter, each point saying what stands on it. */
import type { ComponentChildren } from 'preact';
import { useContext, useMemo } from 'preact/hooks';
import type { Atlas } from '#components/gran/board/atlas.ts';
import { Drawing } from '#components/gran/board/Drawing.tsx';
import { SIZE } from '#components/gran/board/sheet-of.ts';
import type { Framing } from '#components/kit/board/framing.ts';
import { ZoomBoard } from '#components/kit/board/ZoomBoard.tsx';
import { COLOR_NAMES } from '#engine/gran/data/box.ts';
import type { GameOptions, PointId, Position } from '#engine/gran/types.ts';
import { OurMap } from './our-map.ts';

const NO_LAYERS: readonly string[] = [];
const nothing = () => {};

interface Props {
  atlas: Atlas;
  /** Null: ours. */
  board: GameOptions['board'];
  position: Position;
  open: readonly PointId[];
  advised?: PointId | undefined;
  /** What else a point is, for ears; empty for nothing. */
  saidOf?: (id: PointId) => string;
  selected: PointId | undefined;
  /** Where the keyboard comes in. */
  home?: PointId | undefined;
  /** Where one could go from there. */
  targets?: (from: PointId) => readonly PointId[];
  /** Of the last move, where it went first. */
  last?: readonly PointId[];
  touch: (at: PointId) => void;
  /** Points where something is shown to happen. */
  look?: readonly PointId[] | undefined;
  /** The part to open at; left out: the whole. */
  view?: Framing | undefined;
  /** What is shown, and how many units of it a pixel takes. */
  rests?: (view: Framing, unit: number) => void;
  /** Id of the element that Escape leads to. */
  exit: string;
  /** Drawn over the board. */
  marks: ComponentChildren;
}

export function TouchBoard({
  atlas,
  board,
  position,
  open,
  advised,
  saidOf,
  selected,
  home,
  targets,
  last = [],
  touch,
  look = [],
  view,
  rests = nothing,
  exit,
  marks,
}: Props) {
  const ours = useContext(OurMap);
  const spots = useMemo(
    () =>
      atlas.spots.map((spot, place) => {
        const id = atlas.idOf(place) ?? '';
        const here = position.pieces.filter((piece) => piece.at === id).map(({ color }) => `, chevalier ${COLOR_NAMES[color]}`);
        const more = saidOf?.(id);
        const said = [
          ...here,
          ...(position.stones.includes(id) ? [', sous une pierre-obstacle'] : []),
          ...('at' in position.ring && position.ring.at === id ? [', l’anneau'] : []),
          ...(open.includes(id) ? [', permis'] : []),
          ...(advised === id ? [', conseillé'] : []),
          ...(more ? [`, ${more}`] : []),
        ];
        return { ...spot, label: `${spot.label}${said.join('')}` };
      }),
    [atlas, position, open, advised, saidOf],
  );
  const numbers = (ids: readonly PointId[]) => ids.flatMap((id) => atlas.numberOf(id) ?? []);
  return (
    <ZoomBoard
      id="plateau"
      label="Plateau de Gran. Flèches pour aller de point en point, V pour faire le tour des voisins, P pour le prochain point permis, Entrée pour choisir, Échap pour sortir."
      size={SIZE}
      spots={spots}
      selected={selected === undefined ? undefined : atlas.numberOf(selected)}
      home={home === undefined ? undefined : atlas.numberOf(home)}
      open={numbers(open)}
      targets={(place) => numbers(targets?.(atlas.idOf(place) ?? '') ?? [])}
      last={numbers(last)}
      view={view}
      look={numbers(look)}
      layers={NO_LAYERS}
      placeOf={(element) => {
        const id = element.closest('[data-id]')?.getAttribute('data-id');
        return id ? atlas.numberOf(id) : undefined;
      }}
      select={(place) => {
        const id = atlas.idOf(place);
        if (id !== undefined) touch(id);
      }}
      leave={() => document.getElementById(exit)?.focus()}
      isPlayed
      rests={rests}
      overlay={marks}
    >
      <Drawing board={board ?? undefined}>{ours}</Drawing>
    </ZoomBoard>
  );
}
