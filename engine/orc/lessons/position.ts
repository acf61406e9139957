/** Positions of De l'Orc for lessons, written short: cards by their ids, « orcs-troupe x3 gobelin », piles from the bottom, hands by seat. */
import { diceFrom, shuffled } from '../../core/dice.ts';
import { resume } from '../../core/random.ts';
import { CARD_IDS, isMercenary, peopleOf } from '../data/cards.ts';
import { normal } from '../edit.ts';
import { ORC } from '../game.ts';
import { distanceOf, without } from '../rules/hands.ts';
import { isDealt, tickOf } from '../rules/piles.ts';
import { ARMY, PILES, SHIELDS, setup } from '../setup.ts';
import type { ArmyCardKind, CardId, Move, Options, People, Placed, Seat, State } from '../types.ts';

const SEATS = 4;
const TABLE = { seats: SEATS, options: {}, values: {} } as const;

/** Red is Sorcier unless written otherwise; the learner is Blue, on his left: seat 1. */
interface Round {
  readonly sorcier?: Seat;
  readonly scores?: readonly number[];
}

function cardOf(word: string): CardId {
  const card = CARD_IDS.find((id) => id === word);
  if (!card) throw new Error(`no card ${word}`);
  return card;
}

/** Words, each as often as the « x3 » after it says. */
function wordsIn(text: string): readonly string[] {
  const words = text.split(/\s+/).filter(Boolean);
  return words.flatMap((word, at): readonly string[] => {
    if (/^x\d+$/.test(word)) return [];
    return new Array<string>(Number(/^x(\d+)$/.exec(words[at + 1] ?? '')?.[1] ?? '1')).fill(word);
  });
}

const cards = (text: string): readonly CardId[] => wordsIn(text).map(cardOf);

interface War extends Round {
  /** By seat, the Sorcier's empty. */
  readonly hands: readonly string[];
  readonly champion?: Seat;
}

const withHands = ({ hands, sorcier = 0, scores, champion = 2 }: War): State => ({
  ...setup(TABLE, 'lecon'),
  sorcier,
  champion,
  scores: scores ?? [0, 0, 0, 0],
  hands: Array.from({ length: SEATS }, (_, seat) => cards(hands[seat] ?? '')),
});

/** The Sorcier is about to call a people. */
export const warOf = (war: War): State => normal({ ...withHands(war), phase: 'call' });

/** The turn of a spy. */
export const spyingOf = (war: War & { readonly spy: number; readonly spied?: State['spied'] }): State =>
  normal({ ...withHands(war), phase: 'spies', spy: war.spy, spied: war.spied ?? [] });

interface Battle extends War {
  readonly people: People;
  /** Mercenaries on the table, by seat, out of no hand. */
  readonly sent?: readonly string[];
  /** Who has spoken. */
  readonly answered?: readonly Seat[];
  readonly phase?: 'mercenaries' | 'commando' | 'flying';
}

/** The first battle: cards of the people are laid, mercenaries announced by those who have spoken. */
export function battleOf({ people, sent = [], answered = [], phase = 'mercenaries', ...war }: Battle): State {
  const state = withHands(war);
  const isCalled = (card: CardId): card is ArmyCardKind => peopleOf(card) === people;
  return normal({
    ...state,
    phase,
    called: [people],
    hands: state.hands.map((hand) => hand.filter((card) => !isCalled(card))),
    engaged: state.hands.map((hand, seat) => [...hand.filter(isCalled), ...cards(sent[seat] ?? '').filter(isMercenary)]),
    answered,
  });
}

export const played = (from: State, ...moves: readonly Move[]): State => moves.reduce((state, move) => ORC.play(state, move).state, from);

/** Battles fought before, nobody sending anybody; then `people` are called, and the scores are these. */
export function foughtOver(war: War, before: readonly People[], people: People): State {
  let state = warOf(war);
  for (const one of before) {
    state = played(state, { kind: 'call', seat: state.sorcier, people: one });
    while (state.phase !== 'call') {
      const seat = ORC.toMove(state)[0] ?? 0;
      state = played(state, state.phase === 'mercenaries' ? { kind: 'send', seat, cards: [] } : { kind: 'pass', seat });
    }
  }
  return played({ ...state, scores: war.scores ?? state.scores }, { kind: 'call', seat: state.sorcier, people });
}

interface Deal extends Round {
  /** By their numbers, from the bottom: « troll bouclier:2 gobelin desertion:3 », a seat after each card that was laid; « ? » is any other card. */
  readonly piles: Readonly<Record<number, string>>;
  /** Cards turned, « début des recrutements » included. */
  readonly tick: number;
  readonly start?: number;
  readonly options?: Options;
  /** Cards that fall on no pile that is not written. */
  readonly spare?: string;
}

const CHANCE = [2, 0, 0, 7] as const;

const isLaid = (word: string): boolean => word.includes(':');

/** What was laid on a pile: as soon as the card under it had fallen, and shields were allowed. */
function placedOn(pile: number, text: string, start: number): readonly Placed[] {
  let under = -1;
  return wordsIn(text).flatMap((word): Placed[] => {
    if (!isLaid(word)) under += 1;
    const [what, seat] = word.split(':');
    if (!isLaid(word)) return [];
    const tick = tickOf({ start }, under * PILES[SEATS] + pile);
    return [
      what === 'bouclier'
        ? { kind: 'shield', seat: Number(seat), tick: Math.max(tick, start), pile }
        : { kind: 'desertion', seat: Number(seat), tick, pile },
    ];
  });
}

/** A deal under way; once every shield is laid, the Sorcier is to name his champion. */
export function dealOf({ piles, tick, start = 36, spare = '', sorcier = 0, scores, options = {} }: Deal): State {
  const state = setup({ ...TABLE, options }, 'lecon');
  const written = Object.entries(piles).map(([number, text]) => ({
    pile: Number(number) - 1,
    words: wordsIn(text).filter((word) => !isLaid(word)),
    text,
  }));
  const known = new Map<number, CardId>(
    written.flatMap(({ pile, words }) =>
      words.flatMap((word, at): [number, CardId][] => (word === '?' ? [] : [[pile + at * PILES[SEATS], cardOf(word)]])),
    ),
  );
  const late = cards(spare);
  const rest = [...shuffled(without(without(ARMY, [...known.values()]), late), diceFrom(resume(CHANCE))), ...late];
  let next = 0;
  const deck = ARMY.map((_, at) => {
    const card = known.get(at) ?? rest[next++];
    if (!card) throw new Error(`no card ${at}`);
    return card;
  });
  const placed = written
    .flatMap(({ pile, text }) => placedOn(pile, text, start))
    .sort((a, b) => a.tick - b.tick || distanceOf({ sorcier, options: TABLE }, a.seat) - distanceOf({ sorcier, options: TABLE }, b.seat));
  const dealt: State = { ...state, sorcier, scores: scores ?? state.scores, deck, start, tick, placed };
  const isDone = isDealt(dealt) && placed.filter(({ kind }) => kind === 'shield').length === SHIELDS * (SEATS - 1);
  return isDone ? { ...dealt, phase: 'champion' } : dealt;
}
