import { expect, test } from 'vitest';
import { ORC } from '../game.ts';
import { atWar, cards, dealing, play, spying } from '../testing/position.ts';
import { type CardId, LAST_TICK, type Move, type Options, type State } from '../types.ts';

const ask = (seat: number, target: number, card: CardId): Move => ({ kind: 'spy', seat, target, card });
const hand = (state: State, seat: number): string => state.hands[seat]?.join(' ') ?? '';
const HANDS = ['', 'espion-1 troll', 'gobelin x2 espion-3', 'geant'];

test('ORC-REC-7: the Sorcier names his champion once all is laid, another player than himself', () => {
  const dealt = play(dealing({ sorcier: 2, start: 40 }), { kind: 'deal', seat: 2, tick: LAST_TICK });
  let state = dealt;
  for (const seat of [3, 3, 0, 0, 1, 1]) {
    const [move] = ORC.moves(state, seat);
    if (move) state = play(state, move);
  }
  expect([state.phase, ORC.toMove(state)]).toEqual(['champion', [2]]);
  expect(ORC.moves(state, 2).map((move) => 'champion' in move && move.champion)).toEqual([0, 1, 3]);
  expect(ORC.judge(state, { kind: 'champion', seat: 2, champion: 2 })).toMatchObject({ ok: false, rule: 'ORC-REC-7' });
  expect(play(state, { kind: 'champion', seat: 2, champion: 1 }).champion).toBe(1);
});

test('ORC-DEP-1 ORC-DEP-3: piles go to their owners, deserters and unclaimed piles to the discard', () => {
  // Card k of the deck goes to pile k mod 9; the first nine cards are the bottoms.
  const first = ['troll', 'geant', 'gobelin', ...cards('orcs-troupe x6')] as CardId[];
  const moves: Move[] = [
    { kind: 'desertion', seat: 3, tick: 2, pile: 1 },
    { kind: 'shield', seat: 1, tick: 50, pile: 0 },
    { kind: 'shield', seat: 1, tick: 50, pile: 1 },
    { kind: 'shield', seat: 2, tick: 50, pile: 2 },
    { kind: 'shield', seat: 2, tick: 50, pile: 2 },
    { kind: 'shield', seat: 3, tick: 50, pile: 3 },
    { kind: 'shield', seat: 3, tick: 50, pile: 3 },
    { kind: 'deal', seat: 0, tick: LAST_TICK },
    { kind: 'champion', seat: 0, champion: 1 },
  ];
  const state = moves.reduce(play, dealing({ first, start: 40 }));
  const pile = (at: number) => state.deck.filter((_, index) => index % 9 === at);
  const gone = [...state.discard].sort();
  // Seat 1 holds piles 0 and 1 less the giant that deserted; nothing here makes him lose cards after that: the deck's last cards are spies.
  expect([...(state.hands[1] ?? []), 'geant'].sort()).toEqual([...pile(0), ...pile(1)].sort());
  expect(state.hands[0]).toEqual([]);
  const unclaimed = [4, 5, 6, 7, 8].flatMap(pile);
  expect(gone).toEqual([...unclaimed, 'geant'].sort());
});

test('ORC-ESP-1: spies play in order; the holder must show his and may ask one opponent for one card', () => {
  const state = spying({ hands: HANDS });
  expect(ORC.toMove(state)).toEqual([1]);
  expect(ORC.judge(state, { kind: 'pass', seat: 1 })).toEqual({ ok: true });
  const after = play(state, ask(1, 2, 'gobelin'));
  expect([hand(after, 1), hand(after, 2)]).toEqual(['gobelin troll', 'gobelin espion-3']);
  expect(after.spied).toEqual([{ spy: 'espion-1', seat: 1, asked: { target: 2, card: 'gobelin', given: true } }]);
  // Nobody holds the second: the third follows.
  expect([after.spy, ORC.toMove(after)]).toEqual([3, [2]]);
  const none = play(after, ask(2, 3, 'troll'));
  expect(none.spied.at(-1)).toMatchObject({ asked: { given: false } });
  expect([hand(none, 2), hand(none, 3), none.phase]).toEqual(['gobelin', 'geant', 'call']);
});

