/** A whole game told at its end, out of what happened in it: points battle by battle, the finest strokes, every army, what nobody had seen. */

import { counted as amount, together, upperFirst } from '#engine/core/french.ts';
import { isMercenary } from '#engine/orc/data/cards.ts';
import type { Event } from '#engine/orc/events.ts';
import { BATTLES } from '#engine/orc/setup.ts';
import type { Battle, CardId, Seat, State } from '#engine/orc/types.ts';
import { battleName } from '../words.ts';

/** Of force: a battle lost by no more was lost by little. */
const CLOSE = 5;
/** Battles that a sentence names. */
const NAMED = 3;

export interface Fought {
  /** Both from 1. */
  readonly round: number;
  readonly number: number;
  readonly battle: Battle;
  readonly sorcier: Seat;
  /** Points of every seat once it is counted. */
  readonly scores: readonly number[];
}

/** Every battle counted, in order. */
export function battlesOf(events: readonly (readonly Event[])[]): readonly Fought[] {
  const fought: Fought[] = [];
  for (const event of events.flat()) {
    if (event.kind !== 'counted') continue;
    const { battle, sorcier } = event;
    const before = fought.at(-1)?.scores;
    const scores = battle.scored.map((points, seat) => (before?.[seat] ?? 0) + points);
    fought.push({ round: Math.floor(fought.length / BATTLES) + 1, number: (fought.length % BATTLES) + 1, battle, sorcier, scores });
  }
  return fought;
}

/** Points scored by each seat in each round: a row a round. */
export function pointsByRound(fought: readonly Fought[]): readonly (readonly number[])[] {
  const rows: number[][] = [];
  for (const { round, battle } of fought) {
    const row = rows[round - 1] ?? battle.scored.map(() => 0);
    rows[round - 1] = row.map((points, seat) => points + (battle.scored[seat] ?? 0));
  }
  return rows;
}

export type Stroke =
  | { readonly kind: 'strongest'; readonly seat: Seat; readonly force: number; readonly at: Fought }
  /** Won by the least, over somebody who scored nothing there. */
  | { readonly kind: 'closest'; readonly seat: Seat; readonly over: Seat; readonly by: number; readonly at: Fought }
  /** Cards that a seat took with one shield. */
  | { readonly kind: 'pile'; readonly seat: Seat; readonly cards: number; readonly round: number }
  /** Cards that the desertions of a seat sent away, all rounds together. */
  | { readonly kind: 'desertions'; readonly seat: Seat; readonly cards: number }
  /** Cards that the spies of a seat were given. */
  | { readonly kind: 'spies'; readonly seat: Seat; readonly cards: number }
  /** A battle that the flying machine turned. */
  | { readonly kind: 'flight'; readonly seat: Seat; readonly before: number; readonly force: number };

/** The first of the greatest; undefined where nothing is above `floor`. */
function best<One>(all: readonly One[], worth: (one: One) => number, floor = 0): One | undefined {
  let found: One | undefined;
  for (const one of all) if (worth(one) > (found === undefined ? floor : worth(found))) found = one;
  return found;
}

function strongest(fought: readonly Fought[]): Stroke | undefined {
  const all = fought.flatMap((at) => at.battle.forces.map((force, seat) => ({ kind: 'strongest', seat, force, at }) as const));
  return best(all, ({ force }) => force);
}

function closest(fought: readonly Fought[]): Stroke | undefined {
  const all = fought.flatMap((at) => {
    const { winners, forces, armies } = at.battle;
    const [seat] = winners;
    if (seat === undefined || winners.length > 1) return [];
    const others = forces.map((force, one) => ({ force, one })).filter(({ one }) => one !== seat && one !== at.sorcier);
    const second = best(
      others.filter(({ one }) => (armies[one]?.length ?? 0) > 0),
      ({ force }) => force,
    );
    return second ? [{ kind: 'closest', seat, over: second.one, by: (forces[seat] ?? 0) - second.force, at } as const] : [];
  });
  return best(all, ({ by }) => -by, Number.NEGATIVE_INFINITY);
}

const counted = (seats: readonly Seat[]): readonly { readonly seat: Seat; readonly cards: number }[] =>
  [...new Set(seats)].map((seat) => ({ seat, cards: seats.filter((one) => one === seat).length }));

/** The finest strokes of a game, of each kind one at most. */
export function strokesOf(events: readonly (readonly Event[])[]): readonly Stroke[] {
  const fought = battlesOf(events);
  const all = events.flat();
  let round = 1;
  const piles: Extract<Stroke, { kind: 'pile' }>[] = [];
  const deserted: Seat[] = [];
  const given: Seat[] = [];
  const flights: Extract<Stroke, { kind: 'flight' }>[] = [];
  let flown: Extract<Event, { kind: 'flown' }> | undefined;
  let forces: readonly number[] = [];
  for (const event of all) {
    if (event.kind === 'round') round = event.round;
    if (event.kind === 'stripped') {
      const kept = event.fates.filter((fate) => fate.kind === 'army' && !fate.gone).length;
      if (event.owner !== null) piles.push({ kind: 'pile', seat: event.owner, cards: kept, round });
      for (const fate of event.fates)
        if (fate.kind === 'desertion' && fate.hits !== null && fate.seat !== event.owner) deserted.push(fate.seat);
    }
    if (event.kind === 'spied' && event.turn.asked?.given) given.push(event.turn.seat);
    if (event.kind === 'revealed') ({ forces } = event);
    if (event.kind === 'flown') flown = event;
    if (event.kind === 'counted') {
      const wasFirst = flown && flown.before > Math.max(...forces.filter((_, seat) => seat !== flown?.seat));
      if (flown && !wasFirst && event.battle.winners.includes(flown.seat)) {
        flights.push({ kind: 'flight', seat: flown.seat, before: flown.before, force: flown.force });
      }
      flown = undefined;
    }
  }
  const most = <Kind extends 'desertions' | 'spies'>(kind: Kind, seats: readonly Seat[]) => {
    const first = best(counted(seats), ({ cards }) => cards, 1);
    return first && ({ kind, ...first } as const);
  };
  return [
    strongest(fought),
    closest(fought),
    best(flights, ({ force, before }) => force - before),
    best(piles, ({ cards }) => cards),
    most('desertions', deserted),
    most('spies', given),
  ].filter((stroke) => stroke !== undefined);
}

