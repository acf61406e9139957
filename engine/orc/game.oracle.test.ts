/**
 * A second reading of the booklet, that shares nothing with the engine but the names of cards: whole random games are followed move by move with cards
 * pushed about as on a table, and everything that the engine says (hands, points, who begins, who wins) must be what lies there.
 */
import { expect, test } from 'vitest';
import { accepted } from '../core/accepted.ts';
import { type Dice, diceFrom, oneOf } from '../core/dice.ts';
import { seeded } from '../core/random.ts';
import type { Event } from './events.ts';
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
interface Table {
  readonly seats: number;
  sorcier: number;
  readonly scores: number[];
  /** Winners of every battle, oldest first. */
  readonly won: number[][];
  deck: readonly string[];
  start: number;
  placed: { tick: number; seat: number; pile: number; card: string }[];
  champion: number;
  hands: string[][];
  /** Cards that came by a spy, with their holder. */
  settled: { seat: number; card: string }[];
  used: string[];
  out: string[];
  called: string[];
  laid: string[][];
  flown: { seat: number; bonus: number } | undefined;
  announced: number[];
}

/** What a round begins with: the order of the cards is the engine's, it being chance. */
const fresh = ({ deck, start, scores, sorcier }: State) => ({
  sorcier,
  deck,
  start,
  placed: [],
  champion: -1,
  hands: scores.map(() => []),
  settled: [],
  used: [],
  out: [],
  called: [],
  laid: [],
  flown: undefined,
  announced: [],
});

const tableOf = (state: State): Table => ({ seats: state.scores.length, scores: state.scores.map(() => 0), won: [], ...fresh(state) });
function distance(table: Table, seat: number): number {
  return (seat - table.sorcier - 1 + table.seats) % table.seats;
}

/** Deals the cards again, slowly, laying what was laid in its time, and hands the piles over. */
function strip(table: Table): void {
  const count = PILES[table.seats] ?? 0;
  const piles = Array.from({ length: count }, (): { card: string; seat: number }[] => []);
  let next = 0;
  for (let tick = 0; tick <= 1000; tick += 1) {
    if (tick > 0 && tick <= 81 && tick !== table.start) {
      piles[next % count]?.push({ card: table.deck[next] ?? '', seat: -1 });
      next += 1;
    }
    const now = table.placed.filter((one) => one.tick === tick).map((one, at) => ({ one, at }));
    now.sort((a, b) => distance(table, a.one.seat) - distance(table, b.one.seat) || a.at - b.at);
    for (const { one } of now) piles[one.pile]?.push({ card: one.card, seat: one.seat });
  }
  expect(next).toBe(80);
  for (const pile of piles) handOver(table, pile);
}

function handOver(table: Table, pile: { card: string; seat: number }[]): void {
  for (const [at, { card }] of pile.entries()) {
    if (card !== 'desertion') continue;
    let below = at - 1;
    while (pile[below]?.card === 'shield') below -= 1;
    const struck = pile[below];
    if (!struck || struck.card === 'desertion' || struck.card === 'gone') continue;
    table.out.push(struck.card);
    struck.card = 'gone';
  }
  const owner = pile.find(({ card }) => card === 'shield')?.seat;
  for (const { card } of pile) {
    if (card === 'shield' || card === 'desertion' || card === 'gone') continue;
    if (owner === undefined) table.out.push(card);
    else table.hands[owner]?.push(card);
  }
}

/** The holder of the lowest spy not played yet. */
function spyOf(table: Table): { seat: number; spy: string } | undefined {
  for (const spy of ['espion-1', 'espion-2', 'espion-3', 'espion-4']) {
    const seat = table.hands.findIndex((hand) => hand.includes(spy));
    if (seat >= 0 && !table.used.includes(spy)) return { seat, spy };
  }
  return undefined;
}

function discardGiants(table: Table): void {
  for (const hand of table.hands) {
    if (count(hand, 'geant') < 2) continue;
    while (hand.includes('geant')) {
      take(hand, 'geant');
      table.out.push('geant');
    }
  }
}

/** Seats that fight, in the order in which they announce mercenaries for the battle that is on. */
function orderOf(table: Table): number[] {
  const left = Array.from({ length: table.seats - 1 }, (_, at) => (table.sorcier + 1 + at) % table.seats);
  const first = (table.called.length - 1) % left.length;
  return [...left.slice(first), ...left.slice(0, first)];
}

function lay(table: Table, people: string): void {
  table.called.push(people);
  table.announced = [];
  table.flown = undefined;
  table.laid = table.hands.map((hand) => hand.filter((card) => card.startsWith(`${people}-`)));
  for (const [seat, cards] of table.laid.entries()) for (const card of cards) take(table.hands[seat] ?? [], card);
}

function forcesOf(table: Table): number[] {
  const people = table.called.at(-1) ?? '';
  return table.laid.map((cards, seat) => {
    const chiefs = count(cards, `${people}-chef`);
    return forceOf(people, cards) + (table.flown?.seat === seat && chiefs < 2 ? table.flown.bonus : 0);
  });
}