test('ORC-ESP-1: a spy that asks nothing has had his turn', () => {
  const after = play(spying({ hands: HANDS }), { kind: 'pass', seat: 1 });
  expect(after.spied).toEqual([{ spy: 'espion-1', seat: 1 }]);
  expect(hand(after, 1)).toBe('troll');
});

test('ORC-ESP-2: what a spy got, no other spy takes', () => {
  const state = spying({ hands: ['', 'espion-1', 'gobelin', 'espion-2'] });
  const got = play(state, ask(1, 2, 'gobelin'));
  const again = play(got, ask(3, 1, 'gobelin'));
  expect([hand(again, 1), hand(again, 3)]).toEqual(['gobelin', '']);
  expect(again.spied.at(-1)).toMatchObject({ asked: { given: false } });
  // Of two like cards the other one may still go.
  const two = spying({ hands: ['', 'espion-1 gobelin', 'gobelin', 'espion-2'] });
  const taken = play(play(two, ask(1, 2, 'gobelin')), ask(3, 1, 'gobelin'));
  expect([hand(taken, 1), hand(taken, 3)]).toEqual(['gobelin', 'gobelin']);
});

test('ORC-ESP-3: everybody sees how many cards of each back the others hold', () => {
  const { players } = ORC.view(spying({ hands: HANDS }), 3);
  expect(players.map(({ backs }) => [backs.mercenaires, backs.espions])).toEqual([
    [0, 0],
    [1, 1],
    [2, 1],
    [1, 0],
  ]);
  expect(ORC.view(dealing({}), 1).players[2]?.backs.mercenaires).toBe(0);
});

const rows: readonly [name: string, options: Options, card: CardId, rule: string | null][] = [
  ['ORC-L-15: a spy may ask for a spy whose turn is to come', {}, 'espion-3', null],
  ['ORC-L-15: or not at all', { 'ORC-L-15': 'non' }, 'espion-3', 'ORC-L-15'],
  ['ORC-L-15: never for one that has served', {}, 'espion-1', 'ORC-L-15'],
];
test.each(rows)('%s', (_name, options, card, rule) => {
  const state = play(spying({ options, hands: ['', 'espion-1', 'espion-2', 'espion-3'] }), { kind: 'pass', seat: 1 });
  const verdict = ORC.judge(state, ask(2, card === 'espion-1' ? 1 : 3, card));
  expect(verdict).toMatchObject(rule ? { ok: false, rule } : { ok: true });
  expect(ORC.moves(state, 2).some((move) => 'card' in move && move.card === card)).toBe(rule === null);
});

test('ORC-L-15: the spy that was taken plays for his new master', () => {
  const state = play(spying({ hands: ['', 'espion-1', 'espion-3', 'troll'] }), ask(1, 2, 'espion-3'));
  expect([state.spy, ORC.toMove(state)]).toEqual([3, [1]]);
});

test('ORC-L-16: a spy that has had his turn is discarded, or kept in hand', () => {
  const after = (options: Options) => play(spying({ options, hands: ['', 'espion-4', 'gobelin', ''] }), ask(1, 2, 'gobelin'));
  expect([hand(after({}), 1), after({}).discard]).toEqual(['gobelin', ['espion-4']]);
  const kept = after({ 'ORC-L-16': 'garde' });
  expect([hand(kept, 1), kept.discard, kept.phase]).toEqual(['gobelin espion-4', [], 'call']);
});

test('ORC-GEA-1: after the spies, whoever has two giants or more discards them all', () => {
  const state = spying({ hands: ['', 'espion-1 geant', 'geant x2 troll', 'geant'] });
  const after = play(state, ask(1, 3, 'geant'));
  expect([1, 2, 3].map((seat) => hand(after, seat))).toEqual(['', 'troll', '']);
  expect(after.giants).toEqual([
    { seat: 1, count: 2 },
    { seat: 2, count: 2 },
  ]);
  expect(after.discard).toEqual(['espion-1', 'geant', 'geant', 'geant', 'geant']);
  const one = play(state, { kind: 'pass', seat: 1 });
  expect([1, 3].map((seat) => hand(one, seat))).toEqual(['geant', 'geant']);
});

test('a round without spies goes straight to the war', () => {
  expect(atWar({ hands: ['', 'troll'] }).phase).toBe('call');
});
