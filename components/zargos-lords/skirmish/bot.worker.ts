/** The bots of the skirmish, and whoever advises, away from the page. */
import { serveBots } from '#components/table/bots/bot-server.ts';
import { oneOf } from '#engine/core/dice.ts';
import type { Bot } from '#engine/core/game.ts';
import { BOTS } from '#engine/zargos-lords/skirmish/bot/levels.ts';
import type { Move, View } from '#engine/zargos-lords/skirmish/types.ts';
import { counsel } from './counsel.ts';
import { ADVISER } from './words.ts';

const adviser: Bot<View, Move> = (view, legal, dice) => counsel(view, legal) ?? oneOf(legal, dice);

serveBots({ ...BOTS, [ADVISER]: adviser });
