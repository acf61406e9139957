import { expect, test } from 'vitest';
import { type Dice, diceFrom } from '../core/dice.ts';
import type { Eyes } from '../core/events.ts';
import { seeded } from '../core/random.ts';
import { expectSame } from '../core/testing/same.ts';
import { backOf, sortCards } from './data/cards.ts';
import { ORC } from './game.ts';
import { dealtOf } from './rules/piles.ts';
import { atWar, dealing, play, spying } from './testing/position.ts';
import { randomOptions, wander } from './testing/wander.ts';
import { type ArmyCardKind, BACKS, type CardId, LAST_TICK, type Move, type Seat, type State } from './types.ts';

test('a view holds no generator, no seed, no card to come', () => {
  const state = play(dealing({ start: 40 }), { kind: 'deal', seat: 0, tick: 20 });
  const view = ORC.view(state, 1);
  expect(Object.keys(view)).not.toContain('random');
  expect(view.seen.dealt).toEqual(state.deck.slice(0, 20));
  expect(view.seen.start).toBeNull();
  expect(ORC.view(play(state, { kind: 'deal', seat: 0, tick: 40 }), 1).seen.start).toBe(40);
});

test('ORC-L-27: only the top of a pile shows, or all of it', () => {
  const views = (reading: 'non' | 'oui') => {
    const state = play(dealing({ start: 40, options: { 'ORC-L-27': reading } }), { kind: 'desertion', seat: 2, tick: 10, pile: 0 });
    return ORC.view(state, 1).piles[0];
  };
  expect(views('non')).toEqual({ height: 3, top: { desertion: 2 } });
  expect(views('oui')).toMatchObject({ height: 3, cards: [{}, {}, { desertion: 2 }] });
});

test('ORC-ESP-3: backs show from the spies on to the end of the round, not during the deal', () => {
  const backs = (state: State) => ORC.view(state, 0).players[1]?.backs;
  expect(backs(spying({ hands: ['', 'espion-1 troll x2 nains-chef'] }))).toMatchObject({ espions: 1, mercenaires: 2, nains: 1 });
  expect(backs(atWar({ hands: ['', 'troll x2 nains-chef'] }))).toMatchObject({ mercenaires: 2, nains: 1 });
  expect(backs(dealing({}))).toMatchObject({ mercenaires: 0, nains: 0 });
});

test('ORC-BAT-3: who lost a card to the commando sees which; the others see that one is gone', () => {
  const state = [
    { kind: 'call', seat: 0, people: 'orcs' } as const,
    { kind: 'send', seat: 1, cards: [] } as const,
    { kind: 'commando', seat: 1, target: 2, back: 'orcs' } as const,
  ].reduce<State>((now, move) => play(now, move), atWar({ hands: ['', 'commando', 'orcs-chef', 'orcs-troupe'] }));
  // Nobody shows a mercenary's back any more: the battle was counted at once.
  expect(state.battles[0]).toMatchObject({ commando: { seat: 1, target: 2, back: 'orcs' }, armies: [[], [], [], ['orcs-troupe']] });
  expect(ORC.view(state, 2).lost).toEqual(['orcs-chef']);
  for (const seat of [0, 1, 3]) expect(JSON.stringify(ORC.view(state, seat))).not.toContain('"lost":["orcs-chef"]');
});

function shuffle<Value>(list: readonly Value[], dice: Dice): readonly Value[] {
  const left = [...list];
  return list.map(() => left.splice(dice.roll(left.length) - 1, 1)[0] as Value);
}

const otherRandom = (dice: Dice): State['random'] => [dice.roll(1e9), dice.roll(1e9), dice.roll(1e9), dice.roll(1e9)];

/** The same deal to all eyes: what is not yet dealt comes otherwise, « début » elsewhere unless it is turned. */
function otherDeal(state: State, dice: Dice): State {
  const dealt = dealtOf(state);
  const deck = [...state.deck.slice(0, dealt), ...shuffle(state.deck.slice(dealt), dice)];
  const start = state.start <= state.tick ? state.start : state.tick + dice.roll(LAST_TICK - state.tick);
  return { ...state, deck, start, random: otherRandom(dice) };
}

