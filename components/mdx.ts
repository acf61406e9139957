/** The components handed to a chapter, by game. */
import type { GameId } from './games.ts';
import { GRAN_COMPONENTS } from './gran/mdx.ts';
import { ORC_COMPONENTS } from './orc/mdx.ts';
import { RULE_COMPONENTS } from './rules/mdx.ts';
import { ZARGOS_COMPONENTS } from './zargos/mdx.ts';
import { LORDS_COMPONENTS } from './zargos-lords/mdx.ts';

const BY_GAME: Readonly<Partial<Record<GameId, Readonly<Record<string, unknown>>>>> = {
  zargos: ZARGOS_COMPONENTS,
  'zargos-lords': LORDS_COMPONENTS,
  orc: ORC_COMPONENTS,
  gran: GRAN_COMPONENTS,
};

export const componentsOf = (game: GameId) => ({ ...RULE_COMPONENTS, ...BY_GAME[game] });
