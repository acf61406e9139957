/** The bots of De l'Orc pour les braves, away from the page. */
import { serveBots } from '#components/table/bots/bot-server.ts';
import { BOTS } from '#engine/orc/bot/levels.ts';

serveBots(BOTS);
