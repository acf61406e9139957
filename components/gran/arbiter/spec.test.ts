/** The arbiter of Gran over random games: its verdict is the judge's, its links come back as they were, what it offers in place of a refusal is legal. */
import { expect, test } from 'vitest';
import { answerOf } from '#components/arbiter/answer.ts';
import { nextDesk, openDesk } from '#components/arbiter/desk.ts';
import { parseArbiter } from '#components/arbiter/link.ts';
import { sheetOf } from '#components/arbiter/sheet.ts';
import { arbiterLaws } from '#components/arbiter/testing/laws.ts';
import { diceFrom } from '#engine/core/dice.ts';
import { seeded } from '#engine/core/random.ts';
import { normal, placed, withPhase, withPlayer, withSeen, withStone } from '#engine/gran/edit.ts';
import { GRAN } from '#engine/gran/game.ts';
import { drawn } from '#engine/gran/rules/drawn.ts';
import { anyMove, randomOptions, wander } from '#engine/gran/testing/positions.ts';
import type { Move, State } from '#engine/gran/types.ts';
import { pack } from './pack.ts';
import { distance, GRAN_ARBITER as SPEC } from './spec.ts';

/** As many positions as asked, of random games, each with a move that may be anything. */
function positions(most: number): readonly { readonly state: State; readonly move: Move }[] {
  const found: { state: State; move: Move }[] = [];
  for (let game = 0; found.length < most; game++) {
    const dice = diceFrom(seeded(`arbitre/${game}`));
    let state = GRAN.setup(randomOptions(dice), `arbitre/${game}`);
    for (let turn = 0; turn < 200 && !GRAN.outcome(state) && found.length < most; turn++) {
      const legal = GRAN.moves(state, state.turn);
      if (dice.roll(6) === 1)
        found.push({ state: normal(state), move: dice.roll(2) === 1 ? anyMove(state, dice) : wander(state, legal, dice) });
      state = GRAN.step(state, wander(state, legal, dice)).state;
    }
  }
  return found;
}

const CASES = positions(Number(process.env.POSITIONS ?? 500));

arbiterLaws(SPEC, CASES, {
  more: 100,
  link: 1500,
  also(answer) {
    if (answer.kind === 'refused') expect(answer.nearest.length).toBeGreaterThan(0);
    // Either all is known, or the chances of all that may come are told.
    if (answer.kind === 'legal') expect(answer.lead.chance === undefined).toBe(answer.lead.next !== undefined);
  },
});

test.each(['position=', 'position=1d.', 'position=1d.abc', 'position=2j.e30', 'position=1j.e30', `position=1j.${'A'.repeat(70_000)}`])(
  'a bad link says one sentence: %.30s',
  async (link) => {
    const read = await parseArbiter(SPEC, link);
    expect(read.ok ? '' : read.because).toMatch(/^Ce lien d’arbitre [^.]*\.$/);
  },
);

const { example } = SPEC;

test('GRA-DRA-1, GRA-DRA-2: a dragon gives both ends and their exact chances, 7 of 12 on a whole pile', () => {
  const answer = answerOf(SPEC, example.state, example.move, undefined);
  if (answer.kind !== 'legal') throw new Error(answer.kind);
  expect(answer.lead.chance?.branches.map(({ chance, ways }) => [chance, ways])).toEqual([
    [7 / 12, '84 sur 144'],
    [5 / 12, '60 sur 144'],
  ]);
  expect(answer.lead.chance?.branches[1]?.lines.map(({ text }) => text).join(' ')).toMatch(/perd une amulette \(il lui en reste 2\)/);
});

test('GRA-DEP-5: the nearest to a dragon passed over is where the board is nearest', () => {
  const state = { ...example.state, position: drawn({ jaune: 'tirad-13', bleu: 'epee-du-fosse' }, { ring: { at: 'tirad-9' } }) };
  const far = distance(state);
  const wanted: Move = { kind: 'walk', seat: 0, path: ['tirad-12'] };
  expect(far(wanted, wanted)).toBe(0);
  expect(far(wanted, { kind: 'walk', seat: 0, path: ['tirad-13'] })).toBeGreaterThan(0);
  expect(far(wanted, { kind: 'pass', seat: 0 })).toBeGreaterThan(far(wanted, { kind: 'walk', seat: 0, path: ['galad-1'] }));
});

test('a position set by hand that contradicts itself is told, and judged again once it is mended', () => {
  const start = openDesk(SPEC);
  const at = example.state.position.pieces.find(({ color }) => color === 'bleu')?.at ?? '';
  const clash = nextDesk(SPEC, start, { kind: 'touch', hand: 'jaune', at });
  expect(sheetOf(SPEC, clash).verdict).toMatch(
    /^Position impossible : Les chevaliers jaune et bleu sont tous deux sur « .* » \(GRA-DEP-3\)\.$/,
  );
  expect(sheetOf(SPEC, nextDesk(SPEC, clash, { kind: 'undo' })).answer).toEqual(sheetOf(SPEC, start).answer);
});

test('acts by hand: a knight more, a stone, a dragon out, another moment, each undone', () => {
  const acts: readonly ((state: State) => State)[] = [
    (state) => withPlayer(state, 'vert', true),
    (state) => withStone(state, 'galad-3'),
    (state) => withSeen(state, [6]),
    (state) => withPhase(state, 'stone'),
    (state) => placed(state, 'bleu', 'galad-1'),
  ];
  let desk = openDesk(SPEC);
  for (const act of acts) desk = nextDesk(SPEC, desk, { kind: 'edit', state: act(desk.state) });
  expect(desk.state.options.colors).toEqual(['jaune', 'bleu', 'vert']);
  expect(desk.state.pile).toHaveLength(23);
  for (const _ of acts) desk = nextDesk(SPEC, desk, { kind: 'undo' });
  expect(desk.state).toEqual(example.state);
});

test('every field of every group is read, and setting it to what it is changes nothing that is judged', () => {
  for (const group of SPEC.groups(example.state)) {
    for (const field of group.fields) {
      if (field.kind === 'choice' && group.id !== 'tour') expect(pack(field.set(field.value))).toEqual(pack(example.state));
      if (field.kind === 'count') expect(pack(field.set(field.value))).toEqual(pack(example.state));
    }
  }
});
