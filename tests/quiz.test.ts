import { h } from 'preact';
import { render } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import type { ShownAnswer } from '#components/arbiter/shown.ts';
import { plain } from '#components/base/typography.ts';
import { Picture as GranPicture } from '#components/gran/arbiter/Picture.tsx';
import { QUIZ as GRAN_QUIZ } from '#components/gran/quiz/spec.ts';
import { ORC_ARBITER } from '#components/orc/arbiter/spec.ts';
import { QUIZ as ORC_QUIZ } from '#components/orc/quiz/spec.ts';
import { keepGoing, loadGoing } from '#components/quiz/going.ts';
import { loadKept, NOTHING_KEPT, saveKept, weakIn, withAnswer } from '#components/quiz/kept.ts';
import { dayWord, formatSeries, isSeries, parseSeries, seriesName } from '#components/quiz/link.ts';
import { QuizResult } from '#components/quiz/QuizResult.tsx';
import { isAnswer, isNaming, namedOf, posedNext, resumed } from '#components/quiz/run.ts';
import { ZARGOS_ARBITER } from '#components/zargos/arbiter/spec.ts';
import { QUIZ as ZARGOS_QUIZ } from '#components/zargos/quiz/spec.ts';
import { parseScene } from '#components/zargos-lords/map-tool/link.ts';
import { QUIZ as LORDS_QUIZ } from '#components/zargos-lords/quiz/spec.ts';
import { marked } from '#engine/core/link.ts';
import { sortedJson } from '#engine/core/replay.ts';
import { PEOPLE_NAMES } from '#engine/orc/data/cards.ts';
import { EDITIONS, type Edition, LAST_EDITION } from '#engine/practice/edition.ts';
import { nameAt, tablesFor } from '#engine/zargos/game/table.ts';
import { distanceOn, nameOf } from '#engine/zargos-lords/board/map.ts';
import { counterOf } from '#engine/zargos-lords/board/position.ts';

const QUESTION = {
  isLegal: false,
  slip: 'GRA-DEP-1',
  names: ['GRA-DEP-1', 'GRA-DEP-2', 'GRA-DEP-5'],
  now: '',
  told: '',
  said: '',
  answer: { kind: 'legal', lines: [], rests: [] },
  blind: {},
  open: {},
  address: async () => undefined,
} as const;

type Series<One> = { readonly series: (word: string, edition?: Edition) => Iterator<One, undefined> };
type PosedBy<Quiz> = Quiz extends Series<infer One> ? One : never;

/** What these series ask, one after another. */
function* asking<Quiz extends Series<unknown>>(quiz: Quiz, words: readonly string[], edition?: Edition): Generator<PosedBy<Quiz>> {
  for (const word of words) {
    const made = quiz.series(word, edition);
    for (let next = made.next(); !next.done; next = made.next()) yield next.value as PosedBy<Quiz>;
  }
}

const shelf = (kept: string | null) => ({ getItem: () => kept });

test('what is shown before the answer does not tell it: it is the same whatever the verdict', () => {
  for (const quiz of [GRAN_QUIZ, ORC_QUIZ, ZARGOS_QUIZ])
    for (const { blind, answer, isLegal, told, said } of asking(quiz, ['un', 'deux', 'trois'])) {
      expect(blind.sheet.answer).toEqual({ kind: 'legal', lines: [], rests: [] });
      expect(answer.kind).toBe(isLegal ? 'legal' : 'refused');
      expect([blind.sheet.verdict, blind.sheet.sentence]).toEqual(['', '']);
      expect(sortedJson(blind.sheet.seen)).not.toMatch(/"open":\[[^\]]/);
      expect(told).not.toMatch(/légal|refusé|undefined/i);
      expect(said).not.toMatch(/undefined|\.$/);
    }
});

