/**
 * The whole war against a second referee, written from the booklet and the rulings alone (`war.ts`): in games played at random, under any readings, what may be played and what it leads to.
 */
import { expect, test } from 'vitest';
import { diceFrom } from '../../core/dice.ts';
import { seeded } from '../../core/random.ts';
import { anyReadings } from '../../core/testing/readings.ts';
import type { Counter } from '../board/position.ts';
import { BOX } from '../data/tables.ts';
import { LORDS } from '../game/game.ts';
import { SCENARIOS, type ScenarioId } from '../game/scenarios.ts';
import { eagerly } from '../game/testing/eager.ts';
import { type Move, PREPARATIONS, type State } from '../game/types.ts';
import { type Options, READINGS } from '../options.ts';
import { formatBox } from '../notation/box.ts';
import { type Box, PEOPLES } from '../types.ts';
import { CLUB_COPIES, CLUB_MAP } from './club.ts';
import { type Draw, drawnBox, gameOf } from './draw.ts';
import { cityNameOf, type Outcome, outcomeOf, seatOf, toldOf, War } from './war.ts';

/** `npm run nightly` asks for more. */
const GAMES = Number(process.env.GAMES ?? 3);
const TIME = { timeout: 60_000 + 10_000 * GAMES };

/** Any readings but those that no whole game has. */
function readingsFor(start: ScenarioId, seats: number, months: number, seed: string): Options {
  const any = anyReadings(READINGS, diceFrom(seeded(seed))) as Readonly<Record<string, string>>;
  const kept = Object.entries(any).filter(([id, reading]) => {
    const checked = LORDS.checkOptions({ seats, start, months, options: { [id]: reading } });
    return checked.ok;
  });
  return Object.fromEntries(kept) as Options;
}

const idsOf = ({ position }: State): readonly string[] => [
  ...position.counters.flatMap(({ id, escortId }) => (escortId === undefined ? [id] : [id, escortId])),
  ...position.cities.flatMap(({ ids = [], hostages = [] }) => [...ids, ...hostages.map(({ id }) => id)]),
];

/** A listed move with one of its fields changed. */
function mutated(move: Move, state: State, draw: Draw): Move {
  const fields = Object.keys(move).filter((field) => field !== 'kind');
  const field = draw.oneOf(fields);
  const ids = idsOf(state);
  const cities = state.position.cities.map(cityNameOf);
  const any = [...ids, ...cities];
  const changed: Record<string, unknown> = { ...move };
  const value = changed[field];
  if (ids.length === 0 || any.length === 0) return move;
  if (field === 'seat') changed.seat = draw.below(Math.max(2, state.peoples.length));
  else if (field === 'id') changed.id = draw.oneOf(ids);
  else if (field === 'target') changed.target = draw.oneOf(ids);
  else if (field === 'city' && cities.length > 0) changed.city = draw.oneOf(cities);
  else if (field === 'alone' || field === 'accepts') changed[field] = !value;
  else if (field === 'apart') changed.apart = draw.oneOf(['escort', 'escorted']);
  else if (field === 'against') {
    if (draw.below(3) === 0) delete changed.against;
    else changed.against = draw.oneOf(any);
  } else if (field === 'to' && move.kind !== 'offer' && 'to' in move)
    changed.to = { q: move.to.q + draw.below(3) - 1, r: move.to.r + draw.below(3) - 1 };
  else if (field === 'at' && 'at' in move) changed.at = { q: move.at.q + draw.below(5) - 2, r: move.at.r + draw.below(5) - 2 };
  else if (Array.isArray(value) && field !== 'pledges')
    changed[field] = value.length > 1 && draw.below(2) === 0 ? value.slice(1) : [...value, draw.oneOf(any)];
  return changed as unknown as Move;
}

