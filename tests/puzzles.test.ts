/** « Le meilleur coup »: every stored puzzle is one that the game's reader takes, with one right answer, whose value a slow oracle finds too. */
import { describe, expect, test } from 'vitest';
import { GRAN_PUZZLE_SPEC, PUZZLES as GRAN_PUZZLES } from '#components/gran/puzzles/spec.ts';
import { ORC_PUZZLE_SPEC, PUZZLES as ORC_PUZZLES } from '#components/orc/puzzles/spec.ts';
import { readPuzzle } from '#components/puzzle/bench.ts';
import { levelOf } from '#components/puzzle/groups.ts';
import { loadMarks, saveMarks, withMark } from '#components/puzzle/kept.ts';
import { formatPuzzle, isPuzzleLink, parsePuzzle } from '#components/puzzle/link.ts';
import type { PuzzleSpec } from '#components/puzzle/spec.ts';
import { PUZZLE_FILES, puzzleGroups } from '#components/site/puzzle-files.ts';
import { ZARGOS_PUZZLE_SPEC, PUZZLES as ZARGOS_PUZZLES } from '#components/zargos/puzzles/spec.ts';
import { LORDS_PUZZLE_SPEC, PUZZLES as LORDS_PUZZLES } from '#components/zargos-lords/puzzles/spec.ts';
import { accepted } from '#engine/core/accepted.ts';
import { diceFrom } from '#engine/core/dice.ts';
import type { Seat } from '#engine/core/events.ts';
import { upperFirst } from '#engine/core/french.ts';
import type { GameTypes } from '#engine/core/game.ts';
import { isRecord } from '#engine/core/input.ts';
import { seeded } from '#engine/core/random.ts';
import { oracleValue as granValue } from '#engine/gran/testing/chances.ts';
import { backOf } from '#engine/orc/data/cards.ts';
import { oracleValue as orcValue } from '#engine/orc/testing/deals.ts';
import { sieveOf } from '#engine/practice/mine.ts';
import { type Ask, bestOf, MARGIN, ofDay, type Puzzle, SAME, valued } from '#engine/practice/puzzle.ts';
import { PEOPLE_NAMES } from '#engine/zargos/data/peoples.ts';
import { situationOf } from '#engine/zargos/game/situation.ts';
import { diceByPawns, hasWalls, SIDES } from '#engine/zargos/rules/combat.ts';
import { oracleValue as zargosValue } from '#engine/zargos/testing/chances.ts';
import { guess, view } from '#engine/zargos-lords/game/view.ts';
import { isSiegeTheme } from '#engine/zargos-lords/puzzles/siege.ts';
import { worldsOf } from '#engine/zargos-lords/puzzles/worlds.ts';
import { siegeOracle } from '#engine/zargos-lords/testing/sieges.ts';
import { oracleValue as skirmishValue } from '#engine/zargos-lords/testing/turns.ts';
import { GRAN_SOURCE } from '#scripts/puzzles/gran.ts';
import { LORDS_SOURCE } from '#scripts/puzzles/lords.ts';
import { ORC_SOURCE } from '#scripts/puzzles/orc.ts';
import { mixed, puzzlesOf, type Source } from '#scripts/puzzles/source.ts';
import { ZARGOS_SOURCE } from '#scripts/puzzles/zargos.ts';

/** `npm run nightly` takes them all. */
const EVERY = process.env.PUZZLES === 'all' ? 1 : 18;
/** Of those mined again. */
const AGAIN = process.env.PUZZLES === 'all' ? Number.POSITIVE_INFINITY : 1;

/** Milliseconds. */
const SLOW = EVERY === 1 ? 7_200_000 : 60_000;

interface Subject<G extends GameTypes, Seen, Theme extends string> {
  readonly spec: PuzzleSpec<G, Seen, Theme>;
  readonly source: Source<G, Theme>;
  /** Puzzles that there are, at least. */
  readonly least?: number;
  /** Those that the oracle counts in a second, which a day takes; left out, it takes one of nine. The others are for the night. */
  readonly quick?: readonly string[];
  /** What the oracle counts at all. Left out: all. */
  readonly isCounted?: (ask: { readonly theme: string }) => boolean;
  readonly oracle: (state: G['state'], seat: Seat, ask: Ask, move: G['move']) => number;
}

