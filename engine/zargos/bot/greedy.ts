/** The bot that weighs each decision by itself: exact chances, points, what is left bare. Pure of the view. */
import type { Bot } from '../../core/game.ts';
import type { Move, View } from '../game/types.ts';
import { bestCall, bestHand, bestIllusion, bestRed, bestWind, worstCard } from './magic.ts';
import { chosen, granted, planted, taken, traded } from './opening.ts';
import { type BotScene, sceneOf } from './scene.ts';
import { bestFlight, bestMarch, bestPurchase, bestStart } from './stacks.ts';
import { nextAttack, nextFight } from './turn.ts';

const named = (legal: readonly Move[], kind: Move['kind']): Move | undefined => legal.find((move) => move.kind === kind);

/** What a scene asks for; undefined where nothing is worth doing. */
export function wanted(scene: BotScene, legal: readonly Move[]): Move | undefined {
  switch (scene.view.phase) {
    case 'peoples':
      return chosen(legal);
    case 'takings':
      return taken(scene, legal);
    case 'planting':
      return planted(scene, legal);
    case 'granting':
      return granted(scene, legal);
    case 'placement':
      return bestStart(scene, legal);
    case 'red':
      return bestRed(scene, legal);
    case 'illusion':
      return bestIllusion(scene, legal);
    case 'flight':
      return bestFlight(scene, legal);
    case 'attacks':
      return nextAttack(scene, legal) ?? nextFight(scene, legal);
    case 'call':
      return bestCall(scene, legal);
    case 'winds':
      return bestWind(scene, legal);
    case 'hand':
      return bestHand(scene, legal);
    case 'sorting':
      return worstCard(scene, legal);
    case 'reorganisation':
      return bestMarch(scene, legal);
    case 'reinforcements':
      return bestPurchase(scene, legal);
    case 'trade':
      return traded(scene, legal);
    case 'over':
      return undefined;
  }
}

/** The move of a view, of those listed or another size of one of them. */
export const greedy: Bot<View, Move> = (view, legal) => {
  const [first] = legal;
  if (!first) throw new Error('no move to choose from');
  if (legal.length === 1) return first;
  return wanted(sceneOf(view), legal) ?? named(legal, 'pass') ?? named(legal, 'done') ?? first;
};
