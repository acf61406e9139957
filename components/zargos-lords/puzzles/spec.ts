/** Zargo's Lords, for « Le meilleur coup »: what is left of one's turn in a skirmish, its shots and its combats; around a city, see `siege-words.ts`. */
import { puzzleBenchOf } from '#components/puzzle/bench.ts';
import { type Placed, type PuzzleSpec, touchesAt } from '#components/puzzle/spec.ts';
import { together, upperFirst } from '#engine/core/french.ts';
import type { Reason } from '#engine/core/verdict.ts';
import { keyOf } from '#engine/zargos-lords/board/hex.ts';
import { hexesOf } from '#engine/zargos-lords/board/map.ts';
import { counterOf } from '#engine/zargos-lords/board/position.ts';
import { contradictions } from '#engine/zargos-lords/game/contradictions.ts';
import { seatName, whoIn } from '#engine/zargos-lords/game/explain.ts';
import { LORDS, type Lords } from '#engine/zargos-lords/game/game.ts';
import { fightOdds, shotOdds } from '#engine/zargos-lords/game/odds.ts';
import { ownOf } from '#engine/zargos-lords/game/table.ts';
import type { Move, State } from '#engine/zargos-lords/game/types.ts';
import type { RuleId } from '#engine/zargos-lords/ids.ts';
import { isSiegeTheme } from '#engine/zargos-lords/puzzles/siege.ts';
import { LORDS_PUZZLES, THEMES, type Theme } from '#engine/zargos-lords/puzzles.ts';
import { LESSON_SPEC } from '../lessons/spec.ts';
import type { PuzzleSeen } from './PuzzlePicture.tsx';
import { packPuzzle, unpackPuzzle } from './pack.ts';
import { placeOfMove } from './places.ts';
import { garrisonsSeen, SIEGE_WORDS } from './siege-words.ts';

const isTheme = (theme: string): theme is Theme => THEMES.some((one) => one === theme);

const all = ({ position }: State, ids: readonly string[]): string => together(ids.map((id) => whoIn(counterOf(position, id))));

/** « attaquer le Dragon (E5) avec le Chevalier (D4) » */
function said(state: State, move: Move): string {
  switch (move.kind) {
    case 'shoot':
      return `viser ${all(state, [move.target])} avec ${all(state, move.shooters)}`;
    case 'attack':
      return `attaquer ${all(state, move.targets)} avec ${all(state, move.attackers)}`;
    default:
      return state.phase === 'shots' ? 'ne plus tirer' : 'ne plus attaquer';
  }
}

function task(placed: Placed<Lords>): string {
  const { puzzle, state } = placed;
  if (isSiegeTheme(puzzle.theme)) return SIEGE_WORDS.task(placed);
  const when = state.phase === 'shots' ? 'les tirs, puis les combats' : 'les combats';
  const what = puzzle.theme === 'abattre' ? 'éliminer un ennemi' : 'éliminer un ennemi sans perdre un des leurs';
  return `Aux ${seatName(state, puzzle.seat)} : il leur reste ${when} de ce coup. Quel premier geste leur donne le plus de chances d’${what} avant qu’il finisse ?`;
}

function chance(placed: Placed<Lords>): string {
  const { theme } = placed.puzzle;
  if (isSiegeTheme(theme)) return SIEGE_WORDS.chance(placed, theme);
  return theme === 'abattre' ? 'de chances d’éliminer un ennemi' : 'de chances d’éliminer un ennemi sans perte';
}

function hints(placed: Placed<Lords>): readonly [string, string] {
  const { puzzle, state } = placed;
  if (isSiegeTheme(puzzle.theme)) return SIEGE_WORDS.hints(placed);
  const { move } = puzzle.best;
  if (move.kind === 'attack')
    return [
      `Regardez autour ${move.targets.length > 1 ? 'de plusieurs ennemis à la fois' : `de votre cible : ${all(state, move.targets)}`}.`,
      move.attackers.length > 1 ? `Vous y serez ${move.attackers.length} à attaquer.` : 'Un seul des vôtres attaque.',
    ];
  if (move.kind === 'shoot') return [`La cible : ${all(state, [move.target])}.`, `À tirer : ${all(state, move.shooters)}.`];
  return ['Faut-il vraiment frapper ?', state.phase === 'shots' ? 'Les tirs peuvent s’arrêter là.' : 'Le coup peut s’arrêter là.'];
}

/** What a move does by itself. */
function alone(state: State, move: Move): Reason<RuleId> | undefined {
  if (move.kind === 'attack') {
    const odds = fightOdds(state, move);
    return odds.allowed ? { rule: 'LOR-COM-5', text: `${upperFirst(said(state, move))} : ${odds.sentence}` } : undefined;
  }
  if (move.kind !== 'shoot') return undefined;
  const odds = shotOdds(state, move);
  return 'sentence' in odds ? { rule: 'LOR-COM-7', text: `${upperFirst(said(state, move))} : ${odds.sentence}` } : undefined;
}

function why(placed: Placed<Lords>): readonly Reason<RuleId>[] {
  const { puzzle, state } = placed;
  if (isSiegeTheme(puzzle.theme)) return SIEGE_WORDS.why(placed);
  const told = [puzzle.best.move, puzzle.second.move].flatMap((move) => alone(state, move) ?? []);
  return [
    ...told,
    {
      rule: 'LOR-REC-2',
      text: 'Un recul sans ligne où vivre élimine aussi : chaque chance compte les six lignes, et l’adversaire prend la meilleure pour lui.',
    },
    {
      rule: 'LOR-TOUR-2',
      text: 'La chance est celle du coup entier : après ce geste, vous faites au mieux ceux qui restent, dé après dé.',
    },
  ];
}

function told(placed: Placed<Lords>): string {
  const { state, puzzle } = placed;
  if (isSiegeTheme(puzzle.theme)) return SIEGE_WORDS.told(placed);
  const seats = [puzzle.seat, 1 - puzzle.seat];
  return seats.map((one) => `${upperFirst(`les ${seatName(state, one)}`)} : ${together(ownOf(state, one).map(whoIn))}.`).join(' ');
}

export const LORDS_PUZZLE_SPEC: PuzzleSpec<Lords, PuzzleSeen, Theme> = {
  arbiter: {
    game: { ...LORDS, id: 'zargos-lords' },
    pageless: true,
    contradictions,
    pack: packPuzzle,
    unpack: unpackPuzzle,
    seats: (state) => [0, 1].map((seat) => seatName(state, seat)),
    say: LESSON_SPEC.say,
    touch: (_state, move) => ({ move }),
  },
  measures: LORDS_PUZZLES,
  isTheme,
  task,
  chance,
  hints,
  why,
  say: ({ state, puzzle }, move) => (isSiegeTheme(puzzle.theme) ? SIEGE_WORDS.say(state, move) : said(state, move)),
  told,
  blank: (_state, seat) => ({ kind: 'end', seat }),
  touches: ({ state }, choices) => touchesAt(choices, (move) => placeOfMove(state, move)),
  seen: (placed, _move, choices) => {
    const { state } = placed;
    const places = new Set(choices.map((move) => placeOfMove(state, move)));
    return { open: hexesOf(state.position.map).filter((hex) => places.has(keyOf(hex))), garrisons: garrisonsSeen(placed) };
  },
};

/** For the page, once somebody opens a puzzle. */
export const PUZZLES = puzzleBenchOf(LORDS_PUZZLE_SPEC);
