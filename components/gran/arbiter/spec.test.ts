/** The arbiter of Gran over random games: its verdict is the judge's, its links come back as they were, what it offers in place of a refusal is legal. */
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { answerOf } from '#components/arbiter/answer.ts';
import { nextDesk, openDesk } from '#components/arbiter/desk.ts';
import { parseArbiter } from '#components/arbiter/link.ts';
import { disputeText } from '#components/arbiter/quick/quick.ts';
import { sheetOf } from '#components/arbiter/sheet.ts';
import { arbiterLaws } from '#components/arbiter/testing/laws.ts';
import { anyQuestions } from '#components/arbiter/testing/questions.ts';
import { twinsOf } from '#components/arbiter/twins.ts';
import { diceFrom } from '#engine/core/dice.ts';
import { seeded } from '#engine/core/random.ts';
import { idsOfKind, kindOf, kingdomOf, neighboursOf } from '#engine/gran/board/tables.ts';
import { normal, placed, withPhase, withPlayer, withRing, withSeen, withStone } from '#engine/gran/edit.ts';
import { GRAN } from '#engine/gran/game.ts';
import { drawn } from '#engine/gran/rules/drawn.ts';
import { tablesFor } from '#engine/gran/rules/table.ts';
import { anyMove, randomOptions, wander } from '#engine/gran/testing/positions.ts';
import { refereeMoves } from '#engine/gran/testing/referee.ts';
import type { Move, State } from '#engine/gran/types.ts';
import { pack } from './pack.ts';
import { DISPUTES, FIRST_QUICK, formatQuick, type GranQuick, parseQuick, parts, startOf } from './quick.ts';
import { between, disputeScene, quickScene } from './scenes.ts';
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

const CASES = positions(Number(process.env.POSITIONS ?? 300));

/** Why no refusal of these codes has a twin that is confirmed. */
const TWINLESS: Readonly<Record<string, string>> = {
  'GRA-BUT-1': 'a game that is over is not set by hand',
  'GRA-CRI-1': 'a ball takes no stone: another point is another question',
  'GRA-DEP-1': 'too far, or no line: another point is another question',
  'GRA-DEP-2': 'whence one starts is another question',
  'GRA-L-15': 'a point of exile takes no ring: another point is another question',
  'GRA-L-17': 'with no stone on the board nobody is asked to lift one',
  'GRA-L-21': 'a ball takes no ring at such a table: another point is another question',
  'GRA-L-22': 'a point of exile takes no stone at such a table: another point is another question',
  'GRA-MAT-1': 'nobody sits there; seated, he is not the one whose turn it is',
};

const TABLES = tablesFor({ board: null });

/** Over a city, with the ring and over somebody: random walks seldom do either. */
const OVER_CITIES = idsOfKind(TABLES, 'city').flatMap((via) => {
  const near = neighboursOf(TABLES, via);
  return near.flatMap((from) =>
    near
      .filter((to) => to !== from)
      .flatMap((to) =>
        (['porteur', 'simple'] as const).map((who) =>
          quickScene({ ...FIRST_QUICK, who, from, via, to, over: who === 'simple' ? 'chevalier' : 'rien' }, null),
        ),
      ),
  );
});

/** Two points on from a dragon that is beaten, where somebody stands. */
const OVER_DRAGONS = idsOfKind(TABLES, 'dragon').flatMap((from) => {
  const near = neighboursOf(TABLES, from).filter((via) => kindOf(TABLES, via) === 'black');
  return near.flatMap((via) => {
    const to = neighboursOf(TABLES, via).find((at) => at !== from && kindOf(TABLES, at) === 'black' && !near.includes(at));
    return to === undefined ? [] : [{ ...FIRST_QUICK, who: 'vainqueur', from, via, to, there: 'chevalier' } as const];
  });
});

/**
 * At a table where the ring lets nobody over a piece, the third that stands on the way; at others a city that stops everybody, a bonus that attacks nobody; the ring put
 * down where a bonus is asked; the last way to a city, and the last to where the ring is put, under a stone.
 */
