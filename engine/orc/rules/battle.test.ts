import { describe, expect, test } from 'vitest';
import { ORC } from '../game.ts';
import { atWar, play } from '../testing/position.ts';
import type { Mercenary, Move, Options, Passenger, State } from '../types.ts';
import { announceOrder, openerOf } from './battle.ts';

const call = (state: State, people: 'orcs' | 'nains' = 'orcs') => play(state, { kind: 'call', seat: state.sorcier, people });
const send = (seat: number, ...cards: Mercenary[]): Move => ({ kind: 'send', seat, cards });
const fly = (seat: number, ...cards: Passenger[]): Move => ({ kind: 'fly', seat, cards });
const pass = (seat: number): Move => ({ kind: 'pass', seat });
const strike = (seat: number, target: number, back: 'orcs' | 'mercenaires'): Move => ({ kind: 'commando', seat, target, back });
const playAll = (state: State, ...moves: readonly Move[]): State => moves.reduce(play, state);
const refusal = (state: State, move: Move) => {
  const verdict = ORC.judge(state, move);
  return verdict.ok ? undefined : verdict.rule;
};
const last = (state: State) => state.battles.at(-1);

describe('the call', () => {
  const state = atWar({ hands: ['', 'orcs-troupe x2 nains-chef', 'nains-troupe', 'orcs-elite gobelin'] });

  test('ORC-BAT-1: all cards of the people called go down, their number seen, their faces not', () => {
    const after = call(state);
    expect(after.engaged).toEqual([[], ['orcs-troupe', 'orcs-troupe'], [], ['orcs-elite']]);
    expect(after.hands).toEqual([[], ['nains-chef'], ['nains-troupe'], ['gobelin']]);
    const view = ORC.view(after, 2);
    expect(view.players.map(({ engaged }) => engaged.people)).toEqual([0, 2, 0, 1]);
    expect(JSON.stringify(view)).not.toContain('"orcs-elite"]');
    expect(view.players[1]?.army).toBeNull();
  });

  test('ORC-BAT-1 ORC-MAN-2: the Sorcier calls the four peoples, each once', () => {
    let now: State = { ...state, hands: state.hands.map(() => []) };
    for (const left of [4, 3, 2, 1]) {
      const calls = ORC.moves(now, 0);
      expect(calls).toHaveLength(left);
      const [first] = calls;
      if (first) now = play(now, first);
    }
    expect(now.round).toBe(2);
    const again = call({ ...state, hands: state.hands.map(() => []) });
    expect(refusal(again, { kind: 'call', seat: 0, people: 'orcs' })).toBe('ORC-BAT-1');
    expect(refusal(again, { kind: 'call', seat: 1, people: 'nains' })).toBe('ORC-BAT-1');
  });

  test('ORC-L-19: a people is named at the beginning of its battle, and not before', () => {
    const during = call(state);
    expect(during.phase).toBe('mercenaries');
    expect(refusal(during, { kind: 'call', seat: 0, people: 'nains' })).toBe('ORC-BAT-1');
  });
});