function laws<G extends GameTypes, Seen, Theme extends string>(
  game: string,
  { spec, source, least = 40, oracle, quick, isCounted = () => true }: Subject<G, Seen, Theme>,
): void {
  const records = PUZZLE_FILES[game] ?? [];
  const read = async (record: unknown) => {
    return accepted(await readPuzzle(spec, record));
  };
  const all = () => Promise.all(records.map(read));

  describe(game, () => {
    test('as many as are wanted, each of a position that its reader takes, with ids of its own', async () => {
      expect(records.length).toBeGreaterThanOrEqual(least);
      const placed = await all();
      expect(new Set(placed.map(({ puzzle }) => puzzle.id)).size).toBe(records.length);
      expect(new Set(placed.map(({ puzzle }) => JSON.stringify([puzzle.position, puzzle.theme, puzzle.turns, puzzle.places]))).size).toBe(
        records.length,
      );
      for (const { state } of placed) expect(spec.arbiter.contradictions(state)).toEqual([]);
    });

    test('no more alike than the sieve lets through, whatever their order in the list', async () => {
      const numberOf = (id: string): number => Number(id.split('-').at(-1));
      const placed = (await all()).toSorted((a, b) => numberOf(a.puzzle.id) - numberOf(b.puzzle.id));
      const sieve = sieveOf(source.likenessesOf);
      const alike = placed.filter(({ puzzle, state }) => !sieve({ ...puzzle, state, ask: { ...puzzle, theme: puzzle.theme as Theme } }));
      expect(alike.map(({ puzzle }) => puzzle.id)).toEqual([]);
    });

    test('one right answer: legal, better than every other by the margin, in words without a hole', async () => {
      for (const [at, placed] of (await all()).entries()) {
        const { puzzle, state } = placed;
        expect(spec.arbiter.game.judge(state, puzzle.best.move), puzzle.id).toEqual({ ok: true });
        expect(puzzle.best.value - puzzle.second.value, puzzle.id).toBeGreaterThanOrEqual(MARGIN);
        for (const text of [spec.task(placed), spec.chance(placed), ...spec.hints(placed), ...spec.why(placed).map(({ text }) => text)])
          expect(text, puzzle.id).not.toMatch(/undefined|NaN|^$/);
        if (at % EVERY !== 0) continue;
        const values = valued(spec.measures, state, puzzle.seat, { ...puzzle, theme: puzzle.theme as Theme });
        const best = bestOf(values, (move) => spec.measures.kindOf(state, move));
        expect(best?.best.value, puzzle.id).toBe(puzzle.best.value);
        expect(best?.second.value, puzzle.id).toBe(puzzle.second.value);
      }
    });

    test(
      'an oracle that counts otherwise finds the same two values',
      async () => {
        const counted = (await all()).filter(({ puzzle }) => isCounted(puzzle));
        const isNow = ({ puzzle }: (typeof counted)[number], at: number) =>
          EVERY > 1 && quick ? quick.includes(puzzle.id) : at % EVERY === 0;
        const now = counted.filter(isNow);
        expect(now.length).toBeGreaterThanOrEqual(EVERY > 1 ? (quick?.length ?? 1) : counted.length);
        for (const { puzzle, state } of now) {
          for (const { move, value } of [puzzle.best, puzzle.second])
            expect(Math.abs(oracle(state, puzzle.seat, puzzle, move) - value), `${puzzle.id} ${JSON.stringify(move)}`).toBeLessThan(SAME);
        }
      },
      SLOW,
    );

    test(
      'mined again, the same bytes',
      () => {
        const again: Puzzle<G['move']>[] = [];
        for (const puzzle of puzzlesOf(source)) {
          again.push(puzzle);
          if (again.length >= AGAIN) break;
        }
        const numbers = new Set(again.map(({ id }) => id));
        const stored = records.filter((record) => isRecord(record) && numbers.has(String(record.id)));
        expect(JSON.stringify(mixed(again))).toBe(JSON.stringify(stored));
      },
      SLOW,
    );
  });
}

laws('gran', {
  spec: GRAN_PUZZLE_SPEC,
  source: GRAN_SOURCE,
  oracle: granValue,
  quick: ['gran-3', 'gran-5', 'gran-18', 'gran-22'],
});