test('Zargo’s Lords: the same before the answer, and the map tool opens the very position', async () => {
  for (const { blind, open, answer, isLegal, told, said, address } of asking(LORDS_QUIZ, ['un', 'deux'])) {
    expect(blind.shown).toEqual({ signs: [], open: [], bound: [], ways: [], retreats: [] });
    expect(answer.kind).toBe(isLegal ? 'legal' : 'refused');
    expect(open.position).toBe(blind.position);
    expect(`${told} ${said}`).not.toMatch(/undefined|NaN/);
    const { scene, refused } = parseScene(String(await address()));
    expect(refused).toEqual([]);
    expect(scene.position.map.rows).toEqual(blind.position.map.rows);
    expect(scene.position.counters.map(({ id: _, ...one }) => one)).toEqual(blind.position.counters.map(({ id: _, ...one }) => one));
    expect(scene.position.counters.findIndex(({ id }) => id === scene.asked)).toBe(
      blind.position.counters.findIndex(({ id }) => id === blind.asked),
    );
  }
});

test('Zargo’s Lords: a verdict says why with the values of the case, and cites a rule', () => {
  const because = { 'LOR-MOU-1': / est à \d+ hexagones?(\.|, mais aucun chemin)/, 'LOR-REC-2': / C’est en [A-Z]\d+, / } as const;
  let zones = 0;
  for (const { answer, said } of asking(LORDS_QUIZ, ['un', 'deux', 'trois', 'quatre', 'cinq', 'six'])) {
    if (answer.kind === 'legal') {
      expect(answer.lines.flatMap(({ rules }) => rules).length, said).toBeGreaterThan(0);
      if (answer.lines.some(({ text }) => text.includes('vision fait'))) expect(answer.lines[0]?.text).not.toContain('abrite');
    }
    if (answer.kind !== 'refused') continue;
    const { rule, because: text } = answer.refusal;
    if (rule === 'LOR-MOU-1' || rule === 'LOR-REC-2') expect(text).toMatch(text.includes('de la carte') ? /de la carte/ : because[rule]);
    if (rule === 'LOR-ZDI-1' && text.includes('lequel')) {
      zones += 1;
      expect(text).toMatch(/ est dans une zone tenue par .*\([A-Z]\d+\)\.$/);
    }
  }
  expect(zones).toBeGreaterThan(0);
});

test('Zargo’s Lords: where a retreat leads is marked on the map and said, unless it leads off it', () => {
  let retreats = 0;
  for (const { blind, said } of asking(LORDS_QUIZ, ['un'])) {
    const [, hexes, place] = / recule de (\d+) hexagones? vers [^,]+?(?:, en ([A-Z]\d+),)? et n’est pas éliminé$/.exec(said) ?? [];
    if (hexes === undefined) continue;
    expect(place, said).toBe(blind.target && nameOf(blind.target));
    if (!blind.target) continue;
    retreats += 1;
    const { map } = blind.position;
    expect(distanceOn(map, counterOf(blind.position, blind.asked).at, blind.target), said).toBe(Number(hexes));
  }
  expect(retreats).toBeGreaterThan(0);
});

test('Gran: the chance that stands beside a dragon once the answer is known is told in words', () => {
  let told = 0;
  for (const asked of asking(GRAN_QUIZ, ['un', 'deux'])) {
    const [before, after] = [asked.blind, asked.open].map((drawn) => plain(render(h(GranPicture, drawn))));
    expect(before).not.toContain('%');
    const [, chance] = /class="gran-chance"[^>]*>(\d+ %)</.exec(after ?? '') ?? [];
    if (chance) expect(after).toContain(`${chance} : chances de vaincre le dragon`);
    else expect(after).not.toContain('chances de vaincre');
    told += chance ? 1 : 0;
  }
  expect(told).toBeGreaterThan(0);
});

test('De l’Orc: of the others, backs only', () => {
  for (const { blind } of asking(ORC_QUIZ, ['dos'])) {
    const { state, move, sheet } = blind;
    if (state.phase === 'flying') continue;
    for (const { seat, isKnown } of sheet.seen.seats) expect(isKnown).toBe(seat === move.seat);
  }
});

const QUIZ_ASKS = { editions: EDITIONS, most: 10 } as const;
const GUESS_ASKS = { editions: EDITIONS, most: 100 } as const;

test('a word in a link, and back; another is refused in a sentence', () => {
  expect(formatSeries({ word: 'jour-2026-11-22', edition: 1 })).toBe(marked('serie=jour-2026-11-22'));
  for (const word of ['club-1', 'été', 'Ω7'])
    expect(parseSeries(`#${formatSeries({ word, edition: 1 })}`, QUIZ_ASKS)).toEqual({ ok: true, value: { word, edition: 1 } });
  for (const bad of ['', '%', 'deux mots', 'deux%20mots', 'x'.repeat(41)])
    expect(parseSeries(`#serie=${bad}`, QUIZ_ASKS)).toMatchObject({ ok: false, because: expect.stringContaining('1 à 40 lettres') });
  expect(isSeries('#serie=a')).toBe(true);
  expect(isSeries('#comment')).toBe(false);
});

