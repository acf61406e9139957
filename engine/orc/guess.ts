/**
 * A state that a view allows: the round is played again by the rules from what everybody saw, and what nobody showed (cards to come, face-down mercenaries,
 * the card that a commando took) is drawn among what it may be.
 */
import { type Dice, shuffled } from '../core/dice.ts';
import { seeded } from '../core/random.ts';
import { isMercenary } from './data/cards.ts';
import type { Tell } from './events.ts';
import * as battle from './rules/battle.ts';
import { at, without } from './rules/hands.ts';
import * as mercenaries from './rules/mercenaries.ts';
import * as specials from './rules/specials.ts';
import * as spies from './rules/spies.ts';
import { ARMY, openRound, START_TICKS } from './setup.ts';
import type { ArmyCardKind, Battle, CardId, Mercenary, Seat, State, View } from './types.ts';

const SILENT: Tell = () => {};
const WORDS = 2 ** 32;

const mercenariesIn = (cards: readonly CardId[]): readonly Mercenary[] => cards.filter(isMercenary);

/** The flying machine and its crew, where the seat plays them. */
const flownBy = (seat: Seat, { flying }: Shown): readonly Mercenary[] =>
  flying?.seat === seat ? ['machine-volante', ...flying.cards] : [];

type Shown = Pick<Battle, 'armies' | 'commando' | 'flying'>;

/** The armies of the battle being fought, where they are revealed. */
const revealedIn = ({ players, commando }: View): readonly Shown[] =>
  players.some(({ army }) => army) ? [{ armies: players.map(({ army }) => army ?? []), ...(commando && { commando }) }] : [];

/** What a seat is seen to lay or to play in these battles. */
const shownBy = (seat: Seat, battles: readonly Shown[]): readonly Mercenary[] =>
  battles.flatMap((battle) => [
    ...mercenariesIn(at(battle.armies, seat)),
    ...(battle.commando?.seat === seat ? (['commando'] as const) : []),
    ...flownBy(seat, battle),
  ]);

const drawn = <Value>(from: readonly Value[], dice: Dice): Value => at(from, dice.roll(from.length) - 1);

/** What is known of a battle, whether it is over or not. */
interface Known {
  readonly armies: readonly (readonly ArmyCardKind[] | null)[];
  readonly sent: readonly number[];
  readonly commando: Battle['commando'] | null | undefined;
  /** Seats that have announced; left out: all. */
  readonly announced?: readonly Seat[];
  /** What each seat is seen to play afterwards, in this battle and the next ones. */
  readonly shown: (seat: Seat) => readonly Mercenary[];
}

/** The mercenaries that a commando may have taken from his victim in this battle, one of them drawn. */
function takenFrom(state: State, view: View, { armies, shown }: Known, target: Seat, dice: Dice): Mercenary {
  const own = view.lost[state.buried.filter(({ seat }) => seat === target).length];
  if (target === view.seat && own && isMercenary(own)) return own;
  const held = mercenariesIn(at(state.hands, target)).filter((card) => mercenaries.maySend(state, card));
  return drawn(
    without(
      held,
      [...mercenariesIn(at(armies, target) ?? []), ...shown(target)].filter((card) => held.includes(card)),
    ),
    dice,
  );
}

/** What a seat laid face down: what was revealed since, what the viewer laid, or any of what he holds. */
function sentBy(state: State, view: View, known: Known, seat: Seat, taken: Mercenary | undefined, dice: Dice): readonly Mercenary[] {
  const isTarget = known.commando?.target === seat && known.commando.back === 'mercenaires';
  const army = known.armies[seat] ?? (seat === view.seat ? view.engaged : null);
  if (army) return [...mercenariesIn(army), ...(isTarget && taken ? [taken] : [])];
  const held = mercenariesIn(at(state.hands, seat)).filter((card) => mercenaries.maySend(state, card));
  return shuffled(held, dice).slice(0, at(known.sent, seat));
}

