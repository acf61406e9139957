/** The table of Gran: the board, what is asked, the dragons. */
import { useContext, useEffect, useMemo, useState } from 'preact/hooks';
import { french } from '#components/base/typography.ts';
import { atlasOf } from '#components/gran/board/atlas.ts';
import { SIZE } from '#components/gran/board/sheet-of.ts';
import { wholeFraming } from '#components/kit/board/framing.ts';
import { ASKED_ID } from '#components/table/keys/focus.ts';
import { isPhone } from '#components/table/sight.ts';
import { Stage } from '#components/table/stage/Stage.tsx';
import { Taught } from '#components/table/taught.ts';
import { percent } from '#engine/core/french.ts';
import { idsOfKind, kindOf } from '#engine/gran/board/tables.ts';
import type { Event } from '#engine/gran/events.ts';
import { movesOf } from '#engine/gran/rules/destinations.ts';
import { tablesFor } from '#engine/gran/rules/table.ts';
import type { PointId } from '#engine/gran/types.ts';
import { AskedPanel } from './AskedPanel.tsx';
import { calledIn, duelTold } from './asked.ts';
import { isWeighty, movesByPoint, shownPosition, targetOf, waysAmong, whyNot } from './choices.ts';
import { DuelShow, nextDuel } from './Duel.tsx';
import type { GranHandle } from './handle.ts';
import type { Box } from './label.ts';
import { Marks } from './Marks.tsx';
import { boxOf, regionOf } from './region.ts';
import { TouchBoard } from './TouchBoard.tsx';

const isZoomed = () => document.querySelector('.gran-table [data-zoomed]') !== null;

/** No name is written over its edge. */
const WHOLE = boxOf(wholeFraming(SIZE));

type Walked = Extract<Event, { readonly kind: 'walked' }>;
const isWalked = (event: Event): event is Walked => event.kind === 'walked';

