/** Where a learner chooses by himself: a dragon that shortens his way, or the way round it. He is told both, and advised when he asks. */
import { counted, percent } from '#engine/core/french.ts';
import { nameOf } from '#engine/gran/board/tables.ts';
import { turnsAfter } from '#engine/gran/bot/levels.ts';
import { LOST } from '#engine/gran/bot/treks.ts';
import { duelOdds } from '#engine/gran/odds/duel.ts';
import { endOf, land } from '#engine/gran/rules/arrival.ts';
import { legalWalks } from '#engine/gran/rules/movement.ts';
import type { MoveOf, View } from '#engine/gran/types.ts';
import { duelLost } from '../play/asked.ts';
import { moverIn } from '../play/choices.ts';

/** His turns before the first choice that is left to him. */
const LED = 3;
/** Turns that a duel saves, on the average, where the two ways are a choice. */
const WORTH = 0.5;

export interface Fork {
  readonly text: string;
  /** The way round, then the duel. */
  readonly moves: readonly [MoveOf<'walk'>, MoveOf<'walk'>];
}

const KNOWN = new WeakMap<View, Fork | undefined>();

function told(view: View): Fork | undefined {
  const { phase, turns, turn: seat, options, seen } = view;
  if (phase !== 'walk' || turns <= LED * options.seats) return undefined;
  const mover = moverIn(view);
  if (mover.piece.held || mover.bearer) return undefined;
  const walks = legalWalks(mover).map((path): MoveOf<'walk'> => ({ kind: 'walk', seat, path }));
  const lefts = turnsAfter(view, walks) ?? [];
  const all = walks.map((move, at) => ({ move, at: endOf(move.path), left: lefts[at] ?? LOST, after: land(mover, move.path) }));
  const least = (isDuel: boolean) =>
    all
      .filter(({ after }) => after.duel === isDuel && !after.victim)
      .reduce<(typeof all)[number] | undefined>((best, one) => (best && best.left <= one.left ? best : one), undefined);
  const [brave, calm] = [least(true), least(false)];
  if (!brave || !calm || calm.left >= LOST || calm.left - brave.left < WORTH) return undefined;
  const saved = counted(Math.max(1, Math.round(calm.left - brave.left)), 'tour');
  const win = percent(duelOdds({ seen, options: options.options }).win);
  return {
    text: `« ${nameOf(mover.tables, brave.at)} » ou le détour tracé ? Duel à ${win}, ${saved} de moins ; ${duelLost(brave.after.position, mover.piece.color)}.`,
    moves: [calm.move, brave.move],
  };
}

/** « « Dragon du Lac » ou le détour tracé ? … »; undefined where there is no such choice, or not yet. */
export function forkIn(view: View): Fork | undefined {
  if (!KNOWN.has(view)) KNOWN.set(view, told(view));
  return KNOWN.get(view);
}
