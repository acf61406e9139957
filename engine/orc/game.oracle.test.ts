/**
 * A second reading of the booklet, that shares nothing with the engine but the names of cards: whole random games are followed move by move with cards
 * pushed about as on a table, and everything that the engine says (hands, points, who begins, who wins) must be what lies there.
 */
import { expect, test } from 'vitest';
import { type Dice, diceFrom } from '../core/dice.ts';
import { seeded } from '../core/random.ts';
import { ORC } from './game.ts';
import type { Move, State } from './types.ts';

const PEOPLES = ['orcs', 'barbares', 'squelettes', 'nains'];
const PILES: Readonly<Record<number, number>> = { 4: 9, 5: 11, 6: 13, 7: 14 };
const ENOUGH: Readonly<Record<number, number>> = { 4: 9, 5: 9, 6: 8, 7: 7 };
const MERCENARIES = ['gobelin', 'troll', 'geant', 'machine-de-guerre', 'machine-volante', 'commando'];
const isMercenary = (card: string) => MERCENARIES.includes(card);
const count = (cards: readonly string[], card: string) => cards.filter((one) => one === card).length;
const sorted = (cards: readonly string[]) => [...cards].sort();

/** The box, written out from the booklet's list. */
const BOX = sorted([
  ...PEOPLES.flatMap((people) => [
    ...new Array<string>(7).fill(`${people}-troupe`),
    ...new Array<string>(4).fill(`${people}-elite`),
    ...new Array<string>(2).fill(`${people}-chef`),
  ]),
  ...new Array<string>(8).fill('gobelin'),
  ...new Array<string>(4).fill('troll'),
  ...new Array<string>(6).fill('geant'),
  ...new Array<string>(4).fill('machine-de-guerre'),
  'machine-volante',
  'commando',
  'espion-1',
  'espion-2',
  'espion-3',
  'espion-4',
]);

/** Takes one such card off a list; fails when it is not there. */
function take(cards: string[], card: string): void {
  const at = cards.indexOf(card);
  if (at < 0) throw new Error(`no ${card} among ${cards}`);
  cards.splice(at, 1);
}

/** Force before the flying machine joins: the best of all ways to share the goblins out. */
function forceOf(people: string, cards: readonly string[]): number {
  if (count(cards, `${people}-chef`) === 2) return 0;
  const soldiers = 3 * count(cards, `${people}-troupe`) + 6 * count(cards, `${people}-elite`) + 4 * count(cards, `${people}-chef`);
  const goblins = count(cards, 'gobelin');
  let machines = 0;
  for (let serving = 0; serving <= Math.min(goblins, count(cards, 'machine-de-guerre')); serving += 1) {
    const flies = count(cards, 'machine-volante') === 1 && goblins > serving;
    machines = Math.max(machines, 9 * serving + (flies ? 4 : 0));
  }
  const doubled = count(cards, `${people}-chef`) === 1 ? 2 : 1;
  return soldiers * doubled + goblins + 5 * count(cards, 'troll') + 8 * count(cards, 'geant') + machines;
}

/** Everything on the table, cards as things that move. */
class Table {
  readonly seats: number;
  sorcier: number;
  scores: number[];
  /** Winners of every battle, oldest first. */
  won: number[][] = [];
  deck: readonly string[] = [];
  start = 0;
  placed: { tick: number; seat: number; pile: number; card: string }[] = [];
  champion = -1;
  hands: string[][] = [];
  /** Cards that came by a spy, with their holder. */
  settled: { seat: number; card: string }[] = [];
  used: string[] = [];
  out: string[] = [];
  called: string[] = [];
  laid: string[][] = [];
  flown: { seat: number; bonus: number } | undefined;
  announced: number[] = [];

  constructor(state: State) {
    this.seats = state.scores.length;
    this.sorcier = state.sorcier;
    this.scores = new Array<number>(this.seats).fill(0);
    this.shuffle(state);
  }

