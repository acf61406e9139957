/** What the expert does where a good player would not hesitate: four at the table, the Sorcier at seat 0, nine piles, cards put where the story wants them. */
import { expect, test } from 'vitest';
import { accepted } from '../../core/accepted.ts';
import { diceFrom } from '../../core/dice.ts';
import { seeded } from '../../core/random.ts';
import { ORC } from '../game.ts';
import { ARMY } from '../setup.ts';
import { play } from '../testing/position.ts';
import { type CardId, LAST_TICK, type Move, type Placed, type Seat, type State } from '../types.ts';
import { expert } from './expert.ts';
import { BUDGET } from './levels.ts';

const PILES = 9;

function empty(): State {
  return { ...ORC.setup(accepted(ORC.checkOptions({ seats: 4 })), 'story'), sorcier: 0, start: 46 };
}

/** A deck that lays these cards on these piles from the bottom. Piles of the story are filled with goblins and giants, the others take what is left. */
function deckFor(piles: Readonly<Record<number, readonly CardId[]>>): readonly CardId[] {
  const left = [...ARMY];
  for (const card of Object.values(piles).flat()) left.splice(left.indexOf(card), 1);
  const weak = left.filter((card) => card === 'gobelin' || card === 'geant' || card.startsWith('espion'));
  const others = left.filter((card) => !weak.includes(card));
  return Array.from({ length: ARMY.length }, (_, at) => {
    const pile = piles[at % PILES];
    const card = pile?.[Math.floor(at / PILES)] ?? (pile ? weak.shift() : undefined) ?? others.shift() ?? weak.shift();
    if (!card) throw new Error('no card left');
    return card;
  });
}

const shield = (seat: Seat, pile: number, tick = 50): Placed => ({ kind: 'shield', seat, tick, pile });

function choice(state: State, seat: Seat): Move {
  const move = expert(ORC.view(state, seat), ORC.moves(state, seat), diceFrom(seeded('story')), BUDGET);
  expect(ORC.judge(state, move)).toEqual({ ok: true });
  return move;
}

const many = (card: CardId, count: number): readonly CardId[] => new Array<CardId>(count).fill(card);
const TROOPS: readonly CardId[] = many('orcs-troupe', 5);
/** Nine cards of which the last is army card 74, dealt at tick 76 on pile 2. */
const LATE = { tick: 76, pile: 2 } as const;
/** Everybody has laid both shields on one pile, that of his number: the others go to nobody. */
const SHARED: readonly Placed[] = [1, 2, 3].flatMap((seat) => [shield(seat, seat), shield(seat, seat)]);

test('sends the chief who has just come to another’s five troops away', () => {
  const army: readonly CardId[] = [...TROOPS, 'gobelin', 'gobelin', 'gobelin', 'orcs-chef'];
  const mine: readonly CardId[] = ['orcs-elite', 'orcs-elite', 'orcs-elite'];
  const state = { ...empty(), deck: deckFor({ 2: army, 1: mine, 3: [] }), tick: LATE.tick, placed: SHARED };
  expect(choice(state, 1)).toEqual({ kind: 'desertion', seat: 1, ...LATE });
});

test('sends its own second chief away, and leaves that of another', () => {
  const army: readonly CardId[] = ['orcs-chef', ...TROOPS, 'gobelin', 'gobelin', 'orcs-chef'];
  const state = { ...empty(), deck: deckFor({ 1: [], 2: army, 3: [] }), tick: LATE.tick, placed: SHARED };
  expect(choice(state, 2)).toEqual({ kind: 'desertion', seat: 2, ...LATE });
  expect(choice(state, 1)).not.toMatchObject({ kind: 'desertion', ...LATE });
});

/** Seat 1 holds the troops; the chief and elite that make an army of them lie on pile 7, giants and spies or two chiefs on the others that nobody has. */
const WAITED_FOR = deckFor({
  1: TROOPS,
  7: ['orcs-chef', ...many('orcs-elite', 4)],
  0: [...many('geant', 6), 'espion-1', 'espion-2', 'espion-3'],
  6: [...many('squelettes-chef', 2), ...many('squelettes-troupe', 7)],
  8: [...many('nains-chef', 2), ...many('nains-troupe', 6)],
});
const SPENT: Placed = { kind: 'desertion', seat: 1, tick: 20, pile: 0 };
const TAKEN: readonly Placed[] = [SPENT, SPENT, shield(1, 1), shield(2, 2), shield(3, 3), shield(3, 4)];

