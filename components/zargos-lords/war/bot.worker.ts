/** The bots of every scenario, and whoever advises, away from the page. */
import { serveBots } from '#components/table/bots/bot-server.ts';
import { BOTS, THINKERS } from '#engine/zargos-lords/game/bot/levels.ts';
import { LORDS } from '#engine/zargos-lords/game/game.ts';
import { LORDS_ADVISER } from './adviser.ts';

serveBots(BOTS, { game: LORDS, adviser: LORDS_ADVISER }, THINKERS);