  /** A new round: the order of the cards is the engine's, it being chance. */
  shuffle(state: State): void {
    this.deck = state.deck;
    this.start = state.start;
    this.placed = [];
    this.champion = -1;
    this.hands = Array.from({ length: this.seats }, () => []);
    this.settled = [];
    this.used = [];
    this.out = [];
    this.called = [];
  }

  distance(seat: number): number {
    return (seat - this.sorcier - 1 + this.seats) % this.seats;
  }

  /** Deals the cards again, slowly, laying what was laid in its time, and hands the piles over. */
  strip(): void {
    const count = PILES[this.seats] ?? 0;
    const piles = Array.from({ length: count }, (): { card: string; seat: number }[] => []);
    let next = 0;
    for (let tick = 0; tick <= 1000; tick += 1) {
      if (tick > 0 && tick <= 81 && tick !== this.start) {
        piles[next % count]?.push({ card: this.deck[next] ?? '', seat: -1 });
        next += 1;
      }
      const now = this.placed.filter((one) => one.tick === tick).map((one, at) => ({ one, at }));
      now.sort((a, b) => this.distance(a.one.seat) - this.distance(b.one.seat) || a.at - b.at);
      for (const { one } of now) piles[one.pile]?.push({ card: one.card, seat: one.seat });
    }
    expect(next).toBe(80);
    for (const pile of piles) this.handOver(pile);
  }

  handOver(pile: { card: string; seat: number }[]): void {
    for (const [at, { card }] of pile.entries()) {
      if (card !== 'desertion') continue;
      let below = at - 1;
      while (pile[below]?.card === 'shield') below -= 1;
      const struck = pile[below];
      if (!struck || struck.card === 'desertion' || struck.card === 'gone') continue;
      this.out.push(struck.card);
      struck.card = 'gone';
    }
    const owner = pile.find(({ card }) => card === 'shield')?.seat;
    for (const { card } of pile) {
      if (card === 'shield' || card === 'desertion' || card === 'gone') continue;
      if (owner === undefined) this.out.push(card);
      else this.hands[owner]?.push(card);
    }
  }

  /** The holder of the lowest spy not played yet. */
  spy(): { seat: number; spy: string } | undefined {
    for (const spy of ['espion-1', 'espion-2', 'espion-3', 'espion-4']) {
      const seat = this.hands.findIndex((hand) => hand.includes(spy));
      if (seat >= 0 && !this.used.includes(spy)) return { seat, spy };
    }
    return undefined;
  }

  discardGiants(): void {
    for (const hand of this.hands) {
      if (count(hand, 'geant') < 2) continue;
      while (hand.includes('geant')) {
        take(hand, 'geant');
        this.out.push('geant');
      }
    }
  }

  /** Seats that fight, in the order in which they announce mercenaries for the battle that is on. */
  order(): number[] {
    const left = Array.from({ length: this.seats - 1 }, (_, at) => (this.sorcier + 1 + at) % this.seats);
    const first = (this.called.length - 1) % left.length;
    return [...left.slice(first), ...left.slice(0, first)];
  }

  lay(people: string): void {
    this.called.push(people);
    this.announced = [];
    this.flown = undefined;
    this.laid = this.hands.map((hand) => hand.filter((card) => card.startsWith(`${people}-`)));
    for (const [seat, cards] of this.laid.entries()) for (const card of cards) take(this.hands[seat] ?? [], card);
  }

  forces(): number[] {
    const people = this.called.at(-1) ?? '';
    return this.laid.map((cards, seat) => {
      const chiefs = count(cards, `${people}-chef`);
      return forceOf(people, cards) + (this.flown?.seat === seat && chiefs < 2 ? this.flown.bonus : 0);
    });
  }

