/** The bots of the skirmish, away from the page. */
import { serveBots } from '#components/table/bots/bot-server.ts';
import { BOTS } from '#engine/zargos-lords/skirmish/bot/levels.ts';

serveBots(BOTS);
