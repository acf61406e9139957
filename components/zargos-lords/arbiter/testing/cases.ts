/** Positions of random games of every scenario, each with a move that may be anything: what the arbiter is asked in tests. */
import { type Dice, diceFrom, oneOf } from '#engine/core/dice.ts';
import { seeded } from '#engine/core/random.ts';
import { DIRECTIONS } from '#engine/zargos-lords/board/hex.ts';
import { hexesOf, neighboursOf } from '#engine/zargos-lords/board/map.ts';
import { NO_DICE } from '#engine/zargos-lords/edit.ts';
import { LORDS } from '#engine/zargos-lords/game/game.ts';
import type { ScenarioId } from '#engine/zargos-lords/game/scenarios.ts';
import { warOptions } from '#engine/zargos-lords/game/testing/scenes.ts';
import type { Move, State } from '#engine/zargos-lords/game/types.ts';
import { moveFrom } from '../touch.ts';
import { everyCity, everyId, seatOver } from '../words.ts';

export interface LordsCase {
  readonly state: State;
  readonly move: Move;
}

const KINDS = ['march', 'strike', 'shoot', 'attack', 'sally', 'retreat', 'vanish', 'return', 'offer', 'break', 'end', 'touched'] as const;

/** A well-formed move of any kind: of those in play, near where they stand most of the time. */
export function anyLordsMove(state: State, dice: Dice): Move {
  const ids = everyId(state);
  const { counters, map } = state.position;
  const id = ids.length > 0 ? oneOf(ids, dice) : 'a1';
  const other = counters.length > 0 ? oneOf(counters, dice).id : 'b1';
  const seat = dice.roll(8) === 1 ? dice.roll(state.peoples.length) - 1 : Math.max(0, seatOver(state, id));
  const at = counters.find((one) => one.id === id)?.at;
  const around = at ? neighboursOf(map, at).flatMap((hex) => [hex, ...neighboursOf(map, hex)]) : [];
  const hex = around.length > 0 && dice.roll(4) > 1 ? oneOf(around, dice) : oneOf(hexesOf(map), dice);
  const to = { q: hex.q, r: hex.r };
  const city = everyCity(state);
  const maybe = dice.roll(2) === 1 ? { against: city.length > 0 && dice.roll(3) === 1 ? oneOf(city, dice) : other } : {};
  const some = (): readonly string[] => [...new Set([id, ...(dice.roll(2) === 1 ? [oneOf(ids, dice)] : [])])];
  const kind = oneOf(KINDS, dice);
  switch (kind) {
    case 'march':
      return { kind, seat, id, to, ...maybe };
    case 'strike':
      return { kind, seat, id, to, target: other };
    case 'shoot':
      return { kind, seat, shooters: some(), target: other };
    case 'attack':
      return { kind, seat, attackers: some(), targets: [city.length > 0 && dice.roll(3) === 1 ? oneOf(city, dice) : other] };
    case 'sally':
      return { kind, seat, city: city.length > 0 ? oneOf(city, dice) : 'ville@0,0', targets: [other] };
    case 'retreat':
      return { kind, seat, id, direction: oneOf(DIRECTIONS, dice), alone: dice.roll(4) === 1 };
    case 'vanish':
      return { kind, seat, id };
    case 'return':
      return { kind, seat, id, to };
    case 'offer':
      return { kind, seat, to: dice.roll(state.peoples.length) - 1, pledges: [] };
    case 'break':
      return { kind, seat, with: dice.roll(state.peoples.length) - 1 };
    case 'end':
      return { kind, seat: state.turn };
    case 'touched':
      return ids.length > 0 ? moveFrom(state, id, to) : { kind: 'end', seat: state.turn };
  }
}

/** Positions along random games of a scenario, one move in `every` of them. */
export function casesOf(start: ScenarioId, games: number, every: number, seed = 'arbitre'): readonly LordsCase[] {
  const found: LordsCase[] = [];
  for (let game = 0; game < games; game += 1) {
    const dice = diceFrom(seeded(`${seed}/${start}/${game}`));
    let state = LORDS.setup(warOptions(start, dice), `${seed}/${game}`);
    for (let move = 0; move < 1500 && !LORDS.outcome(state); move += 1) {
      const [seat = 0] = LORDS.toMove(state);
      const legal = LORDS.moves(state, seat);
      const settle = legal.find(({ kind }) => kind === 'settle');
      if (state.peoples.length > 0 && !settle && dice.roll(every) === 1)
        found.push({ state: { ...state, random: NO_DICE }, move: dice.roll(3) === 1 ? oneOf(legal, dice) : anyLordsMove(state, dice) });
      const ends = legal.filter(({ kind }) => kind === 'end');
      state = LORDS.step(state, settle ?? (ends[0] && dice.roll(4) === 1 ? ends[0] : oneOf(legal, dice))).state;
    }
  }
  return found;
}
