/** The arbiter of Zargos over random games: its verdict is the judge's, its links come back as they were, what it offers in place of a refusal is legal. */
import { expect, test } from 'vitest';
import { answerOf } from '#components/arbiter/answer.ts';
import { nextDesk, openDesk } from '#components/arbiter/desk.ts';
import { sheetOf } from '#components/arbiter/sheet.ts';
import { arbiterLaws } from '#components/arbiter/testing/laws.ts';
import { isHeavy } from '#components/zargos/combat/heavy.ts';
import { type Dice, oneOf } from '#engine/core/dice.ts';
import { MOMENTS, withBoats, withHand, withHolder, withPawns, withPhase, withSeats } from '#engine/zargos/edit.ts';
import { foreseen } from '#engine/zargos/game/foreseen.ts';
import { ZARGOS } from '#engine/zargos/game/game.ts';
import { contradictions } from '#engine/zargos/game/state/contradictions.ts';
import { numberOf, tablesFor } from '#engine/zargos/game/table.ts';
import type { Move, State } from '#engine/zargos/game/types.ts';
import { normal } from '#engine/zargos/normal.ts';
import { oddsOf } from '#engine/zargos/odds/fight.ts';
import { wander } from '#engine/zargos/testing/wander.ts';
import { oddsFor, ZARGOS_ARBITER as SPEC } from './spec.ts';

const anyOf = (state: State, dice: Dice): Move => {
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
};

/** Positions of random games in the arbiter's form, each with a move that may be anything. */
function positions(most: number): readonly { readonly state: State; readonly move: Move }[] {
  const found: { state: State; move: Move }[] = [];
  for (let game = 0; found.length < most; game++) {
    let here = 0;
    wander(`arbitre/${game}`, ({ before, move }, dice) => {
      if (found.length >= most || here >= 60 || dice.roll(15) > 1) return;
      here += 1;
      found.push({ state: normal(before), move: dice.roll(2) === 1 ? move : anyOf(before, dice) });
    });
  }
  return found;
}

const CASES = positions(Number(process.env.POSITIONS ?? 420));

arbiterLaws(SPEC, CASES, {
  more: 60,
  link: 3500,
  also: (answer) => answer.kind === 'legal' && answer.lead.next && expect(contradictions(answer.lead.next)).toEqual([]),
});

test('what chance makes of a move is never told: no throw, no card drawn (those of an exchange change hands)', () => {
  for (const { state, move } of CASES) {
    if (!ZARGOS.judge(state, move).ok) continue;
    const { lines, next } = SPEC.leads(state, move, undefined);
    expect(lines.map(({ text }) => text).join(' ')).not.toMatch(
      move.kind === 'accept' ? /lancent \d|perdent \d/ : /lancent \d|perdent \d|reçoi/,
    );
    if (next) expect(normal(ZARGOS.play({ ...state, random: [5, 6, 7, 8] }, move).state)).toEqual(next);
  }
});

test('every position shows its fields, and setting one as it is changes nothing that is seen', { timeout: 60_000 }, () => {
  for (const { state, move } of CASES.slice(0, 60)) {
    for (const { fields } of SPEC.groups(state)) expect(new Set(fields.map(({ id }) => id)).size).toBe(fields.length);
    for (const field of SPEC.form(state, move)) {
      if (field.kind === 'choice' && field.id !== 'quoi' && field.id !== 'carte') expect(field.set(field.value)).toEqual(move);
    }
    expect(SPEC.seen(state, move, true, undefined).open.every((at) => at < state.pawns.length)).toBe(true);
  }
});

const { example } = SPEC;
const place = (id: Parameters<typeof numberOf>[1]): number => numberOf(tablesFor(example.state.options), id);

test('ZAR-ATT-1: the example leaves nobody behind, and one pawn fewer is offered first', () => {
  const answer = answerOf(SPEC, example.state, example.move, undefined);
  if (answer.kind !== 'refused') throw new Error(answer.kind);
  expect(answer.refusal.rule).toBe('ZAR-ATT-1');
  expect(answer.nearest[0]).toEqual({ ...example.move, pawns: 7 });
});

/** Seven Chevaliers before four Amazones, about to fight. */
function before(): { state: State; move: Move } {
  const attack = { ...example.move, pawns: 7 } as Move;
  return { state: normal(ZARGOS.play(example.state, attack).state), move: { kind: 'fight', seat: 0, at: 'ludos-4' } };
}

