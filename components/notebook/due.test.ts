import { describe, expect, test } from 'vitest';
import type { Progress } from '#components/lesson/progress.ts';
import { graded, settled } from './cards.ts';
import { lineText } from './count.ts';
import { type DueThing, dueThings, type KnownGame, sittingOf, todayOf } from './due.ts';
import type { Card, Notebook, NotedLine } from './kept.ts';
import { formatBack, parseBack } from './link.ts';
import { type Kind, note } from './note.ts';
import { openedNotebook } from './opened.ts';
import { agoText } from './words.ts';

const gameOf = (id: string): KnownGame => ({
  id,
  name: id === 'gran' ? 'Gran' : 'Zargos',
  rules: { 'R-1': 'Un pas', 'R-2': 'Deux pas', 'R-3': 'Trois pas' },
  lessons: [
    { slug: 'duel', title: 'Le duel', minutes: 3, tasks: ['un', 'deux', 'trois'] },
    { slug: 'but', title: 'Le but', minutes: 2, tasks: ['un'] },
  ],
  puzzles: { 'gran-1': 'L’anneau', 'gran-2': 'L’anneau' },
});
const GAMES = [gameOf('gran'), gameOf('zargos')];
const NOW = 200;

const bookOf = (...log: readonly NotedLine[]): Notebook => settled({ since: 100, cards: {}, log });
const due = (notebook: Notebook, progress: Progress = {}) => dueThings(notebook, progress, GAMES, NOW);
const said = (notebook: Notebook, progress: Progress = {}) => due(notebook, progress).map(({ title, why }) => `${title} : ${why}`);

describe('why a thing comes back', () => {
  test('missed three days ago: it says so, and stands first', () => {
    // Known on day 198: 2 days, so due on day 200. Missed on day 197: the day after.
    expect(said(bookOf(['regle/gran/R-1', 3, 198], ['regle/gran/R-2', 1, 197]))).toEqual([
      'Deux pas : vous l’aviez manquée il y a 3 jours',
      'Un pas : vue il y a 2 jours ; on l’oublie d’ordinaire vers maintenant',
    ]);
  });

  test('known long ago: the chance that is left is told', () => {
    // Stability 2,3065 days, 100 days ago: (1 + 0,98038·100 ÷ 2,3065)^−0,1542 = 43,505^−0,1542 = 0,559.
    expect(said(bookOf(['coup/gran/gran-1', 3, 100]))).toEqual([
      'L’anneau : trouvé il y a 3 mois ; il reste environ 56 % de chances que vous le sachiez',
    ]);
  });

  test('what is not due, and what the site knows no more, is not on the list', () => {
    expect(
      due(bookOf(['regle/gran/R-1', 3, 199], ['regle/gran/R-9', 1, 190], ['coup/gran/gran-9', 1, 190], ['regle/orc/R-1', 1, 190])),
    ).toEqual([]);
  });

  test('a lesson begun and left comes back until it is done; one that is done comes back in its day', () => {
    const begun: Progress = { gran: { duel: { un: 3 } } };
    expect(said(bookOf(), begun)).toEqual(['Le duel : commencée, 1 exercice sur 3 fait']);
    expect(said(bookOf(['lecon/gran/duel', 4, 195]), begun)).toEqual(['Le duel : commencée il y a 5 jours, 1 exercice sur 3 fait']);
    const done: Progress = { gran: { duel: { un: 3, deux: 3, trois: 3 } } };
    // Three stars: 8 days.
    expect(said(bookOf(['lecon/gran/duel', 4, 195]), done)).toEqual([]);
    expect(said(bookOf(['lecon/gran/duel', 4, 192]), done)).toEqual([
      'Le duel : faite il y a 8 jours ; on l’oublie d’ordinaire vers maintenant',
    ]);
  });

  test.each([
    [0, 'aujourd’hui'],
    [1, 'hier'],
    [59, 'il y a 59 jours'],
    [60, 'il y a 2 mois'],
    [400, 'il y a 13 mois'],
  ])('%i days: %s', (days, text) => {
    expect(agoText(days)).toBe(text);
  });
});