laws('orc', { spec: ORC_PUZZLE_SPEC, source: ORC_SOURCE, oracle: orcValue });
laws('zargos-lords', {
  spec: LORDS_PUZZLE_SPEC,
  source: LORDS_SOURCE,
  least: 30,
  oracle: (state, seat, ask, move) =>
    isSiegeTheme(ask.theme) ? siegeOracle(state, seat, ask, move) : skirmishValue(state, seat, ask, move),
});
laws('zargos', { spec: ZARGOS_PUZZLE_SPEC, source: ZARGOS_SOURCE, oracle: zargosValue, isCounted: ({ theme }) => theme !== 'main' });

test('Gran: the board tells no chance, which is half the answer where a dragon is', async () => {
  for (const record of PUZZLE_FILES.gran ?? []) {
    const posed = accepted(await GRAN_PUZZLES.open(record));
    const [choice] = posed.choices;
    for (const move of [undefined, choice?.move]) expect(JSON.stringify(GRAN_PUZZLES.picture(posed, move).sheet.seen)).not.toContain('%');
  }
});

describe('Gran, the stones', () => {
  const placedAs = async (id: string) => {
    const record = (PUZZLE_FILES.gran ?? []).find((one) => isRecord(one) && one.id === id);
    return accepted(await readPuzzle(GRAN_PUZZLE_SPEC, record));
  };
  const told = (placed: Awaited<ReturnType<typeof placedAs>>) => GRAN_PUZZLE_SPEC.why(placed).map(({ rule, text }) => `${rule} ${text}`);

  // Dragons left: 0, 2 2, 3 ×5, 4 ×3, 5 ×4, 6 ×2. Faces that beat them: 6 + 2·5 + 5·4 + 3·3 + 4·2 + 2·1 = 55 of 17·6.
  const DUEL = '53,9 %, en affrontant « Dragon du Midi », par « Elgad 15 »';

  test('what the opponent had without a stone, and what is left to him: a duel whose chance is counted by hand', async () => {
    expect(told(await placedAs('gran-27')).slice(1)).toEqual([
      `GRA-PIE-2 Sans pierre, Jaune aurait 100 % de chances de prendre l’anneau, en allant sur « Galad 17 », par « Route du Sud » ; avec elle, il lui en reste au mieux ${DUEL}.`,
      'GRA-PIE-2 Partout ailleurs, une pierre ne lui enlève rien.',
    ]);
  });

  test('a stone that stops him altogether', async () => {
    // Dragons left: 0 0, 2 ×4, 3 3, 4 ×5, 5, 6 6: 12 + 20 + 8 + 15 + 2 + 2 = 59 faces of 16·6.
    expect(told(await placedAs('gran-29'))[1]).toBe(
      'GRA-PIE-2 Sans pierre, Jaune aurait 61,5 % de chances de prendre l’anneau, en affrontant « Dragon du Lac », par « Galad 5 » ; avec elle, il n’en a plus aucune.',
    );
  });

  test('the best of the other places is told by what it leaves, where that is less than everything', async () => {
    const placed = await placedAs('gran-27');
    const { best } = placed.puzzle;
    expect(told({ ...placed, puzzle: { ...placed.puzzle, second: best } }).at(-1)).toBe(
      `GRA-PIE-2 Sur « Route du Sud », la meilleure des autres places, elle lui laisserait ${DUEL}.`,
    );
  });
});

