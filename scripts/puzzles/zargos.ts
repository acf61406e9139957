/** Where the puzzles of Zargos come from: quick games of two to four players. */
import { packPuzzle } from '#components/zargos/puzzles/pack.ts';
import { oneOf } from '#engine/core/dice.ts';
import type { Found, Quarry } from '#engine/practice/mine.ts';
import { BOTS } from '#engine/zargos/bot/levels.ts';
import type { Situation } from '#engine/zargos/fight/types.ts';
import { foreseen } from '#engine/zargos/game/foreseen.ts';
import { ZARGOS, type Zargos } from '#engine/zargos/game/game.ts';
import { numberOf, tablesFor } from '#engine/zargos/game/table.ts';
import type { Move, State } from '#engine/zargos/game/types.ts';
import { type Clash, chanceOf, situationAt } from '#engine/zargos/puzzles/clash.ts';
import { CLASHES, type ClashTheme, isClashTheme, type Theme, ZARGOS_PUZZLES } from '#engine/zargos/puzzles.ts';
import { hasWalls } from '#engine/zargos/rules/combat.ts';
import { inKingdomOfZargos, monkSide, shotOf } from '#engine/zargos/rules/powers.ts';
import type { Source } from './source.ts';

type Dug = Found<Zargos, Theme>;

/** By how many pawns an attack outnumbers. */
function surplus(state: State, move: Move): number {
  return move.kind === 'attack' ? move.pawns - (state.pawns[numberOf(tablesFor(state.options), move.to)] ?? 0) : 0;
}

/** Whether counting pawns alone would find the attack: then nothing is asked. */
function isPlain({ state, seat, best: { move } }: Dug): boolean {
  const others = ZARGOS_PUZZLES.choices(state, seat, { theme: 'attaque' }).filter((one) => JSON.stringify(one) !== JSON.stringify(move));
  return others.every((one) => surplus(state, one) < surplus(state, move));
}

/** What acts in a fight beside the numbers, as a word: « arcs murs ». */
function powersIn(situation: Situation): string {
  const monk = monkSide(situation);
  const acting = {
    démons: situation.defender.people === 'demons',
    arcs: shotOf(situation) !== undefined,
    murs: hasWalls(situation.site),
    sommeil: inKingdomOfZargos(situation.site),
    [`main ${monk}`]: monk !== undefined,
  };
  return Object.entries(acting)
    .flatMap(([word, acts]) => (acts ? word : []))
    .join(' ');
}

const clashesOf = ({ state, seat, ask: { places = [] } }: Dug, theme: ClashTheme, move: Move) =>
  CLASHES[theme].clashesOf(state, seat, places, move);

/** What tells the best attack from the next: powers, and whether it is the larger one. */
function reasonOf({ state, best, second }: Dug): string {
  const [good, less] = [best, second].map(({ move }) => foreseen(state, move, true)?.situations[0]);
  if (!good || !less) return '';
  const more = Math.sign(surplus(state, best.move) - surplus(state, second.move));
  return `${powersIn(good)} / ${powersIn(less)} / ${more}`;
}

/** What is decided on the throw: whether to keep it, and whose it is. */
function decisionOf({ state, best }: Dug): string {
  const combat = state.turn?.combat;
  return `${best.move.kind} ${combat?.fight.stage} ${combat?.defender === 'moines' ? 'défense' : 'attaque'}`;
}

const pawnsOf = (move: Move): number => ('pawns' in move ? move.pawns : 0);

/** Two puzzles of the same two chances are the same fights; other likenesses are of a theme. */
function likenessesOf(found: Dug): Readonly<Record<string, number>> {
  const { state, ask, best, second } = found;
  const { theme, places = [] } = ask;
  const same = { [`${theme} ${best.value.toFixed(4)} ${second.value.toFixed(4)}`]: 1 };
  if (theme === 'main') return { ...same, [`${theme} ${decisionOf(found)}`]: 4 };
  if (!isClashTheme(theme)) return { ...same, [`${theme} ${reasonOf(found)}`]: 2 };
  const clashes = clashesOf(found, theme, best.move);
  const told = (word: (clash: Clash) => string): string => clashes.map(word).sort().join(' + ');
  return {
    ...same,
    [`${theme} ${told(({ pawns, defenders }) => `${pawns}-${defenders}`)}`]: 1,
    [`${theme} ${told((clash) => powersIn(situationAt(state, clash)))}`]: 2,
    [`${theme} of ${theme === 'renfort' ? clashes[0]?.defender : clashes[0]?.people}`]: 2,
    [`${theme} from ${places[0] ?? clashes[0]?.at}`]: 1,
    ...(theme !== 'vent' && { [`${theme} number ${pawnsOf(best.move)}`]: 3 }),
  };
}

/** Neither all nor nothing is the answer, and the two fights are not each other's image. */
function isShared({ state, seat, ask, best }: Dug, clashes: readonly Clash[]): boolean {
  const numbers = ZARGOS_PUZZLES.choices(state, seat, ask).map(pawnsOf);
  const [one, other] = clashes;
  if (!one || !other) return false;
  const likeness = (clash: Clash) => `${clash.hoped} ${clash.pawns}-${clash.defenders} ${powersIn(situationAt(state, clash))}`;
  const isInside = pawnsOf(best.move) > Math.min(...numbers) && pawnsOf(best.move) < Math.max(...numbers);
  return isInside && likeness(one) !== likeness(other);
}

/** Two fights at least where the Vent de Guerre would be felt. */
const isInDoubt = (state: State, clashes: readonly Clash[]): boolean =>
  clashes.filter((clash) => chanceOf(state, { ...clash, warWind: false }) < 0.9).length >= 2;

function isGood(found: Dug): boolean {
  const { state, ask, best, second, answers } = found;
  const { theme } = ask;
  if (theme === 'main') return answers >= 3 && best.value >= 0.15 && best.value < 0.99;
  if (theme === 'attaque')
    return answers >= 4 && answers <= 24 && best.value >= 0.25 && best.value <= 0.97 && second.value >= 0.1 && !isPlain(found);
  if (best.value < 0.25 || best.value > 0.95 || second.value < 0.1) return false;
  const clashes = clashesOf(found, theme, best.move);
  return theme === 'vent' ? isInDoubt(state, clashes) : answers >= 4 && isShared(found, clashes);
}

const QUARRY: Quarry<Zargos, Theme> = {
  game: ZARGOS,
  measures: ZARGOS_PUZZLES,
  table: (dice) => {
    const seats = oneOf([2, 3, 4] as const, dice);
    const bots = Array.from({ length: seats }, () => BOTS[oneOf(['greedy', 'etourdi'] as const, dice)]);
    return { options: { seats, each: seats === 4 ? 1 : 2, opening: 'rapide', offers: 0, options: {}, board: null }, bots, budget: 0 };
  },
  wanted: { attaque: 28, main: 12 },
  kindOf: ({ theme }) => theme,
  isGood,
  looks: 16,
  most: 2,
  games: 900,
};

export const ZARGOS_SOURCE: Source<Zargos, Theme> = {
  first: { quarry: QUARRY, seed: 'coups-zargos' },
  more: [{ quarry: { ...QUARRY, wanted: { attaque: 4, combien: 8, partage: 7, vent: 7, renfort: 8 } }, seed: 'coups-zargos-2' }],
  given: 74,
  likenessesOf,
  pack: packPuzzle,
};