export interface UnseenRound {
  readonly round: number;
  /** By seat: cards that never fought. */
  readonly hands: readonly (readonly CardId[])[];
  /** Cards that the commando drew, whose they were. */
  readonly buried: State['buried'];
}

/** What stayed hidden in each round: hands at its end, and what the commando drew. `states`: all of the game, in order. */
export function unseenIn(states: readonly State[]): readonly UnseenRound[] {
  return states.flatMap((state, at) => {
    const next = states[at + 1];
    const isLast = next === undefined || next.round !== state.round;
    if (!isLast) return [];
    // The move that counts the last battle begins the next round: what was in hand is in the state before it.
    return [{ round: state.round, hands: state.hands, buried: state.buried }];
  });
}

const isScored = (all: readonly Fought[], seat: Seat): number => all.filter(({ battle }) => (battle.scored[seat] ?? 0) > 0).length;

/** « Vous marquez à 5 batailles sur les 8 où vous vous battez ; Sorcier, à 2 sur 4, par votre champion. » */
function scoredTold(fought: readonly Fought[], seat: Seat): string {
  const [led, watched] = [fought.filter(({ sorcier }) => sorcier !== seat), fought.filter(({ sorcier }) => sorcier === seat)];
  const scoredIn = (all: readonly Fought[]): string => amount(isScored(all, seat), 'bataille');
  if (watched.length === 0) return `Vous marquez à ${scoredIn(led)} sur ${led.length}.`;
  if (led.length === 0) return `Sorcier, vous marquez à ${scoredIn(watched)} sur ${watched.length}, par votre champion.`;
  return `Vous marquez à ${scoredIn(led)} sur les ${led.length} où vous vous battez ; Sorcier, à ${isScored(watched, seat)} sur ${watched.length}, par votre champion.`;
}

const placesTold = (all: readonly Fought[]): string =>
  together(all.slice(0, NAMED).map(({ round, number }) => `la ${battleName(number)} de la manche ${round}`));

/** What won a seat the game: its battles, the one from which it led to the end, those won by little. */
export function gains(events: readonly (readonly Event[])[], seat: Seat): readonly string[] {
  const fought = battlesOf(events);
  const isFirst = ({ scores }: Fought): boolean => scores.every((one, other) => other === seat || one < (scores[seat] ?? 0));
  const from = fought.findLastIndex((one) => !isFirst(one)) + 1;
  const lead = fought[from];
  const close = fought.filter(({ battle: { forces, winners }, sorcier }) => {
    const others = forces.filter((_, other) => other !== seat && other !== sorcier);
    return winners.length === 1 && winners[0] === seat && (forces[seat] ?? 0) - Math.max(...others) <= CLOSE;
  });
  const more = close.length > NAMED ? '…' : '.';
  return [
    scoredTold(fought, seat),
    lead ? `Vous menez seul depuis ${placesTold([lead])}, et jusqu’au bout.` : '',
    close.length > 0
      ? `${close.length > 1 ? `${close.length} batailles gagnées` : 'Une bataille gagnée'} de justesse, à ${CLOSE} de force près : ${placesTold(close)}${more}`
      : '',
  ].filter(Boolean);
}

/** What cost a seat most, in facts of the game: its battles, those lost by little, shields that came too late, giants that chased each other, mercenaries never sent. */
export function losses(events: readonly (readonly Event[])[], states: readonly State[], seat: Seat): readonly string[] {
  const fought = battlesOf(events);
  const close = fought.flatMap(({ round, number, battle: { forces, winners, armies } }) => {
    const by = Math.max(...forces) - (forces[seat] ?? 0);
    return !winners.includes(seat) && (armies[seat]?.length ?? 0) > 0 && by <= CLOSE ? [{ round, number, by }] : [];
  });
  let [late, giants] = [0, 0];
  for (const event of events.flat()) {
    if (event.kind === 'giants' && event.seat === seat) giants += event.count;
    if (event.kind === 'stripped' && event.owner !== null)
      late += event.fates.filter((fate) => fate.kind === 'shield' && fate.seat === seat).length - (event.owner === seat ? 1 : 0);
  }
  const kept = unseenIn(states).reduce((sum, { hands }) => sum + (hands[seat]?.filter(isMercenary).length ?? 0), 0);
  const named = together(close.slice(0, NAMED).map(({ round, number, by }) => `la ${battleName(number)} de la manche ${round}, de ${by}`));
  return [
    scoredTold(fought, seat),
    close.length > 0
      ? `${close.length > 1 ? `${close.length} batailles perdues` : 'Une bataille perdue'} de peu, à ${CLOSE} de force près : ${named}${close.length > NAMED ? '…' : '.'}`
      : '',
    late > 0 ? `${upperFirst(amount(late, 'bouclier posé', 'boucliers posés'))} sur une pile déjà prise.` : '',
    giants > 0 ? `${upperFirst(amount(giants, 'géant perdu', 'géants perdus'))} : à deux, ils se chassent.` : '',
    kept > 0 ? `${upperFirst(amount(kept, 'mercenaire resté', 'mercenaires restés'))} en main à la fin des manches.` : '',
  ].filter(Boolean);
}
