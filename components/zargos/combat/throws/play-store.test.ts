import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Situation } from '#engine/zargos/fight/types.ts';
import { fightNow, formatPlay, nextPlay, openPlay, type Play, type PlayEvent, parsePlay } from './play-store.ts';

const FIGHT: Situation = {
  attacker: { people: 'moines', pawns: 6, warWind: false },
  defender: { people: 'amazones', pawns: 5, warWind: false, called: 0 },
  site: 'province',
  eclipse: false,
  heatwave: false,
  options: {},
};

const play = (...events: PlayEvent[]): Play => events.reduce(nextPlay, openPlay(FIGHT, 'abc'));

test('ZAR-COM-2: played to its end, a fight is over and tells who holds the province', () => {
  const { fight } = fightNow(play({ kind: 'end' }));
  expect(fight.stage).toBe('over');
  expect(fight.holder).toBeDefined();
});

test('ZAR-AMA-1: the first beat of a fight against Amazones is their shot', () => {
  expect(fightNow(play()).fight.stage).toBe('shot');
  expect(fightNow(play({ kind: 'round' })).fight).toMatchObject({ round: 1, stage: 'first' });
});

test('undo goes back one act, and playing on gives the same dice', () => {
  const one = play({ kind: 'round' }, { kind: 'round' });
  const again = nextPlay(nextPlay(one, { kind: 'undo' }), { kind: 'act', act: one.acts.at(-1) ?? 'throw' });
  expect(again).toEqual(one);
  expect(play({ kind: 'round' }, { kind: 'restart' })).toEqual(play());
});

test('an act that the stage does not call for changes nothing', () => {
  expect(play({ kind: 'act', act: 'keep' })).toEqual(play());
});

const act = fc.oneof(fc.constantFrom('throw' as const, 'keep' as const), fc.integer({ min: 0, max: 3 }));

test('whatever is played goes through its link unchanged', () => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 60 }), (acts) => {
      const played = acts.reduce<Play>((now, one) => nextPlay(now, { kind: 'act', act: one }), openPlay(FIGHT, 'k3'));
      expect(parsePlay(formatPlay(played), FIGHT)).toEqual(played);
    }),
  );
});

test.each(['', '2.abc.L', '1.ABC.L', '1.abc.G', '1.abc.L9', '1.abc.LL3', '1.abc', `1.abc.${'L'.repeat(500)}`])('« %s »: %s', (text) => {
  const read = parsePlay(text, FIGHT);
  if (text === '1.abc') expect(read).toEqual(play());
  else expect(read).toBeUndefined();
});