function seldomMet(): readonly { readonly state: State; readonly move: Move }[] {
  const { from, via, to } = between();
  const { state: apart, move } = quickScene({ ...FIRST_QUICK, who: 'porteur', from, via, to }, null);
  const strict = SPEC.readings.with(placed(withPlayer(apart, 'vert', true), 'vert', via), { 'GRA-L-12': 'non' });
  const isPlain = (id: string) => kindOf(TABLES, id) === 'black';
  const walled = TABLES.board.points.flatMap(({ id: at }) => {
    const near = neighboursOf(TABLES, at);
    if (!isPlain(at) || !near.every(isPlain)) return [];
    const { state, move: deposit } = quickScene({ ...FIRST_QUICK, who: 'porteur', verb: 'anneau', to: at }, null);
    return [{ state: near.reduce(withStone, state), move: deposit }];
  });
  const cut = idsOfKind(TABLES, 'city').flatMap((city) => {
    const [last, ...others] = neighboursOf(TABLES, city).filter(isPlain);
    if (last === undefined || others.length + 1 < neighboursOf(TABLES, city).length) return [];
    const { state, move: stone } = quickScene({ ...FIRST_QUICK, verb: 'pierre', to: last }, null);
    return [{ state: SPEC.readings.with(others.reduce(withStone, state), { 'GRA-L-26': 'non' }), move: stone }];
  });
  const [city = ''] = idsOfKind(TABLES, 'city');
  const [before = '', after = ''] = neighboursOf(TABLES, city);
  const through = quickScene({ ...FIRST_QUICK, from: before, via: city, to: after }, null);
  const stopping = { ...through, state: SPEC.readings.with(through.state, { 'GRA-L-19': 'non' }) };
  const won = withRing(quickScene({ ...FIRST_QUICK, who: 'vainqueur' }, null).state, { bearer: 'jaune' });
  const [dragon] = won.position.pieces;
  const away = TABLES.board.points.find(({ id, kingdom }) => isPlain(id) && kingdom !== kingdomOf(TABLES, dragon?.at ?? ''));
  const deposit: Move = { kind: 'deposit', seat: 0, at: away?.id ?? '' };
  const attacking = OVER_DRAGONS.map((asked) => {
    const fallen = quickScene(asked, null);
    return { ...fallen, state: SPEC.readings.with(fallen.state, { 'GRA-L-9': 'non' }) };
  });
  return [{ state: strict, move }, stopping, ...attacking, { state: won, move: deposit }, ...cut, ...walled];
}

/** Questions of the lists. */
const QUESTIONS = anyQuestions({ first: FIRST_QUICK, parts: (asked: GranQuick) => parts(TABLES, asked), format: formatQuick }, 300);

arbiterLaws(SPEC, CASES, {
  more: 100,
  twinless: TWINLESS,
  rare: [],
  // To stop is no move of one player: the second referee lists none.
  referee: (state, move) => (move.kind === 'stop' ? undefined : refereeMoves(state).some((one) => isDeepStrictEqual(one, move))),
  link: 1500,
  questions: QUESTIONS,
  near: () => [
    ...DISPUTES.map(({ id }) => disputeScene(id)),
    ...OVER_CITIES,
    ...seldomMet(),
    ...QUESTIONS.flatMap((question) => SPEC.asked?.(question, SPEC.example.state) ?? []),
  ],
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
  const wanted: Move = { kind: 'walk', seat: 0, path: ['tirad-8'] };
  expect(far(wanted, wanted)).toBe(0);
  expect(far(wanted, { kind: 'walk', seat: 0, path: ['tirad-13'] })).toBeGreaterThan(0);
  expect(far(wanted, { kind: 'pass', seat: 0 })).toBeGreaterThan(far(wanted, { kind: 'walk', seat: 0, path: ['galad-1'] }));
});

