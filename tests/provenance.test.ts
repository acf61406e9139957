/**
 * « Selon nous », sentence by sentence: what a lesson, a coach or a slip of the arbiter says names each ruling that it rests on. That it rests on one is not
 * read but seen: the same is asked under every other reading, and what changes has to be cited.
 */
import { describe, expect, test } from 'vitest';
import type { CoachSpec } from '#components/lesson/coach.ts';
import { ARBITRATIONS } from '#components/rules/arbitration/arbitration.ts';
import { rulingsOf } from '#components/rules/book.ts';
import { diceFrom } from '#engine/core/dice.ts';
import type { Game, GameTypes } from '#engine/core/game.ts';
import { isRecord } from '#engine/core/input.ts';
import { rulingNumber } from '#engine/core/origin.ts';
import { seeded } from '#engine/core/random.ts';
import type { ReadingIds } from '#engine/core/ruling.ts';
import { GRAN } from '#engine/gran/game.ts';
import { READINGS as GRAN_READINGS } from '#engine/gran/options.ts';
import { GRAN_PRACTICE } from '#engine/gran/practice.ts';
import { ORC } from '#engine/orc/game.ts';
import { READINGS as ORC_READINGS } from '#engine/orc/options.ts';
import { ORC_PRACTICE } from '#engine/orc/practice.ts';
import { attempted, begun, type Lesson, nowIn, type PlayTask, replied, replyDue, type Task } from '#engine/practice/lesson.ts';
import type { Asking } from '#engine/practice/quiz.ts';
import { ZARGOS } from '#engine/zargos/game/game.ts';
import { READINGS as ZARGOS_READINGS } from '#engine/zargos/options.ts';
import { ZARGOS_PRACTICE } from '#engine/zargos/practice.ts';
import { LORDS } from '#engine/zargos-lords/game/game.ts';
import { readingsIn } from '#engine/zargos-lords/game/setup.ts';
import { LORDS_ASKING } from '#engine/zargos-lords/practice.ts';

const LESSONS = import.meta.glob<Lesson<GameTypes>>('/content/*/lecons/*.ts', { eager: true, import: 'LESSON' });

const COACHES = import.meta.glob<CoachSpec<GameTypes>>('/components/*/lessons/{coach,siege}.ts', { eager: true, import: 'COACH' });

interface Played {
  readonly game: Game<GameTypes>;
  readonly readings: ReadingIds;
}

/** Types closed over: what is asked of a game is asked of any. */
const GAMES = {
  gran: { game: GRAN, readings: GRAN_READINGS },
  orc: { game: ORC, readings: ORC_READINGS },
  zargos: { game: ZARGOS, readings: ZARGOS_READINGS },
  'zargos-lords': { game: LORDS, readings: readingsIn('guerre') },
} as unknown as Readonly<Record<string, Played>>;

/** What a coach is listened to at, and what a slip is held against: positions of random games. */
const ASKINGS = {
  gran: GRAN_PRACTICE,
  orc: ORC_PRACTICE,
  zargos: ZARGOS_PRACTICE,
  'zargos-lords': LORDS_ASKING,
} as unknown as Readonly<Record<string, Asking<GameTypes['state'], GameTypes['move'], string>>>;

/** Whole attempts of each exercise, with what its other moves lead to: by night. */
const IS_WHOLE = process.env.NIGHT === 'all';

/** Positions that each coach is listened to at, and of moves that are near a slip. */
const HEARD = IS_WHOLE ? 80 : 4;
const NEAR = IS_WHOLE ? 400 : 12;

/** Every ruling of a game with a reading that is not its default, as far as its table takes it; the revision of 1983 is printed, not ours. */
const othersOf = ({ readings }: Pick<Played, 'readings'>): readonly (readonly [ruling: string, reading: string])[] =>
  Object.entries(readings).flatMap(([ruling, [, ...others]]) =>
    rulingNumber(ruling) === undefined ? [] : others.map((other) => [ruling, other] as const),
  );

