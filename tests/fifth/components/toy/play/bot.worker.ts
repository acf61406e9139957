/** The bots of the toy game, away from the page. */
import { serveBots } from '#components/table/bots/bot-server.ts';
import type { ToyGame } from '#components/table/testing/toy-game.ts';
import { oneOf } from '#engine/core/dice.ts';

serveBots<ToyGame>({ random: (_view, legal, dice) => oneOf(legal, dice) });
