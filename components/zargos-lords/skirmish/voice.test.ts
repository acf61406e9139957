/** One voice: whatever speaks of a move (the map's mark, the list, the panel, the coach) says the same of it, and what it says is what the rules then do. */
import { expect, test } from 'vitest';
import { type Dice, diceFrom, oneOf } from '#engine/core/dice.ts';
import { seeded } from '#engine/core/random.ts';
import { BOTS } from '#engine/zargos-lords/game/bot/levels.ts';
import { LORDS } from '#engine/zargos-lords/game/game.ts';
import { fightOdds } from '#engine/zargos-lords/game/odds.ts';
import { falling, randomOptions, sceneOf } from '#engine/zargos-lords/game/testing/scenes.ts';
import type { Falling, Move, MoveOf, State } from '#engine/zargos-lords/game/types.ts';
import { COACH } from '../lessons/coach.ts';
import { fightTold, shotTold } from './chances.ts';
import { optionOf, retreatsOffered } from './choices.ts';
import { retreatsShown } from './shown.ts';

const NIGHT = process.env.NIGHT ? 20 : 1;

/** Positions met by captains who now and then do anything. */
function* met(seed: string, count: number): Generator<State> {
  let left = count;
  for (let game = 0; left > 0; game += 1) {
    const dice = diceFrom(seeded(`${seed}/${game}`));
    let state = LORDS.setup(randomOptions(dice), `${seed}/${game}`);
    while (!LORDS.outcome(state) && left > 0) {
      yield state;
      left -= 1;
      const [seat = 0] = LORDS.toMove(state);
      const legal = LORDS.moves(state, seat);
      const move = dice.roll(4) === 1 ? oneOf(legal, dice) : BOTS.greedy(LORDS.view(state, seat), legal, dice, 0);
      state = LORDS.step(state, move).state;
    }
  }
}

type Retreat = MoveOf<'retreat'>;
const retreatsOf = (state: State, id: string): readonly Retreat[] =>
  LORDS.toMove(state)
    .flatMap((seat) => LORDS.moves(state, seat))
    .filter((move): move is Retreat => move.kind === 'retreat' && move.id === id && !move.alone);

/** What the rules do when the line is taken: ✕ he is lost, −1 a friend that he pushes is, ◎ somebody is held, → he pushes somebody, ✓ nobody else is moved. */
function played(state: State, move: Retreat): string {
  const all = LORDS.step(state, move).events.flatMap((event) => (event.kind === 'retreated' ? [event] : []));
  const lost = all.filter(({ fate, pushed }) => pushed && fate === 'eliminated').length;
  const isDead = all.some(({ fate, pushed }) => !pushed && fate === 'eliminated');
  if (isDead || lost > 0) return [...(isDead ? ['✕'] : []), ...(lost > 0 ? [`−${lost}`] : [])].join(' ');
  return all.some(({ fate }) => fate === 'paralysed') ? '◎' : all.some(({ pushed }) => pushed) ? '→' : '✓';
}

function sayRetreat(state: State, who: Falling): void {
  const [seat = 0] = LORDS.toMove(state);
  const view = LORDS.view(state, seat);
  const legal = LORDS.moves(state, seat);
  const moves = retreatsOf(state, who.id);
  const truth = moves.map((move) => played(state, move));
  const offered = retreatsOffered(view, legal, { picked: who.id });
  const listed = moves.map((move) => offered.find((one) => JSON.stringify(one.move) === JSON.stringify(move))?.sign?.text);
  expect(listed).toEqual(truth);
  const lines = retreatsShown(view, who.id, undefined);
  const drawn = moves.map(({ direction }) => lines.find((one) => one.direction === direction)?.text);
  expect(drawn).toEqual(truth);
  if (view.falling[0]?.id !== who.id) return;
  const { now } = COACH.tip({ view, seat, legal, turn: 2, since: () => [] });
  const [, told] = now.match(/(une seule|\d) lignes? sur six/) ?? [];
  const safe = truth.filter((sign) => sign === '✓' || sign === '→').length;
  if (told) expect(told === 'une seule' ? 1 : Number(told)).toBe(safe);
  if (now.includes('aucune des six lignes')) expect(truth.every((sign) => sign.startsWith('✕') || sign.startsWith('−'))).toBe(true);
}

