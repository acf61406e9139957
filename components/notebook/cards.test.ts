import { describe, expect, test } from 'vitest';
import { carriedCard, chanceOn, graded, joinedNotebooks, rulesDueIn, settled } from './cards.ts';
import { loadNotebook, type Notebook, type NotedLine, namedBy, readNotebook, saveNotebook } from './kept.ts';
import { type Day, dayOf, idOf, MOST_LOG, note } from './note.ts';

const NEW: Notebook = { since: 100, cards: {}, log: [] };
const RULE = idOf('regle', 'gran', 'GRA-DEP-1');

/** FSRS-6 with its published default weights, written from its description: https://github.com/open-spaced-repetition/awesome-fsrs/wiki/The-Algorithm */
const W = [
  0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835, 0.0614, 0.2629, 1.6483, 0.6014, 1.8729, 0, 0,
  0, 0.1542,
];
const w = (at: number): number => W[at] ?? Number.NaN;
const recall = (t: number, s: number): number => (1 + (0.9 ** (-1 / w(20)) - 1) * (t / s)) ** -w(20);
const firstDifficulty = (grade: number): number => Math.min(10, Math.max(1, w(4) - Math.exp(w(5) * (grade - 1)) + 1));
const nextDifficulty = (d: number, grade: number): number => {
  const damped = d + (-w(6) * (grade - 3) * (10 - d)) / 9;
  return Math.min(10, Math.max(1, w(7) * (w(4) - Math.exp(w(5) * 3) + 1) + (1 - w(7)) * damped));
};
const known = (d: number, s: number, r: number): number =>
  s * (1 + Math.exp(w(8)) * (11 - d) * s ** -w(9) * (Math.exp(w(10) * (1 - r)) - 1));
const forgotten = (d: number, s: number, r: number): number =>
  Math.min(s, w(11) * d ** -w(12) * ((s + 1) ** w(13) - 1) * Math.exp(w(14) * (1 - r)));

describe('days', () => {
  // The first stabilities are the weights 0,212, 1,2931, 2,3065 and 8,2956: to the nearest day, and one at least.
  test.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 8],
  ] as const)('graded %i for the first time, it comes back in %i days', (grade, days) => {
    expect(graded(undefined, grade, 100)).toMatchObject({ seen: 100, due: 100 + days, grade });
  });

  test('known again and again, then forgotten: as the published formulas give by themselves', () => {
    let card = graded(undefined, 3, 100);
    let [s, d] = [w(2), firstDifficulty(3)];
    for (const grade of [3, 3, 1, 3] as const) {
      const day = card.due;
      const r = recall(day - card.seen, s);
      [s, d] = [grade === 1 ? forgotten(d, s, r) : known(d, s, r), nextDifficulty(d, grade)];
      card = graded(card, grade, day);
      expect(card.stability).toBeCloseTo(s, 4);
      expect(card.due - day).toBe(Math.max(1, Math.round(s)));
    }
  });

  test('the chance is nine in ten after as many days as its stability, and certain on the day', () => {
    expect(chanceOn({ stability: 12, difficulty: 5, seen: 100 }, 112)).toBeCloseTo(0.9, 6);
    expect(chanceOn({ stability: 12, difficulty: 5, seen: 100 }, 100)).toBe(1);
    expect(chanceOn({ stability: 12, difficulty: 5, seen: 100 }, 90)).toBe(1);
  });

  test('a clock that goes back breaks nothing', () => {
    expect(graded(graded(undefined, 3, 100), 3, 90)).toMatchObject({ seen: 100 });
  });
});

describe('answers', () => {
  const noted = (...log: readonly (readonly [grade: 0 | 1 | 2 | 3 | 4, day: Day])[]) =>
    settled({ ...NEW, log: log.map(([grade, day]): NotedLine => [RULE, grade, day]) }).cards[RULE];

  test('once a day, by the worst: missed, then found, is missed; known, then missed, too', () => {
    const missed = noted([1, 100]);
    expect(noted([1, 100], [3, 100])).toEqual(missed);
    expect(noted([3, 100], [1, 100])).toEqual(missed);
    expect(noted([3, 100], [3, 102], [1, 102])).toEqual(noted([3, 100], [1, 102]));
  });

  test('what could not be asked comes three days later, remembered as before', () => {
    const [card, put, none] = [noted([1, 100]), noted([1, 100], [0, 101]), noted([0, 101])];
    expect(put).toEqual({ ...card, due: 104 });
    expect(none).toBeUndefined();
  });

  test('a chance that was guessed well is no card, one that was missed is', () => {
    const id = idOf('chance', 'gran', 'club-1.2.3');
    const cards = (grade: 1 | 3) => Object.keys(settled({ ...NEW, log: [[id, grade, 100]] }).cards);
    expect(cards(3)).toEqual([]);
    expect(cards(1)).toEqual([id]);
  });

  test('rules to be asked among questions without end: those of the game that are due, the longest first; what was answered today is behind', () => {
    const ids = ['GRA-DEP-1', 'GRA-DEP-2', 'GRA-DEP-5'].map((rule) => idOf('regle', 'gran', rule));
    const [one = '', two = '', three = ''] = ids;
    const log: readonly NotedLine[] = [
      [two, 1, 102],
      [one, 1, 100],
      [three, 1, 100],
      [idOf('regle', 'orc', 'ORC-BAT-1'), 1, 100],
      [idOf('coup', 'gran', 'gran-1'), 1, 100],
      [three, 3, 103],
    ];
    expect(rulesDueIn({ ...NEW, log }, 'gran', 103)).toEqual(['GRA-DEP-1', 'GRA-DEP-2']);
  });

  test('two notebooks: of each thing what was seen last', () => {
    const one: Notebook = { ...NEW, log: [[RULE, 1, 100]] };
    const other: Notebook = { ...NEW, since: 90, log: [[RULE, 3, 105]] };
    for (const both of [joinedNotebooks(one, other), joinedNotebooks(other, one)]) {
      expect(both.since).toBe(90);
      expect(both.cards[RULE]).toEqual(graded(undefined, 3, 105));
    }
  });
});

