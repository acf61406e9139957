/** What bars a hex that the points of a counter alone would take it to: a zone to go past, a mount to cross, a chasm or woods on the way. */
import { type Refusal, refuse } from '../../core/verdict.ts';
import { type Hex, isSame } from '../board/hex.ts';
import { neighboursOf, numberOf, terrainAt } from '../board/map.ts';
import { enemiesAt } from '../board/position.ts';
import { peopleOf } from '../data/counters.ts';
import type { RuleId } from '../ids.ts';
import type { Box } from '../types.ts';
import { judgeMove } from './movement.ts';
import { type MoveQuestion, type Mover, moverOf } from './steps.ts';

/** A way of fewest hexes, over no sea and past no enemy; undefined where there is none. */
function shortest({ question: { position }, counter }: Mover, to: Hex): readonly Hex[] | undefined {
  const { map } = position;
  const [start, end] = [numberOf(map, counter.at), numberOf(map, to)];
  const isOpen = (hex: Hex): boolean =>
    isSame(hex, to) || (terrainAt(map, hex) !== 'mer' && enemiesAt(position, hex, peopleOf(counter)).length === 0);
  const ways = new Map<number, readonly Hex[]>([[start, []]]);
  for (const [at, way] of ways) {
    if (at === end) return way;
    const from = way.at(-1) ?? counter.at;
    for (const hex of neighboursOf(map, from))
      if (isOpen(hex) && !ways.has(numberOf(map, hex))) ways.set(numberOf(map, hex), [...way, hex]);
  }
  return undefined;
}

/** What bars the shortest way to a hex that its points alone would take it to; undefined where it is only too far. */
export function barTo(question: MoveQuestion, to: Hex, box: Box): Refusal<RuleId> | undefined {
  const mover = moverOf(question, box);
  const way = shortest(mover, to);
  const verdict = way && way.length > 0 && way.length <= mover.points ? judgeMove(question, way, box) : undefined;
  if (!verdict || verdict.ok) return undefined;
  // Of no more hexes than it has points: woods alone make it too far.
  return verdict.rule === 'LOR-MOU-1'
    ? refuse(
        'LOR-BOI-1',
        `C’est trop loin par les bois, où chaque hexagone demande 2 points de mouvement : ce pion en a ${mover.points} en tout.`,
      )
    : verdict;
}