describe('Zargo’s Lords, around a city', () => {
  const sieges = async () => {
    const placed = await Promise.all((PUZZLE_FILES['zargos-lords'] ?? []).map((record) => readPuzzle(LORDS_PUZZLE_SPEC, record)));
    return placed.map(accepted).filter(({ puzzle }) => isSiegeTheme(puzzle.theme));
  };
  const placedAs = async (id: string) => {
    const found = (await sieges()).find(({ puzzle }) => puzzle.id === id);
    if (!found) throw new Error(`no ${id}`);
    return found;
  };
  const told = async (id: string) => LORDS_PUZZLE_SPEC.why(await placedAs(id)).map(({ rule, text }) => `${rule} ${text}`);

  test(
    'at least eight, of all phases, and every answer of each counted otherwise; by day, of those that look a turn further, the best alone',
    async () => {
      const all = await sieges();
      expect(all.length).toBeGreaterThanOrEqual(8);
      expect(new Set(all.map(({ puzzle, state }) => `${puzzle.theme} ${state.phase}`)).size).toBe(6);
      for (const { puzzle, state } of all) {
        const ask = { ...puzzle, theme: puzzle.theme as 'ouvrir' };
        const values = valued(LORDS_PUZZLE_SPEC.measures, state, puzzle.seat, ask);
        const now = EVERY > 1 && puzzle.theme === 'tenir' ? values.slice(0, 1) : values;
        for (const { move, value } of now)
          expect(Math.abs(siegeOracle(state, puzzle.seat, ask, move) - value), `${puzzle.id} ${JSON.stringify(move)}`).toBeLessThan(SAME);
      }
    },
    SLOW,
  );

  test(
    'laid again, the same bytes',
    () => {
      const { first } = LORDS_SOURCE;
      const laid = [...puzzlesOf({ ...LORDS_SOURCE, first: { ...first, quarry: { ...first.quarry, games: 0 } } })];
      const numbers = new Set(laid.map(({ id }) => id));
      const stored = (PUZZLE_FILES['zargos-lords'] ?? []).filter((record) => isRecord(record) && numbers.has(String(record.id)));
      expect(stored).toHaveLength(laid.length);
      expect(JSON.stringify(mixed(laid))).toBe(JSON.stringify(stored));
    },
    SLOW,
  );

  // 10 − 2 and 15 − 2: two faces and three; 1 − 4/6 · 3/6 = 2/3. 19 − 2 once more is no more than three.
  test('two assaults, each as strong as the table asks', async () => {
    expect((await placedAs('zargos-lords-101')).puzzle.best.value).toBeCloseTo(2 / 3, 12);
    expect((await told('zargos-lords-101')).slice(1, 4)).toEqual([
      'LOR-VIL-2 Assiéger avec 1 Dragon : 10 contre 2, la ville s’ouvre 2 fois sur 6.',
      'LOR-TOUR-2 Puis avec 2 Serpents et 1 Lance-flammes : 15 contre 2, la ville s’ouvre 3 fois sur 6.',
      'LOR-VIL-2 Assiéger avec 1 Serpent : 6 contre 2, la ville s’ouvre 1 fois sur 6.',
    ]);
  });

  // 10 + 6 + 3 against 8 + 3 or 3 + 3: 2/3 · 2/6 + 1/3 · 3/6 = 7/18.
  test('what is hidden counts by its chances', async () => {
    expect((await placedAs('zargos-lords-107')).puzzle.best.value).toBeCloseTo(7 / 18, 12);
    expect((await told('zargos-lords-107'))[1]).toBe(
      'LOR-VIL-2 Mener le Dragon (D7) en D4, devant la ville en D3, puis tous ensemble : s’il y a 1 Chevalier et 1 Fantassin des Chevaliers (66,7 %), 19 contre 11, la ville s’ouvre 2 fois sur 6 ; s’il y a 2 Fantassins des Chevaliers (33,3 %), 19 contre 6, la ville s’ouvre 3 fois sur 6. En tout, 38,9 %.',
    );
  });

  const DRAWS = 3000;

  test('what may be hidden is what is guessed, as often', async () => {
    const within = (cities: readonly { readonly garrison: readonly string[] }[]): string =>
      cities.map(({ garrison }) => garrison.toSorted().join('+')).join(' ');
    for (const { puzzle, state } of await sieges()) {
      const worlds = new Map(worldsOf(state, puzzle.seat).map((world) => [within(world.state.position.cities), world.chance]));
      expect([...worlds.values()].reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 12);
      const shown = view(state, puzzle.seat);
      const dice = diceFrom(seeded(puzzle.id));
      const drawn = new Map<string, number>();
      const draws = worlds.size > 1 ? DRAWS : 20;
      for (let draw = 0; draw < draws; draw += 1) {
        const key = within(guess(shown, dice).position.cities);
        drawn.set(key, (drawn.get(key) ?? 0) + 1);
      }
      expect([...drawn.keys()].toSorted(), puzzle.id).toEqual([...worlds.keys()].toSorted());
      // Four standard deviations.
      for (const [key, chance] of worlds)
        expect(Math.abs((drawn.get(key) ?? 0) / draws - chance), `${puzzle.id} ${key}`).toBeLessThanOrEqual(
          4 * Math.sqrt((chance * (1 - chance)) / draws),
        );
    }
  });

  test('nothing that is hidden is told, nor counted with: whatever is inside, the same words and the same values', async () => {
    for (const placed of await sieges()) {
      const { puzzle, state } = placed;
      const ask = { ...puzzle, theme: puzzle.theme as 'ouvrir' };
      const said = (one: typeof state) => {
        const now = { puzzle, state: one };
        const choices = LORDS_PUZZLE_SPEC.measures.choices(one, puzzle.seat, ask);
        return JSON.stringify([
          LORDS_PUZZLE_SPEC.task(now),
          LORDS_PUZZLE_SPEC.told(now),
          LORDS_PUZZLE_SPEC.hints(now),
          LORDS_PUZZLE_SPEC.why(now),
          choices.map((move) => LORDS_PUZZLE_SPEC.say?.(now, move)),
          LORDS_PUZZLE_SPEC.seen(now, puzzle.best.move, choices, false),
        ]);
      };
      const worlds = worldsOf(state, puzzle.seat);
      for (const world of worlds.slice(1)) expect(said(world.state), puzzle.id).toBe(said(state));
      for (const world of worlds.length > 1 ? worlds : [])
        expect(LORDS_PUZZLE_SPEC.measures.valueOf(world.state, puzzle.seat, ask, puzzle.best.move)).toBeCloseTo(puzzle.best.value, 12);
    }
  });

  test('every answer in words of its own, and touched on the map where it aims', async () => {
    for (const { puzzle } of await sieges()) {
      const record = (PUZZLE_FILES['zargos-lords'] ?? []).find((one) => isRecord(one) && one.id === puzzle.id);
      const posed = accepted(await LORDS_PUZZLES.open(record));
      expect(new Set(posed.choices.map(({ text }) => text)).size, puzzle.id).toBe(posed.choices.length);
      const touched = new Set([...posed.touches.values()].flat());
      for (const [at, { move }] of posed.choices.entries())
        expect(touched.has(at), `${puzzle.id} ${JSON.stringify(move)}`).toBe(move.kind !== 'end');
    }
  });
});

