/** What of the map a question or an event is about, and which names it bears: on a phone the map goes there, so that they are read. */
import { useMemo, useRef } from 'preact/hooks';
import type { Framing } from '#components/kit/board/framing.ts';
import type { Point } from '#components/kit/drawing/ink.ts';
import { isPhone } from '#components/table/sight.ts';
import { MAP_SIZE } from '#components/zargos/board/map/geometry.ts';
import type { Move, View } from '#engine/zargos/game/types.ts';
import { isCard, placesOf } from '../cards/aim.ts';
import { isByHand } from '../answers.ts';
import type { ZargosHandle } from '../handle.ts';
import type { Pick } from '../touch.ts';
import { isGroup } from '../turn/groups.ts';
import type { Spending } from '../turn/purse.ts';
import { placesAbout } from '../turn/why.ts';
import type { Planet } from './planet.ts';
import { regionOf } from './region.ts';

/** Nearer by less than this, the map stays where it is. */
const WORTH = 1.4;
/** More names than these are none. */
const FEW = 8;
/** From this scale on the smallest phone has room for every name that one is told to touch. */
const NAMED = 1.7;

interface Asked {
  readonly pick: Pick;
  /** Where a tap does something now. */
  readonly open: readonly number[];
  /** Those of them where one goes by a card alone. */
  readonly carded: ReadonlyMap<number, unknown>;
  readonly purse: Spending | undefined;
}

/** `named`: what is spoken of beside the board. */
export function aboutIn(view: View, isAsked: boolean, { pick, open, carded, purse }: Asked, named?: readonly number[]): readonly number[] {
  const { from, looked, card } = pick;
  const { combat, attacks = [] } = view.turn ?? {};
  if (from !== undefined) return [from, ...open.filter((place) => !carded.has(place))];
  // What takes a pawn more stays in sight when it takes no more.
  if (purse) return [...purse.most.keys()];
  const asked = isAsked ? open : [];
  // Who comes to a fight is seen with it.
  const fights = [...(combat ? [combat] : []), ...attacks.filter(({ at }) => named?.includes(at))];
  const coming = fights.flatMap(({ at, groups }) => [at, ...groups.map((group) => group.from)]);
  // What was last shown stays named: what is asked by now is in sight with it.
  if (named || combat) return [...new Set([...(named ?? []), ...coming, ...asked])];
  if (card) return asked;
  if (looked !== undefined) return [looked];
  if (view.laid) return placesOf(view, view.laid.target);
  return isAsked ? [...asked, ...attacks.map(({ at }) => at)] : [];
}

/** The part of the map that what is spoken of lies in, with what one is `sent` to; that alone where a phone could not name it among the rest. */
export function regionAbout(
  { tables, spots, region: part }: Omit<Planet, 'atlas' | 'isOurs' | 'shapes' | 'outside' | 'kingdoms' | 'about' | 'layers'>,
  about: readonly number[],
  sent: readonly number[],
): Framing | undefined {
  const at = (places: readonly number[]): Framing | undefined =>
    places.length > 0
      ? regionOf(
          tables,
          spots,
          places.flatMap((place) => tables.ids[place] ?? []),
        )
      : undefined;
  const all = at([...about, ...sent]);
  const found = all && sent.length > 0 && all.scale < NAMED ? at(sent) : all;
  return found && found.scale >= (sent.length > 0 ? 1 : WORTH) * (part?.scale ?? 1) ? found : undefined;
}

const isIn = (framing: Framing | undefined, spot: Point | undefined): boolean =>
  spot !== undefined &&
  (!framing || Math.max(Math.abs(spot[0] - framing.x), Math.abs(spot[1] - framing.y)) * framing.scale <= MAP_SIZE / 2);

/** Of attacks on several places, those on the first. */
const firstOf = ([first, ...others]: readonly Move[]): readonly Move[] =>
  first ? [first, ...others.filter((move) => first.kind !== 'attack' || (move.kind === 'attack' && move.to === first.to))] : [];

/** What is advised and drawn: all of what one tap does; on a phone, where names need the room, else what is told to be touched first. */
export const planOf = ({ advised, isTaught, view }: ZargosHandle): readonly Move[] =>
  isPhone() && (!isTaught || isByHand(view)) ? firstOf(advised) : advised;

interface Near {
  /** The part of the map that is shown; undefined for the one that it opens at. */
  readonly region: Framing | undefined;
  /** Places that bear their names where the map is too far for the others'. */
  readonly named: readonly number[];
  /** Those of them that one is told to touch. */
  readonly told: readonly number[];
  /** Spoken of beside the board. */
  readonly shownAt: readonly number[] | undefined;
}

export function useAbout(handle: ZargosHandle, planet: Planet, asked: Asked): Near {
  const { view, legal, task, named: ids, advised } = handle;
  const { tables, atlas, spots, about: inPlay, region: part } = planet;
  const { pick, open, purse } = asked;
  const shownAt = useMemo(() => ids?.flatMap((id) => tables.places.get(id) ?? []), [ids, tables]);
  const about = useMemo(
    () => (task?.places || !isPhone() ? [] : aboutIn(view, legal.length > 0, asked, shownAt)),
    [task?.places, shownAt, pick, view, open, purse],
  );
  /** Where one is told to go first, to aim or to buy. */
  const [told = [], sent = []] = useMemo(
    () =>
      [firstOf(advised), planOf(handle)].map((moves) =>
        moves.flatMap((move): readonly number[] => {
          if (isGroup(move)) return [move.from, move.to].flatMap((id) => tables.places.get(id) ?? []);
          return isCard(move) ? placesOf(view, move.target) : placesAbout(view, move);
        }),
      ),
    [advised],
  );
  const shown = useRef<Framing>(undefined);
  const near = useMemo(() => {
    const { from } = pick;
    // Between the two touches of a group the map stays under the finger, as long as some place to go to is in sight.
    const isStill = from !== undefined && about.some((place) => place !== from && isIn(shown.current ?? part, spots[place]));
    // Until one has touched another place to go from; a fight is begun without touching any.
    const isElsewhere = (from !== undefined && !sent.includes(from)) || advised[0]?.kind === 'fight';
    if (!isStill) shown.current = regionAbout(planet, about, task?.places || !isPhone() || isElsewhere ? [] : sent);
    return shown.current;
  }, [about, told, pick.from, spots, part]);
  // The same part is no reason to go there again: somebody may have looked elsewhere.
  const region = useMemo(() => near, [near?.scale, near?.x, near?.y]);
  /** A whole realm by its capital, which has its name. */
  const bearing = useMemo(() => {
    const capitals = told.filter((place) => atlas.territoryAt(place)?.kind === 'capital');
    return advised.some(isCard) && capitals.length > 0 ? capitals : told;
  }, [told]);
  const named = useMemo(
    () => [
      ...new Set([
        // First, so that the others stand round them.
        ...bearing,
        ...inPlay.flatMap((id) => tables.places.get(id) ?? []),
        ...(shownAt ?? []),
        ...(about.length <= FEW ? about : pick.from !== undefined ? [pick.from] : []),
      ]),
    ],
    [inPlay, shownAt, tables, about, bearing],
  );
  return { region, named, told: bearing, shownAt };
}