test('a link says its edition and the score to beat; a link sent before there were any asks the first', () => {
  const series = { word: 'club-1', edition: 2, toBeat: 12.34 };
  expect(formatSeries(series)).toBe(marked('serie=club-1&v=2&battre=12.3'));
  expect(parseSeries(`#${formatSeries(series)}`, GUESS_ASKS)).toEqual({ ok: true, value: { word: 'club-1', edition: 2, toBeat: 12.3 } });
  expect(parseSeries('#serie=club-1&battre=0', QUIZ_ASKS)).toEqual({ ok: true, value: { word: 'club-1', edition: 1, toBeat: 0 } });
  expect(parseSeries('#serie=club-1', GUESS_ASKS)).toEqual({ ok: true, value: { word: 'club-1', edition: 1 } });
  for (const [bad, because] of [
    ['&v=3', 'plus récente'],
    ['&v=', 'abîmé'],
    ['&v=x', 'abîmé'],
    ['&battre=', 'score à battre'],
    ['&battre=11', 'score à battre'],
    ['&battre=-1', 'score à battre'],
    ['&battre=7%20', 'score à battre'],
  ])
    expect(parseSeries(`#serie=club-1${bad}`, QUIZ_ASKS), bad).toMatchObject({
      ok: false,
      because: expect.stringContaining(because ?? ''),
    });
});

test('a series that is loaded again goes on where it was, with the marks it had; another one does not', () => {
  const kept = new Map<string, string>();
  const page = {
    sessionStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    },
  };
  const series = { word: 'club-1', edition: LAST_EDITION };
  const said = [{ said: true }, { said: false, named: '' }];
  keepGoing(page, 'exercices.gran', series, said);
  expect(loadGoing(page, 'exercices.gran', series, isAnswer)).toEqual(said);
  expect(loadGoing(page, 'exercices.orc', series, isAnswer)).toEqual([]);
  expect(loadGoing(page, 'exercices.gran', { ...series, toBeat: 3 }, isAnswer)).toEqual([]);
  expect(loadGoing(page, 'exercices.gran', { ...series, edition: 1 }, isAnswer)).toEqual([]);
  const all = [...asking(GRAN_QUIZ, ['club-1'])];
  const again = resumed(GRAN_QUIZ.series('club-1'), said);
  expect(again.marks.map(({ isRight }) => isRight)).toEqual([all[0]?.isLegal === true, all[1]?.isLegal === false]);
  expect(again.posed?.said).toBe(all[2]?.said);
  expect(
    resumed(
      GRAN_QUIZ.series('club-1'),
      all.map(() => ({ said: true })),
    ).posed,
  ).toBeUndefined();
  kept.set('serie.exercices.gran', '{"series":"serie=club-1&v=2","said":[1]}');
  expect(loadGoing(page, 'exercices.gran', series, isAnswer)).toEqual([]);
  keepGoing(page, 'exercices.gran', series, []);
  expect(kept.size).toBe(0);
  const shut = {
    get sessionStorage(): never {
      throw new Error('shut');
    },
  };
  expect(loadGoing(shut, 'exercices.gran', series, isAnswer)).toEqual([]);
  expect(() => keepGoing(shut, 'exercices.gran', series, said)).not.toThrow();
});

test('before the picture stands whose moment it is and what he has; no other player’s move is offered in place of a refused one', () => {
  const words = ['un', 'deux', 'trois', 'quatre'];
  for (const [quiz, now] of [
    [GRAN_QUIZ, /^À (Jaune|Rouge|Vert|Bleu|Violet|Orange|Noir|Blanc).* a \d amulettes?(, sans l’anneau| et porte l’anneau)\.$/],
    [
      ORC_QUIZ,
      /^(Recrutement : .*, (boucliers permis|pas encore de boucliers)\.( .* a encore \d boucliers? et \d désertions?\.)?|(Espion|À|Bataille) .*)$/,
    ],
    [ZARGOS_QUIZ, / : aux? [^.]* d’agir\.( .*\.)?$/],
  ] as const)
    for (const { now: told, answer, open } of asking(quiz, words)) {
      expect(told).toMatch(now);
      if (answer.kind === 'refused')
        for (const { move } of answer.nearest) expect((move as { seat: number }).seat).toBe((open.move as { seat: number }).seat);
    }
});