test('an answer begins with a capital in the list, and not amid a sentence', async () => {
  for (const record of PUZZLE_FILES.zargos ?? []) {
    const posed = accepted(await ZARGOS_PUZZLES.open(record));
    for (const { text } of posed.choices) expect(text).toMatch(/^[\p{Lu}\d]/u);
    const { text } = await ZARGOS_PUZZLES.solution(posed);
    expect(text).toMatch(/^[\p{Lu}\d]/u);
    expect(text).not.toMatch(/ : (Garder|Relancer|Le )/);
  }
});

test.each(Object.keys(PUZZLE_FILES))('%s: every puzzle has one theme and one level, the plainest first', async (game) => {
  const groups = (await puzzleGroups(game)) ?? [];
  const places = groups.flatMap(({ puzzles }) => puzzles.map(([at]) => at));
  expect(places.toSorted((a, b) => a - b)).toEqual([...(PUZZLE_FILES[game] ?? []).keys()]);
  for (const { name, text, puzzles } of groups) {
    expect(puzzles.length, name).toBeGreaterThan(0);
    expect(text).toMatch(/[.?]$/);
    const levels = puzzles.map(([, level]) => level);
    expect(levels).toEqual(levels.toSorted());
  }
});

// Points by which the best is above the next, shared between the answers: 30 ÷ 5 = 6; 30 ÷ 12 = 2,5; 30 ÷ 13 is less; 8 ÷ 2 = 4.
test.each([
  [0.8, 0.5, 5, 1],
  [0.8, 0.5, 12, 2],
  [0.8, 0.5, 13, 3],
  [0.5, 0.42, 2, 2],
] as const)('%f before %f, of %i answers, is of level %i', (best, second, answers, level) => {
  const valued = (value: number) => ({ move: undefined, value });
  expect(levelOf({ best: valued(best + 1e-9), second: valued(second), answers })).toBe(level);
});