/** Moves of every kind, made up from what stands on the board, most of them near each other. */
function madeUp(state: State, seat: number, draw: Draw): readonly Move[] {
  const ids = idsOf(state);
  const { counters, cities } = state.position;
  const seats = Math.max(2, state.peoples.length);
  const moves: Move[] = [
    { kind: 'end', seat },
    { kind: 'settle', seat },
    { kind: 'answer', seat, accepts: draw.below(2) === 0 },
    { kind: 'spare', seat, alone: draw.below(2) === 0 },
    { kind: 'break', seat, with: draw.below(seats) },
    { kind: 'offer', seat, to: draw.below(seats), pledges: [] },
    { kind: 'pick', seat, continent: draw.below(5) },
  ];
  if (counters.length === 0) return moves;
  const id = (): string => draw.oneOf(ids);
  const around = (at: Counter['at']): readonly string[] =>
    counters.filter((one) => Math.abs(one.at.q - at.q) <= 1 && Math.abs(one.at.r - at.r) <= 1).map((one) => one.id);
  const some = (list: readonly string[]): readonly string[] => {
    const kept = list.filter(() => draw.below(2) === 0);
    return kept.length > 0 ? kept : list.slice(0, 1);
  };
  const hex = () => {
    const { at } = draw.oneOf(counters);
    return { q: at.q + draw.below(5) - 2, r: at.r + draw.below(5) - 2 };
  };
  moves.push(
    { kind: 'stay', seat, id: id() },
    { kind: 'vanish', seat, id: id() },
    { kind: 'march', seat, id: id(), to: hex() },
    { kind: 'return', seat, id: id(), to: hex() },
    { kind: 'strike', seat, id: id(), to: hex(), target: id() },
    { kind: 'onward', seat, to: hex() },
    { kind: 'enter', seat, id: id() },
    { kind: 'retreat', seat, id: id(), direction: draw.oneOf(['n', 'ne', 'se', 's', 'so', 'no']), alone: draw.below(2) === 0 },
  );
  for (let count = 0; count < 3; count += 1) {
    const one = draw.oneOf(counters);
    const near = around(one.at).filter((other) => other !== one.id);
    if (near.length === 0) continue;
    moves.push(
      { kind: 'attack', seat, attackers: [one.id], targets: some(near) },
      { kind: 'attack', seat, attackers: some(near), targets: [one.id] },
      { kind: 'shoot', seat, shooters: [one.id], target: draw.oneOf(near) },
    );
  }
  for (const city of cities) {
    const near = around(city.at);
    const name = cityNameOf(city);
    moves.push({ kind: 'execute', seat, city: name, id: id() }, { kind: 'free', seat, city: name, id: id(), to: hex() });
    if (near.length === 0 || draw.below(2) === 0) continue;
    moves.push({ kind: 'sally', seat, city: name, targets: some(near) }, { kind: 'attack', seat, attackers: some(near), targets: [name] });
    if (city.ids?.length) moves.push({ kind: 'shoot', seat, shooters: [draw.oneOf(city.ids)], target: draw.oneOf(near) });
  }
  return moves;
}

/** What the two do not agree on, or the referee does not say: each as narrow as it is known. */
function isOpen(state: State, move: Move, rule: string | undefined): string | undefined {
  const { position } = state;
  const reads = (id: keyof Options, reading: string): boolean => position.options[id] === reading;
  // That no attack at all will be possible is foreseen at the march: the referee only knows it when it comes to that.
  if (move.kind === 'march' && (rule === 'LOR-COM-4' || (rule === 'LOR-L-58' && reads('LOR-L-58', 'tous')))) return 'past hope';
  return undefined;
}

interface Count {
  positions: number;
  judged: number;
  allowed: number;
  open: number;
  /** Moves whose end was compared. */
  led: number;
}

/** Judges these moves by both. */
function compare(state: State, box: Box, moves: readonly Move[], where: string, count: Count): void {
  const war = new War(state, box);
  count.positions += 1;
  for (const move of moves) {
    const verdict = LORDS.judge(state, move);
    const ours = war.refusal(move);
    count.judged += 1;
    count.allowed += verdict.ok ? 1 : 0;
    if (verdict.ok === (ours === undefined)) continue;
    if (isOpen(state, move, verdict.ok ? undefined : verdict.rule) !== undefined) {
      count.open += 1;
      continue;
    }
    expect(
      verdict,
      `${where}: the referee says ${ours ?? 'allowed'} to ${JSON.stringify(move)}, the game ${JSON.stringify(verdict)}\n${JSON.stringify(state)}`,
    ).toEqual(ours === undefined ? { ok: true } : expect.objectContaining({ ok: false }));
  }
}

