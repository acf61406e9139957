/** The bots of De l'Orc pour les braves, and whoever advises, away from the page. */
import { serveBots } from '#components/table/bots/bot-server.ts';
import { BOTS } from '#engine/orc/bot/levels.ts';
import { ORC } from '#engine/orc/game.ts';
import { ORC_ADVISER } from './adviser.ts';

serveBots(BOTS, { game: ORC, adviser: ORC_ADVISER });
