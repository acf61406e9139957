/**
 * The whole game against a second referee, written from the booklet and the rulings alone (`referee.ts`): in games played at random and in positions set up by
 * hand, under any readings and any box, what may be played, by which rule not, what it leads to, and who has won.
 */
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { type Dice, diceFrom, oneOf, shuffled } from '../../core/dice.ts';
import { seeded } from '../../core/random.ts';
import { openIdsOf } from '../../core/ruling.ts';
import { contradictions } from '../contradictions.ts';
import { normal } from '../edit.ts';
import type { Event } from '../events.ts';
import { ORC } from '../game.ts';
import { type Options, READINGS } from '../options.ts';
import {
  type ArmyCardKind,
  BACKS,
  type CardId,
  type GameOptions,
  type Move,
  PEOPLES,
  type Seat,
  type State,
  type Values,
} from '../types.ts';
import { BOX_OF_80, brokenBy, type Chance, inOrder, refereeAfter, refereeMoves, refereeWinners } from './referee.ts';

/** `npm run nightly` asks for more; a mutant, run again for each of thousands, for less. */
const IS_MUTANT = process.env.STRYKER_MUTATOR_WORKER !== undefined;
const GAMES = Number(process.env.GAMES ?? (IS_MUTANT ? 1 : 2));
const POSITIONS = Number(process.env.POSITIONS ?? (IS_MUTANT ? 100 : 300));

/** Moves made up that are judged in each position, and listed ones that are played beside the one that play goes on with. */
const [JUDGED, PLAYED] = [8, 1];

const KINDS: readonly CardId[] = [...new Set(BOX_OF_80)];
const MERCENARIES = ['gobelin', 'troll', 'geant', 'machine-de-guerre', 'machine-volante', 'commando'] as const;

const keyOf = (move: Move): string => JSON.stringify(Object.entries(move).sort());
const keysOf = (moves: readonly Move[]): readonly string[] => moves.map(keyOf).sort();

/** Every ruling read anyhow, some left to the default; half of the tables with a box of their own. */
function anyOptions(seats: GameOptions['seats'], dice: Dice): GameOptions {
  const options = openIdsOf(READINGS).flatMap((id) => (dice.roll(4) === 1 ? [] : [[id, oneOf<string>(READINGS[id], dice)] as const]));
  const lost = KINDS.filter((card) => /-|troll|geant|commando/.test(card) && !/machine|espion/.test(card)) as readonly ArmyCardKind[];
  const values: Partial<Values> = Object.fromEntries(lost.map((card) => [card, dice.roll(10) - 1]));
  return { seats, options: Object.fromEntries(options) as Options, values: dice.roll(2) === 1 ? {} : values };
}

/** A state without its generator; cards out of the round and lists by event, which have no order of their own, in order. */
const plain = ({ random: _, ...state }: State): Omit<State, 'random'> => ({
  ...state,
  discard: inOrder(state.discard),
  giants: [...state.giants].sort((a, b) => a.seat - b.seat),
});

/** Says the place only where they differ: writing a state out takes longer than comparing two. */
function same(theirs: unknown, ours: unknown, where: () => string): void {
  if (!isDeepStrictEqual(theirs, ours)) expect(theirs, where()).toEqual(ours);
}

/** What happened by chance, as the engine tells it. */
function chanceOf(events: readonly Event[], { deck, start }: State): Chance {
  const lost = events.find((event) => event.kind === 'lost-card');
  return { deck, start, drawn: lost?.card };
}

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** A move that may be anything, near the clock and the hands of the state. */
function anyMove(state: State, dice: Dice): Move {
  const { sorcier, tick } = state;
  const { seats } = state.options;
  const anySeat = (): Seat => dice.roll(dice.roll(10) === 1 ? 7 : seats) - 1;
  const mover = oneOf(ORC.toMove(state).length > 0 ? ORC.toMove(state) : [sorcier], dice);
  const seat = dice.roll(2) === 1 ? mover : anySeat();
  const some = <Card extends CardId>(cards: readonly Card[], most: number): readonly Card[] =>
    inOrder(Array.from({ length: dice.roll(most + 1) - 1 }, () => oneOf(cards, dice)));
  const mine = (state.hands[seat] ?? []).filter((card) =>
    MERCENARIES.some((one) => one === card),
  ) as readonly (typeof MERCENARIES)[number][];
  const target = anySeat();
  const kinds: readonly (() => Move)[] = [
    () => ({ kind: 'deal', seat, tick: within(tick + dice.roll(6) - 3, 1, 81) }),
    () => ({ kind: 'desertion', seat, tick: within(tick + dice.roll(5) - 3, 0, 93), pile: dice.roll(14) - 1 }),
    () => ({ kind: 'shield', seat, tick: within(tick + dice.roll(5) - 3, 0, 93), pile: dice.roll(14) - 1 }),
    () => ({ kind: 'wait', seat }),
    () => ({ kind: 'champion', seat, champion: target }),
    () => ({ kind: 'spy', seat, target, card: oneOf(KINDS, dice) }),
    () => ({ kind: 'call', seat, people: oneOf(PEOPLES, dice) }),
    () => ({ kind: 'send', seat, cards: dice.roll(3) === 1 ? some(MERCENARIES, 3) : mine.filter(() => dice.roll(2) === 1) }),
    () => ({ kind: 'commando', seat, target, back: oneOf(BACKS, dice) }),
    () => ({ kind: 'fly', seat, cards: some(['gobelin', 'gobelin', 'gobelin', 'commando'], 2) }),
    () => ({ kind: 'pass', seat }),
  ];
  return oneOf(kinds, dice)();
}

