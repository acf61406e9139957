/** The bots of the skirmish, and whoever advises, away from the page. */
import { serveBots } from '#components/table/bots/bot-server.ts';
import { BOTS } from '#engine/zargos-lords/skirmish/bot/levels.ts';
import { SKIRMISH } from '#engine/zargos-lords/skirmish/game.ts';
import { SKIRMISH_ADVISER } from './adviser.ts';

serveBots(BOTS, { game: SKIRMISH, adviser: SKIRMISH_ADVISER });
