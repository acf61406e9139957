/** The bots of Gran, and whoever advises, away from the page. */
import { serveBots } from '#components/table/bots/bot-server.ts';
import { BOTS } from '#engine/gran/bot/levels.ts';
import { GRAN } from '#engine/gran/game.ts';
import { GRAN_ADVISER } from './adviser.ts';

serveBots(BOTS, { game: GRAN, adviser: GRAN_ADVISER });