/** Of these, the questions whose refusal cites the rule and says the words; one at least. */
function refusedBy<One extends { readonly answer: ShownAnswer<unknown> }>(asked: readonly One[], rule: string, words = ''): readonly One[] {
  const found = asked.filter(
    ({ answer }) => answer.kind === 'refused' && answer.refusal.rule === rule && answer.refusal.because.includes(words),
  );
  expect(found.length, rule).toBeGreaterThan(0);
  return found;
}

test('Zargos: what a verdict hangs on is told before it', () => {
  const asked = [...asking(ZARGOS_QUIZ, ['s9', 's11', 's13', 's14', 's17', 's18'], 2)];
  for (const { now, told, blind } of refusedBy(asked, 'ZAR-COM-1', 'Un combat a commencé')) {
    expect(now).toContain('Les combats ont commencé');
    for (const { at } of blind.state.turn?.attacks ?? []) expect(told).toContain(` devant ${nameAt(tablesFor(blind.state.options), at)}`);
    expect(ZARGOS_ARBITER.summary(blind.state)).toContain('Les combats ont commencé');
  }
  for (const { told, answer } of refusedBy(asked, 'ZAR-CHE-1')) {
    const struck = told.match(/Déjà attaqués par les Chevaliers ce tour-ci : ([^.]*)\./)?.[1];
    expect(struck).toContain(/attaqué (.*) ce tour-ci/.exec(answer.kind === 'refused' ? answer.refusal.because : '')?.[1]);
  }
  for (const { now } of refusedBy(asked, 'ZAR-REO-1', 'ont déjà fait')) expect(now).toMatch(/ont fait [12] pas sur 2\./);
  for (const { now } of refusedBy(asked, 'ZAR-L-38', 'sous le Vent de Brume')) expect(now).toContain('Le Vent de Brume est en vigueur.');
  for (const { now, blind } of asked)
    if (blind.move.kind === 'attack') expect(now.includes('Les combats ont commencé')).toBe(blind.state.turn?.engaged);
});

test('De l’Orc: a Sorcier who calls is told which peoples were called', () => {
  for (const { now, blind } of refusedBy([...asking(ORC_QUIZ, ['s3', 's9', 's12', 's13'], 2)], 'ORC-BAT-1', 'déjà été appelés')) {
    const { move, state } = blind;
    expect(now.split('Déjà appelés : ')[1]).toContain(move.kind === 'call' ? PEOPLE_NAMES[move.people] : '?');
    expect(ORC_ARBITER.summary(state)).toContain(now);
  }
});

test('Gran: no chance stands on the board before the answer, and a lifted stone has its rule', () => {
  const asked = [...asking(GRAN_QUIZ, ['s0', 's1', 's2'], 2)];
  for (const { blind } of asked) expect(sortedJson(blind.sheet.seen)).not.toContain('%');
  const lifted = asked.filter(({ blind, isLegal }) => isLegal && blind.move.kind === 'lift');
  expect(lifted.length).toBeGreaterThan(0);
  for (const { answer } of lifted) expect(answer.kind === 'legal' && answer.lines[0]?.rules).toEqual(['GRA-PIE-4']);
});

test('De l’Orc: who proposes the move stands first in the picture, his hand in sight', () => {
  let met = 0;
  for (const asked of asking(ORC_QUIZ, ['un', 'deux', 'trois', 'quatre', 'cinq'])) {
    const { sheet, move } = asked.blind;
    if (!sheet.seen.seats.some(({ seat }) => seat === move.seat)) continue;
    met += 1;
    expect(sheet.seen.seats[0]?.seat).toBe(move.seat);
  }
  expect(met).toBeGreaterThan(3);
});

