import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { DRAWN } from '../board/drawn.ts';
import { boardOf, idOf } from '../board/tables.ts';
import { BOARD } from '../data/board.ts';
import type { PlaceId } from '../data/board-types.ts';
import type { OptionId } from '../options.ts';
import { boards } from '../testing/arbitrary-board.ts';
import { meetingsOn, questionsOn, readingsOf } from '../testing/arbitrary-question.ts';
import { complaint, targets } from '../testing/movement-oracle.ts';
import { MAX_BOATS, MOVE_CARDS, MOVE_EFFECTS, MOVE_RULINGS, type ReachQuestion } from './movement/question.ts';
import { settledQuestion } from './movement/reading.ts';
import { judgeMove, type MoveVerdict, reach } from './movement.ts';

/** Thousands of questions, under mutation testing slowly. */
vi.setConfig({ testTimeout: 30_000 });

const TABLES = boardOf(BOARD);

/** Our board, the drawn one, and any other. */
const asked = fc
  .oneof(
    { weight: 2, arbitrary: fc.constant(TABLES) },
    { weight: 1, arbitrary: fc.constant(boardOf(DRAWN)) },
    { weight: 3, arbitrary: boards.map(boardOf) },
  )
  .chain((tables) => questionsOn(tables).map((question) => ({ tables, question })));

const small = fc
  .oneof({ weight: 1, arbitrary: fc.constant(boardOf(DRAWN)) }, { weight: 3, arbitrary: boards.map(boardOf) })
  .chain((tables) => questionsOn(tables).map((question) => ({ tables, question })));

const meetings = fc
  .oneof({ weight: 1, arbitrary: fc.constant(boardOf(DRAWN)) }, { weight: 3, arbitrary: boards.map(boardOf) })
  .chain((tables) => meetingsOn(tables).map((question) => ({ tables, question })));

type Asked = { tables: typeof TABLES; question: ReachQuestion };

const within = ({ tables, question }: Asked): readonly PlaceId[] =>
  reach(tables, question).verdicts.flatMap(({ ok, to }) => (ok ? [to] : []));

/** The second question reaches nothing that the first does not. */
const expectWithin = (less: Asked, more: Asked) => {
  const wide = new Set(within(more));
  expect(within(less).filter((to) => !wide.has(to))).toEqual([]);
};

const RUNS = { numRuns: 60 };
const always = (said: (one: Asked) => void) => fc.assert(fc.property(asked, said), RUNS);

