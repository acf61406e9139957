/** The coach of every game that has one, in first games as its table begins them, played on at random: whatever comes, it has something true to say. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { GAME_IDS } from '#components/games.ts';
import type { CoachSpec } from '#components/lesson/coach.ts';
import { learnersChoice, optionsFor, suitedChoice } from '#components/table/chooser/starting.ts';
import { CALLED, chanceCalled, chanceWord } from '#components/table/coach/chance.ts';
import { COACHED } from '#components/table/coach/first-game.ts';
import { humansOf } from '#components/table/hot-seat.ts';
import type { TableSpec } from '#components/table/spec.ts';
import { accepted } from '#engine/core/accepted.ts';
import { diceFrom, oneOf } from '#engine/core/dice.ts';
import type { GameTypes } from '#engine/core/game.ts';
import { seeded } from '#engine/core/random.ts';

const COACHES = Object.values(import.meta.glob<CoachSpec<GameTypes>>('/components/*/lessons/*coach.ts', { eager: true, import: 'COACH' }));
/** The tables of each game, by the game's folder and the page they stand on. */
const PAGES: Readonly<Record<string, string>> = { play: 'jouer/', skirmish: 'escarmouche/', war: 'jouer/' };
const SPECS = new Map<string, TableSpec<GameTypes>>(
  Object.entries(import.meta.glob<Record<string, unknown>>('/components/*/{play,skirmish,war}/spec.ts', { eager: true })).flatMap(
    ([path, module]) =>
      Object.values(module)
        .filter((value): value is TableSpec<GameTypes> => typeof value === 'object' && value !== null && 'levels' in value)
        .map((spec) => [`${path.split('/')[2]}/${PAGES[path.split('/')[3] ?? '']}`, spec] as const),
  ),
);
const tableOf = ({ game, table = 'jouer/' }: Pick<CoachSpec<GameTypes>, 'game' | 'table'>): string => `${game}/${table}`;
const IDS = Object.values(import.meta.glob<readonly string[]>('/engine/*/ids.ts', { eager: true, import: 'IDS' })).flat();

/** Whole sentences, nothing missing in them. */
const SENTENCES = /^(?!.*(?:undefined|NaN))(?:«\s)?[A-ZÀ-Ý0-9].*[^\s.](?:\.| \?)$/;

const WORDS = new Set(CALLED.map(([, word]) => word));

/** What is said of a chance is what that chance is called, and nobody is told « bien » of one before it is played. */
function expectCalled(text: string): void {
  for (const [whole, number, word] of text.matchAll(/(\d+(?:,\d)?)\s%[^()%]*\(([^)]*)\)/g))
    if ([...WORDS].some((one) => one === word)) expect(chanceCalled(Number(number?.replace(',', '.')) / 100)).toContain(`(${word})`);
    else expect(whole).not.toMatch(/bien|bon/i);
  for (const [, ways, word] of text.matchAll(/(\d) fois sur 6 \(([^)]*)\)/g)) expect(word).toBe(chanceWord(Number(ways) / 6));
  expect(text).not.toMatch(/(?:^|[.!?]\s)(?:Bien|Bon|Bravo|Parfait)\b/);
}

/** Moves of a game that are looked at. */
const MOST = 400;

test('every table has a coach, and every coach a table', () => {
  expect([...new Set(COACHES.map(tableOf))].sort()).toEqual([...SPECS.keys()].sort());
  for (const [table, { firsts = [] }] of SPECS)
    for (const at of firsts.keys())
      expect(COACHES.filter((words) => tableOf(words) === table && (words.first ?? at) === at)).toHaveLength(1);
  expect([...new Set(COACHES.map(({ game }) => game))].sort()).toEqual([...GAME_IDS].sort());
});

test.each(COACHES.map((words) => [words.game, words.table] as const))(
  'the table of %s stands where its coach says',
  (id, table = 'jouer/') => {
    expect(existsSync(`content/${id}/${table.slice(0, -1)}.mdx`)).toBe(true);
  },
);