  settle(): void {
    const forces = this.forces();
    const best = Math.max(...forces);
    const points = [2, 1, 1, 2][this.called.length - 1] ?? 0;
    const winners = best === 0 ? [] : forces.flatMap((force, seat) => (force === best ? [seat] : []));
    this.won.push(winners);
    for (const seat of winners) this.scores[seat] = (this.scores[seat] ?? 0) + points;
    if (winners.includes(this.champion)) this.scores[this.sorcier] = (this.scores[this.sorcier] ?? 0) + points;
    for (const cards of this.laid) this.out.push(...cards);
    this.laid = [];
  }

  /** The end, when the round is over: who wins. */
  winners(): number[] | undefined {
    const best = Math.max(...this.scores);
    if (best < (ENOUGH[this.seats] ?? 0)) return undefined;
    let tied = this.scores.flatMap((score, seat) => (score === best ? [seat] : []));
    for (const winners of [...this.won].reverse()) {
      const among = tied.filter((seat) => winners.includes(seat));
      if (among.length > 0) tied = among;
    }
    return tied;
  }

  everything(): string[] {
    return sorted([...this.hands.flat(), ...this.laid.flat(), ...this.out]);
  }
}

const pick = <Value>(values: readonly Value[], dice: Dice): Value => {
  const value = values[dice.roll(values.length) - 1];
  if (value === undefined) throw new Error('nothing to pick');
  return value;
};

/** A move of anybody; while cards are dealt, mostly the next one. */
function anyMove(state: State, dice: Dice): Move {
  const tick = ORC.clock?.tick(state);
  if (tick && dice.roll(6) > 1) return tick;
  const seat = pick(ORC.toMove(state), dice);
  const moves = ORC.moves(state, seat);
  const quiet = moves.filter(({ kind }) => kind === 'pass');
  return quiet.length > 0 && dice.roll(2) === 1 ? pick(quiet, dice) : pick(moves, dice);
}

