/** The rules of every open game, for the build: apart from the games' names, so that a page's script that names a game does not carry its rules. */
import type { Ruling } from '#engine/core/ruling.ts';
import { ATOM_IDS, IDS } from '#engine/zargos/ids.ts';
import { RULINGS } from '#engine/zargos/options.ts';
import { UNTESTED } from '#engine/zargos/untested.ts';
import type { GameId } from '../games.ts';
import type { Reason } from './coverage.ts';

export interface GameRules {
  /** Atoms and rulings alike: every one has its paragraph. */
  readonly ids: readonly string[];
  readonly atoms: readonly string[];
  readonly rulings: readonly Ruling[];
  /** Why an id has no test. */
  readonly untested: readonly Reason[];
}

/** The rule ids of every game that is open. */
export const RULES: Readonly<Partial<Record<GameId, GameRules>>> = {
  zargos: { ids: IDS, atoms: ATOM_IDS, rulings: RULINGS, untested: UNTESTED },
};