describe('five minutes of it', () => {
  const thing = (kind: Kind, game: string, key: string, minutes: number): DueThing => ({
    id: `${kind}/${game}/${key}`,
    kind,
    game,
    key,
    title: key,
    why: '',
    minutes,
  });
  const keys = (things: readonly DueThing[]) => things.map(({ key }) => key);

  test('kinds in turn, another game than the last, as many as fit', () => {
    const all = [
      thing('regle', 'gran', 'a', 0.5),
      thing('regle', 'gran', 'b', 0.5),
      thing('regle', 'zargos', 'c', 0.5),
      thing('coup', 'gran', 'd', 1),
      thing('coup', 'zargos', 'e', 1),
      thing('lecon', 'gran', 'f', 3),
    ];
    // a (½), e (1½, another game), f (4½: gran again, the only lesson), then c (5); nothing more fits.
    expect(keys(sittingOf(all, 5))).toEqual(['a', 'e', 'f', 'c']);
    expect(keys(sittingOf(all, 2))).toEqual(['a', 'e', 'b']);
  });

  test('one thing at least, however long', () => {
    expect(keys(sittingOf([thing('lecon', 'gran', 'f', 9)], 5))).toEqual(['f']);
  });

  test('rules of one game are asked in one go, by one link; what was done of the five minutes is counted', () => {
    const missed = bookOf(
      ['regle/gran/R-1', 1, 190],
      ['regle/gran/R-2', 1, 191],
      ['coup/zargos/gran-1', 1, 190],
      ['regle/zargos/R-1', 1, 190],
    );
    const { tasks, rest, done } = todayOf(missed, {}, GAMES, NOW);
    expect(tasks.map(({ address }) => address.replace(/entier=[^&]+&/, ''))).toEqual([
      '/gran/exercices/#revoir=R-1,R-2',
      '/zargos/meilleur-coup/#exercice=gran-1',
      '/zargos/exercices/#revoir=R-1',
    ]);
    expect([rest.length, done]).toEqual([0, 0]);
    const after = todayOf(
      settled({
        ...missed,
        log: [
          ['regle/gran/R-1', 3, NOW],
          ['coup/zargos/gran-1', 1, NOW],
        ],
      }),
      {},
      GAMES,
      NOW,
    );
    expect(after.done).toBe(2);
    expect(after.tasks.flatMap(({ things }) => things.map(({ key }) => key)).toSorted()).toEqual(['R-1', 'R-2']);
    expect(lineText(after, NOW, 'gran')).toBe('deux choses à revoir, dont une de ce jeu.');
  });

  test('what was not due is not of the five minutes', () => {
    const early = settled({ ...bookOf(['regle/gran/R-1', 3, 199], ['regle/gran/R-2', 1, 190]), log: [['regle/gran/R-1', 3, NOW]] });
    expect(todayOf(early, {}, GAMES, NOW)).toMatchObject({ done: 0, tasks: [{ things: [{ key: 'R-2' }] }] });
  });

  test('once five minutes are done, the rest waits until more is asked for', () => {
    const lessons: Progress = { gran: { duel: { un: 1, deux: 1, trois: 1 }, but: { un: 1 } } };
    const old = bookOf(['lecon/gran/duel', 2, 190], ['lecon/gran/but', 2, 190], ['regle/gran/R-1', 1, 190]);
    const done = settled({
      ...old,
      log: [
        ['lecon/gran/duel', 3, NOW],
        ['lecon/gran/but', 3, NOW],
      ],
    });
    expect(todayOf(done, lessons, GAMES, NOW)).toMatchObject({ tasks: [], rest: [{ key: 'R-1' }], done: 2 });
    expect(todayOf(done, lessons, GAMES, NOW, 10).tasks).toHaveLength(1);
  });

  test('nothing to do: when the next thing comes', () => {
    const now = todayOf(bookOf(['regle/gran/R-1', 3, 199], ['regle/gran/R-2', 3, 199], ['regle/gran/R-3', 4, 199]), {}, GAMES, NOW);
    expect(now.next).toEqual({ day: 201, count: 2 });
    expect(lineText(now, NOW, undefined)).toBe('rien à revoir. Prochain retour : demain.');
  });
});

