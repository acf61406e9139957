/**
 * « Est-ce légal ? »: positions met in random games, and a move in each, which may be played or not. The judge alone says which; the same word makes the same
 * questions everywhere, so that a link is enough to ask them again.
 */
import { type Dice, diceFrom, oneOf, shuffled } from '../core/dice.ts';
import type { Seat } from '../core/events.ts';
import type { Game, GameTypes } from '../core/game.ts';
import { seeded } from '../core/random.ts';
import type { Verdict } from '../core/verdict.ts';
import { countsApart, fieldsApart, sumOf, type ValuesApart } from './apart.ts';
import { type Edition, LAST_EDITION } from './edition.ts';
import { type Difficulty, FIRST_LEVEL, LAST_LEVEL, LEGAL } from './level.ts';
import { type AskedSpot, spotsOf, type Tables } from './spots.ts';
import { type Kinds, NO_TURNS, turnsOf } from './turns.ts';

/** What is asked about: positions without end, moves in them that somebody might take for legal ones, and who says which are. */
export interface Asking<State, Move extends { readonly kind: string }, Rule extends string> {
  /** The same for the same word, without end; states that `isTurn` refuses are passed over. */
  readonly spots: (seed: string, isTurn: (state: State) => boolean) => Iterator<AskedSpot<State>, void>;
  /** Kinds of moves that `near` has. */
  readonly kinds: Kinds<State, Move['kind']>;
  /**
   * Moves that somebody might take for legal ones: a point too far, a card forgotten, a stone in the way. Well-formed, each once; some may be played, the
   * judge says which. Nothing that is only out of its moment: who plays and what is asked stand above the question.
   */
  readonly near: (state: State, eyes: Seat, dice: Dice) => readonly Move[];
  readonly judge: (state: State, move: Move) => Verdict<Rule>;
  /**
   * Rules that may be thought of before such a move, in stages: first those that never refuse one, then in the judge's order. A move that a later stage refuses
   * breaks no rule of the stages before: they are what it can be told from. A rule in no stage comes last.
   */
  readonly stages: (state: State, move: Move) => readonly (readonly Rule[])[];
  /** How far a value of a move is from another, a place from a place: 1 for the next. Left out: numbers by their distance, all else the same or not. */
  readonly valuesApart?: (state: State) => ValuesApart;
  /** Positions are long to find: no more of them are looked at for a rule that is seldom met. */
  readonly isSlow?: true;
}

export interface Practice<G extends GameTypes> extends Asking<G['state'], G['move'], G['rule']> {
  readonly game: Game<G>;
}

export const practiceOf = <G extends GameTypes>(of: Tables<G> & Omit<Practice<G>, 'spots' | 'judge'>): Practice<G> => ({
  ...of,
  spots: (seed, isTurn) => spotsOf(of, seed, isTurn),
  judge: (state, move) => of.game.judge(state, move),
});

/** `eyes`: who proposes the move; what he sees is enough to answer. */
export interface QuizQuestion<State = unknown, Move = unknown, Rule extends string = string> {
  readonly state: State;
  readonly move: Move;
  readonly eyes: Seat;
  readonly verdict: Verdict<Rule>;
  /** Of a refused move: its rule among others that refuse such moves, in any order; none where there are too few of them. */
  readonly names: readonly Rule[];
  /** How far the nearest move is that the judge says the contrary of. */
  readonly miss: number;
}
export type GameQuestion<G extends GameTypes> = QuizQuestion<G['state'], G['move'], G['rule']>;

/** What is to be asked: a move that may be played, one that this rule refuses, or any refused by a rule that is not `but`. */
export type Wanted<Rule extends string> = 'legal' | { readonly rule: Rule } | { readonly but: ReadonlySet<string> };

interface Told<Move, Rule extends string> {
  readonly move: Move;
  readonly verdict: Verdict<Rule>;
}

/** A position, and what the judge says of each move near to a legal one. */
interface Place<State, Move, Rule extends string> extends AskedSpot<State> {
  readonly all: readonly Told<Move, Rule>[];
}

/** Positions looked at for a question before another rule is taken. */
const MOST_PLACES = 60;
/** Where a rule is to be seen again, before another is taken. */
const MOST_AGAIN = 240;
/** Positions passed over for a question before another kind is taken than those whose turn it is. */
const PATIENCE = 50;
/** Positions that a question is chosen among, by how near a miss they give. */
const COMPARED = 3;
/** Of a move that the judge says the contrary of nowhere near. */
const FAR = 9;
/** Rules to choose among, the right one included: at most, and at least. */
const MOST_NAMES = 4;
const LEAST_NAMES = 3;

/** One of them, those of a group taken first, so that the many of one group do not drown the others. */
function fromGroup<One>(list: readonly One[], groupOf: (one: One) => string, dice: Dice): readonly One[] {
  const group = oneOf([...new Set(list.map(groupOf))], dice);
  return list.filter((one) => groupOf(one) === group);
}