test.each([50, 54, 60, 70])('card %i is too early for a shield, even on the best of piles', (tick) => {
  expect(choice({ ...empty(), deck: WAITED_FOR, tick }, 1)).toEqual({ kind: 'wait', seat: 1 });
  expect(choice({ ...empty(), deck: WAITED_FOR, tick, placed: TAKEN }, 1)).toEqual({ kind: 'wait', seat: 1 });
});

test('before the last card, takes the pile that a rival with a shield left could take', () => {
  expect(choice({ ...empty(), deck: WAITED_FOR, tick: LAST_TICK - 1, placed: TAKEN }, 1)).toMatchObject({ kind: 'shield', pile: 7 });
});

test('with the only shield left, waits for the last card, then takes that pile', () => {
  const alone = (tick: number): State => ({ ...empty(), deck: WAITED_FOR, tick, placed: [...TAKEN, shield(2, 5)] });
  for (const tick of [54, 70, LAST_TICK - 1]) expect(choice(alone(tick), 1)).toEqual({ kind: 'wait', seat: 1 });
  expect(choice(alone(LAST_TICK), 1)).toMatchObject({ kind: 'shield', pile: 7 });
});

test('once all is dealt, takes the army with one chief, not the one with two', () => {
  const one: readonly CardId[] = ['orcs-chef', ...TROOPS];
  const two: readonly CardId[] = ['nains-chef', 'nains-chef', 'nains-elite', 'nains-elite', 'nains-elite', 'nains-elite'];
  const taken = [1, 2, 3, 5, 6].map((pile) => shield(pile === 1 ? 1 : 2 + (pile % 2), pile));
  const state = { ...empty(), deck: deckFor({ 4: two, 7: one, 0: [], 8: [] }), tick: LAST_TICK, placed: taken };
  expect(choice(state, 1)).toMatchObject({ kind: 'shield', pile: 7 });
});

const handed = (piles: Readonly<Record<number, readonly CardId[]>>): State => ({
  ...empty(),
  deck: deckFor(piles),
  tick: LAST_TICK,
  phase: 'champion',
  placed: SHARED,
});

test('names the strongest as champion', () => {
  const state = handed({ 1: ['nains-troupe'], 2: ['orcs-chef', ...TROOPS, 'barbares-elite'], 3: ['nains-troupe'] });
  expect(choice(state, 0)).toEqual({ kind: 'champion', seat: 0, champion: 2 });
});

test('asks for the chief that its troops lack, of whom it saw get one', () => {
  const piles = {
    1: ['espion-1', ...TROOPS],
    2: ['nains-troupe'],
    3: ['orcs-elite', 'orcs-chef', 'orcs-elite', 'orcs-elite', 'nains-troupe'],
  } as const;
  const state = play(handed(piles), { kind: 'champion', seat: 0, champion: 1 });
  expect(choice(state, 1)).toEqual({ kind: 'spy', seat: 1, target: 3, card: 'orcs-chef' });
});

/** The last battle, for the Nains: seat 1 opens it. */
const lastBattle = (hands: State['hands'], engaged: State['engaged']): State => ({
  ...empty(),
  phase: 'mercenaries',
  tick: LAST_TICK,
  called: ['orcs', 'barbares', 'squelettes', 'nains'],
  hands,
  engaged,
  sent: [0, 0, 0, 0],
});

test('keeps nothing at the last battle', () => {
  const state = lastBattle(
    [[], ['gobelin', 'troll', 'machine-de-guerre'], ['troll'], []],
    [[], ['nains-troupe'], ['nains-elite', 'nains-elite'], []],
  );
  expect(choice(state, 1)).toEqual({ kind: 'send', seat: 1, cards: ['gobelin', 'troll', 'machine-de-guerre'] });
});

test('flies with as few goblins as it takes, and not at all when that is not enough or not needed', () => {
  const flying = (forces: readonly number[]): State => ({
    ...lastBattle(
      [[], ['gobelin', 'gobelin', 'gobelin', 'machine-volante'], [], []],
      [[], ['nains-troupe'], ['nains-elite', 'nains-elite'], []],
    ),
    phase: 'flying',
    forces,
  });
  expect(choice(flying([0, 3, 9, 0]), 1)).toEqual({ kind: 'fly', seat: 1, cards: ['gobelin', 'gobelin'] });
  expect(choice(flying([0, 3, 11, 0]), 1)).toEqual({ kind: 'pass', seat: 1 });
  expect(choice(flying([0, 3, 3, 0]), 1)).toEqual({ kind: 'pass', seat: 1 });
});
