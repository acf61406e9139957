/** What each game lets a table choose. For the page of the table alone: tools know their own game. */
import { byGame, GAME_IDS, type GameId } from '#components/games.ts';
import type { OurTableSpec } from './spec.ts';

/** Its rulings are those of several readings. */
export interface OurTableEntry extends OurTableSpec {
  readonly id: GameId;
}

const specIn = byGame('game-our-table.ts', import.meta.glob<OurTableSpec>('../*/game-our-table.ts', { eager: true, import: 'OUR_TABLE' }));

export const OUR_TABLE_SPECS: readonly OurTableEntry[] = GAME_IDS.map((id) => {
  const spec = specIn(id);
  return { ...spec, id, rulings: spec.rulings.filter(({ readings }) => readings.length > 1) };
});

export const ourTableSpec = (id: string): OurTableEntry | undefined => OUR_TABLE_SPECS.find((spec) => spec.id === id);