/** A listed move with one of its fields another move's. */
function mutated(move: Move, state: State, dice: Dice): Move {
  const field = oneOf(
    Object.keys(move).filter((name) => name !== 'kind'),
    dice,
  );
  const { seats } = state.options;
  const own = Object.entries(move).find(([name]) => name === field)?.[1];
  const values: Readonly<Record<string, () => unknown>> = {
    seat: () => dice.roll(seats) - 1,
    champion: () => dice.roll(seats) - 1,
    target: () => dice.roll(seats) - 1,
    tick: () => within(state.tick + dice.roll(5) - 3, move.kind === 'deal' ? 1 : 0, move.kind === 'deal' ? 81 : 93),
    pile: () => dice.roll(14) - 1,
    people: () => oneOf(PEOPLES, dice),
    back: () => oneOf(BACKS, dice),
    card: () => oneOf(KINDS, dice),
    cards: () =>
      dice.roll(2) === 1 ? [] : inOrder([...own, oneOf(move.kind === 'fly' ? (['gobelin', 'commando'] as const) : MERCENARIES, dice)]),
  };
  return { ...move, [field]: values[field]?.() } as Move;
}

interface Count {
  positions: number;
  verdicts: number;
  states: number;
  rules: Set<string>;
}

function judge(state: State, move: Move, count: Count): void {
  const verdict = ORC.judge(state, move);
  const broken = brokenBy(state, move);
  count.verdicts += 1;
  if (!verdict.ok) count.rules.add(verdict.rule);
  const isSame = verdict.ok ? broken.length === 0 : broken.includes(verdict.rule);
  if (isSame) return;
  throw new Error(
    `the referee says ${broken.join() || 'allowed'} to ${keyOf(move)}, the game ${JSON.stringify(verdict)}\n${JSON.stringify(state)}`,
  );
}

/** The state after a move, by both. */
function leads(state: State, move: Move, count: Count): State {
  const { state: later, events } = ORC.play(state, move);
  const ours = plain(refereeAfter(state, move, chanceOf(events, later)));
  same(plain(later), ours, () => `${keyOf(move)}\n${JSON.stringify(state)}`);
  count.states += 1;
  return later;
}

/** What is listed, and what is said of moves that are not. */
function compare(state: State, count: Count, dice: Dice): readonly Move[] {
  const seats = ORC.toMove(state);
  const ours = refereeMoves(state);
  const listed = seats.flatMap((seat) => ORC.moves(state, seat));
  same(keysOf(listed), keysOf(ours), () => JSON.stringify(state));
  same(seats, [...new Set(ours.map(({ seat }) => seat))].sort(), () => JSON.stringify(state));
  for (let made = 0; made < JUDGED; made += 1) {
    judge(state, anyMove(state, dice), count);
    if (listed.length > 0) judge(state, mutated(oneOf(listed, dice), state, dice), count);
  }
  for (let made = 0; made < PLAYED && listed.length > 0; made += 1) leads(state, oneOf(listed, dice), count);
  count.positions += 1;
  return listed;
}

/** Chosen so that cards come on one another, spies find what they ask for, and few mercenaries are sent too soon. */
function picked(state: State, listed: readonly Move[], dice: Dice): Move {
  const { phase, tick, sorcier, start } = state;
  const isOnTop = (move: Move): boolean => 'pile' in move && move.pile < 2;
  if (phase === 'recruit' && tick < 81 && dice.roll(4) > 1)
    return { kind: 'deal', seat: sorcier, tick: within(tick + dice.roll(tick < start ? 12 : 6), 1, 81) };
  const onTop = listed.filter(isOnTop);
  if (onTop.length > 0 && dice.roll(2) === 1) return oneOf(onTop, dice);
  const spies = listed.filter((move) => move.kind === 'spy' && state.hands[move.target]?.includes(move.card));
  if (spies.length > 0 && dice.roll(3) > 1) return oneOf(spies, dice);
  const special = listed.filter(({ kind }) => kind === 'commando' || kind === 'fly');
  if (special.length > 0 && dice.roll(2) === 1) return oneOf(special, dice);
  return oneOf(listed, dice);
}