type Plain = Readonly<Record<string, unknown>>;

const choicesOf = (state: Plain): Plain => (isRecord(state.options) && isRecord(state.options.options) ? state.options.options : {});

/** A state under other readings: whoever holds them has the same. */
const under = (state: Plain, choices: Plain): Plain => ({
  ...state,
  options: { ...(state.options as Plain), options: choices },
  ...(isRecord(state.position) && 'options' in state.position && { position: { ...state.position, options: choices } }),
});

/** As text, without the readings. */
const bare = (value: unknown): string => JSON.stringify(value, (key, one: unknown) => (key === 'options' ? undefined : one));

/** The solution played, its verdicts, what happened; what is refused; what the others are worth. */
function playedOut(game: Game<GameTypes>, task: PlayTask<GameTypes>): readonly unknown[] {
  let run = begun(task);
  const verdicts: unknown[] = [];
  for (const move of task.solution) {
    while (!task.isDone(run) && replyDue(game, task, run) && game.judge(nowIn(run), replyDue(game, task, run) ?? move).ok)
      run = replied(game, task, run);
    const now = nowIn(run);
    const verdict = game.judge(now, move);
    verdicts.push(verdict, task.worth?.(now, move));
    if (!verdict.ok) break;
    const { state, events } = game.step(now, move);
    run = { states: [...run.states, state], moves: [...run.moves, move], events: [...run.events, events] };
  }
  return [task.isDone(run), verdicts, run.events];
}

function whatIsSaid(game: Game<GameTypes>, task: Task<GameTypes>): string {
  if (task.kind === 'ask') return `${task.truth()}`;
  const { state, refused, missed = [], solution } = task;
  const others = missed.map(({ move }) => [game.judge(state, move), task.worth?.(state, move)]);
  const whole = (move: GameTypes['move'], ...more: readonly GameTypes['move'][]): unknown => {
    const { run, standing, left, worth } = attempted(game, task, [move, ...more]);
    return [standing, left, worth, run.events, run.states];
  };
  const [first, ...next] = solution;
  const night = IS_WHOLE ? [whole(first, ...next), missed.map(({ move }) => whole(move))] : [];
  return bare([playedOut(game, task), refused.map(({ move }) => game.judge(state, move)), others, night]);
}

/** What is said of a task under each other reading: rulings that change it. A task's position is its own object, which its answers know too: it is changed in place, and set back. */
function restsOn(played: Played, task: Task<GameTypes>): readonly string[] {
  const state = task.state as Plain | undefined;
  if (!state) return [];
  const kept = { ...state };
  const said = whatIsSaid(played.game, task);
  const changes = ([ruling, reading]: readonly [string, string]): boolean => {
    Object.assign(state, under(kept, { ...choicesOf(kept), [ruling]: reading }));
    try {
      return whatIsSaid(played.game, task) !== said;
    } catch {
      // A move that what is said stands on cannot even be made.
      return true;
    } finally {
      Object.assign(state, kept);
    }
  };
  return [...new Set(othersOf(played).flatMap((one) => (changes(one) ? [one[0]] : [])))];
}

describe('an exercise whose verdict, refusal, outcome or figure changes under another reading cites the ruling', () => {
  test.each(Object.entries(LESSONS))('%s', (path, { tasks, readings = [] }) => {
    const played = GAMES[path.split('/')[2] ?? ''];
    if (!played) throw new Error(path);
    const cited = new Set<string>([...readings, ...tasks.flatMap(({ learnt }) => learnt.rules)]);
    const missing = tasks.flatMap((task) =>
      restsOn(played, task).flatMap((ruling) => (cited.has(ruling) ? [] : [`task « ${task.id} » rests on ${ruling}`])),
    );
    expect(missing).toEqual([]);
  });
});

/** The same position under another reading. */
const read = (state: GameTypes['state'], [ruling, reading]: readonly [string, string]): GameTypes['state'] =>
  under(state as unknown as Plain, { ...choicesOf(state as unknown as Plain), [ruling]: reading }) as unknown as GameTypes['state'];

