/** Positions of random games, each with a move that may be anything: what the arbiter is asked in tests. */
import { type Dice, oneOf } from '#engine/core/dice.ts';
import { CARD_IDS } from '#engine/zargos/data/cards.ts';
import { more, withEffect, withHand } from '#engine/zargos/edit.ts';
import { ZARGOS } from '#engine/zargos/game/game.ts';
import { tablesFor } from '#engine/zargos/game/table.ts';
import type { Move, State, Target } from '#engine/zargos/game/types.ts';
import { normal } from '#engine/zargos/normal.ts';
import { wander } from '#engine/zargos/testing/wander.ts';
import type { TerritoryId } from '#engine/zargos/data/board-types.ts';
import type { People } from '#engine/zargos/types.ts';
import { targetFor } from '../form.ts';

interface ZargosCase {
  readonly state: State;
  readonly move: Move;
}

function anyZargosMove(state: State, dice: Dice): Move {
  const seat = dice.roll(state.options.seats) - 1;
  const { ids } = tablesFor(state.options);
  const people = oneOf(state.peoples[seat]?.length ? (state.peoples[seat] ?? []) : (['ailes'] as const), dice);
  const [from, to] = [oneOf(ids, dice), oneOf(ids, dice)];
  const group = { seat, people, from, to, pawns: dice.roll(8), card: null };
  return oneOf<Move>(
    [
      { kind: 'attack', ...group },
      { kind: 'attack', ...group, card: 'vent-de-terre' },
      { kind: 'march', ...group },
      { kind: 'card', seat, card: 'vent-de-glace', target: { kingdom: 'ohms' } },
      { kind: 'reinforce', seat, people, at: from, pawns: 3 },
      { kind: 'boats', seat, people, count: 2 },
      { kind: 'fight', seat, at: 'oz' },
      { kind: 'reroll', seat, die: 2 },
      { kind: 'pass', seat },
      { kind: 'done', seat },
    ],
    dice,
  );
}

export function zargosCases(most: number): readonly ZargosCase[] {
  const found: ZargosCase[] = [];
  for (let game = 0; found.length < most; game++) {
    let here = 0;
    wander(`arbitre/${game}`, ({ before, move }, dice) => {
      if (found.length >= most || here >= 60 || dice.roll(15) > 1) return;
      here += 1;
      found.push({ state: normal(before), move: dice.roll(2) === 1 ? move : anyZargosMove(before, dice) });
    });
  }
  return found;
}

/** What a moment asks, by another hand: a card just drawn, a die that lies there or not, a group of another place. */
function besides({ state, move }: ZargosCase, dice: Dice): ZargosCase {
  const { ids } = tablesFor(state.options);
  const seat = dice.roll(4) === 1 ? dice.roll(state.options.seats) - 1 : move.seat;
  const card = oneOf(CARD_IDS, dice);
  const place = oneOf(ids, dice);
  switch (move.kind) {
    case 'attack':
    case 'march':
      return { state, move: dice.roll(2) === 1 ? { ...move, seat, pawns: dice.roll(9) } : ({ ...move, to: place } as Move) };
    case 'call':
      return { state, move: { ...move, pawns: dice.roll(9) } };
    case 'flee':
      return { state, move: { ...move, to: place } };
    case 'reroll':
      return { state, move: { ...move, die: dice.roll(4) - 1 } };
    default: {
      const held = withHand(state, seat, more(state.hands[seat] ?? [], card));
      return {
        state: held,
        move: dice.roll(4) === 1 ? { kind: 'discard', seat, card } : { kind: 'card', seat, card, target: targetFor(held, card) },
      };
    }
  }
}

/** Red cards that last. */
const LASTING = [
  'tremblement-de-terre',
  'raz-de-maree',
  'eclipse',
  'canicule',
  'typhon',
  'inondations',
  'vent-de-glace',
  'vent-de-tempete',
] as const;