/** What a move has led to, by both. */
function leads(state: State, box: Box, move: Move, later: State, where: string, count: Count): void {
  const ours = outcomeOf(new War(state, box), move);
  if (!ours) return;
  const isNext = later.turn !== state.turn || later.month !== state.month || later.phase === 'over';
  // Whoever is freed from a chasm is so between two turns, and who can neither attack nor leave may fall then.
  if (isNext && state.position.options['LOR-L-39'] === 'elimine') return;
  // Nobody retreats once it is over.
  if (later.phase === 'over' && state.falling.length > 0) return;
  const calm = (told: Outcome): Outcome =>
    isNext ? { ...told, counters: told.counters.map((one) => one.replace(/ +paralysed/, '')) } : told;
  count.led += 1;
  expect(calm(toldOf(later)), `${where}: ${JSON.stringify(move)}\n${JSON.stringify(state)}`).toEqual(calm(ours));
}

/** What holds of every state: no counter is lost or doubled, none stands on another, no city has too many; whose turn comes next, and who has won. */
function keeps(state: State, later: State, where: string): void {
  const all = (one: State): readonly string[] => [...idsOf(one), ...one.fallen.map(({ id }) => id)].sort();
  if (!PREPARATIONS.some((step) => step === state.phase)) expect(all(later), where).toEqual(all(state));
  expect(new Set(all(later)).size, where).toBe(all(later).length);
  // LOR-L-22: those thrown out of a city stand at it until each has chosen its line.
  const isOut = (id: string): boolean => later.falling.some((one) => one.id === id);
  const places = later.position.counters.filter((one) => !one.vanished && !isOut(one.id)).map(({ at }) => `${at.q},${at.r}`);
  expect(new Set(places).size, where).toBe(places.length);
  for (const { at, garrison, ids = [], hostages = [] } of later.position.cities) {
    expect(places, where).not.toContain(`${at.q},${at.r}`);
    expect([garrison.length <= 4, hostages.length <= 2, garrison.length === ids.length], where).toEqual([true, true, true]);
  }
  const order = PEOPLES.flatMap((people) => (later.peoples.includes(people) ? [later.peoples.indexOf(people)] : []));
  const isPlayed = ['alliances', 'march'].includes(later.phase) && !PREPARATIONS.some((step) => step === state.phase);
  if (isPlayed && (later.turn !== state.turn || later.month !== state.month)) {
    // Passed over: who leads nobody, has no garrison, and keeps no hostage to free or to eliminate (LOR-TOUR-4, LOR-ALL-3).
    const still = (seat: number): boolean =>
      later.position.counters.some(({ id, escortId = id }) => seatOf(escortId) === seat) ||
      later.position.cities.some(
        ({ people, ids = [], hostages = [] }) => people === later.peoples[seat] && ids.length + hostages.length > 0,
      );
    const comers = [...order, ...order].slice(order.indexOf(state.turn) + 1);
    const at = comers.findIndex(still);
    expect([later.turn, later.month], where).toEqual([
      comers[at],
      state.month + (order.indexOf(state.turn) + 1 + at >= order.length ? 1 : 0),
    ]);
  }
  if (SCENARIOS[later.options.scenario].wins !== 'cities') return;
  const held = later.peoples.map((people) => later.position.cities.filter((city) => city.people === people).length);
  const first = later.peoples.flatMap((_, seat) => (held[seat] === Math.max(...held) ? [seat] : []));
  const isShared = later.position.options['LOR-L-4'] === 'partagee';
  // LOR-L-4: a month more only for a tie, which nobody shares; the twelfth is the last.
  if (!later.ended && later.month > state.month && later.month > later.options.months)
    expect([first.length > 1, isShared, later.month <= later.options.months + 12], where).toEqual([true, false, true]);
  if (later.ended?.how !== 'months') return;
  expect([...later.ended.winners].sort(), where).toEqual(first);
  expect(state.month, where).toBeGreaterThanOrEqual(later.options.months);
  if (first.length > 1 && !isShared) expect(state.month, where).toBe(later.options.months + 12);
}

/** Most of a long list left out, none of a short one. */
const fewOf = (list: readonly Move[], draw: Draw): readonly Move[] =>
  list.length <= 8 ? list : Array.from({ length: 8 }, () => draw.oneOf(list));

const byKind = (moves: readonly Move[]): readonly (readonly Move[])[] =>
  [...new Set(moves.map(({ kind }) => kind))].map((kind) => moves.filter((move) => move.kind === kind));