describe('mercenaries', () => {
  const hands = ['', 'gobelin orcs-troupe', 'troll x2', 'gobelin'];

  test('ORC-BAT-2: from the left neighbour of the Sorcier, turning; once each, any number, laid unseen', () => {
    const state = call(atWar({ hands }));
    expect(ORC.toMove(state)).toEqual([1]);
    expect(refusal(state, send(2, 'troll'))).toBe('ORC-BAT-2');
    const next = play(state, send(1, 'gobelin'));
    expect(ORC.toMove(next)).toEqual([2]);
    expect(ORC.moves(next, 2)).toEqual([send(2), send(2, 'troll'), send(2, 'troll', 'troll')]);
    expect(refusal(next, send(2, 'troll', 'troll', 'troll'))).toBe('ORC-BAT-2');
    expect(ORC.view(next, 3).players[1]).toMatchObject({ sent: 1, engaged: { people: 1, mercenaries: 1 } });
    expect(ORC.toMove(playAll(next, send(2), send(3)))).toEqual([2, 3]);
  });

  test('ORC-BAT-2: at battle k, the k-th to the left of the Sorcier begins', () => {
    const state = atWar({ seats: 6, sorcier: 4, hands: [] });
    expect([1, 2, 3, 4].map((number) => openerOf(state, number))).toEqual([5, 0, 1, 2]);
    expect(announceOrder({ ...state, called: ['orcs', 'nains'] })).toEqual([0, 1, 2, 3, 5]);
  });

  const fourth: readonly [name: string, options: Options, opener: number][] = [
    ['ORC-L-21: at four players the fourth battle is opened by the first to the left again', {}, 3],
    ['ORC-L-21: or by the last of the three who fight', { 'ORC-L-21': 'dernier-combattant' }, 1],
    ['ORC-L-22: or always by the left neighbour', { 'ORC-L-22': 'voisin-de-gauche', 'ORC-L-21': 'dernier-combattant' }, 3],
  ];
  test.each(fourth)('%s', (_name, options, opener) => {
    expect(openerOf(atWar({ sorcier: 2, options, hands: [] }), 4)).toBe(opener);
  });

  test('ORC-L-22: the opener turns, or stays the left neighbour', () => {
    const opener = (options: Options) => openerOf(atWar({ sorcier: 2, options, hands: [] }), 2);
    expect([opener({}), opener({ 'ORC-L-22': 'voisin-de-gauche' })]).toEqual([0, 3]);
  });

  test('ORC-L-14: mercenaries may go alone, or only beside a card of the people called', () => {
    expect(ORC.toMove(play(call(atWar({ hands })), send(1)))).toEqual([2]);
    const strict = call(atWar({ hands, options: { 'ORC-L-14': 'non' } }));
    expect(play(strict, send(1)).phase).toBe('commando');
    expect(refusal(strict, send(2, 'troll'))).toBe('ORC-L-14');
    const flying = atWar({ hands: ['', 'machine-volante gobelin', 'orcs-troupe'], options: { 'ORC-L-14': 'non' } });
    expect(refusal(playAll(call(flying), pass(1)), fly(1, 'gobelin'))).toBe('ORC-L-14');
  });

  test('ORC-L-29: flying machine and commando may be laid face down, or not', () => {
    const odd = ['', 'machine-volante commando gobelin', '', ''];
    const state = call(atWar({ hands: odd }));
    expect(ORC.moves(state, 1)).toHaveLength(8);
    const laid = playAll(state, send(1, 'machine-volante', 'commando', 'gobelin'));
    expect(last(laid)?.forces[1]).toBe(4 + 0 + 1);
    const strict = call(atWar({ hands: odd, options: { 'ORC-L-29': 'interdit' } }));
    expect(ORC.moves(strict, 1)).toEqual([send(1), send(1, 'gobelin')]);
    expect([refusal(strict, send(1, 'commando')), refusal(strict, send(1, 'machine-volante'))]).toEqual(['ORC-L-29', 'ORC-L-29']);
  });
});

describe('the commando', () => {
  const hands = ['', 'commando', 'orcs-troupe orcs-elite troll gobelin', 'orcs-chef troll'];
  const state = playAll(call(atWar({ hands })), send(1), send(2, 'troll'), send(3));

  test('ORC-BAT-3: before the reveal, every seat that shows a mercenary’s back answers', () => {
    expect([state.phase, ORC.toMove(state)]).toEqual(['commando', [1, 2, 3]]);
    expect(ORC.moves(state, 2)).toEqual([pass(2)]);
    expect(ORC.moves(state, 1)).toEqual([strike(1, 2, 'orcs'), strike(1, 2, 'mercenaires'), strike(1, 3, 'orcs'), pass(1)]);
    expect(refusal(state, strike(2, 3, 'orcs'))).toBe('ORC-BAT-3');
    expect(refusal(playAll(state, pass(2)), pass(2))).toBe('ORC-BAT-3');
    expect(refusal(state, strike(1, 3, 'mercenaires'))).toBe('ORC-BAT-3');
    expect(refusal(state, strike(1, 1, 'orcs'))).toBe('ORC-BAT-3');
  });

  test('ORC-BAT-3: he and a card drawn unseen of that back are discarded; only its owner knows which', () => {
    const after = play(state, strike(1, 2, 'orcs'));
    expect(after.engaged[2]).toHaveLength(2);
    expect(after.engaged[2]).toContain('troll');
    const [lost] = after.buried;
    expect(['orcs-troupe', 'orcs-elite']).toContain(lost?.card);
    expect(ORC.view(after, 2).lost).toEqual([lost?.card]);
    expect([1, 3].map((seat) => ORC.view(after, seat).lost)).toEqual([[], []]);
    expect(after.hands[1]).toEqual([]);
    expect(after.phase).toBe('flying');
  });

  test('ORC-BAT-3: the card is drawn at random', () => {
    const drawn = [1, 2, 3, 4, 5, 6, 7, 8].map((word) => {
      const random: State['random'] = [word, 12345, -word * 7919, 99 * word];
      return play({ ...state, random }, strike(1, 2, 'orcs')).buried[0]?.card;
    });
    expect(new Set(drawn)).toEqual(new Set(['orcs-troupe', 'orcs-elite']));
  });

  test('ORC-BAT-3: nobody who shows no mercenary’s back is asked', () => {
    const one = call(atWar({ hands: ['', 'orcs-troupe', 'troll', 'orcs-chef'] }));
    expect(ORC.toMove(playAll(one, send(2)))).toEqual([2]);
    expect(play(one, send(2, 'troll')).battles).toHaveLength(1);
  });
});