describe('ZAR-ATT-1, ZAR-ATT-3, ZAR-MER-1, ZAR-MER-3, ZAR-REO-1, ZAR-REO-2, ZAR-REO-4, ZAR-DRA-1, ZAR-ARA-1, ZAR-AIL-1: the slow way agrees', () => {
  test('every way shown is legal, leg by leg', () => {
    fc.assert(
      fc.property(asked, ({ tables, question }) => {
        for (const verdict of reach(tables, question).verdicts) {
          if (verdict.ok) expect([verdict.to, complaint(tables.board, question, verdict)]).toEqual([verdict.to, undefined]);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('ZAR-L-38, ZAR-L-45, ZAR-L-47, ZAR-L-52, ZAR-L-53, ZAR-L-54: nor where readings meet', () => {
    fc.assert(
      fc.property(meetings, ({ tables, question }) => {
        const { verdicts } = reach(tables, question);
        expect(verdicts.flatMap(({ ok, to }) => (ok ? [to] : [])).sort()).toEqual([...targets(tables.board, question)].sort());
        for (const verdict of verdicts) if (verdict.ok) expect(complaint(tables.board, question, verdict)).toBe(undefined);
      }),
      { numRuns: 400 },
    );
  });

  /** Its own province a second time: the first flight over it was all in the kingdom of Zargos, the second is not. */
  test('ZAR-L-19, ZAR-L-54, ZAR-BRUME: where only flights all within Zargos sleep, one goes out of it and back over its start', () => {
    const tables = boardOf(DRAWN);
    const question: ReachQuestion = settledQuestion(tables, {
      people: 'ailes',
      phase: 'reorganisation',
      from: 'zargos-2',
      stride: 2,
      boats: 0,
      cards: ['vent-de-brume'],
      frozen: [],
      storms: [],
      effects: [],
      master: false,
      fought: false,
      owners: { 'zargos-2': 'ailes', zargos: 'ailes' },
      options: { 'ZAR-L-19': 'tout-dedans' },
    });
    const verdict = judgeMove(tables, question, 'zargos');
    expect(verdict.ok && verdict.legs).toEqual([
      { by: 'flight', from: 'zargos-2', to: 'zargos', over: ['tairo-2', 'zargos-2', 'zargos-7'] },
    ]);
    if (verdict.ok) expect(complaint(tables.board, question, verdict)).toBe(undefined);
    expect([...targets(tables.board, question)]).toEqual(['zargos']);
  });

  test('no way is forgotten', () => {
    fc.assert(
      fc.property(small, (one) => {
        expect([...within(one)].sort()).toEqual([...targets(one.tables.board, one.question)].sort());
      }),
      { numRuns: 250 },
    );
  });
});

test('listing and judging are one', () => {
  fc.assert(
    fc.property(asked, fc.nat(), ({ tables, question }, x) => {
      const to = idOf(tables, x % tables.ids.length);
      expect(reach(tables, question).verdicts.find((verdict) => verdict.to === to)).toEqual(judgeMove(tables, question, to));
    }),
    RUNS,
  );
});

test('every place has its verdict, in the order of the board, and no sentence lets a name slip', () => {
  always(({ tables, question }) => {
    const { verdicts } = reach(tables, question);
    expect(verdicts.map(({ to }) => to)).toEqual(tables.ids);
    for (const verdict of verdicts) {
      const texts = verdict.ok ? [verdict.sentence, ...verdict.reasons.map(({ text }) => text)] : [verdict.because];
      for (const text of texts) expect(text).toMatch(/^[A-ZÉÀÎ0-9«].*\.$/);
      for (const text of texts) expect(text).not.toMatch(/undefined|NaN| {2}|\(\)|de le |à le |65535| :\.| ,/);
    }
  });
});

describe('what is added only removes', () => {
  test.each(MOVE_EFFECTS)('ZAR-TREMBLEMENT, ZAR-RAZ, ZAR-TYPHON, ZAR-INONDATIONS: %s opens nothing', (effect) => {
    always(({ tables, question }) => {
      const effects = MOVE_EFFECTS.filter((one) => one === effect || question.effects.includes(one));
      const calm = { ...question, effects: question.effects.filter((one) => one !== effect) };
      expectWithin({ tables, question: { ...question, effects } }, { tables, question: calm });
    });
  });

  test('ZAR-GLACE, ZAR-TEMPETE: ice and storms open nothing', () => {
    always(({ tables, question }) => {
      expectWithin({ tables, question }, { tables, question: { ...question, frozen: [] } });
      expectWithin({ tables, question }, { tables, question: { ...question, storms: [] } });
    });
  });
});

describe('what is in hand only adds', () => {
  test('ZAR-MER-1: one boat more closes nothing', () => {
    always(({ tables, question }) => {
      expectWithin({ tables, question }, { tables, question: { ...question, boats: Math.min(MAX_BOATS, question.boats + 1) } });
    });
  });

  test.each(MOVE_CARDS)('ZAR-TERRE, ZAR-AILLEURS, ZAR-BRUME: a %s closes nothing', (card) => {
    always(({ tables, question }) => {
      const cards = MOVE_CARDS.filter((one) => one === card || question.cards.includes(one));
      expectWithin({ tables, question }, { tables, question: { ...question, cards } });
    });
  });

  test('ZAR-REO-1: a group of two provinces goes wherever a group of one does', () => {
    always(({ tables, question }) => {
      expectWithin({ tables, question: { ...question, stride: 1 } }, { tables, question: { ...question, stride: 2 } });
    });
  });

  test('ZAR-MER-1, ZAR-REO-4: with the boats that a refusal asks for, the way is open', () => {
    fc.assert(
      fc.property(asked, fc.nat(), ({ tables, question }, x) => {
        for (const verdict of reach(tables, question).verdicts.filter((_, place) => place % 5 === x % 5)) {
          const needed = verdict.ok ? undefined : /il faut (\d+) bateau|^Il faut (\d+) bateau/.exec(verdict.because);
          if (verdict.ok || !needed) continue;
          const boats = Number(needed[1] ?? needed[2]);
          expect(boats).toBeGreaterThan(question.boats);
          if (isOnlyBoats(tables, question, verdict)) {
            expect(judgeMove(tables, { ...question, boats: boats - 1 }, verdict.to).ok).toBe(false);
          }
        }
      }),
      RUNS,
    );
  });
});

/** Whether boats alone were missing: with any number of them the place is reached, with those asked for too. */
function isOnlyBoats(tables: typeof TABLES, question: ReachQuestion, verdict: Extract<MoveVerdict, { ok: false }>): boolean {
  const boats = Number(/l faut (\d+) bateau/.exec(verdict.because)?.[1]);
  const rich = judgeMove(tables, { ...question, boats: 99 }, verdict.to).ok;
  if (rich) expect(judgeMove(tables, { ...question, boats }, verdict.to).ok).toBe(true);
  return rich;
}

test('ZAR-AIL-1, ZAR-AIL-3: the Ailés reach whatever a people without power of movement reaches', () => {
  always(({ tables, question }) => {
    if (question.owners || question.people === 'dragons') return;
    const effects = question.effects.filter((effect) => effect !== 'typhon');
    const others = { ...question, people: 'moines', effects } as const;
    expectWithin({ tables, question: others }, { tables, question: { ...others, people: 'ailes' } });
  });
});

/** For whom, and where, each reading may change an answer; nowhere else. */
const TOUCHES: Readonly<Record<(typeof MOVE_RULINGS)[number], (question: ReachQuestion, to: PlaceId) => boolean>> = {
  'ZAR-L-12': ({ phase, owners }) => phase === 'attacks' && owners !== undefined,
  'ZAR-L-18': ({ people }) => people === 'dragons',
  'ZAR-L-19': ({ people, options }) =>
    people === 'ailes' || people === 'araignees' || people === 'dragons' || (people === 'chevaliers' && options['ZAR-L-32'] === 'oui'),
  'ZAR-L-21': ({ phase }) => phase === 'reorganisation',
  'ZAR-L-24': () => false,
  'ZAR-L-28': ({ people, frozen }) => people === 'ailes' && frozen.length > 0,
  'ZAR-L-31': () => false,
  'ZAR-L-32': ({ people, phase, owners }, to) =>
    people === 'chevaliers' &&
    phase === 'attacks' &&
    Object.entries(owners ?? {}).some(([id, owner]) => id === to && owner === 'chevaliers'),
  'ZAR-L-36': ({ people, phase, fought }) => people === 'chevaliers' && phase === 'attacks' && fought,
  'ZAR-L-37': ({ people, phase, fought }, to) => people === 'chevaliers' && phase === 'attacks' && fought && to.startsWith('zargos'),
  'ZAR-L-38': ({ phase, cards, group }) =>
    phase === 'reorganisation' && cards.includes('vent-de-brume') && group !== undefined && group.moves === group.stands,
  'ZAR-L-42': ({ cards, boats }) => cards.includes('vent-de-terre') && boats > 0,
  'ZAR-L-45': ({ people, phase, from, group }) =>
    people === 'dragons' && phase === 'reorganisation' && /^(mer|lac)/.test(from) && group !== undefined && group.moves === group.stands,
  'ZAR-L-46': () => false,
  'ZAR-L-47': ({ people, phase, effects }) => people === 'ailes' && phase === 'reorganisation' && effects.includes('typhon'),
  'ZAR-L-51': ({ phase }) => phase === 'reorganisation',
  'ZAR-L-52': ({ people, effects }) => people === 'dragons' && effects.includes('raz-de-maree'),
  'ZAR-L-53': ({ people, phase, stride }) => people === 'ailes' && phase === 'reorganisation' && stride === 1,
  'ZAR-L-54': ({ people, phase, cards }) => people === 'ailes' && phase === 'reorganisation' && cards.includes('vent-de-brume'),
};

test.each(MOVE_RULINGS)('%s: its readings differ only where they should', (id: OptionId) => {
  always(({ tables, question }) => {
    const [usual, other] = readingsOf(id).map((reading) => reach(tables, { ...question, options: { ...question.options, [id]: reading } }));
    for (const [place, verdict] of (usual?.verdicts ?? []).entries()) {
      const isChanged = verdict.ok !== other?.verdicts[place]?.ok;
      if (isChanged) expect(TOUCHES[id as (typeof MOVE_RULINGS)[number]](question, verdict.to)).toBe(true);
    }
  });
});