/** Whether a fight whose die shows a face costs its one target: at once, or because no line that it may take saves it. */
function falls(state: State, move: MoveOf<'attack'>, face: number, id: string): boolean {
  const { state: after } = LORDS.step(falling(state, face), move);
  const stands = (one: State): boolean => one.position.counters.some((counter) => counter.id === id);
  if (!stands(after) || !after.falling.some((one) => one.id === id)) return !stands(after);
  return retreatsOf(after, id).every((line) => !stands(LORDS.step(after, line).state));
}

const percentIn = (text: string): string | undefined => text.match(/\d+(?:,\d)?\s%/)?.[0];

function sayMove(state: State, move: Move, dice: Dice): void {
  const view = LORDS.view(state, move.seat);
  const option = optionOf(view, move);
  if (move.kind === 'shoot') {
    expect(percentIn(option.label)).toBe(percentIn(shotTold(view, move)));
    if (percentIn(option.label)) expect(percentIn(option.sentence)).toBe(percentIn(option.label));
  }
  if (move.kind !== 'attack') return;
  const odds = fightOdds(view, move);
  if (!odds.allowed) throw new Error('a listed attack has odds');
  expect(option.sentence).toBe(fightTold(view, move, odds));
  const [[target, ...others], [attacker, ...helpers]] = [move.targets, move.attackers];
  if (target === undefined || attacker === undefined || others.length + helpers.length > 0 || dice.roll(3) > 1) return;
  for (const [id, words] of [
    [target, 'le défenseur est éliminé'],
    [attacker, 'les attaquants sont éliminés'],
  ] as const) {
    const faces = [1, 2, 3, 4, 5, 6].filter((face) => falls(state, move, face, id)).length;
    expect(Number(option.sentence.split(`${words} `)[1]?.charAt(0) ?? 0), option.sentence).toBe(faces);
  }
}

test('over a walk, the map, the list and the coach say the same of a line of retreat, and panel, button and coach of a shot and of a fight', () => {
  const dice = diceFrom(seeded('voices'));
  let [retreats, moves] = [0, 0];
  for (const state of met('voices', 300 * NIGHT)) {
    for (const who of state.falling) {
      sayRetreat(state, who);
      retreats += 1;
    }
    for (const seat of LORDS.toMove(state)) {
      for (const move of LORDS.moves(state, seat)) {
        if (move.kind !== 'attack' && move.kind !== 'shoot') continue;
        sayMove(state, move, dice);
        moves += 1;
      }
    }
  }
  expect(retreats).toBeGreaterThan(10);
  expect(moves).toBeGreaterThan(30);
});

/** A spit of land in the sea: who stands at its end and is driven back has the water behind him, and the enemy before. */
const SPIT = Array.from({ length: 7 }, (_, row) => (row < 3 ? '~~~~~~~~' : '~~~.~~~~'));

test('the sea behind is in the sentence of the fight', () => {
  const start = sceneOf('ponts', SPIT, [
    ['a1', 'chevalier', 3, 4],
    ['b1', 'dragons-fantassin', 3, 3],
  ]);
  const state = LORDS.play(start, { kind: 'end', seat: 0 }).state;
  const [attack] = LORDS.moves(state, 0).filter((move): move is MoveOf<'attack'> => move.kind === 'attack');
  const odds = attack && fightOdds(state, attack);
  if (!attack || !odds?.allowed) throw new Error('no attack');
  // Every face that drives him back kills him, besides the one that does at once.
  const driven = odds.byDie.filter((one) => one.startsWith('D')).length;
  expect(odds.byDie.filter((one) => one === 'DE').length).toBeLessThan(driven);
  const atOnce = odds.byDie.filter((one) => one === 'DE').length;
  expect(optionOf(LORDS.view(state, 0), attack).sentence).toContain(
    `le défenseur est éliminé ${driven} fois sur 6, dont ${driven - atOnce} faute de ligne pour reculer`,
  );
});