function settle(table: Table): void {
  const forces = forcesOf(table);
  const best = Math.max(...forces);
  const points = [2, 1, 1, 2][table.called.length - 1] ?? 0;
  const winners = best === 0 ? [] : forces.flatMap((force, seat) => (force === best ? [seat] : []));
  table.won.push(winners);
  for (const seat of winners) table.scores[seat] = (table.scores[seat] ?? 0) + points;
  if (winners.includes(table.champion)) table.scores[table.sorcier] = (table.scores[table.sorcier] ?? 0) + points;
  for (const cards of table.laid) table.out.push(...cards);
  table.laid = [];
}

/** The end, when the round is over: who wins. */
function winnersOf(table: Table): number[] | undefined {
  const best = Math.max(...table.scores);
  if (best < (ENOUGH[table.seats] ?? 0)) return undefined;
  let tied = table.scores.flatMap((score, seat) => (score === best ? [seat] : []));
  for (const winners of [...table.won].reverse()) {
    const among = tied.filter((seat) => winners.includes(seat));
    if (among.length > 0) tied = among;
  }
  return tied;
}

function everythingOn(table: Table): string[] {
  return sorted([...table.hands.flat(), ...table.laid.flat(), ...table.out]);
}

/** A move of anybody; while cards are dealt, mostly the next one. */
function anyMove(state: State, dice: Dice): Move {
  const tick = ORC.clock?.tick(state);
  if (tick && dice.roll(6) > 1) return tick;
  const seat = oneOf(ORC.toMove(state), dice);
  const moves = ORC.moves(state, seat);
  const quiet = moves.filter(({ kind }) => kind === 'pass');
  return quiet.length > 0 && dice.roll(2) === 1 ? oneOf(quiet, dice) : oneOf(moves, dice);
}

/** The card that chance took for the commando: what the army of its victim lacks now. */
function drawn(before: State, events: readonly Event[], seat: number): string {
  const revealed = events.find((event) => event.kind === 'revealed');
  const left = [...(revealed?.armies[seat] ?? [])];
  const gone = (before.engaged[seat] ?? []).filter((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  expect(gone).toHaveLength(1);
  return gone[0] ?? '';
}

/** What a move does on the table; what it may not do fails. */
function follow(table: Table, before: State, move: Move, events: readonly Event[]): void {
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
      strip(table);
      return;
    case 'spy': {
      const turn = spyOf(table);
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
      lay(table, move.people);
      return;
    case 'send':
      // Those who hold no mercenary have nothing to announce.
      expect(move.seat).toBe(orderOf(table).find((seat) => !table.announced.includes(seat) && table.hands[seat]?.some(isMercenary)));
      table.announced.push(move.seat);
      for (const card of move.cards) {
        expect(isMercenary(card)).toBe(true);
        take(hand, card);
        table.laid[move.seat]?.push(card);
      }
      return;
    case 'commando': {
      const card = drawn(before, events, move.target);
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
      const turn = before.phase === 'spies' ? spyOf(table) : undefined;
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
  const turn = spyOf(table);
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
  let state = ORC.setup(accepted(ORC.checkOptions({ seats, options: {} })), seed);
  const table = tableOf(state);
  for (let moves = 0; ; moves += 1) {
    expect(moves).toBeLessThan(20_000);
    const move = anyMove(state, dice);
    const before = state;
    const played = ORC.play(before, move);
    state = played.state;
    follow(table, before, move, played.events);
    if (before.phase !== 'call' && state.phase === 'call' && table.called.length === 0) discardGiants(table);
    const isSettled = state.won.length > table.won.length;
    if (isSettled) settle(table);
    expect(state.won).toEqual(table.won);
    expect(state.scores).toEqual(table.scores);
    const roundOver = isSettled && table.called.length === 4;
    const winners = roundOver ? winnersOf(table) : undefined;
    expect(ORC.outcome(state)).toEqual(winners && { winners, scores: table.scores });
    if (winners) return moves;
    if (roundOver) {
      expect(state.sorcier).toBe((table.sorcier + 1) % seats);
      expect(state.phase).toBe('recruit');
      Object.assign(table, fresh(state));
      expect(sorted(state.deck)).toEqual(BOX);
      continue;
    }
    if (state.phase === 'recruit' || state.phase === 'champion') continue;
    watch(table, state);
    expect(state.hands.map(sorted)).toEqual(table.hands.map(sorted));
    expect(everythingOn(table)).toEqual(BOX);
  }
}

const NAMES =
  'ORC-MAT-1 ORC-MAT-2 ORC-REC-3 ORC-REC-5 ORC-DEP-1 ORC-DEP-2 ORC-DEP-3 ORC-ESP-1 ORC-ESP-2 ORC-GEA-1 ORC-BAT-1 ORC-BAT-2 ORC-BAT-3 ORC-BAT-4 ORC-BAT-5 ORC-BAT-6 ORC-BAT-7 ORC-BAT-8 ORC-BAT-9 ORC-BAT-10 ORC-FIN-1 ORC-FIN-2';

test.each([4, 5, 6, 7])(`%i players, followed on a table of cardboard: ${NAMES}`, (seats) => {
  for (let game = 0; game < 8; game += 1) expect(playThrough(seats, `oracle/${seats}/${game}`)).toBeGreaterThan(100);
});
