/** Zargos, for « Le meilleur coup »: a puzzle shows the map, and the hand of its player alone. */
import { puzzleBenchOf } from '#components/puzzle/bench.ts';
import { type Placed, type PuzzleSpec, type Touches, touchesAt } from '#components/puzzle/spec.ts';
import { upperFirst } from '#engine/core/french.ts';
import type { Reason } from '#engine/core/verdict.ts';
import type { Zargos } from '#engine/zargos/game/game.ts';
import { tablesFor } from '#engine/zargos/game/table.ts';
import type { Move } from '#engine/zargos/game/types.ts';
import { seatName } from '#engine/zargos/game/words.ts';
import type { RuleId } from '#engine/zargos/ids.ts';
import { isClashTheme, THEMES, type Theme, ZARGOS_PUZZLES } from '#engine/zargos/puzzles.ts';
import { type Pictured, seenOf } from '../arbiter/seen.ts';
import { ZARGOS_ARBITER } from '../arbiter/spec.ts';
import { known } from '../arbiter/words.ts';
import { ATTACK_THEME } from './attack.ts';
import { CLASH_THEME } from './clashes.ts';
import { HAND_THEME } from './hand.ts';
import { unpackPuzzle } from './pack.ts';

const isTheme = (theme: string): theme is Theme => THEMES.some((one) => one === theme);

function task(placed: Placed<Zargos>): string {
  const { state, puzzle } = placed;
  if (isClashTheme(puzzle.theme)) return CLASH_THEME.task(placed, puzzle.theme);
  return puzzle.theme === 'attaque'
    ? `${upperFirst(seatName(state, puzzle.seat, 'aux'))}. Quelle attaque, seule et avec tous les pions qui peuvent partir, a le plus de chances de prendre un lieu adverse, sans qu’aucune carte se joue ?`
    : HAND_THEME.task(placed);
}

function chance(placed: Placed<Zargos>): string {
  const { puzzle } = placed;
  if (isClashTheme(puzzle.theme)) return CLASH_THEME.chance(placed, puzzle.theme);
  return puzzle.theme === 'attaque' ? 'de chances de prendre la place' : HAND_THEME.chance(placed);
}

function hints(placed: Placed<Zargos>): readonly [string, string] {
  const { puzzle } = placed;
  if (isClashTheme(puzzle.theme)) return CLASH_THEME.hints(placed, puzzle.theme);
  return puzzle.theme === 'attaque' ? ATTACK_THEME.hints(placed) : HAND_THEME.hints(placed);
}

function why(placed: Placed<Zargos>): readonly Reason<RuleId>[] {
  const { puzzle } = placed;
  if (isClashTheme(puzzle.theme)) return CLASH_THEME.why(placed, puzzle.theme);
  return puzzle.theme === 'attaque' ? ATTACK_THEME.why(placed) : HAND_THEME.why(placed);
}

function say(placed: Placed<Zargos>, move: Move): string | undefined {
  const { theme } = placed.puzzle;
  if (isClashTheme(theme)) return CLASH_THEME.say(placed, theme, move);
  return theme === 'attaque' ? ATTACK_THEME.say(placed, move) : HAND_THEME.say(placed, move);
}

const touchedAt = (move: Move): string | undefined => (move.kind === 'attack' ? move.to : 'at' in move ? move.at : undefined);

/** Two places that pawns are shared between: touching one sends it one more. */
function touchesOf(placed: Placed<Zargos>, choices: readonly Move[]): Touches {
  const { theme } = placed.puzzle;
  const shares = isClashTheme(theme) ? choices.map((move) => CLASH_THEME.shares(placed, theme, move)) : [];
  const [first] = shares;
  if (!first) return touchesAt(choices, touchedAt);
  return new Map(
    first.map(({ id }, side) => {
      const sent = (index: number): number => shares[index]?.[side]?.pawns ?? 0;
      const order = [...choices.keys()].sort((a, b) => sent(a) - sent(b));
      return [id, [...order.filter((index) => sent(index) > 0), ...order.filter((index) => sent(index) === 0)]];
    }),
  );
}

/** Places that a choice may be touched at; of attacks, from where the one proposed starts. */
function openOf(placed: Placed<Zargos>, move: Move, choices: readonly Move[]): readonly number[] {
  const { places } = tablesFor(placed.state.options);
  const from = move.kind === 'attack' ? move.from : undefined;
  const near = choices.filter((one) => from === undefined || (one.kind === 'attack' && one.from === from));
  return [...touchesOf(placed, near).keys()].flatMap((id) => places.get(id) ?? []);
}

/** What the question is about: the map opens there. */
function aboutOf({ state, puzzle }: Placed<Zargos>, choices: readonly Move[]): readonly number[] {
  const { places } = tablesFor(state.options);
  const ids = choices.flatMap((one) => [one.kind === 'attack' ? one.from : [], touchedAt(one) ?? []].flat());
  return [...new Set([...(puzzle.places ?? []), ...ids])].flatMap((id) => places.get(id) ?? []);
}

/** The groups that an answer sends to two places at once, and the pawns that it adds to two. */
function sharedIn(placed: Placed<Zargos>, move: Move): Pick<Pictured, 'ways' | 'drafts'> {
  const { state, puzzle } = placed;
  const shared = isClashTheme(puzzle.theme) ? CLASH_THEME.shares(placed, puzzle.theme, move) : undefined;
  if (!shared) return {};
  if (puzzle.theme === 'renfort') return { drafts: shared.map(({ at, pawns }) => [at, pawns] as const) };
  if (puzzle.theme !== 'partage' || move.kind !== 'attack') return {};
  const from = tablesFor(state.options).places.get(move.from) ?? 0;
  return { ways: shared.map(({ at, pawns }) => ({ from, to: at, people: move.people, pawns })) };
}

export const ZARGOS_PUZZLE_SPEC: PuzzleSpec<Zargos, Pictured, Theme> = {
  arbiter: ZARGOS_ARBITER,
  measures: ZARGOS_PUZZLES,
  unpack: unpackPuzzle,
  isTheme,
  task,
  chance,
  hints,
  why,
  told: ({ state, puzzle: { theme, seat } }) => (theme === 'attaque' ? known(state, seat) : ''),
  blank: (_state, seat) => ({ kind: 'done', seat }),
  say,
  touches: touchesOf,
  seen: (placed, move, choices) => ({
    ...seenOf(placed.state, move, false),
    open: openOf(placed, move, choices),
    about: aboutOf(placed, choices),
    ...sharedIn(placed, move),
  }),
};

/** For the page, once somebody opens a puzzle. */
export const PUZZLES = puzzleBenchOf(ZARGOS_PUZZLE_SPEC);