/** One of the listed moves: each kind as likely, its end and what is done for one less so, an attack or a parting more. */
function picked(state: State, moves: readonly Move[], draw: Draw): Move {
  // What comes seldom is taken when it comes: a sally, an assault, a city to be entered.
  const cities = state.position.cities.filter(({ people }) => people !== state.peoples[state.turn]);
  const isDoor = ({ q, r }: Counter['at']): boolean => cities.some(({ at }) => at.q === q && at.r === r);
  const seldom = moves.filter(
    (move) =>
      move.kind === 'sally' ||
      (move.kind === 'attack' && move.targets.some((id) => id.startsWith('ville'))) ||
      (move.kind === 'march' && isDoor(move.to)),
  );
  if (seldom.length > 0 && draw.below(2) === 0) return draw.oneOf(seldom);
  const kinds = byKind(moves);
  const rare = (list: readonly Move[]): boolean => list[0]?.kind === 'end' || list[0]?.kind === 'stay';
  const first = draw.oneOf(kinds);
  const list = rare(first) && draw.below(3) > 0 ? draw.oneOf(kinds) : first;
  const bold = list.filter((move) => move.kind === 'march' && (move.against !== undefined || move.apart !== undefined));
  return draw.oneOf(bold.length > 0 && draw.below(2) === 0 ? bold : list);
}

/** A club's map and numbers of counters, its factors and tables anyhow. */
const clubBox = (draw: Draw): Box => ({ ...drawnBox(draw), map: CLUB_MAP, copies: { ...BOX.copies, ...CLUB_COPIES } });

const STARTS: readonly (readonly [start: ScenarioId, seats: number, steps: number, whose: 'our' | 'club'])[] = [
  ['siege', 2, 100, 'our'],
  ['escorte', 2, 60, 'our'],
  ['continent', 2, 50, 'our'],
  ['guerre', 2, 40, 'our'],
  ['guerre', 3, 50, 'our'],
  ['guerre', 4, 50, 'our'],
  ['continent', 2, 50, 'club'],
  ['guerre', 2, 60, 'club'],
];

test.for(STARTS)(
  'LOR-TOUR-2, LOR-VIL-3, LOR-ESC-3, LOR-IND-2, LOR-ALL-1: %s by %i, %i moves with %s box, each move of games at random may be played or not as the second referee says',
  TIME,
  ([start, seats, steps, whose]) => {
    const count: Count = { positions: 0, judged: 0, allowed: 0, open: 0, led: 0 };
    for (let seed = 0; seed < GAMES; seed += 1) {
      const name = `${whose === 'club' ? 'club ' : ''}${start} ${seats} ${seed}`;
      const draw = gameOf(name);
      const months = draw.oneOf(SCENARIOS[start].months);
      const options = seed % 2 === 0 ? {} : readingsFor(start, seats, months, name);
      const box = whose === 'club' ? clubBox(draw) : BOX;
      let state = LORDS.setup({ seats, scenario: start, months, options, ...(whose === 'club' && { box: formatBox(box) }) }, name);
      for (let step = 0; step < steps; step += 1) {
        const [seat] = LORDS.toMove(state);
        if (seat === undefined) break;
        const moves = LORDS.moves(state, seat);
        const listed = byKind(moves).flatMap((list) => fewOf(list, draw));
        const drawn = listed.map((move) => mutated(move, state, draw));
        compare(state, box, [...listed, ...drawn, ...madeUp(state, seat, draw)], `${name}, move ${step}`, count);
        const move = picked(state, moves, draw);
        const before = JSON.stringify(state);
        const later = LORDS.step(state, move).state;
        expect(JSON.stringify(state), `${name}, move ${step}`).toBe(before);
        keeps(state, later, `${name}, move ${step}`);
        leads(state, box, move, later, `${name}, move ${step}`, count);
        state = later;
      }
    }
    expect(count.led).toBeGreaterThan(count.positions / 3);
    expect(count.positions).toBeGreaterThan(GAMES * 20);
    expect(count.open).toBeLessThan(count.judged / 200);
  },
);

/** Whether a referee looks at a move that comes seldom. */
const isRare = (state: State, move: Move): boolean =>
  ['sally', 'enter', 'execute', 'free', 'spare', 'strike', 'onward', 'return', 'offer', 'break', 'retreat'].includes(move.kind) ||
  (move.kind === 'attack' && move.targets.some((id) => id.startsWith('ville'))) ||
  (move.kind === 'march' && state.position.cities.some(({ at }) => at.q === move.to.q && at.r === move.to.r));

/** What was met in games that are looked at to their end. */
interface Late extends Count {
  conquests: number;
  /** Hostages lodged, and states with one kept or promised. */
  lodged: number;
  kept: number;
  ends: number;
}