test('a link opens its puzzle; a bad one is told in a sentence', () => {
  expect(isPuzzleLink(`#${formatPuzzle('gran-3')}`)).toBe(true);
  expect(parsePuzzle(`#${formatPuzzle('gran-3')}`, ['gran-2', 'gran-3'])).toEqual({ ok: true, value: 1 });
  for (const bad of ['#exercice=gran-999', '#exercice=', '#exercice=<b>']) {
    const read = parsePuzzle(bad, ['gran-1']);
    expect(!read.ok && read.because).toMatch(/^[A-Z].*\.$/);
  }
  // One that was taken out of the list, of a game in one word or two.
  for (const gone of ['gran-999', 'zargos-lords-999'])
    expect(parsePuzzle(`#exercice=${gone}`, ['gran-1'])).toMatchObject({
      ok: false,
      because: expect.stringContaining(`exercice ${gone} ici`),
    });
});

test('the puzzle of the day goes through all of them, and comes back', () => {
  expect(ofDay(45, 31)).toBe(31);
  expect(ofDay(45, 45)).toBe(0);
  expect(ofDay(45, -1)).toBe(44);
  expect(new Set(Array.from({ length: 45 }, (_, day) => ofDay(45, 20_000 + day))).size).toBe(45);
});

test('what was solved stays solved; what a browser kept wrong is nothing', () => {
  expect(withMark({ a: 'first' }, 'a', 'shown')).toEqual({ a: 'first' });
  expect(withMark({ a: 'shown' }, 'a', 'first')).toEqual({ a: 'later' });
  expect(withMark({}, 'a', 'tried')).toEqual({ a: 'tried' });
  expect(withMark({ a: 'tried' }, 'a', 'first')).toEqual({ a: 'later' });
  expect(withMark({ a: 'tried' }, 'a', 'shown')).toEqual({ a: 'shown' });
  for (const before of ['first', 'later', 'shown'] as const) expect(withMark({ a: before }, 'a', 'tried')).toEqual({ a: before });
  expect(withMark({}, 'a', 'first')).toEqual({ a: 'first' });
  const kept = new Map<string, string>();
  saveMarks({ setItem: (key, value) => void kept.set(key, value) }, 'gran', { a: 'later' });
  const shelf = { getItem: (key: string) => kept.get(key) ?? null };
  expect(loadMarks(shelf, 'gran')).toEqual({ a: 'later' });
  for (const bad of ['', '[]', '{"format":2,"marks":{}}', '{"format":1,"marks":{"a":"else"}}', 'null'])
    expect(loadMarks({ getItem: () => bad }, 'gran')).toEqual({});
});

test('De l’Orc: whose puzzle it is stands first in the picture, his hand in sight', async () => {
  const records = PUZZLE_FILES.orc ?? [];
  expect(records.length).toBeGreaterThanOrEqual(40);
  for (const record of records) {
    const read = accepted(await readPuzzle(ORC_PUZZLE_SPEC, record));
    const { puzzle } = read;
    expect(ORC_PUZZLE_SPEC.seen(read, puzzle.best.move, [], true).seats[0]?.seat).toBe(puzzle.seat);
  }
});

test('De l’Orc: every answer is one button of the table, in the hand or the army of whom it aims at; none is pressed before one is chosen', async () => {
  for (const record of PUZZLE_FILES.orc ?? []) {
    const posed = accepted(await ORC_PUZZLES.open(record));
    expect(posed.byTouch).toBe(true);
    const before = ORC_PUZZLES.picture(posed, undefined).sheet.seen;
    expect(before.chosen).toBeUndefined();
    expect(new Set(before.places).size).toBe(posed.choices.length);
    for (const [at, place] of (before.places ?? []).entries()) {
      expect(ORC_PUZZLES.touch(posed, undefined, place)).toEqual({ at });
      const { move } = posed.choices[at] ?? {};
      expect(ORC_PUZZLES.picture(posed, move).sheet.seen.chosen).toBe(place);
      if (!move || move.kind === 'pass') continue;
      const target = 'target' in move ? before.seats.find(({ seat }) => seat === move.target) : undefined;
      const backs = (move.kind === 'spy' ? target?.hand : target?.army)?.map(backOf);
      expect(backs, `${posed.puzzle.id} ${place}`).toContain(move.kind === 'spy' ? backOf(move.card) : 'back' in move ? move.back : '');
    }
  }
});

