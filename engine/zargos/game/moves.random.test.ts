/** The generating sets of attacks and marches: a pair of places is listed exactly where the judge allows some group, with the largest. */
import { expect, test } from 'vitest';
import { type Dice, diceFrom, oneOf } from '../../core/dice.ts';
import { seeded } from '../../core/random.ts';
import { clubBoard } from '../testing/boards.ts';
import { crowded } from '../testing/referee/wanderer.ts';
import { randomOptions } from '../testing/wander.ts';
import { ZARGOS } from './game.ts';
import { idOf, tablesFor } from './table.ts';
import type { Move, MoveOf, State } from './types.ts';

/** `npm run nightly` may ask for more. */
const POSITIONS = Number(process.env.POSITIONS ?? 60);
/** Positions of one game at most. */
const MOST = 3;
const CARDS = [null, 'vent-de-terre', 'vent-d-ailleurs'] as const;

type Sent = MoveOf<'attack'> | MoveOf<'march'>;

/** The largest group that the judge lets go, 0 if none. All sizes near the top, and one pawn alone, are asked about. */
function largest(state: State, move: Sent, stands: number): number {
  for (let pawns = stands; pawns >= 1; pawns -= 1) if (ZARGOS.judge(state, { ...move, pawns }).ok) return pawns;
  return 0;
}

/** A march of two steps, or a boat of the Ailés that no step pays (ZAR-L-53), is left to two marches of one. */
function isLeftOut(state: State, move: Sent): boolean {
  if (move.kind !== 'march') return false;
  const after = ZARGOS.step(state, move).state;
  const used = (after.turn?.steps[move.people] ?? 0) - (state.turn?.steps[move.people] ?? 0);
  return used === 2 || (move.people === 'ailes' && state.options.options['ZAR-L-53'] === 'oui');
}

function checkFrom(state: State, legal: readonly Move[], { seat, people, from }: Pick<Sent, 'seat' | 'people' | 'from'>): number {
  const tables = tablesFor(state.options);
  const stands = state.pawns[tables.places.get(from) ?? -1] ?? 0;
  const kind = state.phase === 'attacks' ? 'attack' : 'march';
  const hand = state.hands[seat] ?? [];
  let found = 0;
  for (const to of tables.ids) {
    for (const card of CARDS) {
      if (card !== null && !hand.includes(card)) continue;
      const move = { kind, seat, people, from, to, pawns: 1, card } as Sent;
      const listed = legal.find(
        (one): one is Sent =>
          (one.kind === 'attack' || one.kind === 'march') &&
          one.kind === kind &&
          one.people === people &&
          one.from === from &&
          one.to === to &&
          one.card === card,
      );
      const most = largest(state, move, stands);
      if (most > 0 && !listed && isLeftOut(state, { ...move, pawns: most })) continue;
      if ((listed?.pawns ?? 0) !== most) {
        throw new Error(
          `${kind} of ${people} from ${from} (${stands}) to ${to} by ${card}: listed ${listed?.pawns}, judged ${most}, ${JSON.stringify(state.options.options)}`,
        );
      }
      found += most > 0 ? 1 : 0;
    }
  }
  return found;
}

const isMoving = ({ phase }: State): boolean => phase === 'attacks' || phase === 'reorganisation';

/** All that is listed is allowed; of one place of the player whose turn it is, all that is allowed is listed. */
function checkSome(state: State, dice: Dice): number {
  const tables = tablesFor(state.options);
  const turn = state.turn;
  if (!turn) return 0;
  const seat = turn.seat;
  const legal = ZARGOS.moves(state, seat);
  for (const move of legal) {
    const verdict = ZARGOS.judge(state, move);
    if (!verdict.ok) throw new Error(`listed and refused: ${JSON.stringify(move)}: ${verdict.because} ${JSON.stringify(state)}`);
  }
  const people = oneOf(turn.peoples, dice);
  const held = state.pawns.flatMap((count, place) => {
    const isMine = place < tables.territories ? state.owners[place] === people : people === 'dragons';
    return isMine && count > (place < tables.territories ? 1 : 0) ? [place] : [];
  });
  if (held.length === 0) return 0;
  return checkFrom(state, legal, { seat, people, from: idOf(tables, oneOf(held, dice)) });
}

test(`${POSITIONS} positions, half of them on clubs’ boards: attacks and marches are listed where the judge allows some group, with the largest`, {
  timeout: 120_000 + 1000 * POSITIONS,
}, () => {
  let [seen, ways] = [0, 0];
  for (let game = 0; seen < POSITIONS; game += 1) {
    const dice = diceFrom(seeded(`lists/${game}`));
    const board = game % 2 === 0 ? null : clubBoard(dice);
    let state = ZARGOS.setup({ ...randomOptions(dice), opening: 'rapide', offers: 0, board }, `lists/${game}`);
    if (dice.roll(2) === 1) state = crowded(state, dice);
    const until = Math.min(POSITIONS, seen + MOST);
    for (let count = 0; count < 1200 && !ZARGOS.outcome(state) && seen < until; count += 1) {
      if (isMoving(state) && dice.roll(20) === 1) {
        seen += 1;
        try {
          ways += checkSome(state, dice);
        } catch (fault) {
          throw new Error(`game ${game}, move ${count}`, { cause: fault });
        }
      }
      state = ZARGOS.step(state, oneOf(ZARGOS.moves(state, oneOf(ZARGOS.toMove(state), dice)), dice)).state;
    }
  }
  expect(ways).toBeGreaterThan(POSITIONS / 4);
});
