/** The bots of Gran by name: those of `simulate`, and the levels that the table offers. What separates the thinking ones is how far they look. */
import { type Dice, oneOf } from '../../core/dice.ts';
import type { Bot } from '../../core/game.ts';
import { type Looked, looked, type SearchHooks, searching } from '../../core/search.ts';
import { kindOf, kingdomOf, numberOf } from '../board/tables.ts';
import { GRAN, type Gran } from '../game.ts';
import { endOf, land } from '../rules/arrival.ts';
import { moverOf } from '../rules/movement.ts';
import { colorOf, tablesFor } from '../rules/table.ts';
import type { Move, Position, State, View } from '../types.ts';
import { LOST, trekOf, turnsNeeded } from './treks.ts';
import { chances, leadOf, promises } from './worth.ts';

export const BOT_IDS = ['random', 'greedy', 'distrait', 'attentif', 'expert'] as const;
export type BotId = (typeof BOT_IDS)[number];

const random: Bot<View, Move> = (_view, legal, dice) => oneOf(legal, dice);

/** Piles that a move onto a dragon is tried with. */
const TRIES = 6;

/** What a move leads to for the seat that makes it, at once: a duel is the mean of a few. */
function leadAfter(states: readonly State[], move: Move): number {
  let sum = 0;
  let count = 0;
  for (const state of states) {
    const after = GRAN.step(state, move).state;
    sum += leadOf(after, move.seat);
    count += 1;
    // Nothing was thrown: once is enough.
    if (after.random === state.random) break;
  }
  return sum / count;
}

/** The move that looks best one step ahead; of equals, any. */
const greedy: Bot<View, Move> = (view, legal, dice) => {
  if (legal.length === 1) return oneOf(legal, dice);
  const states = Array.from({ length: TRIES }, () => GRAN.guess(view, dice));
  const leads = legal.map((move) => leadAfter(states, move));
  const best = Math.max(...leads);
  return oneOf(
    legal.filter((_, at) => (leads[at] ?? 0) > best - 0.01),
    dice,
  );
};

/** Moves seldom tried are tried again less than in other games: the way to go is mostly plain. */
const CURIOSITY = 0.5;

const HOOKS: SearchHooks<Gran> = {
  evaluate: chances,
  policy: promises,
  redrawn: (met, { pile, random }) => ({ ...met, pile, random }),
  curiosity: CURIOSITY,
};

const search = /* @__PURE__ */ searching(GRAN, ({ options }) => options.seats, HOOKS);

/** A search that looks `most` times at most, whatever the device affords. */
const searchingUpTo =
  (most: number): Bot<View, Move> =>
  (view, legal, dice, budget) =>
    search(view, legal, dice, Math.min(budget, most));

/** What may be looked at where a walk brings the ring to a city whose seal its bearer lacks: such walks alone. All moves where no seal is at hand. */
function withoutDetours({ options, position, phase, turn }: View, legal: readonly Move[]): readonly Move[] {
  const color = options.colors[turn];
  const piece = position.pieces.find((one) => one.color === color);
  if (phase !== 'walk' || !piece || !('bearer' in position.ring) || position.ring.bearer !== color) return legal;
  const tables = tablesFor(options);
  const takes = legal.filter((move) => {
    const at = move.kind === 'walk' ? endOf(move.path) : undefined;
    const kingdom = at !== undefined && kindOf(tables, at) === 'city' ? kingdomOf(tables, at) : undefined;
    return kingdom !== undefined && !piece.seals.includes(kingdom);
  });
  return takes.length > 0 ? takes : legal;
}

/** By seat, mean turns to the ring where it lies in `position`, from one's next turn on, and the part of a round until then: the one who put it down is last. */
export function raceOf({ options, turn }: View, position: Position): readonly number[] {
  const { colors, seats } = options;
  const tables = tablesFor(options);
  return colors.map((color, seat) => turnsNeeded(tables, position, color) + ((seat - turn - 1 + seats) % seats) / seats);
}

const FIRSTS = new WeakMap<Position, readonly Move[]>();

/** Where the ring is put down: the points at which nobody else is expected before who puts it there. */
export function firstThere(view: View, legal: readonly Move[]): readonly Move[] {
  const known = FIRSTS.get(view.position);
  if (known) return known;
  const found = legal.filter((move) => {
    if (move.kind !== 'deposit') return false;
    const race = raceOf(view, { ...view.position, ring: { at: move.at } });
    return race.every((turns, seat) => seat === view.turn || turns > (race[view.turn] ?? LOST));
  });
  FIRSTS.set(view.position, found);
  return found;
}

