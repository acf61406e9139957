/** The map before the arbiter: a touch sets the move proposed, or puts down and takes up pawns. */
import { useContext, useMemo, useState } from 'preact/hooks';
import type { PictureProps } from '#components/arbiter/look.ts';
import { type Framing, wholeFraming } from '#components/kit/board/framing.ts';
import { ZoomBoard } from '#components/kit/board/ZoomBoard.tsx';
import { Choice } from '#components/kit/Choice.tsx';
import { placeAt } from '#components/zargos/board/explorer/explorer-places.ts';
import { MAP_SIZE } from '#components/zargos/board/map/geometry.ts';
import { Drawing } from '#components/zargos/board/own/Drawing.tsx';
import { OurGround } from '#components/zargos/play/ground.ts';
import { Overlay } from '#components/zargos/play/map/Overlay.tsx';
import { usePlanet } from '#components/zargos/play/map/planet.ts';
import { regionOf } from '#components/zargos/play/map/region.ts';
import { attackArrows, closedPlaces, demonPlaces, placeHolder, standingAt, tokensOf } from '#components/zargos/play/map/tokens.ts';
import { counted, upperFirst } from '#engine/core/french.ts';
import { PEOPLE_NAMES } from '#engine/zargos/data/peoples.ts';
import type { Zargos } from '#engine/zargos/game/game.ts';
import { PEOPLES } from '#engine/zargos/types.ts';
import type { Pictured } from './seen.ts';

/** What a touch of the map does: says the move, puts a pawn of this people, or takes one away. */
const LABELS = {
  coup: 'd’où, puis vers où',
  ...PEOPLE_NAMES,
  oter: 'ôte un pion',
} as const;
type Hand = keyof typeof LABELS;

export function Picture({ state, move, sheet, touch, fixed }: PictureProps<Zargos, Pictured>) {
  const [hand, take] = useState<Hand>('coup');
  /** What is in sight, units of it in a pixel, and whether the screen has room. */
  const [rested, rest] = useState<readonly [Framing, number, boolean]>();
  const ours = useContext(OurGround);
  const { options, peoples } = state;
  const { seen, answer } = sheet;
  const { tables, atlas, isOurs, spots, shapes, outside, kingdoms, layers } = usePlanet(options, undefined, ours);
  const places = useMemo(
    () =>
      spots.map((at, place) => {
        const people = placeHolder(state, place);
        const held = people ? `, ${PEOPLE_NAMES[people]}, ${counted(standingAt(state, place), 'pion')}` : '';
        const label = `${upperFirst(atlas.nameAt(place))}${held}${seen.open.includes(place) ? ', permis' : ''}`;
        return { at, label, near: atlas.touching(place) };
      }),
    [atlas, spots, state, seen.open],
  );
  const isEdited = touch !== undefined && !fixed;
  // Where the position is not to be changed, it opens on what it is about: the move looked at, or the fight that has begun.
  const view = useMemo(() => {
    if (isEdited) return undefined;
    const about = [...(touch ? [] : [seen.from, seen.target]), state.turn?.combat?.at, ...(seen.about ?? [])].flatMap(
      (place) => tables.ids[place ?? -1] ?? [],
    );
    return about.length > 0 ? regionOf(tables, spots, about) : wholeFraming(MAP_SIZE);
  }, [state, spots]);
  const spoken = isEdited ? seen.seas : [seen.from, seen.target, ...seen.seas, ...(seen.about ? seen.open : [])];
  const drafts = useMemo(() => new Map(seen.drafts), [seen.drafts]);
  const closed = closedPlaces(state);
  const isGroup = move.kind === 'attack' || move.kind === 'march';
  const thought =
    isGroup && seen.from !== null && seen.target !== null && seen.from !== seen.target
      ? { from: seen.from, to: seen.target, people: move.people, pawns: move.pawns }
      : undefined;
  const hands: readonly Hand[] = ['coup', ...(options.scenario ? peoples.flat() : PEOPLES), 'oter'];
  const inHand = hands.includes(hand) ? hand : 'coup';
  return (
    <div class="stack zargos-arbiter" data-hand={inHand}>
      <ZoomBoard
        key={isOurs ? 'ours' : 'own'}
        id="plateau"
        label="Carte de Zargos. Flèches pour aller de voisin en voisin, Entrée pour choisir, Échap pour sortir."
        size={MAP_SIZE}
        spots={places}
        selected={seen.target ?? undefined}
        view={view}
        layers={layers}
        placeOf={(element) => placeAt(atlas, element)}
        select={(place) => {
          const id = tables.ids[place];
          if (id !== undefined) touch?.(inHand, id);
        }}
        leave={() => document.getElementById('coup-qui')?.focus()}
        isPlayed
        rests={(view, unit) => rest([view, unit, matchMedia('(min-width: 46rem)').matches])}
        overlay={
          <Overlay
            atlas={atlas}
            spots={spots}
            shapes={shapes}
            outside={outside}
            kingdoms={kingdoms}
            tokens={tokensOf(state)}
            demons={demonPlaces(state)}
            frozen={closed.frozen}
            shut={closed.shut}
            open={seen.open}
            from={seen.from ?? undefined}
            looked={seen.target ?? undefined}
            marked={seen.seas}
            named={[...new Set(spoken.filter((place) => place !== null))]}
            isWide={rested?.[2] ?? false}
            region={rested?.[0] ?? view}
            unit={rested?.[1]}
            isShut={answer.kind === 'refused'}
            attacks={attackArrows(state)}
            lasts={[]}
            thought={seen.ways ?? (thought ? [thought] : [])}
            drafts={drafts}
            fought={state.turn?.combat?.at}
          />
        }
      >
        <Drawing isOurs={isOurs} tables={tables} spots={spots}>
          {ours.drawing}
        </Drawing>
      </ZoomBoard>
      {isEdited && (
        <Choice
          name="zargos-main"
          legend="Toucher un lieu"
          value={inHand}
          options={hands.map((one) => ({ value: one, label: LABELS[one] }))}
          set={take}
        />
      )}
    </div>
  );
}