test('ZAR-AMA-1, ZAR-COM-3: a fight is told by the exact chances of the calculator, the shot among them', () => {
  const { state, move } = before();
  const lead = SPEC.leads(state, move, undefined);
  const exact = oddsOf({
    attacker: { people: 'chevaliers', pawns: 7, warWind: false },
    defender: { people: 'amazones', pawns: 4, warWind: false, called: 0 },
    site: 'province',
    eclipse: false,
    heatwave: false,
    options: {},
  });
  expect(lead.chance?.branches.map(({ chance }) => chance)).toEqual([
    exact.win.attacker,
    1 - exact.win.attacker - exact.win.nobody,
    exact.win.nobody,
  ]);
  expect(lead.next).toBeUndefined();
});

test('ZAR-ZRG-1, ZAR-ZRG-2: two pawns on a coast of Zargos face two dice of demons: taken where they total 3 at most, 3 throws of 36', () => {
  const at = place('zargos-1');
  const near = tablesFor(example.state.options).land[at]?.find((one) => one < example.state.owners.length) ?? -1;
  const from = tablesFor(example.state.options).ids[near];
  if (!from) throw new Error('no neighbour');
  const state = withPawns(withHolder(example.state, near, 'chevaliers'), near, 3);
  const attack: Move = { kind: 'attack', seat: 0, people: 'chevaliers', from, to: 'zargos-1', pawns: 2, card: null };
  const after = normal(ZARGOS.play(state, attack).state);
  const lead = SPEC.leads(after, { kind: 'fight', seat: 0, at: 'zargos-1' }, undefined);
  expect(lead.chance?.branches[0]?.chance).toBeCloseTo(3 / 36, 12);
});

test('an attack promises what its fight would, counted beside the verdict', async () => {
  const attack = { ...example.move, pawns: 7 } as Move;
  const [line] = (await oddsFor(example.state, attack)) ?? [];
  expect(line?.text).toMatch(/% de prendre Ludos .* \(sans Vent de Guerre\) ; il y reste alors/);
  const fight = foreseen(example.state, attack, true);
  expect(fight?.isLast).toBe(false);
  expect(fight?.situations.some(isHeavy)).toBe(false);
  const { state, move } = before();
  expect(await oddsFor(state, move)).toBeUndefined();
});

test('ZAR-MAT-1, ZAR-MAT-2, ZAR-MAT-3: more boats, pawns or cards than the box is told, never thrown', () => {
  const desk = openDesk(SPEC);
  const { state } = desk;
  const rows: readonly (readonly [State, RegExp])[] = [
    [withBoats(state, 'dragons', 15), /17 bateaux/],
    [withPawns(state, place('kori'), 99), /ont 113 points de pions/],
    [withHand(state, 0, ['canicule', 'canicule']), /« Canicule », et il y en a 2/],
  ];
  for (const [edited, text] of rows) {
    const sheet = sheetOf(SPEC, nextDesk(SPEC, desk, { kind: 'edit', state: edited }));
    expect(sheet.verdict).toMatch(/^Position impossible : /);
    expect(sheet.verdict).toMatch(text);
  }
});

test('every moment, every table may be set by hand, and contradicts nothing', () => {
  for (const phase of MOMENTS) {
    const state = withPhase(example.state, phase);
    expect([phase, contradictions(state)]).toEqual([phase, []]);
    expect(ZARGOS.toMove(state)).toHaveLength(1);
  }
  const fewer = withSeats(example.state, 2, 2);
  expect(contradictions(fewer)).toEqual([]);
  expect(sheetOf(SPEC, { ...openDesk(SPEC), state: fewer }).seats).toEqual([
    'les Chevaliers et les Amazones',
    'les Dragons et les Araignées',
  ]);
});

test('touching the map: a pawn more, a pawn less, the move from one’s own place to another', () => {
  const touched = (hand: string, at: string) => SPEC.touch(example.state, example.move, hand, at);
  const more = touched('amazones', 'ludos-4');
  expect('state' in more && more.state.pawns[place('ludos-4')]).toBe(5);
  const taken = touched('moines', 'ludos-4');
  expect('state' in taken && contradictions(taken.state).length).toBeGreaterThan(0);
  const less = touched('oter', 'ludos-4');
  expect('state' in less && less.state.pawns[place('ludos-4')]).toBe(3);
  expect(touched('coup', 'kori')).toEqual({ move: { ...example.move, from: 'kori' } });
  expect(touched('coup', 'ludos-3')).toEqual({ move: { ...example.move, to: 'ludos-3' } });
  expect(touched('coup', 'nulle-part')).toEqual({ move: example.move });
});
