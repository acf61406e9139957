import { expect, test } from 'vitest';
import type { Event } from '#engine/zargos/game/events.ts';
import { ZARGOS } from '#engine/zargos/game/game.ts';
import { befell, foughtIn, foughtText } from './news.ts';

const options = ZARGOS.checkOptions({ seats: 4, opening: 'rapide' });
if (!options.ok) throw new Error(options.because);
const board = { options: options.value };

const opened = (
  at: 'oz' | 'kahil',
  people: 'moines' | 'dragons',
  pawns: number,
  defender: 'moines' | 'dragons' | 'nobody',
  defenders: number,
): Event => ({
  kind: 'opened',
  seat: 0,
  people,
  at,
  pawns,
  defender,
  defenders,
});

test('a fight is told from its opening to who holds: eight against four, three left, so five for four', () => {
  const events: readonly Event[] = [
    opened('oz', 'dragons', 8, 'moines', 4),
    { kind: 'held', at: 'oz', people: 'dragons', before: 'moines', left: 3, how: 'won' },
  ];
  const [fought] = foughtIn(events);
  expect(fought).toMatchObject({ attackersLost: 5, defendersLost: 4 });
  expect(fought && foughtText(board, fought)).toBe('Oz : prise, 5 pions perdus contre 4');
  expect(befell(board, ['moines'], events)).toEqual(['Perdu : Oz, aux Dragons.']);
  expect(befell(board, ['dragons'], events)).toEqual([]);
});

test('a defence that holds, with those who were called: four and two stood, five are left, so one is lost', () => {
  const events: readonly Event[] = [
    opened('kahil', 'dragons', 3, 'moines', 4),
    { kind: 'called', people: 'moines', from: 'oz', into: 'kahil', pawns: 2 },
    { kind: 'held', at: 'kahil', people: 'moines', before: 'moines', left: 5, how: 'kept' },
  ];
  expect(foughtIn(events)).toMatchObject([{ attackersLost: 3, defendersLost: 1 }]);
  expect(befell(board, ['moines'], events)).toEqual(['Tenu : Kahil (−1).']);
});

test('an empty province walked into costs nobody; magic that takes pawns is told', () => {
  const events: readonly Event[] = [
    opened('oz', 'dragons', 2, 'nobody', 0),
    { kind: 'held', at: 'oz', people: 'dragons', before: null, left: 2, how: 'walked-in' },
    { kind: 'folly', people: 'moines', at: 'kahil', face: 5, losses: 2, left: 1 },
  ];
  expect(foughtIn(events).map((one) => foughtText(board, one))).toEqual(['Oz : prise, sans perte']);
  expect(befell(board, ['moines'], events)).toEqual(['Emporté par la magie : 2 pions à Kahil.']);
});