/** Every game with a coach, with what is chosen for it. */
const FIRSTS = await Promise.all(
  COACHES.flatMap((words) => {
    const spec = SPECS.get(tableOf(words));
    if (!spec) throw new Error(`no table of ${tableOf(words)}`);
    return [...(spec.firsts ?? []).keys()]
      .filter((at) => (words.first ?? at) === at)
      .map(async (at) => [tableOf(words), at + 1, { words, spec, at, chosen: await learnersChoice(spec, at) }] as const);
  }),
);

describe.each(FIRSTS)('the coach of %s, game %i', (_table, _number, { words, spec, at, chosen }) => {
  const { game } = spec;

  test('sits one learner down first, with bots of levels that there are', () => {
    expect(humansOf(chosen.players)).toEqual([0]);
    for (const player of chosen.players) if (player.kind === 'bot') expect(spec.levels.map((level) => level.id)).toContain(player.level);
    expect(optionsFor(spec, chosen).ok).toBe(true);
  });

  test('begins as suits him, whatever seed is drawn first', async () => {
    for (const first of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
      let drawn = 0;
      const { seed, ...rest } = await suitedChoice(spec, () => `${first}${drawn++}`, at);
      expect(spec.firsts?.[at]?.suits?.(game.setup(accepted(optionsFor(spec, { ...rest, seed })), seed)) ?? true).toBe(true);
    }
  });

  test.each(process.env.NIGHT ? ['un', 'deux', 'trois'] : ['un'])(
    'in the game « %s », each moment has two sentences, a rule and a lesson',
    (seed) => {
      const options = accepted(optionsFor(spec, chosen));
      const dice = diceFrom(seeded(seed));
      let state = game.setup(options, seed);
      const steps = new Set<number>();
      const told: GameTypes['event'][] = [];
      const since = (is: (event: GameTypes['event']) => boolean) => {
        const from = told.findLastIndex(is);
        return from < 0 ? [] : told.slice(from);
      };
      for (let played = 0; played < MOST && !game.outcome(state); played += 1) {
        const seats = game.toMove(state);
        for (const [seat] of chosen.players.entries()) {
          const legal = game.moves(state, seat);
          const view = game.view(state, seat);
          const seen = words.seen?.({ view, seat, legal, turn: 1, since });
          const paid = words.paid?.({ view, seat, legal, turn: 1, since });
          for (const text of [seen, paid]) if (text !== undefined) expect(text).toMatch(SENTENCES);
          if (legal.length === 0 && !words.speaks?.(view)) continue;
          const step = words.step?.(view);
          if (step !== undefined) steps.add(step);
          for (const turn of step === undefined ? Array.from({ length: words.turns ?? COACHED }, (_, at) => at + 1) : [step]) {
            const { now, more, idea, rule, lesson } = words.tip({ view, seat, legal, turn, since });
            for (const text of [now, idea, ...(more === undefined ? [] : [more])]) {
              expect(text).toMatch(SENTENCES);
              expectCalled(text);
            }
            expect(IDS).toContain(rule);
            expect(Object.keys(words.lessons)).toContain(lesson);
          }
        }
        const tick = game.clock?.tick(state);
        const seat = oneOf(seats, dice);
        const moves = game.moves(state, seat);
        const move = tick && dice.roll(4) > 1 ? tick : oneOf(moves.length > 0 ? moves : [...(tick ? [tick] : [])], dice);
        const played = game.step(state, move);
        told.push(...played.events);
        state = played.state;
      }
      if (words.step) expect(Math.min(...steps)).toBe(1);
    },
  );

  test.each(Object.entries(words.lessons))('%s is a lesson, by its title', (slug, title) => {
    const page = `content/${words.game}/lecons/${slug}.mdx`;
    expect(existsSync(page)).toBe(true);
    expect(readFileSync(page, 'utf8')).toContain(`titre: ${title}\n`);
  });
});
