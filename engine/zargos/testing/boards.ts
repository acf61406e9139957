/** Boards as clubs may write them from their boxes: ours with its volcanoes, straits and kingdoms elsewhere. */
import { type Dice, oneOf, shuffled } from '../../core/dice.ts';
import { BOARD } from '../data/board.ts';
import { checkBoard } from '../data/board-check.ts';
import type { BoardFile } from '../data/board-file.ts';
import { formatBoard } from '../data/board-form.ts';
import type { TerritoryId } from '../data/board-types.ts';

type Land = BoardFile['territories'][number];
type Strait = BoardFile['straits'][number];

const isZargos = ({ kingdom }: Land): boolean => kingdom === 'zargos';
const isJoined = (one: Land, other: Land): boolean => one.neighbours.includes(other.id);

/** Two lands of different kingdoms that one sea cell parts, and that may as well touch. */
function gaps(lands: readonly Land[]): readonly (readonly [Land, Land])[] {
  const shores = lands.filter((land) => land.coastal && !isZargos(land));
  return shores.flatMap((one, at) =>
    shores
      .slice(at + 1)
      .filter((other) => one.kingdom !== other.kingdom && !isJoined(one, other) && other.seas.some((cell) => one.seas.includes(cell)))
      .map((other) => [one, other] as const),
  );
}

/** Three straits: one from abroad to the island of Zargos, one from coast to coast of it, one anywhere. */
function straitsOn(lands: readonly Land[], dice: Dice): Strait[] {
  const coasts = lands.filter(({ coastal }) => coastal);
  const between = (ones: readonly Land[], others: readonly Land[]): Strait => {
    const one = oneOf(ones, dice);
    const other = oneOf(
      others.filter((land) => land !== one && !isJoined(one, land)),
      dice,
    );
    return [one.id, other.id];
  };
  const [island, abroad] = [coasts.filter(isZargos), coasts.filter((land) => !isZargos(land))];
  return [between(island, abroad), between(island, island), between(coasts, coasts)];
}

/** Any valid board with a strait into the kingdom of Zargos, a volcano in it and seven elsewhere, and two kingdoms that touch where ours are apart. */
export function clubBoard(dice: Dice): BoardFile {
  const ours = formatBoard(BOARD);
  for (;;) {
    const hot = new Set<TerritoryId>([oneOf(ours.territories.filter(isZargos), dice).id]);
    for (const { id } of shuffled(ours.territories, dice).slice(0, 7)) hot.add(id);
    const bridge = oneOf(gaps(ours.territories), dice);
    const territories = ours.territories.map((land) => {
      const beside = bridge.includes(land) ? bridge.filter((one) => one !== land).map(({ id }) => id) : [];
      return { ...land, volcano: hot.has(land.id), neighbours: [...land.neighbours, ...beside] };
    });
    const file: BoardFile = { ...ours, territories, straits: straitsOn(territories, dice) };
    if (checkBoard(file).ok) return file;
  }
}
