/** The quick opening: the whole positioning played by the rules for everybody, by a plain policy, from the seed. */
import { diceFrom, shuffled } from '../../../core/dice.ts';
import { resume } from '../../../core/random.ts';
import { isSea } from '../../board/tables.ts';
import { PEOPLES, type People } from '../../types.ts';
import type { Chapter } from '../chapter.ts';
import type { Tell } from '../events.ts';
import { peoples, planting, takings } from '../positioning.ts';
import { idOf, tablesFor } from '../table.ts';
import type { Move, MoveOf, Seat, State } from '../types.ts';
import { isTerritory } from './cards.ts';
import { peoplesOf, settingUp, unplanted } from './holdings.ts';
import { alive, granting, placement } from './placement.ts';

const SILENT: Tell = () => {};

/** A green card, then two blue ones, and so on, as long as both piles last: nobody is left without territory. */
function take(state: State, seat: Seat): Move {
  const { green, blue, hands } = settingUp(state);
  const hand = hands[seat] ?? [];
  const wanted = hand.length % 3 === 0 ? 'green' : 'blue';
  const pile = wanted === 'green' ? (green.length > 0 ? 'green' : 'blue') : blue.length > 0 ? 'blue' : 'green';
  return { kind: 'take', seat, pile };
}

/** The cards of a hand in the order of the board are shared out in equal runs, one a people: kingdoms stay together. */
function plant(state: State, seat: Seat): Move {
  const tables = tablesFor(state.options);
  const all = (settingUp(state).hands[seat] ?? []).filter(isTerritory).length;
  const [place = 0] = [...unplanted(state, seat)].sort((a, b) => a - b);
  const own = peoplesOf(state, seat);
  const done = all - unplanted(state, seat).length;
  const people = own[Math.floor((done * own.length) / all)] ?? own[0];
  if (!people) throw new Error(`seat ${seat} leads nobody`);
  return { kind: 'plant', seat, people, at: idOf(tables, place) as MoveOf<'plant'>['at'] };
}

const fewest = (candidates: readonly People[], countOf: (people: People) => number): People | undefined =>
  candidates.reduce<People | undefined>((best, one) => (best === undefined || countOf(one) < countOf(best) ? one : best), undefined);

/** To the people that has received the fewest of its kind. */
function grant(state: State, seat: Seat): Move {
  const { hands, reinforcements } = settingUp(state);
  const card = hands[seat]?.includes('renfort') ? 'renfort' : 'bateau';
  const people = fewest(alive(state, seat), (one) => (card === 'renfort' ? reinforcements[one] : state.boats[one]));
  if (!people) throw new Error(`seat ${seat} has no people`);
  return { kind: 'grant', seat, people, card };
}

/** What a territory asks of pawns: one, one more for each foreign neighbour, for a coast, and two for a capital. */
function dangers(state: State, people: People): ReadonlyMap<number, number> {
  const tables = tablesFor(state.options);
  const { territories } = tables.board;
  const weights = new Map<number, number>();
  for (const [place, owner] of state.owners.entries()) {
    if (owner !== people) continue;
    const near = tables.land[place] ?? [];
    const foreign = near.filter((other) => !isSea(tables, other) && state.owners[other] !== people).length;
    const coast = territories[place]?.coastal ? 1 : 0;
    weights.set(place, 1 + foreign + coast + (territories[place]?.kind === 'capital' ? 2 : 0));
  }
  return weights;
}

/** Pawns of one people spread: each goes where it is wanted most, the first place of the board among equals. */
function spread(state: State, seat: Seat, people: People): State {
  const tables = tablesFor(state.options);
  const weights = dangers(state, people);
  const added = new Map<number, number>();
  for (let left = settingUp(state).left[people]; left > 0; left -= 1) {
    let best = -1;
    let need = -1;
    for (const [place, weight] of weights) {
      const stand = (state.pawns[place] ?? 0) + (added.get(place) ?? 0);
      const here = Math.round((1000 * weight) / stand);
      if (here > need) [best, need] = [place, here];
    }
    added.set(best, (added.get(best) ?? 0) + 1);
  }
  let after = state;
  for (const [place, pawns] of added)
    after = placement.play(after, { kind: 'reinforce', seat, people, at: idOf(tables, place), pawns }, SILENT);
  return after;
}

function place(before: State, seat: Seat): State {
  let state = before;
  for (const people of alive(before, seat)) state = spread(state, seat, people);
  return placement.play(state, { kind: 'done', seat }, SILENT);
}

const play = (chapter: Chapter, state: State, move: Move): State => chapter.play(state, move, SILENT);

/** From the first choice to the first turn. Dice: the peoples shuffled, then the order of placement. */
export function quickly(before: State): State {
  const random = resume(before.random);
  const drawn = shuffled(PEOPLES, diceFrom(random));
  let state: State = { ...before, random: random.state() };
  for (const people of drawn.slice(0, settingUp(before).queue.length)) {
    state = play(peoples, state, { kind: 'choose', seat: settingUp(state).queue[0] ?? 0, people });
  }
  while (state.positioning) {
    const [seat = 0] = state.positioning.queue;
    if (state.phase === 'takings') state = play(takings, state, take(state, seat));
    else if (state.phase === 'planting') state = play(planting, state, plant(state, seat));
    else if (state.phase === 'granting') state = play(granting, state, grant(state, seat));
    else state = place(state, seat);
  }
  return state;
}
