/** The table of the skirmish: the hexagon map, what is touched on it, what is asked. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { french } from '#components/base/typography.ts';
import { ASKED_ID } from '#components/table/keys/focus.ts';
import { Stage } from '#components/table/stage/Stage.tsx';
import { counted } from '#engine/core/french.ts';
import { type Hex, isSame } from '#engine/zargos-lords/board/hex.ts';
import { cellOf, columnsOf } from '#engine/zargos-lords/board/map.ts';
import { PEOPLE_NAMES } from '#engine/zargos-lords/data/counters.ts';
import { fallingOf } from '#engine/zargos-lords/game/retreats.ts';
import { campOf, mapOf, peopleAt } from '#engine/zargos-lords/game/scenarios.ts';
import { forceOf, ownOf } from '#engine/zargos-lords/game/table.ts';
import type { Move, View } from '#engine/zargos-lords/game/types.ts';
import { starOf } from '../drawings/CounterPicture.tsx';
import { centreOf, hexPath } from '../drawings/geometry.ts';
import type { MapAnswer } from '../map-tool/answer.ts';
import { HexBoard } from '../map-tool/HexBoard.tsx';
import { spentIn } from '../map-tool/spent.ts';
import { counterAt, isPlain, marksOf, movesTouched, optionOf, retreating, sightsOf, type Touched, whyNot } from './choices.ts';
import type { SkirmishHandle } from './handle.ts';
import { Goal, LastThrow } from './Offers.tsx';
import { Panel } from './Panel.tsx';
import { pathsOn } from './paths.ts';
import { isMarched, retreatsShown, waysShown } from './shown.ts';
import { isDoomed, marchesAgainst, soleTarget } from './ways.ts';
import { whose } from './words.ts';

const FLAG = 'M-9 16V-16L12-9L-5-1';

/** The camps are those of the start's own map: a lesson's small one has none. */
const campsOn = ({ position, options }: View): readonly number[] =>
  columnsOf(position.map) === columnsOf(mapOf(options.scenario)) ? [0, 1] : [];

/** The two camps, each with its people's flag. */
const Camps = ({ view }: { view: View }) => (
  <g>
    {campsOn(view).map((seat) => {
      const { column, row } = cellOf(campOf(view.options.scenario, seat));
      const { x, y } = centreOf(column, row);
      return (
        <g key={seat} class={`skirmish-camp lords-${peopleAt(view.options.scenario, seat)}`}>
          <path class="skirmish-camp-ground" d={hexPath(column, row, 3)} />
          <path class="skirmish-camp-flag" d={FLAG} transform={`translate(${x} ${y})`} />
        </g>
      );
    })}
  </g>
);

/** What stands to be done before anything is touched, where there is but one thing: the one enemy in reach, the one end of all six lines. */
function alreadyTouched(view: View, legal: readonly Move[], touched: Touched): Touched {
  if (touched.looked !== undefined || touched.line !== undefined) return touched;
  const looked = soleTarget(view, legal);
  if (looked) return { ...touched, looked };
  const id = view.phase === 'retreat' ? retreating(view, touched) : undefined;
  const falling = id === undefined ? undefined : fallingOf(view, id);
  const line = legal.find((move) => move.kind === 'retreat' && move.id === id);
  return falling && line?.kind === 'retreat' && isDoomed(view, falling) ? { ...touched, line: line.direction } : touched;
}