describe('Zargos, the hand of God', () => {
  const placedHands = async () => {
    const records = (PUZZLE_FILES.zargos ?? []).filter((record) => isRecord(record) && record.theme === 'main');
    const read = await Promise.all(records.map((record) => readPuzzle(ZARGOS_PUZZLE_SPEC, record)));
    return read.map((one) => {
      if (!one.ok) throw new Error(one.because);
      const { turn } = one.value.state;
      if (!turn?.combat) throw new Error(`no fight: ${one.value.puzzle.id}`);
      return { placed: one.value, combat: turn.combat, id: one.value.puzzle.id };
    });
  };

  test('every throw on the table is told, and why it has more dice than its pawns give', async () => {
    const hands = await placedHands();
    expect(hands.length).toBeGreaterThanOrEqual(8);
    for (const { placed, combat, id } of hands) {
      const task = ZARGOS_PUZZLE_SPEC.task(placed);
      const names = { attacker: combat.people, defender: combat.defender };
      for (const side of SIDES) {
        const faces = combat.fight.faces[side];
        const people = names[side];
        if (faces.length === 0 || people === 'demons') continue;
        expect(task, id).toMatch(new RegExp(`[Ll]es ${PEOPLE_NAMES[people]} (ont fait|viennent de faire) ${faces.join(', ')}\\b`));
        if (faces.length > diceByPawns(combat.fight.pawns[side]))
          expect(task, id).toMatch(new RegExp(`[Ll]es ${PEOPLE_NAMES[people]} ont joué un Vent de Guerre`));
      }
      if (combat.fight.stage === 'first-decision') expect(task, id).toMatch(/lanceront ensuite \d dés?\./);
      expect(task.includes('remparts'), id).toBe(hasWalls(situationOf(placed.state).site));
    }
  });

  test('its answers fit in a closed list, each of its own words, each explained', async () => {
    for (const { placed, id } of await placedHands()) {
      const { puzzle, state } = placed;
      const choices = ZARGOS_PUZZLE_SPEC.measures.choices(state, puzzle.seat, { theme: 'main' });
      const said = choices.map((move) => ZARGOS_PUZZLE_SPEC.say?.(placed, move) ?? '');
      expect(new Set(said).size, id).toBe(puzzle.answers);
      for (const text of said) {
        expect(text, id).toMatch(/^(garder|relancer (le|un) [1-6])$/);
        expect(
          ZARGOS_PUZZLE_SPEC.why(placed).filter((one) => one.text.startsWith(`${upperFirst(text)} : `)),
          `${id} ${text}`,
        ).toHaveLength(1);
      }
    }
  });

  test('losses as counted by hand: 3 Moines made 5, 2 Araignées with a Vent de Guerre made 5 and 1', async () => {
    const found = (await placedHands()).find(({ id }) => id === 'zargos-81');
    if (!found) throw new Error('no zargos-81');
    const told = ZARGOS_PUZZLE_SPEC.why(found.placed).map(({ rule, text }) => `${rule} ${text}`.replaceAll(/\s/g, ' '));
    expect(told.slice(0, 4)).toEqual([
      'ZAR-COM-4 Quoi que décident les Moines, les Araignées perdent leurs 2 pions (5 ÷ 2, arrondi à l’inférieur).',
      'ZAR-COM-4 Relancer le 5 : total de 2 à 7, les Moines perdent 1 pion (nouveau dé : 1 ou 2), 2 pions (3 ou 4) ou leurs 3 pions (5 ou 6). 66,7 % de chances de prendre la place.',
      'ZAR-COM-4 Garder : les Moines perdent leurs 3 pions (6 ÷ 2), et plus personne ne tient la place. 0 % de chances de prendre la place.',
      'ZAR-COM-4 Relancer le 1 : total de 6 à 11, les Moines perdent leurs 3 pions dans tous les cas. 0 % de chances de prendre la place.',
    ]);
  });

  test('who leads two peoples is called with both', async () => {
    const record = (PUZZLE_FILES.zargos ?? []).find((one) => isRecord(one) && one.id === 'zargos-78');
    const read = await readPuzzle(ZARGOS_PUZZLE_SPEC, record);
    expect(read.ok && ZARGOS_PUZZLE_SPEC.task(read.value)).toMatch(/^Aux Ailés et aux Chevaliers\. /);
  });
});