test('a day has its word, and its name', () => {
  expect(dayWord(new Date(2026, 0, 5, 23, 59))).toBe('jour-2026-01-05');
  expect(seriesName('jour-2026-01-05')).toBe('du 5 janvier 2026');
  expect(seriesName('club-1')).toBe('« club-1 »');
  expect(seriesName('jour-2026-13-40')).toBe('« jour-2026-13-40 »');
});

test('what is kept is found again; what Leitner’s boxes held, before levels and names too, still is; what cannot be read is nothing', () => {
  const kept = new Map<string, string>();
  const boxes = { asked: 3, slips: { 'GRA-DEP-1': { box: 1, due: 7 }, 'GRA-DEP-2': { box: 0, due: 5 }, 'GRA-DEP-5': { box: 9, due: 5 } } };
  const rules = { 'GRA-DEP-1': 1, 'GRA-DEP-2': 0 };
  const all = { asked: 3, rules, level: 3, named: { tried: 4, right: 2 } };
  saveKept({ setItem: (key, value) => kept.set(key, value) }, 'gran', all);
  expect(loadKept(shelf(kept.get('quiz.gran') ?? null), 'gran')).toEqual(all);
  expect(loadKept(shelf(JSON.stringify({ format: 1, boxes })), 'gran')).toEqual({ ...NOTHING_KEPT, asked: 3, rules });
  expect(loadKept(shelf(JSON.stringify({ format: 1, boxes, level: 9, named: { tried: 1, right: 2 } })), 'gran')).toEqual({
    ...NOTHING_KEPT,
    asked: 3,
    rules,
  });
  for (const bad of [
    null,
    '',
    '{',
    '[]',
    '{"format":2}',
    '{"format":1,"boxes":{"asked":-1,"slips":{}}}',
    '{"format":1,"boxes":{"asked":1}}',
    '{"format":1,"asked":1,"rules":[]}',
  ])
    expect(loadKept(shelf(bad), 'gran')).toEqual(NOTHING_KEPT);
  expect(loadKept(undefined, 'gran')).toEqual(NOTHING_KEPT);
  const full = () => {
    throw new Error('full');
  };
  expect(() => saveKept({ setItem: full }, 'gran', all)).not.toThrow();
});

test('an answer counts: times in a row, up to four, none after a miss', () => {
  const times = (...answers: readonly boolean[]) => answers.reduce((kept, isRight) => withAnswer(kept, 'GRA-DEP-1', isRight), NOTHING_KEPT);
  expect(times(true, true)).toMatchObject({ asked: 2, rules: { 'GRA-DEP-1': 2 } });
  expect(times(true, true, true, true, true).rules['GRA-DEP-1']).toBe(4);
  expect(weakIn(times(true, true))).toEqual([]);
  expect(weakIn(times(true, false))).toEqual(['GRA-DEP-1']);
});

test('at the end of what was to be seen again: no series, what could not be asked is sent to be read, and the way back', () => {
  const mark = { said: 'Vert va', isRight: true, isLegal: true, slip: 'legal', isNamed: undefined };
  const shown = plain(render(h(QuizResult, { name: 'Gran', series: undefined, marks: [mark], unmet: ['GRA-ANN-4'], again: () => {} })));
  expect(shown).toContain('1 sur 1');
  expect(shown).toContain('« GRA-ANN-4 » cette fois : relisez-la.');
  expect(shown).toMatch(/href="[^"]*aujourdhui\/"/);
  expect(shown).not.toContain('défi');
});

test('a rule is asked for where a refused move was refused, until one is named or shown', () => {
  const posed = QUESTION;
  const run = { series: undefined, count: undefined, marks: [], ...posedNext(posed, 1) };
  expect(isNaming(run)).toBe(false);
  expect(isNaming({ ...run, said: true })).toBe(false);
  expect(isNaming({ ...run, said: false })).toBe(true);
  expect(isNaming({ ...run, said: false, named: '' })).toBe(false);
  expect(isNaming({ ...run, said: false, posed: { ...posed, names: [] } })).toBe(false);
  expect(isNaming({ ...run, said: false, posed: { ...posed, isLegal: true } })).toBe(false);
  const mark = { said: '', isRight: true, isLegal: false, slip: 'GRA-DEP-1' };
  expect(namedOf([undefined, true, false, true].map((isNamed) => ({ ...mark, isNamed })))).toEqual({ tried: 3, right: 2 });
});