export function SkirmishBoard({ handle }: { handle: SkirmishHandle }) {
  const {
    view,
    at,
    advised: [advised],
  } = handle;
  const { phase, position, options } = view;
  const [own, hold] = useState<Touched>({});
  const [isLeaving, leave] = useState(false);
  const touch = (next: Touched) => {
    leave(false);
    hold(next);
  };
  const [seat = view.turn] = phase === 'retreat' ? handle.humans.filter((one) => handle.movesOf(one).length > 0) : [view.turn];
  const legal = handle.movesOf(seat);
  const isAsked = legal.length > 0;
  useEffect(() => touch({}), [at]);
  const { named, task } = handle;
  // A task leaves it to whoever learns to find what may be done.
  const touched = useMemo(() => (task ? own : alreadyTouched(view, legal, own)), [view, legal, own, task !== undefined]);
  const foe = !task && phase === 'march' && own.picked === undefined ? counterAt(view, own.looked) : undefined;
  const isFoe = foe !== undefined && !ownOf(view, seat).includes(foe);
  const moves = useMemo(
    () => (isFoe ? marchesAgainst(view, legal, foe) : movesTouched(view, legal, touched)),
    [view, legal, touched, foe, isFoe],
  );
  const refusal = useMemo(
    () =>
      isAsked && touched.looked && moves.length === 0 && phase !== 'retreat' && !isFoe ? whyNot(view, touched, handle.judge) : undefined,
    [view, touched, moves],
  );
  // Whoever points at a line of the log asks where it was, in his own turn too.
  const isNamed = named !== undefined && (task ? phase !== 'march' : !isAsked || named.length > 0);
  const marks = useMemo(
    () =>
      isNamed
        ? { open: [], bound: position.counters.filter(({ id }) => named.includes(id)).map(({ at }) => at) }
        : marksOf(view, legal, touched),
    [view, legal, touched, named],
  );
  const tap = (hex: Hex) => {
    const there = counterAt(view, hex);
    const isOwn = there !== undefined && ownOf(view, seat).includes(there);
    if (isAsked && isOwn && phase === 'march' && !view.marched.some(({ id }) => id === there.id)) return touch({ picked: there.id });
    if (isAsked && isOwn && phase === 'retreat' && fallingOf(view, there.id)) return touch({ picked: there.id });
    const next: Touched = phase === 'march' || phase === 'retreat' ? { picked: own.picked, looked: hex } : { looked: hex };
    const [first, ...others] = movesTouched(view, legal, next);
    const isAgain = own.looked !== undefined && isSame(own.looked, hex);
    const option = first && others.length === 0 ? optionOf(view, first, hex) : undefined;
    if (option && (isPlain(option) || (isAgain && !option.isDeadly))) return handle.act(option.move);
    touch(next);
  };
  useEffect(() => handle.hold?.(own.picked), [at, own.picked]);
  const falling = phase === 'retreat' ? retreating(view, touched) : undefined;
  const shown: MapAnswer = {
    ...marks,
    signs: refusal && touched.looked ? [{ at: touched.looked, tone: 'no', text: '✕' }] : [],
    ways:
      phase === 'retreat'
        ? []
        : isFoe
          ? moves.flatMap((move) => waysShown(view, move, []))
          : waysShown(view, moves[0] ?? advised, own.picked === undefined ? handle.since(isMarched) : []),
    retreats: retreatsShown(view, falling, moves[0] ?? advised),
    sights: isAsked ? sightsOf(view, touched, task !== undefined) : [],
  };
  const saidOf = (hex: Hex): string | undefined => {
    const there = counterAt(view, hex);
    const held = there?.paralysed;
    const said = [
      ...(there ? [whose(handle, there)] : []),
      ...(held ? [`paralysé pour ${counted(held, 'coup')}`] : []),
      ...campsOn(view)
        .filter((one) => isSame(campOf(options.scenario, one), hex))
        .map((one) => `camp des ${PEOPLE_NAMES[peopleAt(options.scenario, one)]}`),
      ...(marks.open.some((one) => isSame(one, hex)) ? ['permis'] : []),
      ...(marks.bound.some((one) => isSame(one, hex))
        ? [isNamed ? 'en question' : phase === 'march' ? 'permis pour attaquer' : 'cible permise']
        : []),
    ];
    return said.length > 0 ? said.join(', ') : undefined;
  };
  return (
    <Stage
      game="skirmish-table"
      data={{ 'data-phase': phase, 'data-turn': view.turn }}
      isAsked={isAsked}
      moment={`${view.turn} ${phase} ${at}`}
      board={
        <HexBoard
          position={position}
          asked={touched.picked ?? falling}
          target={touched.looked}
          shown={shown}
          label="Carte à hexagones. Flèches pour marcher d’hexagone en hexagone, Entrée pour choisir, Échap pour aller à ce qui est demandé."
          tap={tap}
          spent={isAsked ? spentIn(view) : undefined}
          badgeOf={(id) => {
            const counter = position.counters.find((one) => one.id === id);
            if (!counter) return '';
            return counter.paralysed ? `◎${counter.paralysed}` : `${forceOf(counter)}${starOf(counter.kind, 'combat')}`;
          }}
          saidOf={saidOf}
          under={<Camps view={view} />}
          paths={pathsOn(view, legal, seat, touched, handle.since(isMarched).find(isMarched)?.path)}
          leave={() => document.getElementById(ASKED_ID)?.focus()}
        />
      }
      dock={
        !handle.outcome && (
          <Panel
            handle={handle}
            legal={legal}
            touched={touched}
            moves={moves}
            refusal={refusal}
            isFoe={isFoe}
            isLooked={own.looked !== undefined || own.line !== undefined}
            tap={tap}
            isLeaving={isLeaving}
            leave={leave}
            choose={(line) => touch({ picked: own.picked, line })}
            drop={() => {
              touch({});
              document.getElementById(ASKED_ID)?.focus();
            }}
          />
        )
      }
      beside={
        <>
          <LastThrow handle={handle} />
          {!task && <Goal view={view} />}
          <p class="carte-legend">{french('Étoile : facteur reconstitué, comme la carte et les tableaux.')}</p>
        </>
      }
    />
  );
}
