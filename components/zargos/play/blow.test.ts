/** What is told of a turn of others is what it took from a seat: counted here by pawns and provinces alone, over whole games. */
import { expect, test } from 'vitest';
import { diceFrom } from '#engine/core/dice.ts';
import { seenBy } from '#engine/core/events.ts';
import { seeded } from '#engine/core/random.ts';
import { ZARGOS } from '#engine/zargos/game/game.ts';
import type { Event } from '#engine/zargos/game/events.ts';
import { tablesFor } from '#engine/zargos/game/table.ts';
import type { State, View } from '#engine/zargos/game/types.ts';
import { botOf } from '#components/table/chooser/seats.ts';
import { openHistory, nowOf } from '#components/table/session/history.ts';
import { EMPTY, nextSession, type Session } from '#components/table/session/session.ts';
import { HUMAN } from '#components/table/spec.ts';
import { accepted } from '#engine/core/accepted.ts';
import { BOTS } from '#engine/zargos/bot/levels.ts';
import { SCENARIOS } from '#engine/zargos/data/scenarios.ts';
import type { Zargos } from '#engine/zargos/game/game.ts';
import { blowOf, gathersOn } from './blow.ts';
import { ZARGOS_SPEC } from './spec.ts';

const options = ZARGOS.checkOptions({ seats: 3, opening: 'rapide' });
if (!options.ok) throw new Error(options.because);

/** Provinces and pawns of a seat, those in a fight under way left out. */
function heldBy({ owners, pawns, peoples, options: { board } }: View, seat: number) {
  const own = owners.map((owner) => owner !== null && (peoples[seat] ?? []).includes(owner));
  expect(board).toBeNull();
  return {
    provinces: own.filter((is, place) => is && place < 57).length,
    pawns: pawns.reduce((sum, count, place) => sum + (own[place] ? count : 0), 0),
  };
}

/** A game walked by chance: what each seat is told of each move, or of several together. */
function* walked(seed: string, most: number) {
  const dice = diceFrom(seeded(seed));
  let state = ZARGOS.setup(options.ok ? options.value : fail(), seed);
  const past: { readonly state: State; readonly events: readonly Event[] }[] = [];
  /** By seat: where begins what is told together. */
  const since: (number | undefined)[] = [];
  for (let at = 0; at < most && !ZARGOS.outcome(state); at++) {
    const seat = ZARGOS.toMove(state)[0] ?? 0;
    const moves = ZARGOS.moves(state, seat);
    const move = moves[dice.roll(moves.length) - 1];
    if (!move) return;
    const { state: next, events } = ZARGOS.step(state, move);
    past.push({ state, events });
    const seenFrom = (from: number, eyes: number) => ({
      move,
      before: ZARGOS.view(past[from]?.state ?? state, eyes),
      after: ZARGOS.view(next, eyes),
      events: past.slice(from).flatMap((one) => seenBy(one.events, eyes)),
    });
    for (const eyes of [0, 1, 2]) {
      const from = since[eyes] ?? at;
      const isGathered = gathersOn(seenFrom(at, eyes)) && !ZARGOS.outcome(next);
      since[eyes] = isGathered ? from : undefined;
      const told = seenFrom(from, eyes);
      yield { ...seenFrom(at, eyes), eyes, told, blow: isGathered ? undefined : blowOf(told, eyes), isGathered };
    }
    state = next;
  }
}

const fail = (): never => {
  throw new Error('no options');
};

test('a fight is told once, when it is over, whatever was asked meanwhile, and those of one turn together: each with its place', () => {
  const told = { ended: 0, joint: 0 };
  for (let game = 0; game < 8; game++) {
    const waiting: string[][] = [[], [], []];
    for (const { before, after, eyes, blow, events, told: all, isGathered } of walked(`dieu ${game}`, 700)) {
      if (after.turn?.combat) expect(isGathered).toBe(true);
      const own = before.peoples[eyes] ?? [];
      const end = events.find((event) => event.kind === 'held');
      const opened = all.events.findLast((event) => event.kind === 'opened');
      const isMine = opened?.kind === 'opened' && own.some((people) => people === opened.defender);
      const fought = waiting[eyes] ?? [];
      if (end?.kind === 'held' && isMine && before.turn?.seat !== eyes) fought.push(end.at);
      if (isGathered || fought.length === 0) continue;
      waiting[eyes] = [];
      told.ended += fought.length;
      told.joint += Number(fought.length > 1);
      expect(all.events.flatMap((event) => (event.kind === 'opened' ? [event.at] : []))).toEqual(expect.arrayContaining(fought));
      expect(blow?.places).toEqual(expect.arrayContaining(fought));
      expect(blow?.text).toMatch(/^Vous (?:gardez|perdez) /u);
      if (fought.length > 1) expect(blow?.lines).toHaveLength(fought.length);
    }
  }
  expect(told.ended).toBeGreaterThan(10);
  expect(told.joint).toBeGreaterThan(0);
});

