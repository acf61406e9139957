/** The bots of a whole game, away from the page. */
import { serveBots } from '#components/table/bots/bot-server.ts';
import { BOTS } from '#engine/zargos-lords/game/bot/levels.ts';
import type { Lords } from '#engine/zargos-lords/game/game.ts';

serveBots<Lords>(BOTS);
