/** The bots of Gran, away from the page. */
import { serveBots } from '#components/table/bots/bot-server.ts';
import { BOTS } from '#engine/gran/bot/levels.ts';

serveBots(BOTS);
