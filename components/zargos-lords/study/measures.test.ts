/** What a game of Zargo's Lords says of itself, the boxes that are tried, and what the page of the skirmish prints of the study. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { share, total } from '#components/study/count.ts';
import { runOf, type StudyRun } from '#components/study/plan.ts';
import { accepted } from '#engine/core/accepted.ts';
import { percent } from '#engine/core/french.ts';
import { FACTOR_ORIGINS, PEOPLE_NAMES } from '#engine/zargos-lords/data/counters.ts';
import { BOX } from '#engine/zargos-lords/data/tables.ts';
import { LORDS } from '#engine/zargos-lords/game/game.ts';
import { READINGS } from '#engine/zargos-lords/options.ts';
import { armyOf, peopleAt } from '#engine/zargos-lords/game/scenarios.ts';
import { STARTS } from '#engine/zargos-lords/game/starts.ts';
import { PEOPLES, type People } from '#engine/zargos-lords/types.ts';
import { STUDY, scenarioRun } from './figures.ts';
import { boxOf, measure, playLords } from './measures.ts';
import { CHANGED, COMPARED, EVEN, EVEN_WAR, HALVES, PLAN, studyKindOf, variantOf } from './plan.ts';

const PAGE = readFileSync(new URL('../../../content/zargos-lords/escarmouche.mdx', import.meta.url), 'utf8').replaceAll(/ +/g, ' ');

test('every ruling with another reading is compared, but those that the page of the study says are missing', () => {
  const study = readFileSync(new URL('../../../content/zargos-lords/etude.mdx', import.meta.url), 'utf8');
  const missing = /Manquent .*?\)\./s.exec(study)?.[0] ?? '';
  const named = [...missing.matchAll(/id="([^"]+)"/g)].map(([, id]) => id);
  const open = Object.entries(READINGS).flatMap(([id, readings]) => (readings.length > 1 ? [id] : []));
  const compared: readonly string[] = COMPARED.map(([, ruling]) => ruling);
  expect(open.filter((id) => !compared.includes(id)).toSorted()).toEqual(named.toSorted());
});

test('months, each side’s part of the win, the end and the camp', () => {
  const first = LORDS.setup(accepted(LORDS.checkOptions({ seats: 2, scenario: 'col' })), 'mesure');
  const over = { kind: 'over', how: 'months', winners: [0, 1], scores: [8, 8], camps: [1] } as const;
  const events = [{ kind: 'turn', seat: 1, month: 7 }, { kind: 'turn', seat: 0, month: 8 }, over] as const;
  expect(measure({ first, events, outcome: over })).toEqual({
    length: 8,
    'won-0': 0.5,
    'won-1': 0.5,
    drawn: 1,
    'by-months': 1,
    camp: 1,
  });
});

test('a war dealt by the cards tells whose its win is, what was taken and what was promised', () => {
  const first = LORDS.setup(accepted(LORDS.checkOptions({ seats: 2, scenario: 'continent' })), 'mesure');
  const over = { kind: 'over', how: 'months', winners: [1], scores: [3, 5], camps: [] } as const;
  const who = { id: 'a', kind: 'moine', seat: 1, at: { q: 0, r: 0 } } as const;
  const events = [
    { kind: 'picked', seat: 0, continent: 0, land: 'x', people: 'dragons' },
    { kind: 'picked', seat: 1, continent: 1, land: 'y', people: 'moines' },
    { kind: 'turn', seat: 1, month: 2 },
    { kind: 'entered', seat: 1, who },
    { kind: 'entered', seat: 1, who, taken: 'dragons' },
    { kind: 'answered', seat: 0, with: 1, accepts: true },
    { kind: 'answered', seat: 0, with: 1, accepts: false },
    { kind: 'broke', seat: 1, with: 0 },
    over,
  ] as const;
  expect(measure({ first, events: events as unknown as Parameters<typeof measure>[0]['events'], outcome: over })).toMatchObject({
    'won-by-moines': 1,
    'plays-moines': 1,
    'won-by-dragons': 0,
    'plays-dragons': 1,
    'plays-ailes': 0,
    taken: 1,
    allied: 1,
    broken: 1,
  });
});

test('only numbers that we made are changed, of a counter that plays there, and the game obeys the box', () => {
  for (const { start, kind, factor, by } of CHANGED) {
    expect(FACTOR_ORIGINS[kind][factor].provenance).toBe('reconstruction');
    expect([0, 1].some((seat) => armyOf({ scenario: start, seats: 2 }, peopleAt(start, seat)).includes(kind))).toBe(true);
    const box = boxOf({ ...studyKindOf(start), variant: variantOf({ kind, factor, by }) });
    expect(box?.factors[kind][factor]).toBe(BOX.factors[kind][factor] + by);
    expect({ ...box?.factors, [kind]: 0 }).toEqual({ ...BOX.factors, [kind]: 0 });
  }
  const kind = studyKindOf('ponts');
  const weak = { ...kind, variant: variantOf({ kind: 'dragon', factor: 'combat', by: -9 }) };
  const played = [kind, weak].map((one) => playLords(one, 'boite', 0, 2));
  expect(played[0]).not.toEqual(played[1]);
});

test.each(EVEN)('%s: the page of the skirmish prints what was counted, and each side has from 45 to 55 %%', (start) => {
  const run = scenarioRun(start);
  const sure = share(run, 'won-0');
  expect(sure.value).toBeGreaterThan(0.45);
  expect(sure.value).toBeLessThan(0.55);
  const drawn = total(run, 'drawn');
  const wins = [0, 1].map((seat) => total(run, `won-${seat}`) - drawn / 2);
  const [one, other] = STARTS[start].peoples.map((people) => PEOPLE_NAMES[people]);
  const part = `${Math.round(100 * sure.low)} à ${Math.round(100 * sure.high)} %`;
  expect(PAGE).toContain(`| ${STARTS[start].name} | ${one}, ${wins[0]} | ${other}, ${wins[1]} | ${part} |`);
  expect(PAGE).toContain(`chaque carte ${run.games} fois`);
});

test('the page of the war prints what its study counts of the strongest people and of the weakest', () => {
  const page = readFileSync(new URL('../../../content/zargos-lords/jouer.mdx', import.meta.url), 'utf8').replaceAll(/\s+/g, ' ');
  const halves = runOf(STUDY, { ...studyKindOf('continent'), variant: HALVES });
  const part = (people: 'dragons' | 'moines') =>
    percent(share(halves, `won-by-${people}`, `plays-${people}`).value, 0).replaceAll(/\s+/g, ' ');
  expect(page).toContain(
    `les Dragons gagnent entre deux Capitaines ${part('dragons')} des continents qu’ils jouent, les Moines ${part('moines')}.`,
  );
});

/** Of what a seat wins in so many seats, the part that a people wins. */
const partIn = (run: StudyRun, people: People): number => run.seats * share(run, `won-by-${people}`, `plays-${people}`).value;
const evenWar = (seats: number): StudyRun => runOf(STUDY, { ...studyKindOf('guerre', seats), variant: EVEN_WAR });

test.each(PEOPLES)('LOR-L-59: with even armies %s win their share to a tenth, in a war of two to an eighth', (people) => {
  for (const run of [scenarioRun('continent'), evenWar(3), evenWar(4)]) expect(Math.abs(partIn(run, people) - 1)).toBeLessThan(0.1);
  expect(Math.abs(partIn(evenWar(2), people) - 1)).toBeLessThan(1 / 8);
});

test('at three, two often ally against the third, as the choice of a war says', () => {
  for (const run of [evenWar(3), scenarioRun('guerre', 3)]) {
    const [sum = 0, squares = 0] = run.sums.allied ?? [];
    // At least so many games saw an alliance: what is counted is at most its mean by the root of its mean square (Cauchy and Schwarz).
    expect(sum ** 2 / squares / run.games).toBeGreaterThan(1 / 2);
  }
});

test('the games counted are those planned', () => {
  expect(STUDY.games).toBe(PLAN.reduce((sum, { games }) => sum + games, 0));
});
