/** The captain that looks at who may win next, himself first: strikes for the throne when he may, and stands in others' way. Pure of the view. */
import type { Bot } from '../../core/game.ts';
import type { Move, View } from '../game/types.ts';
import { type Plan, plansOf, sending } from './assault.ts';
import { danger, strokeChance } from './crown.ts';
import { wanted } from './greedy.ts';
import { type BotScene, captainScene } from './scene.ts';
import { strokesOf } from './strokes.ts';
import { nextFight } from './turn.ts';

/** The least chance with which the throne is struck for, and how much of what waiting promises it must have. */
const LEAST = 0.25;
const PATIENT = 0.9;
/** Attacks that gain less than this stay at home. */
const ENOUGH = 0.5;

/** The chance to win a turn later, if nothing is struck for now. */
function patience(scene: BotScene): number {
  const own = scene.mine.map((people) => strokeChance(scene, people, scene.guard?.coming[people] ?? 0));
  return (1 - danger(scene)) * Math.max(0, ...own);
}

/** The groups of the stroke for the throne that is to be tried now; none left to be sent when all are on their way. */
export function strokeNow(scene: BotScene, legal: readonly Move[]): Plan['groups'] | undefined {
  const [best] = strokesOf(scene, legal).toSorted((a, b) => b.chance - a.chance);
  return best && best.chance >= Math.max(LEAST, PATIENT * patience(scene)) ? best.groups : undefined;
}

/** The next group to be sent: the City's first, on which the others hang; then the largest, so that a plan left unfinished is the less lost. */
function nextAttack(scene: BotScene, legal: readonly Move[]): Move | undefined {
  const groups = strokeNow(scene, legal) ?? plansOf(scene, legal, ENOUGH)[0]?.groups ?? [];
  const isFor = ({ way }: Plan['groups'][number]): number => (way.to === scene.city ? 1 : 0);
  const [group] = groups.toSorted((a, b) => isFor(b) - isFor(a) || b.pawns - a.pawns);
  return group && sending(group);
}

export const capitaine: Bot<View, Move> = (view, legal) => {
  const [first] = legal;
  if (!first) throw new Error('no move to choose from');
  if (legal.length === 1) return first;
  const scene = captainScene(view);
  const move = view.phase === 'attacks' ? (nextAttack(scene, legal) ?? nextFight(scene, legal)) : wanted(scene, legal);
  return move ?? legal.find(({ kind }) => kind === 'pass') ?? legal.find(({ kind }) => kind === 'done') ?? first;
};