const isWanted = <Rule extends string>(verdict: Verdict<Rule>, wanted: Wanted<Rule>): boolean => {
  if (wanted === 'legal' || verdict.ok) return verdict.ok === (wanted === 'legal');
  return 'rule' in wanted ? verdict.rule === wanted.rule : !wanted.but.has(verdict.rule);
};

/** Of a list from the plainest to the nearest, the part that a level takes. */
function partOf<One>(list: readonly One[], level: Difficulty): readonly One[] {
  const from = Math.floor((level * (list.length - 1)) / LAST_LEVEL);
  const to = Math.ceil((level * (list.length - 1)) / LAST_LEVEL);
  return list.slice(from, to + 1);
}

interface Found<State, Move, Rule extends string> extends Told<Move, Rule> {
  readonly place: Place<State, Move, Rule>;
  readonly miss: number;
}

type Kinded = { readonly kind: string };

/** Those that are so, where there are any; else all. */
function ifAny<One>(list: readonly One[], isSo: (one: One) => boolean): readonly One[] {
  const some = list.filter(isSo);
  return some.length > 0 ? some : list;
}

/** A move of a place as near to the contrary as the level wants. */
function foundAt<State, Move extends Kinded, Rule extends string>(
  { valuesApart }: Asking<State, Move, Rule>,
  place: Place<State, Move, Rule>,
  wanted: Wanted<Rule>,
  level: Difficulty,
  isDue: (told: Told<Move, Rule>) => boolean,
  dice: Dice,
): Found<State, Move, Rule> | undefined {
  const fit = ifAny(
    place.all.filter(({ verdict }) => isWanted(verdict, wanted)),
    isDue,
  );
  if (fit.length === 0) return undefined;
  const apart = valuesApart?.(place.state) ?? countsApart;
  const missOf = ({ move, verdict }: Told<Move, Rule>): number =>
    place.all
      .filter((other) => other.move.kind === move.kind && other.verdict.ok !== verdict.ok)
      .reduce((least, other) => Math.min(least, sumOf(fieldsApart(move, other.move, [], apart))), FAR);
  const group = fromGroup(fit, ({ move, verdict }) => (verdict.ok ? move.kind : verdict.rule), dice)
    .map((told) => ({ ...told, place, miss: missOf(told) }))
    .sort((a, b) => b.miss - a.miss);
  return oneOf(partOf(group, level), dice);
}

/** The rule that refuses the move, among rules that it does not break, those that refuse something else here taken first; in any order. */
function namesOf<State, Move extends Kinded, Rule extends string>(
  { stages }: Asking<State, Move, Rule>,
  { place, move, verdict }: Found<State, Move, Rule>,
  dice: Dice,
): readonly Rule[] {
  if (verdict.ok) return [];
  const all = stages(place.state, move);
  const own = all.findIndex((rules) => rules.includes(verdict.rule));
  const kept = shuffled(all.slice(0, own < 0 ? all.length : own).flat(), dice);
  const isHere = (rule: Rule): boolean => place.all.some((other) => !other.verdict.ok && other.verdict.rule === rule);
  const names = [verdict.rule, ...kept.filter(isHere), ...kept.filter((rule) => !isHere(rule))].slice(0, MOST_NAMES);
  return names.length < LEAST_NAMES ? [] : shuffled(names, dice);
}

/**
 * Questions one after another, from one word; each asks for what is wanted then, or the nearest that was found. Kinds of moves come in turn; in the first edition
 * as they are met.
 */
export function* questions<State, Move extends Kinded, Rule extends string>(
  asking: Asking<State, Move, Rule>,
  seed: string,
  next: (dice: Dice) => { readonly wanted: Wanted<Rule>; readonly level: Difficulty },
  edition: Edition = LAST_EDITION,
  mostPlaces: number = MOST_PLACES,
): Generator<QuizQuestion<State, Move, Rule>, never> {
  const dice = diceFrom(seeded(`${seed}/questions`));
  const turns = edition === 1 ? NO_TURNS : turnsOf<State>(asking.kinds, PATIENCE);
  const isDue = ({ move, verdict }: Told<Move, Rule>): boolean => turns.isDue(move.kind, verdict.ok);
  let wanted: Wanted<Rule> = 'legal';
  let level: Difficulty = FIRST_LEVEL;
  /** A rule comes back with whatever kind of move: that is nobody's turn. */
  const isBack = (): boolean => wanted !== 'legal' && 'rule' in wanted;
  const spots = asking.spots(seed, (state) => isBack() || turns.isAt(state, wanted === 'legal'));
  const take = (): Place<State, Move, Rule> => {
    const { value } = spots.next();
    if (!value) throw new Error('no more positions');
    const { state, eyes } = value;
    return { state, eyes, all: asking.near(state, eyes, dice).map((move) => ({ move, verdict: asking.judge(state, move) })) };
  };
  for (;;) {
    ({ wanted, level } = next(dice));
    const found: Found<State, Move, Rule>[] = [];
    for (let tried = 0; found.length < COMPARED && (tried < MOST_PLACES || found.length === 0); tried += 1) {
      const isNearest = tried >= mostPlaces && wanted !== 'legal';
      const one = foundAt(asking, take(), isNearest ? { but: new Set() } : wanted, level, isDue, dice);
      if (one) found.push(one);
    }
    found.sort((a, b) => b.miss - a.miss);
    const taken = oneOf(partOf(ifAny(found, isDue), level), dice);
    const { place, move, verdict, miss } = taken;
    if (!isBack()) turns.take(move.kind, verdict.ok);
    yield { state: place.state, eyes: place.eyes, move, verdict, miss, names: namesOf(asking, taken, dice) };
  }
}

