/**
 * Who advises: weighs what may be played as a good bot does, and says of the best what it gains, what it risks, and what the next best would cost. Runs away
 * from the page, with the engine at hand; sentences are made there.
 */
import { type Dice, diceFrom } from '#engine/core/dice.ts';
import type { Seat } from '#engine/core/events.ts';
import type { Game, GameTypes } from '#engine/core/game.ts';
import { seeded } from '#engine/core/random.ts';
import type { Replay } from '#engine/core/replay.ts';
import { streamOf } from '../bots/stream.ts';
import { givenKey } from './given.ts';

/** A move, and those that belong to it: the other groups of one attack. */
export type Advised<Move> = readonly [Move, ...Move[]];

export interface Rated<Move> {
  readonly moves: Advised<Move>;
  /** In the adviser's own unit; left out of what a rule of thumb chose. */
  readonly value?: number;
}

/** Why something is played: a line that fits a phone, then one idea a sentence. */
export interface Grounds {
  readonly line: string;
  readonly more: readonly string[];
}

interface Hold<View, Move> {
  /** Whether a move is made with it. */
  readonly isOf: (move: Move, held: string) => boolean;
  /** What is worth playing with it, the best first; empty where it had better stay. */
  readonly weigh: (view: View, legal: readonly Move[], held: string) => readonly Rated<Move>[];
  /** Said of it where nothing is. */
  readonly idle: (view: View, held: string) => string;
}

export interface Adviser<View, Move> {
  /** What is worth playing, the best first; empty where nobody would advise. */
  readonly weigh: (view: View, legal: readonly Move[], dice: Dice, budget: number) => readonly Rated<Move>[];
  /** More evaluations may change what it finds. */
  readonly isDeepened: boolean;
  /** What he sets out to do for more than a turn, as a text of his own: taken up again before he weighs, and told of what he has weighed. Left out: he begins anew each time. */
  readonly purpose?: { readonly recall: (view: View, told: string) => void; readonly told: (view: View) => string | undefined };
  /** « attaquez Oz depuis Kori nord, avec 5 pions. » */
  readonly say: (moves: Advised<Move>, view: View) => string;
  readonly grounds: (rated: Rated<Move>, view: View, legal: readonly Move[]) => Grounds;
  /** Of what is held on the board, by its id. Absent: nothing is ever held. */
  readonly hold?: Hold<View, Move>;
  /**
   * What was played beside what could have been in its place, in the same unit; undefined where nobody can tell: it was forced, or a matter of taste. `moves` are
   * what the seat played in a row, the first of them included; `together`: how many of them are one act.
   */
  readonly compare: (
    view: View,
    legal: readonly Move[],
    moves: Advised<Move>,
    dice: Dice,
  ) => { readonly best: Rated<Move>; readonly played: number; readonly together?: number } | undefined;
  /** « 8 points de chances » */
  readonly priced: (difference: number) => string;
  /** A smaller difference is none. */
  readonly least: number;
}

/** What the page shows of an advice. */
export interface Counsel<Move> {
  readonly moves: Advised<Move>;
  readonly text: string;
  readonly grounds: Grounds;
  /** The second choice and its price. */
  readonly otherwise?: string;
  /** What it serves for more than this turn, for the next time that he is asked. */
  readonly purpose?: string;
}

/** What an advice is asked about: what the board holds, and what he last said that he set out to do. */
export interface About {
  readonly held?: string | undefined;
  readonly purpose?: string | undefined;
}

/** A sentence without its full stop. */
const open = (sentence: string): string => sentence.replace(/\.$/u, '');

const otherwiseOf = <View, Move>(
  { say, priced, least }: Pick<Adviser<View, Move>, 'say' | 'priced' | 'least'>,
  best: Rated<Move>,
  second: Rated<Move>,
  view: View,
): string => {
  const text = `Sinon : ${open(say(second.moves, view))}`;
  if (best.value === undefined || second.value === undefined) return `${text}.`;
  const lost = best.value - second.value;
  return lost < least ? `${text} ; à peu de chose près, cela se vaut.` : `${text} ; environ ${priced(lost)} de moins.`;
};

/** What an adviser would play, and why; undefined where he has nothing to say. Where something is `held` it is about that, and says what comes before it. */
export function counselOf<View, Move>(
  adviser: Adviser<View, Move>,
  view: View,
  legal: readonly Move[],
  dice: Dice,
  budget: number,
  { held, purpose: meant }: About = {},
): Counsel<Move> | undefined {
  const { weigh, say, grounds, hold, purpose } = adviser;
  if (meant !== undefined) purpose?.recall(view, meant);
  const told = (best: Rated<Move>, second: Rated<Move> | undefined, more?: string): Counsel<Move> => {
    const why = grounds(best, view, legal);
    const set = purpose?.told(view);
    return {
      moves: best.moves,
      text: say(best.moves, view),
      grounds: more === undefined ? why : { ...why, line: `${why.line} ${more}`.trim() },
      ...(second && { otherwise: otherwiseOf(adviser, best, second, view) }),
      ...(set !== undefined && { purpose: set }),
    };
  };
  const [first, next] = weigh(view, legal, dice, budget);
  if (!first) return undefined;
  if (held === undefined || !hold || first.moves.some((move) => hold.isOf(move, held))) return told(first, next);
  const [own, other] = hold.weigh(view, legal, held);
  return own ? told(own, other, `À jouer avant : ${say(first.moves, view)}`) : told(first, next, hold.idle(view, held));
}

