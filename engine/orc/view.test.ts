import { expect, test } from 'vitest';
import { ORC } from './game.ts';
import { play } from './testing/play.ts';
import { atWar, dealing, spying } from './testing/position.ts';
import type { State } from './types.ts';

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