describe('the reveal and the flying machine', () => {
  const hands = ['', 'orcs-troupe machine-volante gobelin x2', 'orcs-elite troll', 'orcs-troupe'];
  const state = playAll(call(atWar({ hands })), send(1), send(2), pass(1), pass(2));

  test('ORC-BAT-4: all armies are revealed at once, with their forces', () => {
    expect([state.phase, state.forces]).toEqual(['flying', [0, 3, 6, 3]]);
    const { players } = ORC.view(state, 3);
    expect(players.map(({ army, force }) => [army?.join(' '), force])).toEqual([
      ['', 0],
      ['orcs-troupe', 3],
      ['orcs-elite', 6],
      ['orcs-troupe', 3],
    ]);
  });

  test('ORC-BAT-8: then every seat that shows a mercenary’s back answers; the machine comes with goblins of the hand', () => {
    expect(ORC.toMove(state)).toEqual([1, 2]);
    expect(ORC.moves(state, 2)).toEqual([pass(2)]);
    expect(ORC.moves(state, 1)).toEqual([fly(1, 'gobelin'), fly(1, 'gobelin', 'gobelin'), pass(1)]);
    expect(refusal(state, fly(1))).toBe('ORC-BAT-8');
    expect(refusal(state, fly(1, 'gobelin', 'gobelin', 'gobelin'))).toBe('ORC-BAT-8');
    expect(refusal(state, fly(2, 'gobelin'))).toBe('ORC-BAT-8');
    expect(refusal(playAll(state, pass(2)), pass(2))).toBe('ORC-BAT-8');
    const after = play(state, fly(1, 'gobelin'));
    expect(last(after)).toMatchObject({ forces: [0, 3 + 4 + 1, 6, 3], winners: [1], flying: { seat: 1, cards: ['gobelin'] } });
    expect(after.hands[1]).toEqual(['gobelin']);
  });

  test('ORC-L-28: it joins its owner’s army only, even one without a card', () => {
    const alone = call(atWar({ hands: ['', 'machine-volante gobelin', 'orcs-troupe'] }));
    const after = playAll(alone, send(1), pass(1), fly(1, 'gobelin'));
    expect(last(after)?.forces).toEqual([0, 5, 3, 0]);
  });

  test('ORC-L-4: it needs goblins of the hand, or counts on one already engaged', () => {
    const engaged = (options: Options) =>
      playAll(call(atWar({ options, hands: ['', 'machine-volante gobelin', 'orcs-troupe'] })), send(1, 'gobelin'), pass(1));
    expect(refusal(engaged({}), fly(1))).toBe('ORC-L-4');
    expect(last(play(engaged({ 'ORC-L-4': 'oui' }), fly(1)))?.forces[1]).toBe(1 + 4);
  });

  test('ORC-L-4 ORC-L-5 ORC-L-33: it leaves empty only where a goblin engaged serves nothing, or where the table lets it, for nothing', () => {
    const hands = ['', 'machine-volante machine-de-guerre gobelin', 'orcs-troupe'];
    const served = (options: object) => playAll(call(atWar({ options, hands })), send(1, 'gobelin', 'machine-de-guerre'), pass(1));
    expect(refusal(served({ 'ORC-L-4': 'oui' }), fly(1))).toBe('ORC-BAT-8');
    expect(refusal(served({}), fly(1))).toBe('ORC-BAT-8');
    expect(last(play(served({ 'ORC-L-33': 'oui-pour-rien' }), fly(1)))).toMatchObject({ forces: [0, 9 + 1, 3, 0], flying: { cards: [] } });
  });

  test('ORC-L-30: the commando does not board, or boards as a goblin', () => {
    const ready = (options: Options) =>
      playAll(call(atWar({ options, hands: ['', 'machine-volante commando', 'orcs-troupe'] })), send(1), pass(1));
    expect(refusal(ready({}), fly(1, 'commando'))).toBe('ORC-L-30');
    expect(ORC.moves(ready({}), 1)).toEqual([pass(1)]);
    const after = play(ready({ 'ORC-L-30': 'oui' }), fly(1, 'commando'));
    expect([last(after)?.forces[1], after.hands[1]]).toEqual([4, []]);
    expect(refusal(ready({ 'ORC-L-30': 'oui' }), fly(1, 'commando', 'commando'))).toBe('ORC-BAT-8');
  });

  test('ORC-BAT-7 ORC-L-13: an army with two chiefs stays at 0, or the flying machine is added', () => {
    const chiefs = (options: Options) =>
      playAll(
        call(atWar({ options, hands: ['', 'orcs-chef x2 machine-volante gobelin', 'orcs-troupe'] })),
        send(1),
        pass(1),
        fly(1, 'gobelin'),
      );
    expect([last(chiefs({}))?.forces[1], last(chiefs({ 'ORC-L-13': 's-ajoute' }))?.forces[1]]).toEqual([0, 5]);
  });

  test('the values of the table’s own box count', () => {
    const own = call(atWar({ values: { 'orcs-troupe': 7 }, hands: ['', 'orcs-troupe'] }));
    expect(last(own)?.forces[1]).toBe(7);
  });
});