const SEATS = [4, 5, 6, 7] as const;

const newCount = (): Count => ({ positions: 0, verdicts: 0, states: 0, rules: new Set() });
const told = ({ positions, verdicts, states, rules }: Count): string =>
  `${positions} positions, ${verdicts} verdicts, ${states} states after, refused by ${[...rules].sort().join(', ')}`;

/** What the cards on the table are held to. */
const NAMES =
  'ORC-MAT-1 ORC-MAT-2 ORC-REC-3 ORC-REC-5 ORC-DEP-1 ORC-DEP-2 ORC-DEP-3 ORC-ESP-1 ORC-ESP-2 ORC-GEA-1 ORC-BAT-1 ORC-BAT-2 ORC-BAT-3 ORC-BAT-4 ORC-BAT-5 ORC-BAT-6 ORC-BAT-7 ORC-BAT-8 ORC-BAT-9 ORC-BAT-10 ORC-FIN-1 ORC-FIN-2';

test.for(SEATS)(
  `%i players: whole games are, move by move, what the second referee says: ${NAMES}`,
  { timeout: 60_000 + 10_000 * GAMES },
  (seats) => {
    const count = newCount();
    for (let game = 0; game < GAMES; game += 1) {
      const name = `second referee ${seats} ${game}`;
      const dice = diceFrom(seeded(name));
      let state = ORC.setup(anyOptions(seats, dice), name);
      let round = 0;
      while (state.phase !== 'over') {
        if (state.round !== round) {
          round = state.round;
          expect(inOrder(state.deck)).toEqual(inOrder(BOX_OF_80));
          // « Vers le milieu ».
          expect(Math.abs(state.start - 41)).toBeLessThan(10);
        }
        expect(ORC.outcome(state)).toBeUndefined();
        state = leads(state, picked(state, compare(state, count, dice), dice), count);
      }
      compare(state, count, dice);
      expect(ORC.outcome(state), JSON.stringify(state)).toEqual({ winners: refereeWinners(state), scores: state.scores });
    }
    console.log(`${seats} players: ${told(count)}`);
    expect(count.positions).toBeGreaterThan(GAMES * 50);
  },
);

const isOf = (card: CardId, people: string | undefined): card is ArmyCardKind => people !== undefined && card.startsWith(people);
const isSpy = (card: CardId): boolean => card.startsWith('espion');
const isRare = (card: CardId): boolean => /chef|machine|commando|gobelin|espion/.test(card);

/** A position of the arbiter: a moment of the war, hands and armies drawn from the box, often of what is rare. */
function setUp(dice: Dice): State {
  const seats = oneOf(SEATS, dice);
  const start = ORC.setup(anyOptions(seats, dice), `${dice.roll(1000)}`);
  const phase = oneOf(['spies', 'call', 'mercenaries', 'commando', 'flying', 'flying', 'flying'] as const, dice);
  const sorcier = dice.roll(seats) - 1;
  const fighters = start.scores.flatMap((_, seat) => (seat === sorcier ? [] : [seat]));
  const isBattle = phase !== 'spies' && phase !== 'call';
  const gone = phase === 'spies' ? 0 : dice.roll(4) - 1;
  const called = shuffled(PEOPLES, dice).slice(0, isBattle ? gone + 1 : gone);
  const people = isBattle ? called.at(-1) : undefined;
  const spy = phase === 'spies' ? dice.roll(4) : 5;
  const deck = shuffled(BOX_OF_80, dice);
  const first = dice.roll(2) === 1 ? [...deck.filter(isRare), ...deck.filter((card) => !isRare(card))] : deck;
  const hands = start.hands.map((): CardId[] => []);
  const engaged = start.hands.map((): ArmyCardKind[] => []);
  // Sometimes hardly a card, so that armies are worth nothing; often one has most of them, chiefs and machines together.
  const most = dice.roll(4) === 1 ? dice.roll(8) : 10 + dice.roll(60);
  const rich = dice.roll(2) === 1 ? oneOf(fighters, dice) : undefined;
  for (const card of first.slice(0, most)) {
    const isTogether = card === 'machine-volante' || card === `${people}-chef` || dice.roll(2) === 1;
    const seat = rich !== undefined && isTogether ? rich : oneOf(fighters, dice);
    const isMercenary = MERCENARIES.some((one) => one === card);
    const hasGiant = phase !== 'spies' && card === 'geant' && [...(hands[seat] ?? []), ...(engaged[seat] ?? [])].includes('geant');
    const isPast = isSpy(card) ? Number(card.at(-1)) < spy : !isOf(card, people) && called.some((one) => isOf(card, one));
    // Mostly still in hand at its moment.
    const isWaiting = card === 'machine-volante' && phase === 'flying' && dice.roll(4) > 1;
    if (hasGiant || isPast) continue;
    if (isOf(card, people) || (isMercenary && isBattle && !isWaiting && dice.roll(2) === 1)) engaged[seat]?.push(card as ArmyCardKind);
    else hands[seat]?.push(card);
  }
  return normal({
    ...start,
    phase,
    sorcier,
    champion: oneOf(fighters, dice),
    called,
    spy,
    hands: hands.map(inOrder),
    engaged: engaged.map(inOrder),
    scores: start.scores.map(() => dice.roll(10) - 1),
  });
}