export function GranBoard({ handle }: { handle: GranHandle }) {
  const {
    view,
    at,
    advised: [advised, braved],
  } = handle;
  const { options, phase, turn } = view;
  /** The dragon that one chooses, or the way round it, which is drawn. */
  const braves = braved && targetOf(braved);
  const tables = tablesFor(options);
  const atlas = atlasOf(tables);
  /** White points are far from each other: they are opened where one of them is asked for. */
  const region = useMemo(
    () => handle.task?.places && regionOf(atlas, phase === 'exile' ? idsOfKind(tables, 'exile') : handle.task?.places),
    [handle.task?.places, phase === 'exile'],
  );
  const [sight, see] = useState<{ readonly seen: Box; readonly unit: number }>();
  const [looked, look] = useState<PointId>();
  useEffect(() => look(undefined), [at, handle.show !== undefined]);
  const legal = handle.movesOf(turn);
  const isAsked = legal.length > 0;
  const choices = useMemo(() => movesByPoint(legal), [legal]);
  const open = useMemo(() => [...choices.keys()], [choices]);
  const going = handle.show?.events.find(isWalked);
  const position = useMemo(() => shownPosition(view, going), [view, going]);
  const own = position.pieces.find(({ color }) => color === options.colors[turn])?.at;
  /** By the way that is advised, where that leads to the same. */
  const waysTo = (id: PointId) => waysAmong(view, [...(advised && targetOf(advised) === id ? [advised] : []), ...(choices.get(id) ?? [])]);
  const ways = useMemo(() => (looked === undefined ? [] : waysTo(looked)), [view, choices, looked, advised]);
  const refusal = useMemo(
    () => (isAsked && looked !== undefined && looked !== own && !choices.has(looked) ? whyNot(view, looked, handle.judge) : undefined),
    [view, choices, looked],
  );
  /** Where somebody else's knight might go if it were its turn. */
  const goalsFrom = (at: PointId | undefined): readonly PointId[] => {
    const piece = view.position.pieces.find((one) => one.at === at && one.color !== options.colors[turn]);
    return piece && phase !== 'over' ? movesOf(tables, view.position, piece.color).destinations.map(({ to }) => to) : [];
  };
  const maybe = useMemo(() => (choices.has(looked ?? '') ? [] : goalsFrom(looked)), [view, looked]);
  const tap = (id: PointId, isBlunt = false) => {
    const moves = choices.get(id);
    const [first] = moves ?? [];
    if (!moves || !first) return look(id);
    const [way, ...others] = waysTo(id);
    if (way && isWeighty([way, ...others])) return look(id);
    // Where a finger covers three points the one it meant is named first, and a second tap goes there; from afar, what is laid down too.
    const isFar = document.querySelector('.gran-table [data-far]') !== null;
    if (looked !== id && (isBlunt || (isFar && !way))) return look(id);
    handle.act(way?.move ?? first);
  };
  const walked = handle.since(isWalked).find(isWalked);
  // Advice is shown until something else is looked at.
  const shown = looked === undefined ? advised : ways[0]?.move;
  const odds = useContext(Taught)('duel') ? nextDuel(view) : undefined;
  const [me, ...others] = handle.humans;
  const mine = others.length === 0 ? position.pieces.find(({ color }) => color === options.colors[me ?? -1])?.at : undefined;
  /** For ears: one's own knight, an attack, and what an open dragon promises. */
  const saidOf = useMemo(
    () => (id: PointId) => {
      const isWalk = choices.get(id)?.[0]?.kind === 'walk';
      const isDuel = isWalk && kindOf(tables, id) === 'dragon';
      const isAttack = isWalk && id !== own && kindOf(tables, id) !== 'city' && position.pieces.some((piece) => piece.at === id);
      return [
        ...(id === mine ? ['à vous'] : []),
        ...(isAttack ? ['une attaque'] : []),
        ...(isDuel ? [duelTold(odds)] : isAttack ? ['à confirmer'] : []),
      ].join(', ');
    },
    [choices, mine, odds?.win, position, own],
  );
  const selected = looked ?? (isAsked ? own : undefined);
  const isDocked = handle.show !== undefined && isPhone();
  const duelAt = walked ? atlas.spotAt(walked.path.at(-1) ?? walked.from) : undefined;
  return (
    <Stage
      game="gran-table"
      data={{ 'data-phase': phase, 'data-turn': turn }}
      isAsked={isAsked}
      moment={`${turn} ${phase}`}
      board={
        <>
          <TouchBoard
            atlas={atlas}
            board={options.board}
            position={position}
            open={open}
            advised={advised && targetOf(advised)}
            saidOf={saidOf}
            selected={selected}
            home={own}
            targets={(from) => (from === own ? open : goalsFrom(from))}
            last={walked ? [walked.from, ...walked.path].toReversed() : []}
            touch={(id) => tap(id, !handle.task && isPhone() && matchMedia('(pointer: coarse)').matches && !isZoomed())}
            view={region}
            rests={(now, unit) => see({ seen: boxOf(now), unit })}
            look={handle.task ? undefined : handle.named}
            exit={ASKED_ID}
            marks={
              <Marks
                atlas={atlas}
                position={position}
                open={open}
                maybe={maybe}
                chance={odds ? french(percent(odds.win)) : ''}
                named={handle.named ?? []}
                called={looked === undefined && !handle.task ? calledIn(view, legal, advised, braves) : []}
                seen={sight?.seen ?? (region ? boxOf(region) : WHOLE)}
                unit={sight?.unit}
                turn={phase === 'over' ? undefined : own}
                looked={looked ?? braves ?? (advised && targetOf(advised))}
                beside={looked === undefined && braves && advised ? targetOf(advised) : undefined}
                isShut={refusal !== undefined}
                lifted={phase === 'sword' ? view.pending[0] : undefined}
                gone={walked ? [walked.from, ...walked.path] : []}
                thought={shown?.kind === 'walk' && own !== undefined ? [own, ...shown.path] : []}
              />
            }
          />
          {!isDocked && <DuelShow handle={handle} isLow={duelAt !== undefined && duelAt[1] < SIZE / 2} />}
        </>
      }
      dock={
        !handle.outcome && (
          <>
            {/* Nothing of the board is under it there. */}
            {isDocked && <DuelShow handle={handle} isLow={false} />}
            <AskedPanel
              handle={handle}
              atlas={atlas}
              legal={legal}
              looked={looked}
              ways={ways}
              refusal={refusal}
              reaches={maybe.length > 0}
              odds={odds}
              saidOf={saidOf}
              tap={tap}
            />
          </>
        )
      }
    />
  );
}