/**
 * `count` questions, half of them legal (one more refused where odd), no rule twice while another is to be found, each miss as near as the last or nearer.
 * Pure: of the word and the edition alone.
 */
export function* series<State, Move extends Kinded, Rule extends string>(
  asking: Asking<State, Move, Rule>,
  seed: string,
  count: number,
  edition: Edition = LAST_EDITION,
): Generator<QuizQuestion<State, Move, Rule>, undefined> {
  const half = Math.floor(count / 2);
  const isLegal = shuffled(
    Array.from({ length: count }, (_, at) => at < half),
    diceFrom(seeded(`${seed}/order`)),
  );
  const asked = new Set<Rule>();
  let at = 0;
  const made = questions(
    asking,
    seed,
    () => ({
      wanted: isLegal[at] ? 'legal' : { but: asked },
      level: FIRST_LEVEL + Math.floor((at * (LAST_LEVEL - FIRST_LEVEL + 1)) / count),
    }),
    edition,
  );
  for (; at < count; at += 1) {
    const { value } = made.next();
    if (!value.verdict.ok) asked.add(value.verdict.rule);
    yield value;
  }
  return undefined;
}

/** Of three refused questions, how many are about what was answered wrong, where something is to come back. */
const AGAIN = 2;

/** What somebody is known to know, by the rules of his game and `LEGAL`. */
export interface Knowing {
  /** To be asked now, the first one first. */
  readonly due: readonly string[];
  /** Asked before, rightly answered or not. */
  readonly met: Iterable<string>;
  readonly level: Difficulty;
}

/** Questions without end, that follow who answers: what he got wrong comes back, what he knows makes way. `knowing` is asked before each. */
export const endless = <State, Move extends Kinded, Rule extends string>(
  asking: Asking<State, Move, Rule>,
  seed: string,
  knowing: () => Knowing,
): Generator<QuizQuestion<State, Move, Rule>, never> =>
  questions(asking, seed, (dice) => {
    const { due: back, met, level } = knowing();
    const wanted = (): Wanted<Rule> => {
      if (dice.roll(2) === 1) return 'legal';
      const [due] = back.filter((id) => id !== LEGAL);
      if (due !== undefined && dice.roll(3) <= AGAIN) return { rule: due as Rule };
      return { but: new Set(met) };
    };
    return { wanted: wanted(), level };
  });

/** Of a few questions about chosen rules, how many at least may be played. */
const LEAST_ABOUT = 2;

/**
 * Questions about these rules, each once, in any order, among as many about moves that may be played, two at least: nobody is told which is which. A rule that no
 * position near gives makes room for another. For `LEGAL` alone, two moves are refused by any rule.
 */
export function about<State, Move extends Kinded, Rule extends string>(
  asking: Asking<State, Move, Rule>,
  seed: string,
  rules: readonly string[],
  level: Difficulty,
): { readonly count: number; readonly questions: Generator<QuizQuestion<State, Move, Rule>, undefined> } {
  const named = rules.filter((id) => id !== LEGAL).map((rule): Wanted<Rule> => ({ rule: rule as Rule }));
  const refused = named.length > 0 ? named : Array.from({ length: LEAST_ABOUT }, (): Wanted<Rule> => ({ but: new Set() }));
  const legal = Array.from({ length: Math.max(LEAST_ABOUT, named.length) }, (): Wanted<Rule> => 'legal');
  const plan = shuffled([...refused, ...legal], diceFrom(seeded(`${seed}/order`)));
  function* ask(): Generator<QuizQuestion<State, Move, Rule>, undefined> {
    let at = 0;
    const made = questions(
      asking,
      seed,
      () => ({ wanted: plan[at] ?? 'legal', level }),
      LAST_EDITION,
      asking.isSlow ? MOST_PLACES : MOST_AGAIN,
    );
    for (; at < plan.length; at += 1) yield made.next().value;
    return undefined;
  }
  return { count: plan.length, questions: ask() };
}

/** What an answer to this question is about. */
export const slipOf = ({ verdict }: { readonly verdict: Verdict }): string => (verdict.ok ? LEGAL : verdict.rule);