/** Verbs of advice whose infinitive is not their imperative in -er. */
const INFINITIVES: Readonly<Record<string, string>> = {
  dites: 'dire',
  faites: 'faire',
  finissez: 'finir',
  offrez: 'offrir',
  prenez: 'prendre',
  remettez: 'remettre',
  rompez: 'rompre',
};
const infinitiveOf = (verb: string): string => INFINITIVES[verb] ?? verb.replace(/ez$/u, 'er');

/** « attaquez Oz » as what was done: « attaquer Oz »; « ne jouez rien » : « ne rien jouer ». */
export function doneOf(advice: string): string {
  const [, verb, what, rest = ''] = advice.match(/^n(?:e |’)(\p{L}+) (rien|plus)(.*)$/u) ?? [];
  if (verb) return `ne ${what} ${infinitiveOf(verb)}${rest}`;
  return advice.replace(/^(n’|ne )?(\p{L}+)(?:-(les?))?/u, (_, not: string | undefined, one: string, them: string | undefined) => {
    const done = infinitiveOf(one);
    const whom = them === 'le' && /^[aeiouyéèêh]/iu.test(done) ? 'l’' : them ? `${them} ` : '';
    return `${not ?? ''}${whom}${done}`;
  });
}

/** A move that cost something, as it is told after the game. */
export interface Regret {
  /** How many moves of the record were made before it. */
  readonly at: number;
  readonly seat: Seat;
  /** « Manche 2 » */
  readonly moment: string;
  readonly played: string;
  readonly advised: string;
  readonly line: string;
  /** In the adviser's unit. */
  readonly cost: number;
  /** « 8 points de chances » */
  readonly price: string;
}

/** Those that are told. */
export const DEAREST = 5;

export interface Reviewed<G extends GameTypes> {
  readonly replay: Replay<G['options'], G['move']>;
  /** Whose moves are looked at. */
  readonly seats: readonly Seat[];
  /** What was advised then (`givenKey`). */
  readonly given?: readonly string[];
}

/** Evaluations of an advice that is asked again after the game. */
const AGAIN = 600;

/**
 * The moves of these seats that cost most, the dearest first: each beside what the adviser would have played with what the seat saw. What he advised then, or
 * would, is no regret. Yields how many moves of the game are behind it.
 */
export function* reviewing<G extends GameTypes>(
  game: Game<G>,
  adviser: Adviser<G['view'], G['move']>,
  { replay: { options, seed, moves }, seats, given = [] }: Reviewed<G>,
): Generator<number, readonly Regret[]> {
  let state = game.setup(options, seed);
  let regrets: readonly Regret[] = [];
  let looked = 0;
  for (const [at, move] of moves.entries()) {
    if (at >= looked && seats.includes(move.seat)) {
      const legal = game.moves(state, move.seat);
      const view = game.view(state, move.seat);
      const end = moves.findIndex(({ seat }, later) => later > at && seat !== move.seat);
      const row: Advised<G['move']> = [move, ...moves.slice(at + 1, end < 0 ? moves.length : end)];
      const dice = () => diceFrom(seeded(streamOf(seed, move.seat, moves.slice(0, at))));
      const found = legal.length > 1 ? adviser.compare(view, legal, row, dice()) : undefined;
      const { best, played = 0, together = 1 } = found ?? {};
      looked = at + together;
      const cost = (best?.value ?? 0) - played;
      const isDear = cost >= adviser.least && (regrets.length < DEAREST || cost > (regrets.at(-1)?.cost ?? 0));
      const wasAdvised = (): boolean => {
        if (given.includes(givenKey(at, move))) return true;
        const [first] = adviser.weigh(view, legal, dice(), AGAIN);
        return first !== undefined && givenKey(at, first.moves[0]) === givenKey(at, move);
      };
      if (best && isDear && !wasAdvised()) {
        const regret: Regret = {
          at,
          seat: move.seat,
          moment: game.rounds ? `${game.rounds.name} ${game.rounds.of(state)}` : `Coup ${at + 1}`,
          played: doneOf(open(adviser.say([move, ...row.slice(1, together)], view))),
          advised: doneOf(open(adviser.say(best.moves, view))),
          line: adviser.grounds(best, view, legal).line,
          cost,
          price: adviser.priced(cost),
        };
        regrets = [...regrets, regret].sort((a, b) => b.cost - a.cost).slice(0, DEAREST);
      }
    }
    state = game.step(state, move).state;
    yield at + 1;
  }
  return regrets;
}