const hostagesIn = ({ position }: State): number => position.cities.reduce((sum, { hostages = [] }) => sum + hostages.length, 0);
const holdersOf = ({ position }: State): readonly string[] => position.cities.map(({ people }) => people);

/** A game of moves that come to something, looked at for so many moves from a month on: what each has led to; before rare moves and one in `every`, what may be played. */
function playLate(begun: State, name: string, { from, most, every }: (typeof LATE)[number], count: Late): void {
  const draw = gameOf(name);
  const dice = diceFrom(seeded(name));
  let state = begun;
  let looked = 0;
  for (let step = 0; !LORDS.outcome(state); step += 1) {
    const where = `${name}, move ${step}`;
    const [seat = 0] = LORDS.toMove(state);
    const moves = LORDS.moves(state, seat);
    const move = eagerly(state, moves, dice);
    const later = LORDS.step(state, move).state;
    if (state.month >= from) {
      looked += 1;
      if (looked > most) return;
      if (draw.below(every) === 0 || (isRare(state, move) && draw.below(Math.ceil(every / 20)) === 0)) {
        const listed = [move, ...byKind(moves).flatMap((list) => fewOf(list, draw))];
        const drawn = listed.map((one) => mutated(one, state, draw));
        compare(state, BOX, [...listed, ...drawn, ...madeUp(state, seat, draw)], where, count);
      }
      keeps(state, later, where);
      leads(state, BOX, move, later, where, count);
      if (hostagesIn(later) > hostagesIn(state)) count.lodged += 1;
      if (hostagesIn(state) + state.pledges.length > 0) count.kept += 1;
      if (holdersOf(later).join() !== holdersOf(state).join() && state.phase !== 'cities') count.conquests += 1;
    }
    state = later;
  }
  count.ends += 1;
}

interface Row {
  readonly start: ScenarioId;
  readonly seats: number;
  readonly games: number;
  readonly from: number;
  readonly most: number;
  readonly every: number;
}

const END = Number.POSITIVE_INFINITY;

/** By day the smaller games, an alliance's months and the last ones of a war; whole wars by night alone. */
const LATE: readonly Row[] = [
  { start: 'siege', seats: 2, games: GAMES, from: 1, most: END, every: 10 },
  { start: 'continent', seats: 2, games: Math.ceil(GAMES / 4), from: 1, most: END, every: 40 },
  { start: 'guerre', seats: 4, games: Math.ceil(GAMES / 10), from: 4, most: 300, every: 20 },
  { start: 'guerre', seats: 3, games: Math.ceil(GAMES / 10), from: 25, most: END, every: 20 },
  { start: 'guerre', seats: 2, games: Math.floor(GAMES / 4), from: 1, most: END, every: 200 },
  { start: 'guerre', seats: 3, games: Math.floor(GAMES / 4), from: 1, most: END, every: 200 },
  { start: 'guerre', seats: 4, games: Math.floor(GAMES / 4), from: 1, most: END, every: 200 },
];

test.for(LATE.filter(({ games }) => games > 0))(
  'LOR-TOUR-4, LOR-L-4, LOR-VIL-6, LOR-ALL-2, LOR-ALL-3: $start by $seats, $games games from month $from, $most moves, go as the second referee says',
  { timeout: 60_000 + 30_000 * GAMES },
  (row) => {
    const { start, seats, games, from, most } = row;
    const count: Late = { positions: 0, judged: 0, allowed: 0, open: 0, led: 0, conquests: 0, lodged: 0, kept: 0, ends: 0 };
    for (let seed = 0; seed < games; seed += 1) {
      const name = `late ${start} ${seats} ${from} ${seed}`;
      const months = gameOf(name).oneOf(SCENARIOS[start].months);
      const options = seed % 2 === 0 ? {} : readingsFor(start, seats, months, name);
      playLate(LORDS.setup({ seats, scenario: start, months, options }, name), name, row, count);
    }
    if (most === END) expect(count.ends).toBe(games);
    expect(count.open).toBeLessThanOrEqual(count.judged / 200);
    // A game or two may end early, or come to little.
    if (games < 3) return;
    expect([count.positions > 0, count.conquests > 0]).toEqual([true, true]);
    if (seats > 2 && from < 10) expect([count.kept > 0, count.lodged > 0]).toEqual([true, true]);
  },
);