/** The card that chance took for the commando: what the army of its victim lacks now. */
function drawn(before: State, after: State, seat: number): string {
  const isOver = after.won.length > before.won.length;
  const shown = isOver ? (after.battles.at(-1) ?? after.previous.at(-1))?.armies : after.engaged;
  const left = [...(shown?.[seat] ?? [])];
  const gone = (before.engaged[seat] ?? []).filter((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  expect(gone).toHaveLength(1);
  return gone[0] ?? '';
}

/** What a move does on the table; what it may not do fails. */
function follow(table: Table, before: State, move: Move, after: State): void {
  const hand = table.hands[move.seat] ?? [];
  switch (move.kind) {
    case 'deal':
    case 'wait':
      return;
    case 'desertion':
    case 'shield':
      expect(move.kind === 'desertion' || move.tick >= table.start).toBe(true);
      table.placed.push({ tick: move.tick, seat: move.seat, pile: move.pile, card: move.kind });
      return;
    case 'champion':
      expect(table.placed.filter(({ card }) => card === 'shield')).toHaveLength(2 * (table.seats - 1));
      table.champion = move.champion;
      table.strip();
      return;
    case 'spy': {
      const turn = table.spy();
      expect(turn?.seat).toBe(move.seat);
      const target = table.hands[move.target] ?? [];
      const stuck = table.settled.filter(({ seat, card }) => seat === move.target && card === move.card).length;
      if (count(target, move.card) > stuck) {
        take(target, move.card);
        hand.push(move.card);
        table.settled.push({ seat: move.seat, card: move.card });
      }
      table.used.push(turn?.spy ?? '');
      take(hand, turn?.spy ?? '');
      table.out.push(turn?.spy ?? '');
      return;
    }
    case 'call':
      expect(table.called).not.toContain(move.people);
      table.lay(move.people);
      return;
    case 'send':
      // Those who hold no mercenary have nothing to announce.
      expect(move.seat).toBe(table.order().find((seat) => !table.announced.includes(seat) && table.hands[seat]?.some(isMercenary)));
      table.announced.push(move.seat);
      for (const card of move.cards) {
        expect(isMercenary(card)).toBe(true);
        take(hand, card);
        table.laid[move.seat]?.push(card);
      }
      return;
    case 'commando': {
      const card = drawn(before, after, move.target);
      expect(move.back === 'mercenaires' ? isMercenary(card) : card.startsWith(`${move.back}-`)).toBe(true);
      take(table.laid[move.target] ?? [], card);
      take(hand, 'commando');
      table.out.push(card, 'commando');
      return;
    }
    case 'fly':
      for (const card of ['machine-volante', ...move.cards]) {
        take(hand, card);
        table.out.push(card);
      }
      table.flown = { seat: move.seat, bonus: move.cards.length > 0 ? 4 + move.cards.length : 0 };
      return;
    case 'pass': {
      const turn = before.phase === 'spies' ? table.spy() : undefined;
      if (!turn) return;
      expect(turn.seat).toBe(move.seat);
      table.used.push(turn.spy);
      take(hand, turn.spy);
      table.out.push(turn.spy);
    }
  }
}

/** Moments of the booklet that the engine must not miss. */
function watch(table: Table, state: State): void {
  if (state.phase === 'recruit' || state.phase === 'champion') return;
  const turn = table.spy();
  expect(state.phase === 'spies').toBe(turn !== undefined);
  if (turn) expect(ORC.toMove(state)).toEqual([turn.seat]);
  if (state.phase === 'commando' || state.phase === 'flying') {
    const card = state.phase === 'commando' ? 'commando' : 'machine-volante';
    const holder = table.hands.findIndex((hand) => hand.includes(card));
    if (holder >= 0 && !state.answered.includes(holder)) expect(ORC.toMove(state)).toContain(holder);
  }
}

function playThrough(seats: number, seed: string): number {
  const dice = diceFrom(seeded(`hands of ${seed}`));
  const checked = ORC.checkOptions({ seats, options: {} });
  if (!checked.ok) throw new Error(checked.because);
  let state = ORC.setup(checked.value, seed);
  const table = new Table(state);
  for (let moves = 0; ; moves += 1) {
    expect(moves).toBeLessThan(20_000);
    const move = anyMove(state, dice);
    const before = state;
    state = ORC.play(before, move);
    follow(table, before, move, state);
    if (before.phase !== 'call' && state.phase === 'call' && table.called.length === 0) table.discardGiants();
    const isSettled = state.won.length > table.won.length;
    if (isSettled) table.settle();
    expect(state.won).toEqual(table.won);
    expect(state.scores).toEqual(table.scores);
    const roundOver = isSettled && table.called.length === 4;
    const winners = roundOver ? table.winners() : undefined;
    expect(ORC.outcome(state)).toEqual(winners && { winners, scores: table.scores });
    if (winners) return moves;
    if (roundOver) {
      expect(state.sorcier).toBe((table.sorcier + 1) % seats);
      expect(state.phase).toBe('recruit');
      table.sorcier = state.sorcier;
      table.shuffle(state);
      expect(sorted(state.deck)).toEqual(BOX);
      continue;
    }
    if (state.phase === 'recruit' || state.phase === 'champion') continue;
    watch(table, state);
    expect(state.hands.map(sorted)).toEqual(table.hands.map(sorted));
    expect(table.everything()).toEqual(BOX);
  }
}

const NAMES =
  'ORC-MAT-1 ORC-MAT-2 ORC-REC-3 ORC-REC-5 ORC-DEP-1 ORC-DEP-2 ORC-DEP-3 ORC-ESP-1 ORC-ESP-2 ORC-GEA-1 ORC-BAT-1 ORC-BAT-2 ORC-BAT-3 ORC-BAT-4 ORC-BAT-5 ORC-BAT-6 ORC-BAT-7 ORC-BAT-8 ORC-BAT-9 ORC-BAT-10 ORC-FIN-1 ORC-FIN-2';

test.each([4, 5, 6, 7])(`%i players, followed on a table of cardboard: ${NAMES}`, (seats) => {
  for (let game = 0; game < 8; game += 1) expect(playThrough(seats, `oracle/${seats}/${game}`)).toBeGreaterThan(100);
});