/** Of the points where the ring may be put down, those where one is first: all where there is none. What a search sees of a race is its first turns. */
function ahead(view: View, legal: readonly Move[]): readonly Move[] {
  if (view.phase !== 'deposit') return legal;
  const first = firstThere(view, legal);
  return first.length > 0 ? first : legal;
}

/** Turns that a move may lose on the best one: less than the one that it takes, so that every turn brings the knight nearer on the average. */
const LEISURE = 0.5;

/** Mean turns from where each of these moves ends to what its knight wants (`trekOf`), `LOST` where no way leads; undefined where he does something else than walk. */
export function turnsAfter({ options, position, phase, turn, left, bonus }: View, moves: readonly Move[]): readonly number[] | undefined {
  if (phase !== 'walk' && phase !== 'bonus') return undefined;
  const tables = tablesFor(options);
  const mover = moverOf(tables, position, colorOf(options, turn), bonus ? { left } : undefined);
  const { at, amulets } = mover.piece;
  const trek = trekOf(mover);
  return moves.map((move) => {
    if (move.kind !== 'walk') return trek(numberOf(tables, at), amulets, true);
    return land(mover, move.path).ring === undefined ? trek(numberOf(tables, endOf(move.path)), amulets) : 0;
  });
}

/** Walks that get on; all moves of who has no way, or does something else than walk. */
function onward(view: View, legal: readonly Move[]): readonly Move[] {
  const lefts = turnsAfter(view, legal);
  if (!lefts) return legal;
  const least = Math.min(...lefts);
  return least < LOST ? legal.filter((_, number) => (lefts[number] ?? LOST) <= least + LEISURE) : legal;
}

/** Rounds after which the expert looks only at what gets on: a risk that he cannot do without looks better later than now, and is put off for ever. */
const PATIENCE = 60;

/** What the expert looks at of what may be played. */
const eyed = (view: View, legal: readonly Move[]): readonly Move[] =>
  ahead(view, (view.turns > PATIENCE * view.options.seats ? onward : withoutDetours)(view, legal));

/** What gets on, of what the expert looks at. */
export const gettingOn = (view: View, legal: readonly Move[]): readonly Move[] => onward(view, ahead(view, withoutDetours(view, legal)));

const expert: Bot<View, Move> = (view, legal, dice, budget) => searchingUpTo(1000)(view, eyed(view, legal), dice, budget);

/** What the expert finds of the moves that he looks at, in chances to win as he sees them, the one that he would play first. */
export const expertLooks = (view: View, legal: readonly Move[], dice: Dice, budget: number): readonly Looked<Move>[] =>
  looked(GRAN, HOOKS, view.options.seats, view, eyed(view, legal), dice, budget);

/** The chance to win, as the expert sees it, of who plays this move. */
export const expertChance = (view: View, move: Move, dice: Dice, budget: number): number =>
  looked(GRAN, HOOKS, view.options.seats, view, [move], dice, budget)[0]?.worth ?? 0;

export const BOTS: Readonly<Record<BotId, Bot<View, Move>>> = {
  random,
  greedy,
  distrait: /* @__PURE__ */ searchingUpTo(40),
  attentif: /* @__PURE__ */ searchingUpTo(110),
  expert,
};

/** Evaluations that a decision takes at most in a simulation. */
export const BUDGET = 250;

/** Levels as the table offers them, the gentlest first; the games behind each strength are in `bots.test.ts`. */
export const LEVELS = [
  { id: 'random', label: 'Au hasard', note: 'Se déplace n’importe où, quand cela lui vient.' },
  {
    id: 'greedy',
    label: 'Débutant',
    note: 'Prend le coup qui paraît le meilleur, sans regarder la réponse : à deux, 100 parties sur 100 contre le hasard.',
  },
  {
    id: 'distrait',
    label: 'Distrait',
    note: 'Regarde 40 suites avant chaque coup : à deux, 41 parties sur 75 contre le débutant, ce que le hasard seul peut donner.',
  },
  { id: 'attentif', label: 'Attentif', note: 'Regarde 110 suites : à deux, 55 parties sur 75 contre le débutant.' },
  { id: 'expert', label: 'Expert', note: 'Regarde jusqu’à 1 000 suites : dès 250, à deux, 35 parties sur 50 contre le débutant.' },
] as const satisfies readonly { readonly id: BotId; readonly label: string; readonly note: string }[];