/** The same with a red card in force. */
function struck({ state, move }: ZargosCase, dice: Dice): ZargosCase {
  const card = oneOf(LASTING, dice);
  const { kingdoms, board } = tablesFor(state.options);
  const sea = oneOf(board.seas, dice);
  const [near] = sea.seas;
  const target: Target =
    card === 'vent-de-glace' ? { kingdom: oneOf(kingdoms, dice) } : card === 'vent-de-tempete' && near ? { seas: [sea.id, near] } : {};
  return { state: withEffect(state, { card, by: dice.roll(state.options.seats) - 1, target, until: 'turn' }), move };
}

/** So many of each kind of move at each moment of each people, and as many that are like it, or under a red card: moments that come once a game are among them. */
const EACH = 6;

export function everyMoment(games: number): readonly ZargosCase[] {
  const met = new Map<string, number>();
  const found: ZargosCase[] = [];
  for (let game = 0; game < games; game += 1) {
    wander(`moments/${game}`, ({ before, move }, dice) => {
      const people = before.turn?.peoples[0] ?? before.purses[0]?.people ?? '';
      const key = `${before.phase} ${move.kind} ${people} ${'card' in move ? move.card : ''}`;
      const count = met.get(key) ?? 0;
      if (count >= EACH || dice.roll(4) > 1) return;
      met.set(key, count + 1);
      const one = { state: normal(before), move };
      found.push(one, besides(one, dice), ...(before.turn ? [struck(one, dice), struck(one, dice)] : []));
    });
  }
  return found;
}

/**
 * Refusals that random games do not propose, by what is asked: a march to a port and an embarkation between attacks, a call from a place that is attacked, a way
 * that a red card bars, the last pawn of a place in the mist, Ailés that have landed once both steps are taken.
 */
const SELDOM = ['ZAR-MER-2', 'ZAR-L-36', 'ZAR-L-44', 'ZAR-TYPHON', 'ZAR-DRA-1', 'ZAR-MER-3', 'ZAR-L-38', 'ZAR-L-52', 'ZAR-AIL-3'] as const;

export function seldomMet(games: number): readonly ZargosCase[] {
  const found = new Map<string, ZargosCase[]>(SELDOM.map((rule) => [rule, []]));
  const propose = (state: State, move: Move): void => {
    const verdict = ZARGOS.judge(state, move);
    const list = verdict.ok ? undefined : found.get(verdict.rule);
    if (list && list.length < 5 * EACH) list.push({ state: normal(state), move });
  };
  for (let game = 0; game < games; game += 1) {
    wander(`rares/${game}`, ({ before }, dice) => {
      const [seat = 0] = ZARGOS.toMove(before);
      const { ids, land } = tablesFor(before.options);
      const heldBy = (people: People | undefined) =>
        before.owners.flatMap((owner, place) => (owner === people ? [ids[place] as TerritoryId] : []));
      if (before.phase === 'call') {
        const strict = { ...before, options: { ...before.options, options: { ...before.options.options, 'ZAR-L-44': 'non' as const } } };
        for (const from of heldBy('araignees')) propose(strict, { kind: 'call', seat, from, pawns: 1 });
      }
      const people = before.turn?.peoples[0];
      if ((before.phase !== 'attacks' && before.phase !== 'reorganisation') || people === undefined || dice.roll(8) > 1) return;
      const own = heldBy(people);
      for (const from of own) {
        const at = ids.indexOf(from);
        const near = (land[at] ?? []).map((place) => ids[place] as TerritoryId).filter((id) => own.includes(id));
        const stands = before.pawns[at] ?? 1;
        for (const to of [oneOf(ids, dice), oneOf([...own, ...near, ...near], dice)]) {
          const group = { seat, people, from, to, pawns: before.turn?.mist ? stands : 1, card: null };
          for (const kind of ['march', 'attack'] as const) {
            const one: ZargosCase = { state: before, move: { kind, ...group } as Move };
            propose(one.state, one.move);
            const { state, move } = struck(one, dice);
            propose(state, move);
          }
          const { turn } = before;
          const late = turn && { ...before, turn: { ...turn, steps: { ...turn.steps, ailes: 2 } } };
          if (late) propose(late, { kind: 'march', ...group, pawns: stands - 1 });
        }
      }
    });
  }
  return [...found.values()].flat();
}