/** From the call to where it stands: announcements, the commando's stroke, and no more. */
function fought(called: State, view: View, known: Known, dice: Dice): State {
  const { commando, announced } = known;
  const taken = commando?.back === 'mercenaires' ? takenFrom(called, view, known, commando.target, dice) : undefined;
  let state = called;
  for (let seat = battle.announcer(state); state.phase === 'mercenaries' && seat !== undefined; seat = battle.announcer(state)) {
    if (announced && !announced.includes(seat)) return state;
    state = mercenaries.send(state, { kind: 'send', seat, cards: sentBy(state, view, known, seat, taken, dice) }, SILENT);
  }
  if (!commando) return state;
  const { target } = commando;
  const left = known.armies[target] ?? [];
  const card = taken ?? at(without(at(state.engaged, target), left), 0);
  return specials.take(state, commando, card, SILENT);
}

/** Nobody left to answer has anything to say. */
function passed(from: State, seats: readonly Seat[]): State {
  const { phase } = from;
  return seats.reduce(
    (state, seat) => (state.phase === phase && battle.unanswered(state).includes(seat) ? battle.pass(state, seat, SILENT) : state),
    from,
  );
}

function foughtOut(from: State, view: View, number: number, dice: Dice): State {
  const done = at(view.seen.battles, number);
  const later = [...view.seen.battles.slice(number + 1), ...revealedIn(view)];
  const shown = (seat: Seat): readonly Mercenary[] => [...flownBy(seat, done), ...shownBy(seat, later)];
  const called = battle.call(from, done.people, SILENT);
  const isOver = (state: State) => state.battles.length > number || state.round > from.round;
  if (isOver(called)) return called;
  let state = fought(called, view, { armies: done.armies, sent: done.sent, commando: done.commando, shown }, dice);
  if (!isOver(state) && state.phase === 'commando') state = passed(state, battle.unanswered(state));
  if (isOver(state)) return state;
  return done.flying ? specials.fly(state, { kind: 'fly', ...done.flying }, SILENT) : passed(state, battle.unanswered(state));
}

/** The battle being fought. */
function fighting(from: State, view: View, dice: Dice): State {
  const people = view.called.at(-1);
  if (!people || view.called.length === view.seen.battles.length) return from;
  const known: Known = {
    armies: view.players.map(({ army }) => army),
    sent: view.players.map(({ sent }) => sent),
    commando: view.commando,
    shown: () => [],
    ...(view.phase === 'mercenaries' && { announced: view.answered }),
  };
  const state = fought(battle.call(from, people, SILENT), view, known, dice);
  if (view.phase === 'mercenaries') return state;
  const isShort = view.phase === 'flying' && state.phase === 'commando';
  return passed(isShort ? passed(state, battle.unanswered(state)) : state, view.answered);
}

/** Before the round: points and victories as they stood. */
function opened(view: View, dice: Dice): State {
  const { options, scores, won, round, sorcier, seen, tick } = view;
  const sum = (seat: Seat) => seen.battles.reduce((points, { scored }) => points + at(scored, seat), 0);
  const random = seeded(`${dice.roll(WORDS)}`).state();
  const before = {
    random,
    options,
    scores: scores.map((score, seat) => score - sum(seat)),
    won: won.slice(0, won.length - seen.battles.length),
  };
  const first = Math.max(START_TICKS.first, tick + 1);
  return {
    ...openRound(before, round, sorcier),
    deck: [...seen.dealt, ...shuffled(without(ARMY, seen.dealt), dice)],
    start: seen.start ?? first - 1 + dice.roll(START_TICKS.last - first + 1),
    tick,
    placed: seen.placed,
  };
}

/** Any state that looks like this to those eyes. Throws on a view that no game shows. */
export function guess(view: View, dice: Dice): State {
  const open = opened(view, dice);
  if (view.phase === 'recruit' || view.phase === 'champion') return { ...open, phase: view.phase };
  if (view.champion === null) throw new Error(`no champion in phase ${view.phase}`);
  const handed = spies.nameChampion(open, view.champion, SILENT);
  const spied = view.seen.spied.reduce((state, { seat, asked }) => spies.spyOn(state, seat, asked, SILENT), handed);
  const done = view.seen.battles.reduce((state, _, number) => foughtOut(state, view, number, dice), spied);
  return { ...fighting(done, view, dice), random: open.random };
}