test('a position set by hand that contradicts itself is told, and judged again once it is mended', () => {
  const start = { ...openDesk(SPEC), state: placed(example.state, 'bleu', 'epee-du-fosse') };
  const at = start.state.position.pieces.find(({ color }) => color === 'bleu')?.at ?? '';
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

const verdictOf = (question: string) => sheetOf(SPEC, nextDesk(SPEC, openDesk(SPEC), { kind: 'ask', question }));

test('a question is a text and back; what does not fit is put right', () => {
  const asked = { ...FIRST_QUICK, who: 'porteur', there: 'chevalier' } as const;
  expect(parseQuick(TABLES, formatQuick(asked))).toEqual(asked);
  expect(parseQuick(TABLES, 'vite who=roi&from=nulle-part&via=ailleurs')).toMatchObject({
    who: 'simple',
    from: '',
    via: '',
  });
  const asks = parseQuick(TABLES, 'vite who=vainqueur&from=tirad-13');
  expect(asks?.from).toBe('');
  expect(idsOfKind(TABLES, 'dragon')).toContain(startOf(TABLES, asks ?? FIRST_QUICK));
});

const listIn = (asked: GranQuick, label: string) => {
  const list = parts(TABLES, asked).find((part) => typeof part !== 'string' && part.label === label);
  if (list === undefined || typeof list === 'string') throw new Error(label);
  return list;
};

test('GRA-DEP-1: where one comes from stays as it was set, and what is too far from there is refused', () => {
  const asked = listIn({ ...FIRST_QUICK, from: 'galad-1' }, 'Où').set('cite-de-tirad');
  expect([asked.from, asked.to]).toEqual(['galad-1', 'cite-de-tirad']);
  // The booklet: one point or two, as one likes.
  const { answer, sentence } = verdictOf(formatQuick(asked));
  expect(answer.kind === 'refused' && answer.refusal.rule).toBe('GRA-DEP-1');
  expect(sentence).toContain('depuis « Galad 1 »');
});

test('whence, as long as it is not said, is wherever it may be done, and the question says so', () => {
  const asked = listIn(FIRST_QUICK, 'Où').set('cite-de-tirad');
  expect(verdictOf(formatQuick(asked))).toMatchObject({
    answer: { kind: 'legal' },
    sentence: expect.stringContaining('depuis un point voisin'),
  });
  for (const { id } of TABLES.board.points) {
    const { answer } = verdictOf(formatQuick({ ...FIRST_QUICK, to: id }));
    expect([id, answer.kind === 'refused' ? answer.refusal.rule : answer.kind]).toEqual([id, 'legal']);
  }
});

test('GRA-ATT-1, GRA-AMU-1: who goes where a knight stands attacks him, and it costs an amulet: both are said first', () => {
  // « Lorsqu’un joueur arrive sur un point […] sur lequel se trouve une autre pièce, il attaque. L’attaque coûte à l’agresseur une amulette. »
  const { answer } = verdictOf(formatQuick({ ...FIRST_QUICK, to: 'tirad-8', there: 'chevalier' }));
  expect(answer.kind === 'legal' && answer.lines[0]).toEqual({
    text: expect.stringMatching(/^C’est une attaque\. .*rend une amulette \(il lui en reste 2\)/),
    rules: ['GRA-ATT-1', 'GRA-AMU-1'],
  });
});

test('GRA-ATT-3, GRA-L-13: who is attacked under the collar is rid of it, and of the turn that it costs, or still owes that', () => {
  // The booklet: the attacker exiles the piece, which is freed of its collar, then fights the dragon; of the turn it says nothing.
  const question = formatQuick({ ...FIRST_QUICK, there: 'carcan' });
  const lineAt = (reading: 'annule' | 'reste-du') => {
    const table = { ...openDesk(SPEC), state: SPEC.readings.with(SPEC.example.state, { 'GRA-L-13': reading }) };
    const { answer } = sheetOf(SPEC, nextDesk(SPEC, table, { kind: 'ask', question }));
    return answer.kind === 'legal' && answer.lines[0];
  };
  expect(lineAt('annule')).toEqual({
    text: expect.stringMatching(/le carcan noir est retiré, et avec lui le tour/),
    rules: expect.arrayContaining(['GRA-ATT-3', 'GRA-L-13']),
  });
  expect(lineAt('reste-du')).toMatchObject({ text: expect.stringMatching(/un tour reste dû/) });
  // One amulet for the attack, one for the duel.
  const { answer } = verdictOf(formatQuick({ ...FIRST_QUICK, who: 'une', there: 'carcan' }));
  expect(answer.kind === 'refused' && answer.refusal.rule).toBe('GRA-AMU-3');
});

test('every question that its lists can make is asked of a position that may be judged', () => {
  const said = new Set<string>();
  const seen = (asked: GranQuick, depth: number): void => {
    const { answer } = verdictOf(formatQuick(asked));
    if (answer.kind === 'impossible') throw new Error(`${formatQuick(asked)}: ${answer.clashes[0]?.text}`);
    if (answer.kind === 'refused') said.add(answer.refusal.rule);
    if (depth === 0) return;
    for (const part of parts(TABLES, asked)) {
      if (typeof part === 'string' || /^(?:Où|D’où)$/.test(part.label)) continue;
      for (const { value } of part.groups.flatMap(({ options }) => options)) if (value !== part.value) seen(part.set(value), depth - 1);
    }
  };
  seen(FIRST_QUICK, 2);
  seen({ ...FIRST_QUICK, from: 'tirad-13', to: 'tirad-12' }, 2);
  expect(said.size).toBeGreaterThan(6);
});

test('GRA-PIE-1: what would permit a stone where somebody stands is that nobody does', () => {
  const question = formatQuick({ ...FIRST_QUICK, verb: 'pierre', to: 'tirad-13', there: 'chevalier' });
  const { answer } = sheetOf(SPEC, nextDesk(SPEC, openDesk(SPEC), { kind: 'ask', question }));
  expect(answer.kind === 'refused' && answer.twins?.map(({ text }) => text)).toEqual(['Ce qui s’y trouve : libre']);
});

test('what would permit a walk is never that its knight does not play, so that another has his seat', () => {
  const { state } = quickScene({ ...FIRST_QUICK, from: 'galad-1', to: 'cite-de-tirad' }, null);
  const three = withPlayer(placed(state, 'bleu', 'tirad-13'), 'vert', true);
  // Yellow is far from there, Blue beside it.
  const walk: Move = { kind: 'walk', seat: 0, path: ['tirad-8'] };
  expect(GRAN.judge(three, walk)).toMatchObject({ ok: false, rule: 'GRA-DEP-1' });
  expect(twinsOf(SPEC, three, walk, 20)).toEqual([]);
});

test('each dispute that is ready answers what friends ask', () => {
  const rules = Object.fromEntries(
    DISPUTES.map(({ id }) => {
      const { answer } = verdictOf(disputeText(id));
      if (answer.kind === 'legal') return [id, answer.lines[0]?.rules];
      return [id, answer.kind === 'refused' ? answer.refusal.rule : answer];
    }),
  );
  expect(rules).toEqual({
    dessus: 'GRA-DEP-5',
    porteur: ['GRA-ANN-3', 'GRA-L-12'],
    pierre: 'GRA-L-29',
    // The booklet: no stone may cut the ring off.
    acces: 'GRA-PIE-3',
    dragon: 'GRA-L-4',
    retour: 'GRA-DEP-2',
    cite: 'GRA-CIT-3',
    bonus: 'GRA-L-2',
    depart: 'GRA-L-8',
  });
});

test('what a verdict stands on is said: the booklet, our reading, the table’s, a board that is ours', () => {
  const groundsOf = (state: State) => {
    const { answer } = sheetOf(SPEC, { ...openDesk(SPEC), ...disputeScene('porteur'), state });
    return answer.kind === 'legal' || answer.kind === 'refused'
      ? answer.grounds?.map(({ text, rule }) => [text, rule ?? ''].join(' ').trim())
      : [];
  };
  const { state } = disputeScene('porteur');
  expect(groundsOf(state)).toEqual(['le livret', 'notre lecture GRA-L-12', 'un plateau reconstitué']);
  expect(groundsOf(SPEC.readings.with(state, { 'GRA-L-12': 'non' }))).toEqual(['à votre table GRA-L-12', 'un plateau reconstitué']);
});

test('GRA-L-21: the ring is put down on the crystal ball of Galad, said to be free though the other began there', () => {
  const { board } = tablesFor({ board: null });
  const asked = (there: 'rien' | 'chevalier') => {
    const { state, move } = quickScene({ ...FIRST_QUICK, verb: 'anneau', to: board.start, there }, null);
    return GRAN.judge(state, move).ok;
  };
  expect([asked('rien'), asked('chevalier')]).toEqual([true, false]);
});