describe('what was kept before', () => {
  // Of the day before: one day after a miss, two after the first time; then, by the formulas above, 11 and 46.
  test.each([
    [0, 100, 1],
    [1, 101, 3],
    [2, 110, 3],
    [3, 145, 3],
  ] as const)('known %i times in a row: due on day %i', (times, due, grade) => {
    expect(carriedCard(times, 100)).toMatchObject({ seen: 99, due, grade });
  });
});

describe('the shelf', () => {
  const shelf = (text?: string) => {
    const kept = new Map(text === undefined ? [] : [['carnet', text]]);
    return {
      kept,
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    };
  };

  test('without a notebook nothing is written; with one, what was answered', () => {
    const none = shelf();
    expect(note(none, RULE, 1, 100)).toBe(false);
    expect(none.kept.size).toBe(0);
    expect(note(undefined, RULE, 1, 100)).toBe(false);
    const open = shelf();
    expect(saveNotebook(open, NEW)).toBe(true);
    expect(note(open, RULE, 1, 100)).toBe(true);
    expect(loadNotebook(open)).toEqual({ ...NEW, log: [[RULE, 1, 100]] });
    expect(saveNotebook(open, undefined)).toBe(true);
    expect(open.kept.size).toBe(0);
  });

  test('a storage that is full or forbidden throws nothing', () => {
    const full = {
      ...shelf(JSON.stringify({ format: 1, ...NEW })),
      setItem: () => {
        throw new Error('full');
      },
    };
    expect(note(full, RULE, 1, 100)).toBe(false);
    expect(saveNotebook(full, NEW)).toBe(false);
    expect(saveNotebook(undefined, NEW)).toBe(false);
  });

  test('the log keeps its last answers', () => {
    const long = shelf(JSON.stringify({ format: 1, ...NEW, log: Array.from({ length: MOST_LOG }, () => [RULE, 3, 100]) }));
    note(long, RULE, 1, 101);
    const log = loadNotebook(long)?.log ?? [];
    expect(log.length).toBe(MOST_LOG);
    expect(log.at(-1)).toEqual([RULE, 1, 101]);
  });

  test('what is damaged or foreign is passed over', () => {
    for (const bad of [
      null,
      '',
      '{',
      '[]',
      '{"format":2}',
      '{"format":1,"since":1,"cards":[],"log":[]}',
      '{"format":1,"since":-1,"cards":{},"log":[]}',
    ])
      expect(readNotebook(bad)).toBeUndefined();
    const card = graded(undefined, 3, 100);
    const mixed = {
      format: 1,
      ...NEW,
      cards: {
        [RULE]: card,
        'regle/gran': card,
        'autre/gran/x': card,
        [`${RULE}b`]: { ...card, stability: -1 },
        [`${RULE}c`]: { ...card, due: 1.5 },
      },
      log: [[RULE, 3, 100], [RULE, 5, 100], ['x', 3, 100], [RULE, 3], 'x', null],
    };
    expect(readNotebook(JSON.stringify(mixed))).toEqual({ since: 100, cards: { [RULE]: card }, log: [[RULE, 3, 100]] });
  });

  test('an id says what it names', () => {
    expect(namedBy(RULE)).toEqual({ kind: 'regle', game: 'gran', key: 'GRA-DEP-1' });
    expect(namedBy('coup/zargos-lords/a/b')).toBeUndefined();
  });

  test('a day is that of the calendar where one is, at whatever hour', () => {
    const day = dayOf(new Date(2026, 2, 28, 0, 1));
    expect(dayOf(new Date(2026, 2, 28, 23, 59))).toBe(day);
    expect(dayOf(new Date(2026, 2, 29, 23, 59))).toBe(day + 1);
    expect(dayOf(new Date(2026, 2, 30, 0, 0))).toBe(day + 2);
  });
});