/** The same war to the eyes of `seat`: cards of one back that he does not see change places, among hands, armies face down, and the commando's victims. */
function otherWar(state: State, seat: Seat, dice: Dice): State {
  const isHidden = state.phase !== 'flying';
  const pools = new Map(BACKS.map((back) => [back, [] as CardId[]]));
  const hide = (card: CardId) => pools.get(backOf(card))?.push(card);
  const moves = (card: CardId) => backOf(card) !== 'espions';
  const seats = state.scores.map((_, other) => other).filter((other) => other !== seat);
  for (const other of seats) {
    state.hands[other]?.filter(moves).forEach(hide);
    if (isHidden) state.engaged[other]?.forEach(hide);
  }
  for (const one of state.buried) if (one.seat !== seat) hide(one.card);
  const mixed = new Map([...pools].map(([back, cards]) => [back, [...shuffle(cards, dice)]]));
  const draw = (card: CardId): CardId => mixed.get(backOf(card))?.pop() ?? card;
  const drawAll = <Card extends CardId>(cards: readonly Card[]): readonly Card[] =>
    sortCards(cards.map((card) => (moves(card) ? draw(card) : card))) as readonly Card[];
  return {
    ...state,
    random: otherRandom(dice),
    hands: state.hands.map((hand, other) => (other === seat ? hand : drawAll(hand))),
    engaged: state.engaged.map((army, other): readonly ArmyCardKind[] => (other === seat || !isHidden ? army : drawAll(army))),
    buried: state.buried.map((one) => (one.seat === seat ? one : { ...one, card: draw(one.card) })),
  };
}

const verdicts = (state: State, moves: readonly Move[]) => moves.map((move) => ORC.judge(state, move));

/** Everything that a seat could be told apart by: its view, its moves, and what is said of any move of its own. */
function expectAlike(one: State, other: State, seat: Seat, tried: readonly Move[]): void {
  expectSame(ORC.view(other, seat), ORC.view(one, seat));
  const listed = ORC.moves(one, seat);
  expectSame(ORC.moves(other, seat), listed);
  expectSame(ORC.toMove(other), ORC.toMove(one));
  const own = [...listed, ...tried.filter((move) => move.seat === seat && !('tick' in move && move.tick > one.tick))];
  expectSame(verdicts(other, own), verdicts(one, own));
}

test('ORC-MAT-5 ORC-ESP-3: equal public events and equal own hand: equal views, moves and verdicts', { timeout: 120_000 }, () => {
  let dealt = 0;
  let fought = 0;
  for (let game = 0; game < (process.env.NIGHT ? 60 : 10); game++) {
    const options = randomOptions(diceFrom(seeded(`hidden/${game}`)));
    const tried: Move[] = [];
    wander(options, `hidden/${game}`, (before, move, _after, dice) => {
      tried.push(move);
      if (before.phase === 'over' || dice.roll(3) > 1) return;
      const isDeal = before.phase === 'recruit' || before.phase === 'champion';
      for (let seat = 0; seat < options.seats; seat++) {
        const other = isDeal ? otherDeal(before, dice) : otherWar(before, seat, dice);
        expectAlike(before, other, seat, tried.slice(-30));
      }
      if (isDeal) dealt += 1;
      else fought += 1;
    });
  }
  expect(Math.min(dealt, fought)).toBeGreaterThan(100);
});

const GAMES = process.env.NIGHT ? 200 : 25;

test('ORC-BAT-3: after any commando, guessed states show the same view to everybody, the battle under way included', () => {
  let strokes = 0;
  for (let game = 0; game < GAMES; game += 1) {
    const options = randomOptions(diceFrom(seeded(`guess/${game}`)));
    const eyes: readonly Eyes[] = ['public', ...Array.from({ length: options.seats }, (_, seat) => seat)];
    wander(options, `guess/${game}`, (_before, _move, after, dice) => {
      if (after.buried.length === 0 || dice.roll(2) === 1) return;
      strokes += 1;
      for (const one of eyes) {
        const seen = ORC.view(after, one);
        expectSame(ORC.view(ORC.guess(seen, dice), one), seen);
      }
    });
  }
  expect(strokes).toBeGreaterThan(GAMES);
});
