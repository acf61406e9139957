/** A position before a puzzle: the map of the table, and what is proposed on it. */
import type { PictureProps } from '#components/arbiter/look.ts';
import { french } from '#components/base/typography.ts';
import { type Hex, keyOf } from '#engine/zargos-lords/board/hex.ts';
import { type Counter, cityId } from '#engine/zargos-lords/board/position.ts';
import { FACTORS, fighterOf } from '#engine/zargos-lords/data/counters.ts';
import type { Lords } from '#engine/zargos-lords/game/game.ts';
import type { Move, State } from '#engine/zargos-lords/game/types.ts';
import { factorsTold, starOf } from '../drawings/CounterPicture.tsx';
import { croppedTo } from '../map-tool/crop.ts';
import { HexBoard } from '../map-tool/HexBoard.tsx';
import { pairsOf } from './places.ts';

/** What a puzzle shows beside its counters. */
export interface PuzzleSeen {
  /** Where an answer may be touched. */
  readonly open: readonly Hex[];
  /** How many are in each city, by its id, as far as who asks knows. */
  readonly garrisons: Readonly<Record<string, string>>;
}

/** Of the map alone: the rules come with the bench. */
const find = ({ position }: State, id: string): Counter | undefined => position.counters.find((one) => one.id === id);

/** From each of those who act to each of those whom they aim at. */
const arrows = (state: State, move: Move) => pairsOf(state, move).map((hexes) => ({ hexes, tone: 'no' as const }));

export function PuzzlePicture({ state, move, touch, sheet }: PictureProps<Lords, PuzzleSeen>) {
  const { position } = state;
  const { open, garrisons } = sheet.seen;
  return (
    <>
      <HexBoard
        position={position}
        asked={undefined}
        target={undefined}
        shown={{ signs: [], open: [], bound: open, ways: arrows(state, move), retreats: [] }}
        label="Carte à hexagones : touchez une cible."
        crop={croppedTo(position, [...open, ...[...position.counters, ...position.cities].map(({ at }) => at)])}
        tap={(hex) => touch?.('coup', keyOf(hex))}
        badgeOf={(id) => {
          const counter = find(state, id);
          if (!counter) return '';
          return counter.paralysed
            ? `◎${counter.paralysed}`
            : `${FACTORS[fighterOf(counter)].combat}${starOf(fighterOf(counter), 'combat')}`;
        }}
        cityBadgeOf={(city) => garrisons[cityId(city)] ?? ''}
        saidOf={(at) => {
          const there = position.counters.find((one) => keyOf(one.at) === keyOf(at));
          const inside = garrisons[`ville@${keyOf(at)}`];
          return there ? factorsTold(fighterOf(there)) : inside && `garnison : ${inside}`;
        }}
      />
      <p class="carte-legend">{french('Étoile : facteur reconstitué, comme la carte et les tableaux.')}</p>
    </>
  );
}
