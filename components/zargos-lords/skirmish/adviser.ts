/** Who advises where nobody holds a city: the captain who thinks of the answer, and his reasons, in factors of combat. */
import type { Adviser, Rated } from '#components/table/advice/adviser.ts';
import { counted, upperFirst } from '#engine/core/french.ts';
import { counterOf } from '#engine/zargos-lords/board/position.ts';
import { allIn, whoIn } from '#engine/zargos-lords/game/explain.ts';
import { fightOdds } from '#engine/zargos-lords/game/odds.ts';
import { fallingOf, linesOf } from '#engine/zargos-lords/game/retreats.ts';
import { forceOf, kindOf, shotOf } from '#engine/zargos-lords/game/table.ts';
import type { Move, MoveOf, View } from '#engine/zargos-lords/game/types.ts';
import { readingsOf } from '#engine/zargos-lords/options.ts';
import { mayFightAfter } from '#engine/zargos-lords/rules/turn.ts';
import { fightTold, shotTold } from './chances.ts';
import { counselled, hopesOf, promiseOf } from './counsel.ts';
import { lineTold, marchTold } from './told.ts';

/** Counters that a move takes up. */
export function takenBy(move: Move): readonly string[] {
  switch (move.kind) {
    case 'march':
    case 'stay':
    case 'strike':
    case 'vanish':
    case 'return':
    case 'enter':
    case 'retreat':
      return [move.id];
    case 'sally':
      return [move.city, ...move.targets];
    case 'shoot':
      return move.shooters;
    case 'attack':
      return [...move.attackers, ...move.targets];
    default:
      return [];
  }
}

/** What else could be done with the same counters, or nothing more: the others may do theirs after it as well as before. */
export function rivalsTo(move: Move, legal: readonly Move[]): readonly Move[] {
  if (move.kind === 'end') return legal;
  const taken = takenBy(move);
  return legal.filter((one) => one.kind === 'end' || takenBy(one).some((id) => taken.includes(id)));
}

/** Elsewhere with the same counter, somebody else shot at: not the same hex by another way. */
export const isAkin = (one: Move, other: Move): boolean =>
  one.kind === other.kind &&
  takenBy(one)[0] === takenBy(other)[0] &&
  (one.kind !== 'march' || other.kind !== 'march' || (one.to.q === other.to.q && one.to.r === other.to.r)) &&
  (one.kind !== 'shoot' || other.kind !== 'shoot' || one.target === other.target) &&
  (one.kind !== 'retreat' || other.kind !== 'retreat' || (one.direction === other.direction && one.alone === other.alone)) &&
  (one.kind !== 'attack' || JSON.stringify(one) === JSON.stringify(other));

const namesIn = (view: View, ids: readonly string[]): string => allIn(ids.map((id) => counterOf(view.position, id)));

function ofShot(view: View, move: MoveOf<'shoot'>): readonly string[] {
  const [shooter = ''] = move.shooters;
  const kind = kindOf(view, shooter);
  const shot = kind && shotOf(kind);
  const isOnly = shot !== undefined && !mayFightAfter(shot, readingsOf(view.options));
  return isOnly ? ['Qui tire n’attaque plus de ce coup.'] : [];
}

/** What the worst face costs. */
export function ofFight(view: View, { attackers }: MoveOf<'attack'>): readonly string[] {
  const force = attackers.reduce((sum, id) => sum + forceOf(counterOf(view.position, id), view.position), 0);
  return [`En jeu de votre côté : ${namesIn(view, attackers)}, ${counted(force, 'facteur')} en tout.`];
}

function groundsOf(view: View, legal: readonly Move[], move: Move): { readonly line: string; readonly more: readonly string[] } {
  switch (move.kind) {
    case 'march': {
      const { whom, gain, risk } = marchTold(view, legal, move);
      return { line: [`${upperFirst(whom ? `${whom} : ${gain}` : gain)}.`, ...risk].join(' '), more: [] };
    }
    case 'shoot':
      return { line: `${upperFirst(shotTold(view, move))}.`, more: ofShot(view, move) };
    case 'attack': {
      const odds = fightOdds(view, move);
      return { line: odds.allowed ? fightTold(view, move, odds) : '', more: ofFight(view, move) };
    }
    case 'retreat': {
      const falling = fallingOf(view, move.id);
      return { line: falling ? `${upperFirst(lineTold(view, linesOf(view, falling), move))}` : '', more: [] };
    }
    default:
      return { line: 'Aucun autre coup ne promet plus qu’il ne risque.', more: [] };
  }
}

/** Whether a move is made with a counter. */
export const isWith = (move: Move, id: string): boolean => takenBy(move).includes(id);

/** The best of these moves, and the next best with the same counters. */
function bestTwo(view: View, legal: readonly Move[], among: readonly Move[]): readonly Rated<Move>[] {
  const hopes = hopesOf(view, among);
  const best = counselled(view, legal, hopes);
  if (!best) return [];
  const others = rivalsTo(best.move, among).filter((move) => !isAkin(move, best.move));
  const second = counselled(
    view,
    legal,
    hopes.filter(({ move }) => others.includes(move)),
  );
  return [best, ...(second ? [second] : [])].map(({ move, value }) => ({ moves: [move], value }));
}

/** Of a counter that is held: nothing is gained by moving it. */
const idleTold = (view: View, id: string): string =>
  `${upperFirst(whoIn(counterOf(view.position, id)))} n’a rien de mieux à faire que rester.`;

/** What is best with whatever is held, where there is something to gain by moving it. */
function heldBest(view: View, legal: readonly Move[], held: string): readonly Rated<Move>[] {
  const [best, second] = bestTwo(
    view,
    legal,
    legal.filter((move) => isWith(move, held)),
  );
  return best && (best.value ?? 0) > 0 ? [best, ...(second ? [second] : [])] : [];
}

export const SKIRMISH_ADVISER: Pick<Adviser<View, Move>, 'weigh' | 'grounds' | 'compare'> & {
  readonly hold: Pick<NonNullable<Adviser<View, Move>['hold']>, 'weigh' | 'idle'>;
} = {
  weigh: (view, legal) => bestTwo(view, legal, legal),
  hold: { weigh: heldBest, idle: idleTold },
  grounds: ({ moves: [move] }, view, legal) => groundsOf(view, legal, move),
  compare: (view, legal, [played]) => {
    const best = counselled(view, legal, hopesOf(view, rivalsTo(played, legal)));
    return best && { best: { moves: [best.move], value: best.value }, played: promiseOf(view, legal, played) };
  },
};
