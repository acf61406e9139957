/** Words for « barrage »: what a stone leaves to the next player, who plays his best. */
import type { Placed } from '#components/puzzle/spec.ts';
import { percent } from '#engine/core/french.ts';
import type { Reason } from '#engine/core/verdict.ts';
import { kindOf } from '#engine/gran/board/tables.ts';
import type { Gran } from '#engine/gran/game.ts';
import type { RuleId } from '#engine/gran/ids.ts';
import { bestAnswer, goalAgainst } from '#engine/gran/puzzles.ts';
import { endOf } from '#engine/gran/rules/arrival.ts';
import { tablesFor } from '#engine/gran/rules/table.ts';
import type { Move } from '#engine/gran/types.ts';
import { SAME, type Valued } from '#engine/practice/puzzle.ts';
import { pointName, whoIs } from '../arbiter/words.ts';

export const opponentOf = ({ state, puzzle }: Placed<Gran>): string => whoIs(state, (puzzle.seat + 1) % state.options.seats);

/** « prendre l’anneau » */
export const aimOf = ({ state, puzzle }: Placed<Gran>): string =>
  goalAgainst(state, puzzle.seat) === 'anneau' ? 'prendre l’anneau' : 'rapporter un sceau nouveau';

/** « en allant sur « Tirad 9 », par « Tirad 12 » »; the first of two turns, where two are looked at. */
function begun({ state, puzzle }: Placed<Gran>, move: Move): string {
  const first = puzzle.turns === 2 ? ' d’abord' : '';
  if (move.kind !== 'walk') return `en restant${first} sur place`;
  const end = endOf(move.path);
  const [via] = move.path.length > 1 ? move.path : [];
  const act = kindOf(tablesFor(state.options), end) === 'dragon' ? `en affrontant${first}` : `en allant${first} sur`;
  return `${act} « ${pointName(state, end)} »${via === undefined ? '' : `, par « ${pointName(state, via)} »`}`;
}

/** « 33,3 %, en allant sur « Tirad 9 » » */
const best = (placed: Placed<Gran>, { move, value }: Valued<Move>): string => `${percent(value)}, ${begun(placed, move)}`;

type AnswerTo = (stone: Move) => Valued<Move> | undefined;

/** Why the best of the other places is worse. `free`: his chance without a stone. */
function elsewhere(placed: Placed<Gran>, free: number, answerTo: AnswerTo): readonly Reason<RuleId>[] {
  const { move, value } = placed.puzzle.second;
  if (free - (1 - value) < SAME) return [{ rule: 'GRA-PIE-2', text: 'Partout ailleurs, une pierre ne lui enlève rien.' }];
  const answer = answerTo(move);
  if (!answer || !('at' in move)) return [];
  const place = `Sur « ${pointName(placed.state, move.at)} », la meilleure des autres places`;
  return [{ rule: 'GRA-PIE-2', text: `${place}, elle lui laisserait ${best(placed, answer)}.` }];
}

/** What the stone takes from him, then why the best of the other places is worse; nothing of a chance that is not counted to its end. */
export function stoneReasons(placed: Placed<Gran>): readonly Reason<RuleId>[] {
  const { state, puzzle } = placed;
  const answerTo = (stone?: Move) => bestAnswer(state, puzzle.seat, puzzle.turns ?? 1, stone);
  const [free, barred] = [answerTo(), answerTo(puzzle.best.move)];
  if (!free || !barred) return [];
  const left = barred.value < SAME ? 'il n’en a plus aucune' : `il lui en reste au mieux ${best(placed, barred)}`;
  const aim = `de chances de ${aimOf(placed)}`;
  const text = `Sans pierre, ${opponentOf(placed)} aurait ${percent(free.value)} ${aim}, ${begun(placed, free.move)} ; avec elle, ${left}.`;
  return [{ rule: 'GRA-PIE-2', text }, ...elsewhere(placed, free.value, answerTo)];
}
