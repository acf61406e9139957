/** What the map before the arbiter shows of a position and of the move proposed in it. */
import { type Hex, isSame, keyOf } from '#engine/zargos-lords/board/hex.ts';
import { LORDS } from '#engine/zargos-lords/game/game.ts';
import { marchesBy, reachIn, wayTo } from '#engine/zargos-lords/game/march.ts';
import { returnsFor } from '#engine/zargos-lords/game/moines.ts';
import { walkerIn } from '#engine/zargos-lords/game/places.ts';
import { fallingOf, linesOf } from '#engine/zargos-lords/game/retreats.ts';
import { volleysOf } from '#engine/zargos-lords/game/shots.ts';
import { cityNamed, find } from '#engine/zargos-lords/game/table.ts';
import type { Move, State } from '#engine/zargos-lords/game/types.ts';
import type { MapAnswer } from '../map-tool/answer.ts';
import { retreatShown } from '../map-tool/retreats.ts';
import { actorOf } from './touch.ts';

export interface LordsSeen {
  readonly asked: string | null;
  readonly target: Hex | null;
  readonly shown: MapAnswer;
  /** The next touch is where to. */
  readonly isPicked: boolean;
}

const NOTHING: MapAnswer = { signs: [], open: [], bound: [], ways: [], retreats: [] };

const placeOf = (state: State, id: string): readonly Hex[] => {
  const at = cityNamed(state, id)?.at ?? walkerIn(state.position, id)?.counter.at;
  return at ? [at] : [];
};

const distinct = (hexes: readonly Hex[]): readonly Hex[] => [...new Map(hexes.map((hex) => [keyOf(hex), { q: hex.q, r: hex.r }])).values()];

const arrow = (from: readonly Hex[], to: readonly Hex[], tone: 'ok' | 'no'): MapAnswer['ways'] =>
  from.flatMap((a) => to.map((b) => ({ hexes: [a, b], tone })));

function marchShown(state: State, move: Extract<Move, { kind: 'march' | 'stay' }>, isOk: boolean): MapAnswer {
  const apart = move.kind === 'march' ? move.apart : undefined;
  const all = marchesBy(state, move.seat, move.id, apart);
  const open = distinct(all.filter(({ against }) => against === undefined).map(({ to }) => to));
  const bound = distinct(all.filter(({ against }) => against !== undefined).map(({ to }) => to));
  if (move.kind === 'stay') return { ...NOTHING, open, bound };
  const arrival = reachIn(state, move.id, apart).arrivals.find(({ at }) => isSame(at, move.to));
  const from = walkerIn(state.position, move.id)?.counter.at;
  const way = arrival && from && isOk ? [from, ...wayTo(state, move.id, arrival, apart).path].map(({ q, r }) => ({ q, r })) : undefined;
  return {
    ...NOTHING,
    open,
    bound,
    ways: way ? [{ hexes: way, tone: 'ok' }] : [],
    signs: isOk ? [] : [{ at: move.to, tone: 'no', text: '✕' }],
  };
}

function shownOf(state: State, move: Move): MapAnswer {
  const isOk = LORDS.judge(state, move).ok;
  const tone = isOk ? 'ok' : 'no';
  const crossed = (hexes: readonly Hex[]): MapAnswer['signs'] => (isOk ? [] : hexes.map((at) => ({ at, tone: 'no', text: '✕' })));
  switch (move.kind) {
    case 'march':
    case 'stay':
      return marchShown(state, move, isOk);
    case 'strike': {
      const [from, to] = [placeOf(state, move.id), placeOf(state, move.target)];
      const way = from.some((at) => isSame(at, move.to)) ? [] : arrow(from, [move.to], tone);
      return { ...NOTHING, ways: [...way, ...arrow([move.to], to, 'no')], signs: crossed([move.to]) };
    }
    case 'shoot': {
      const bound = volleysOf(state, move.seat).flatMap(({ shooters, target }) =>
        shooters.length === 1 && shooters[0] === move.shooters[0] ? placeOf(state, target) : [],
      );
      const to = placeOf(state, move.target);
      return {
        ...NOTHING,
        bound: distinct(bound),
        ways: arrow(
          move.shooters.flatMap((id) => placeOf(state, id)),
          to,
          tone,
        ),
        signs: crossed(to),
      };
    }
    case 'attack': {
      const to = move.targets.flatMap((id) => placeOf(state, id));
      return {
        ...NOTHING,
        ways: arrow(
          move.attackers.flatMap((id) => placeOf(state, id)),
          to,
          tone,
        ),
        signs: crossed(to),
      };
    }
    case 'sally': {
      const to = move.targets.flatMap((id) => placeOf(state, id));
      return { ...NOTHING, ways: arrow(placeOf(state, move.city), to, tone), signs: crossed(to) };
    }
    case 'return': {
      const open = returnsFor(state, move.seat).flatMap(({ id, to }) => (id === move.id ? [to] : []));
      return { ...NOTHING, open, signs: crossed([move.to]) };
    }
    case 'retreat': {
      const falling = fallingOf(state, move.id);
      const counter = find(state, move.id);
      if (!falling || !counter) return NOTHING;
      const retreats = linesOf(state, falling).map((line) => ({
        ...retreatShown(counter.at, line),
        isChosen: line.direction === move.direction,
      }));
      return { ...NOTHING, retreats };
    }
    case 'onward':
    case 'free':
      return { ...NOTHING, signs: crossed([move.to]) };
    default:
      return NOTHING;
  }
}

function targetOf(state: State, move: Move): Hex | undefined {
  switch (move.kind) {
    case 'march':
    case 'onward':
    case 'return':
    case 'free':
    case 'strike':
      return move.to;
    case 'shoot':
      return placeOf(state, move.target)[0];
    case 'attack':
    case 'sally':
      return placeOf(state, move.targets[0] ?? '')[0];
    default:
      return undefined;
  }
}

export function seenOf(state: State, move: Move, isSound: boolean): LordsSeen {
  const at = targetOf(state, move);
  return {
    asked: actorOf(move) ?? null,
    target: at ? { q: at.q, r: at.r } : null,
    shown: isSound ? shownOf(state, move) : NOTHING,
    isPicked: move.kind === 'stay',
  };
}