describe('a coach whose words change under another reading cites the ruling', () => {
  test.each(Object.entries(COACHES))('%s', { timeout: 60_000 + HEARD * 20_000 }, (path, coach) => {
    const id = path.split('/')[2] ?? '';
    const [played, asking] = [GAMES[id], ASKINGS[id]];
    if (!played || !asking) throw new Error(path);
    const spots = asking.spots('guide', () => true);
    const missing = new Set<string>();
    for (let heard = 0; heard < HEARD; heard += 1) {
      const { value } = spots.next();
      if (!value) throw new Error('no more positions');
      const { state, eyes } = value;
      const tipIn = (now: GameTypes['state']) => {
        const legal = played.game.moves(now, eyes);
        const turn = 1 + (heard % (coach.turns ?? 3));
        return legal.length === 0 ? undefined : coach.tip({ view: played.game.view(now, eyes), seat: eyes, legal, turn, since: () => [] });
      };
      const tip = tipIn(state);
      if (!tip) continue;
      const cited = new Set<string>([...coach.ours.readings, tip.rule, ...(tip.readings ?? [])]);
      for (const other of othersOf(played)) {
        if (cited.has(other[0]) || missing.has(other[0])) continue;
        const otherTip = tipIn(read(state, other));
        if (otherTip && `${otherTip.now} ${otherTip.idea}` !== `${tip.now} ${tip.idea}`) missing.add(other[0]);
      }
    }
    expect([...missing]).toEqual([]);
  });
});

/** Rulings that touch the rule of a slip, and nothing of what the slip says: looked at, one by one. */
const BESIDE: Readonly<Record<string, readonly string[]>> = {
  'ZAR-ATT-1': ['ZAR-L-6', 'ZAR-L-28', 'ZAR-L-72'],
  'ZAR-COM-1': ['ZAR-L-25', 'ZAR-L-44', 'ZAR-L-61', 'ZAR-L-62', 'ZAR-L-73'],
  'ZAR-CAP-1': ['ZAR-L-7'],
  'ZAR-ATT-5': ['ZAR-L-12', 'ZAR-L-14'],
  'ZAR-REO-1': ['ZAR-L-21', 'ZAR-L-32', 'ZAR-L-38', 'ZAR-L-46', 'ZAR-L-47', 'ZAR-L-53'],
  'ZAR-MER-2': ['ZAR-L-35', 'ZAR-L-36', 'ZAR-L-51'],
  'ZAR-MAG-4': ['ZAR-L-1', 'ZAR-L-48'],
  'ZAR-AMA-1': ['ZAR-L-2', 'ZAR-L-7', 'ZAR-L-43'],
  'ZAR-ZRG-4': ['ZAR-L-18', 'ZAR-L-37'],
  'LOR-ZDI-1': [
    'LOR-L-5',
    'LOR-L-24',
    'LOR-L-35',
    'LOR-L-38',
    'LOR-L-40',
    'LOR-L-41',
    'LOR-L-54',
    'LOR-L-58',
    'LOR-L-60',
    'LOR-L-63',
    'LOR-L-64',
    'LOR-L-65',
    'LOR-L-67',
    'LOR-L-74',
    'LOR-L-83',
  ],
  'LOR-ZDI-2': ['LOR-L-7'],
  'LOR-COM-4': ['LOR-L-39', 'LOR-L-65'],
  'LOR-REC-1': ['LOR-L-22', 'LOR-L-26'],
  'LOR-REC-2': ['LOR-L-40', 'LOR-L-42', 'LOR-L-68'],
  'LOR-REC-3': ['LOR-L-32', 'LOR-L-52', 'LOR-L-55', 'LOR-L-68'],
  'LOR-COM-7': ['LOR-L-18', 'LOR-L-60'],
  'LOR-MON-1': ['LOR-L-41', 'LOR-L-49'],
  'LOR-VIL-3': ['LOR-L-34'],
  'ORC-REC-5': ['ORC-L-8', 'ORC-L-17', 'ORC-L-24', 'ORC-L-34', 'ORC-L-35', 'ORC-L-37'],
  'ORC-DEP-3': ['ORC-L-17', 'ORC-L-24'],
  'ORC-DEP-2': ['ORC-L-18', 'ORC-L-25'],
  'ORC-BAT-1': ['ORC-L-19', 'ORC-L-35', 'ORC-L-38', 'ORC-L-39'],
  'ORC-BAT-7': ['ORC-L-13'],
  'ORC-BAT-2': ['ORC-L-14', 'ORC-L-21', 'ORC-L-29', 'ORC-L-35', 'ORC-L-38'],
  'ORC-BAT-8': ['ORC-L-5', 'ORC-L-13', 'ORC-L-14', 'ORC-L-28', 'ORC-L-29', 'ORC-L-30', 'ORC-L-31'],
  'ORC-ESP-1': ['ORC-L-15', 'ORC-L-16', 'ORC-L-38', 'ORC-L-39'],
  'ORC-FIN-2': ['ORC-L-10', 'ORC-L-11', 'ORC-L-32', 'ORC-L-36'],
  'GRA-DEP-1': ['GRA-L-2', 'GRA-L-32'],
  'GRA-DEP-5': ['GRA-L-24'],
  'GRA-PIE-3': ['GRA-L-16', 'GRA-L-25'],
  'GRA-ATT-1': ['GRA-L-8', 'GRA-L-9', 'GRA-L-10', 'GRA-L-15', 'GRA-L-22', 'GRA-L-33'],
  'GRA-CIT-1': ['GRA-L-11', 'GRA-L-15', 'GRA-L-21', 'GRA-L-23', 'GRA-L-25', 'GRA-L-28', 'GRA-L-30', 'GRA-L-36'],
  'GRA-DRA-2': ['GRA-L-6', 'GRA-L-13', 'GRA-L-35', 'GRA-L-36'],
  'LOR-SOR-1': ['LOR-L-78'],
  'ORC-MAN-1': ['ORC-L-36'],
};