test(`${POSITIONS} positions set up by hand: the arbiter’s verdicts, and what they lead to, are those of the second referee`, {
  timeout: 60_000 + 100 * POSITIONS,
}, () => {
  const count = newCount();
  let flights = 0;
  for (let seed = 0; count.positions < POSITIONS; seed += 1) {
    const dice = diceFrom(seeded(`set up ${seed}`));
    let state = setUp(dice);
    if (contradictions(state).length > 0) continue;
    // And the few moves that a battle has.
    for (let step = 0; step < 4 && state.phase !== 'recruit' && state.phase !== 'over'; step += 1) {
      const listed = compare(state, count, dice);
      for (const move of listed) {
        if (move.kind !== 'fly') continue;
        leads(state, move, count);
        flights += 1;
      }
      state = leads(state, picked(state, listed, dice), count);
    }
  }
  console.log(`set up by hand: ${told(count)}, ${flights} flights`);
  expect(count.states).toBeGreaterThan(count.positions);
  expect(flights).toBeGreaterThan(POSITIONS / 20);
});

/** Piles to be opened where hands came down on two of them, on the heels of one another. */
function piled(dice: Dice): State {
  const seats = oneOf(SEATS, dice);
  const start = ORC.setup(anyOptions(seats, dice), `${dice.roll(1000)}`);
  const { sorcier } = start;
  const fighters = start.scores.flatMap((_, seat) => (seat === sorcier ? [] : [seat]));
  const desertions = seats < 6 ? 2 : 1;
  const [first, width] = [start.start + dice.roll(20), dice.roll(15)];
  const laid = fighters.flatMap((seat) => [
    ...Array.from({ length: desertions }, () => ({ kind: 'desertion' as const, seat, pile: dice.roll(2), tick: first + dice.roll(width) })),
    ...Array.from({ length: 2 }, () => ({ kind: 'shield' as const, seat, pile: dice.roll(3), tick: first + dice.roll(width) })),
  ]);
  const order = (seat: Seat): number => (seat - sorcier + seats) % seats;
  const placed = [...shuffled(laid, dice)].sort((a, b) => a.tick - b.tick || order(a.seat) - order(b.seat));
  return { ...start, phase: 'champion', tick: 81, placed };
}

test(`${POSITIONS} deals: what each pile gives, however hands came down on it, is what the second referee finds in it`, {
  timeout: 60_000 + 100 * POSITIONS,
}, () => {
  const count = newCount();
  for (let seed = 0; count.states < POSITIONS; seed += 1) {
    const dice = diceFrom(seeded(`piled ${seed}`));
    const state = piled(dice);
    if (contradictions(state).length > 0) continue;
    leads(state, oneOf(ORC.moves(state, state.sorcier), dice), count);
  }
});

test('ORC-FIN-2, ORC-L-10, ORC-L-11: who has won is who the second referee says, whatever was won before', () => {
  const shares = new Set<number>();
  for (let seed = 0; seed < POSITIONS; seed += 1) {
    const dice = diceFrom(seeded(`end ${seed}`));
    const seats = oneOf(SEATS, dice);
    const start = ORC.setup(anyOptions(seats, dice), 'end');
    const scores = start.scores.map(() => 8 + dice.roll(3));
    const won = Array.from({ length: 4 * dice.roll(3) }, () => scores.flatMap((_, seat) => (dice.roll(3) === 1 ? [seat] : [])));
    const state: State = { ...start, phase: 'over', scores, won };
    const winners = refereeWinners(state);
    shares.add(winners.length);
    expect(ORC.outcome(state)?.winners, JSON.stringify({ scores, won, options: state.options })).toEqual(winners);
  }
  expect(shares.size).toBeGreaterThan(2);
});