test('a province lost in others’ turns always stops the table, and nothing stops in one’s own fights but another’s card that broke them', () => {
  const told = { lost: 0, stops: 0, own: 0, grave: 0 };
  for (let game = 0; game < 6; game++) {
    for (const { move, eyes, blow, isGathered, told: all } of walked(`coup ${game}`, 700)) {
      if (isGathered) continue;
      const { before, after } = all;
      const text = blow?.text;
      const isOther = before.turn !== null && before.turn.seat !== eyes;
      const fewer = heldBy(before, eyes).provinces - heldBy(after, eyes).provinces;
      if (isOther && fewer > 0) {
        told.lost += 1;
        const own = before.peoples[eyes] ?? [];
        const isCapital = tablesFor(before.options).board.territories.some(
          ({ kind }, place) =>
            kind === 'capital' && own.some((people) => people === before.owners[place] && people !== after.owners[place]),
        );
        if (isCapital) expect(blow?.isGrave, text).toBe(true);
        told.grave += Number(isCapital);
        expect(text).toMatch(fewer > 3 ? new RegExp(`Vous perdez .*${fewer} provinces`) : /Vous perdez /);
      }
      if (text) {
        told.stops += 1;
        for (const sentence of text.split(/(?<=\.) /)) expect(sentence).toMatch(/^\p{Lu}.*[^.]\.$/u);
      }
      if (text && move.seat === eyes && before.turn?.seat === eyes && !text.startsWith('Vous ne prenez pas ')) told.own += 1;
    }
  }
  expect(told.lost).toBeGreaterThan(30);
  expect(told.grave).toBeGreaterThan(3);
  expect(told.own).toBe(0);
});

test('whoever becomes Master of the Winds is told, at the City, and nobody else', () => {
  const state = ZARGOS.setup(options.value, 'maître');
  const [move] = ZARGOS.moves(state, ZARGOS.toMove(state)[0] ?? 0);
  if (!move) throw new Error('nothing to play');
  const [first, second] = [0, 1].map((seat) => {
    const view = ZARGOS.view(state, seat);
    return blowOf({ move, before: view, after: view, events: [{ kind: 'master', seat: 0, former: null, cards: 2 }] }, seat);
  });
  expect(first).toEqual({ text: 'Vous voilà Maître des Vents !', places: ['zargos'] });
  expect(second).toBeUndefined();
});

test('the fights of one turn of others are told in one card: every province lost, every fight with its rule, and nothing waits once the turn goes on', () => {
  const spec = { ...ZARGOS_SPEC, blow: blowOf, gathers: gathersOn };
  const options = accepted(ZARGOS.checkOptions({ seats: 2, scenario: SCENARIOS.deuxieme }));
  const told = { cards: 0, joint: 0, lost: 0 };
  for (let game = 0; game < 4; game++) {
    const dice = diceFrom(seeded(`rangée ${game}`));
    const start = { kind: 'sit', history: openHistory(spec, options, `rangée ${game}`), players: [HUMAN, botOf('etourdi')] } as const;
    let session: Session<Zargos> = nextSession(spec, EMPTY, start);
    const now = () => nowOf(session.sitting?.history ?? start.history);
    const heldIn = ({ owners }: State) => owners.flatMap((owner, place) => (owner === 'amazones' ? [place] : []));
    let before = heldIn(now());
    while (!ZARGOS.outcome(now())) {
      const state = now();
      const [seat = 0] = ZARGOS.toMove(state);
      const bot = seat === 0 ? BOTS.capitaine : BOTS.etourdi;
      const move = bot(ZARGOS.view(state, seat), ZARGOS.moves(state, seat), dice, 0);
      session = nextSession(spec, session, { kind: 'play', move });
      const after = heldIn(now());
      const isOthers = state.turn?.seat === 1 && state.phase !== 'red' && state.phase !== 'illusion';
      const { turn } = now();
      if (!isOthers) before = after;
      if (!isOthers || (turn?.seat === 1 && (turn.combat || turn.attacks.length > 0))) continue;
      expect(session.gathered).toBeUndefined();
      const gone = before.filter((place) => !after.includes(place)).length;
      before = after;
      const { blow, sitting } = session;
      if (gone > 0) expect(blow?.places.length).toBeGreaterThanOrEqual(gone);
      if (!blow) continue;
      told.cards += 1;
      told.lost += gone;
      if (gone > 3) expect(blow.text).toContain(`${gone} provinces`);
      const fights = sitting?.history.events
        .slice(-(blow.moves ?? 1))
        .flat()
        .flatMap((event) => (event.kind === 'opened' ? [event.defender] : []));
      if (fights && fights.length > 1) expect(blow.lines).toHaveLength(fights.filter((defender) => defender === 'amazones').length);
      else expect(blow.lines).toBeUndefined();
      if (blow.lines) told.joint += 1;
      for (const { text, rules } of blow.lines ?? []) {
        expect(text).toMatch(
          /^\p{Lu}.*, \d+ contre \d+ : (les Dragons la prennent|vous la gardez|plus personne n’y est), (vous y perdez \d+ pions?|sans perte)\.$/u,
        );
        expect(rules.length).toBeGreaterThan(0);
      }
      session = nextSession(spec, session, { kind: 'read' });
    }
  }
  expect(told.joint).toBeGreaterThan(5);
  expect(told.lost).toBeGreaterThan(20);
});