/** Rules by what refuses a move, or lets it through, under another reading: rulings by rule, over positions near to mistakes. */
function flipsOf(id: string): ReadonlyMap<string, ReadonlySet<string>> {
  const [played, asking] = [GAMES[id], ASKINGS[id]];
  if (!played || !asking) throw new Error(id);
  const spots = asking.spots('erreurs', () => true);
  const dice = diceFrom(seeded('erreurs'));
  const flips = new Map<string, Set<string>>();
  for (let seen = 0; seen < NEAR; seen += 1) {
    const { value } = spots.next();
    if (!value) throw new Error('no more positions');
    const { state, eyes } = value;
    const told = asking.near(state, eyes, dice).map((move) => ({ move, verdict: asking.judge(state, move) }));
    for (const other of othersOf(played)) {
      const now = read(state, other);
      for (const { move, verdict } of told) {
        const after = asking.judge(now, move);
        if (after.ok === verdict.ok) continue;
        const rule = after.ok ? (verdict.ok ? '' : verdict.rule) : after.rule;
        flips.set(rule, (flips.get(rule) ?? new Set()).add(other[0]));
      }
    }
  }
  return flips;
}

describe('a slip cites each ruling that touches its rule, or has been looked at: those that the table of rulings names, those that change a verdict', () => {
  test.each(ARBITRATIONS)('%s', { timeout: 60_000 + NEAR * 2000 }, (id, { slips }) => {
    const flips = flipsOf(id);
    const missing = slips.flatMap(({ rule, readings = [] }) => {
      const touching = [...rulingsOf(rule).map((ruling) => ruling.id), ...(flips.get(rule) ?? [])];
      const known = [...readings, ...(BESIDE[rule] ?? [])];
      return [...new Set(touching)]
        .filter((ruling) => rulingNumber(ruling) !== undefined && !known.includes(ruling))
        .map((ruling) => `${rule} ${ruling}`);
    });
    expect(missing).toEqual([]);
  });
});