describe('what was kept before the notebook', () => {
  const kept: Readonly<Record<string, string>> = {
    'quiz.gran': '{"format":1,"boxes":{"asked":3,"slips":{"R-1":{"box":0,"due":5},"R-2":{"box":2,"due":15}}}}',
    'quiz.zargos': '{"format":1,"asked":1,"rules":{"R-3":1},"level":2,"named":{"tried":0,"right":0}}',
    'puzzles.gran': '{"format":1,"marks":{"gran-1":"first","gran-2":"tried"}}',
    lecons: '{"format":1,"stars":{"gran":{"duel":{"un":3},"but":{"un":3}}}}',
  };
  const shelf = {
    length: Object.keys(kept).length,
    key: (at: number) => Object.keys(kept)[at] ?? null,
    getItem: (key: string) => kept[key] ?? null,
  };

  test('Leitner’s boxes, the rules kept since, puzzles and whole lessons: nothing is lost, what was missed is due at once', () => {
    const { cards } = openedNotebook(shelf, NOW);
    const days = Object.fromEntries(Object.entries(cards).map(([id, card]: [string, Card]) => [id, card.due]));
    expect(days).toEqual({
      'regle/gran/R-1': NOW,
      'regle/gran/R-2': NOW + 10,
      'regle/zargos/R-3': NOW + 1,
      'coup/gran/gran-1': NOW + 1,
      'coup/gran/gran-2': NOW,
      'lecon/gran/but': NOW + 7,
      // Left in the middle: on the list until it is done, whatever its day.
      'lecon/gran/duel': NOW + 7,
    });
    expect(said(openedNotebook(shelf, NOW))).toEqual([
      'L’anneau : vous l’aviez manqué avant que ce carnet soit ouvert',
      'Un pas : vous l’aviez manquée avant que ce carnet soit ouvert',
    ]);
  });

  test('a browser that kept nothing, or nonsense, opens an empty one', () => {
    expect(openedNotebook(undefined, NOW).cards).toEqual({});
    expect(openedNotebook({ ...shelf, getItem: () => '{"format":1,"boxes":3,"marks":[],"stars":7}' }, NOW).cards).toEqual({});
  });

  test('an answer of the same day is counted on what was remembered', () => {
    const opened = openedNotebook(shelf, NOW);
    const kept = new Map([['carnet', JSON.stringify({ format: 1, ...opened })]]);
    const own = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => void kept.set(key, text),
      removeItem: () => {},
    };
    note(own, 'regle/gran/R-1', 3, NOW);
    const { log } = JSON.parse(kept.get('carnet') ?? '{}');
    const card = settled({ ...opened, log }).cards['regle/gran/R-1'];
    expect(card).toMatchObject({ seen: NOW, grade: 3, due: graded(graded(undefined, 1, NOW - 1), 3, NOW).due });
  });
});

test('a link of things to be seen again is read as it was written; a bad one is told in a sentence', () => {
  expect(parseBack(`#${formatBack(['R-1', 'club-é.2.3'])}`)).toEqual({ ok: true, value: ['R-1', 'club-é.2.3'] });
  for (const bad of ['#revoir=', '#revoir=a b', `#revoir=${Array.from({ length: 13 }, () => 'a').join()}`, '#revoir=<b>'])
    expect(parseBack(bad)).toMatchObject({ ok: false, because: expect.stringMatching(/^[A-Z].*\.$/) });
});
