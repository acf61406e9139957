/**
 * What the Ailés' reorganisation may have been, by the marches that were made in it. Which pawns of a place left it nobody tells, nor whether Ailés that came to a
 * neighbour flew or walked: a march is legal if it is in one of the tales that its player could tell. Nothing of what the engine counts of them is read.
 */
import type { MoveOf, State, Turn } from '../../game/types.ts';
import { type March, marchWays } from './marches.ts';
import { Table } from './table.ts';

type Tale = Pick<Turn, 'moved' | 'landed' | 'steps'>;

const more = (list: readonly number[], place: number, count: number): readonly number[] =>
  list.map((one, at) => (at === place ? one + count : one));

/** The tales after a march by one way: those of the group that had moved already are as few or as many as it may be made of. */
function after(tale: Tale, { people, pawns }: MoveOf<'march'>, stands: number, from: number, to: number, way: March): readonly Tale[] {
  const still = tale.landed[from] ?? 0;
  const going = (tale.moved[from] ?? 0) - still;
  const fresh = stands - still - going;
  const fewest = Math.max(0, pawns - fresh);
  const steps = { ...tale.steps, [people]: tale.steps[people] + way.steps };
  const landed = way.lands ? more(tale.landed, to, pawns) : tale.landed;
  const most = way.once ? 0 : Math.min(pawns, going);
  const parts = Array.from({ length: most - fewest + 1 }, (_, more) => fewest + more);
  return parts.map((part) => ({ moved: more(more(tale.moved, from, -part), to, pawns), landed, steps }));
}

/** The tales of a reorganisation under way, begun with it; undefined outside one, and under a Vent de Brume, which has no steps to tell. */
export function talesIn(state: State, tales: Tales | undefined): Tales | undefined {
  if (state.turn?.mist) return undefined;
  if (state.phase === 'reorganisation') return tales ?? new Tales(state);
  return state.phase === 'sorting' && state.resume === 'reorganisation' ? tales : undefined;
}

/** The state, or it as each tale has it. */
export const toldIn = (state: State, tales: Tales | undefined): readonly State[] =>
  state.phase === 'reorganisation' && tales ? tales.told(state) : [state];

export class Tales {
  private tales: readonly Tale[];

  /** At the beginning of a reorganisation: defenders that a call brought are bound already (ZAR-L-25). */
  constructor({ turn }: State) {
    if (!turn) throw new Error('no turn to reorganise in');
    this.tales = [turn];
  }

  /** The state as each tale has it, what the Ailés do not hold left as it is. */
  told(state: State): readonly State[] {
    const { turn, owners } = state;
    if (!turn) return [];
    const theirs = (told: readonly number[], known: readonly number[]) =>
      known.map((count, at) => (owners[at] === 'ailes' ? (told[at] ?? 0) : count));
    return this.tales.map(({ moved, landed, steps }) => {
      const counted = { moved: theirs(moved, turn.moved), landed: theirs(landed, turn.landed) };
      return { ...state, turn: { ...turn, ...counted, steps: { ...turn.steps, ailes: steps.ailes } } };
    });
  }

  /** A march is made, for so many boats. */
  take(state: State, move: MoveOf<'march'>, boats: number): void {
    const { people, from, to, card, pawns } = move;
    if (people !== 'ailes') return;
    const found = new Map<string, Tale>();
    for (const told of this.told(state)) {
      const table = new Table(told);
      const ways = marchWays(table, people, from, to, card).filter((way) => way.boats === boats && pawns <= way.largest);
      const tale = told.turn as Tale;
      for (const way of ways)
        for (const { moved, landed, steps } of after(tale, move, table.pawns(from), table.number(from), table.number(to), way))
          found.set(JSON.stringify([moved, landed, steps]), { moved, landed, steps });
    }
    this.tales = [...found.values()];
  }
}
