import { describe, expect, test } from 'vitest';
import type { Event } from '#engine/zargos/game/events.ts';
import { ZARGOS } from '#engine/zargos/game/game.ts';
import { tablesFor } from '#engine/zargos/game/table.ts';
import type { People } from '#engine/zargos/types.ts';
import { answersTold, befell, foughtIn, foughtText, throneTold } from './news.ts';

const options = ZARGOS.checkOptions({ seats: 4, opening: 'rapide' });
if (!options.ok) throw new Error(options.because);
const board = { options: options.value };

const opened = (
  at: 'oz' | 'kahil',
  people: 'moines' | 'dragons',
  pawns: number,
  defender: 'moines' | 'dragons' | 'nobody',
  defenders: number,
): Event => ({ kind: 'opened', seat: 0, people, at, pawns, defender, defenders });

test('a fight is told from its opening to who holds: eight against four, three left, so five for four', () => {
  const events: readonly Event[] = [
    opened('oz', 'dragons', 8, 'moines', 4),
    { kind: 'held', at: 'oz', people: 'dragons', before: 'moines', left: 3, how: 'won' },
  ];
  const [fought] = foughtIn(events);
  expect(fought).toMatchObject({ attackersLost: 5, defendersLost: 4 });
  expect(fought && foughtText(board, fought)).toBe('Oz : prise, 5 pions perdus contre 4');
  expect(befell(board, ['moines'], events)).toEqual(['Perdu, aux Dragons : Oz.']);
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

test('what was lost is told taker by taker', () => {
  const lost = (at: 'oz' | 'kahil', people: 'dragons' | 'ailes'): readonly Event[] => [
    { kind: 'opened', seat: 0, people, at, pawns: 5, defender: 'moines', defenders: 1 },
    { kind: 'held', at, people, before: 'moines', left: 4, how: 'won' },
  ];
  const events = [...lost('oz', 'dragons'), ...lost('kahil', 'ailes')];
  expect(befell(board, ['moines'], events)).toEqual(['Perdu, aux Dragons : Oz.', 'Perdu, aux Ailés : Kahil.']);
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

describe('ZAR-BUT-1: who is on the way to the four places that win is told', () => {
  const { territories } = tablesFor(board.options).board;
  const at = (kind: string): readonly number[] =>
    territories.flatMap((one, place) => (one.kingdom === 'zargos' && one.kind === kind ? [place] : []));
  const [city = -1] = at('city');
  const [first = -1, second = -1] = at('inner');
  const coast = territories.findIndex((one, place) => one.kingdom === 'zargos' && ![city, ...at('inner')].includes(place));
  const held = (...of: readonly (readonly [number, People])[]) => ({
    ...board,
    peoples: [['dragons', 'moines'], ['ailes']] as const,
    owners: territories.map((_, place) => of.find(([where]) => where === place)?.[1] ?? null),
  });

  test('nobody there, nothing said', () => {
    expect(throneTold(held([territories.findIndex(({ id }) => id === 'oz'), 'dragons']), 0)).toEqual([]);
  });

  test('two of one player are not added up, and the nearest comes first', () => {
    const [nearest, next, ...others] = throneTold(held([coast, 'ailes'], [first, 'moines'], [city, 'dragons'], [second, 'dragons']), 0);
    expect(nearest).toMatch(/^Vos Dragons tiennent 2 des 4 lieux .* il leur manque .+ et .+\.$/);
    expect(next).toMatch(/^Vos Moines tiennent 1 des 4 lieux/);
    expect(others).toEqual(['Les Ailés ont pris pied sur la côte du royaume de Zargos, le chemin de la Cité Interdite.']);
  });
});

test('ZAR-POS-3: an offer’s answer says by whom and what for, the latest first; who saw no cards reads how many', () => {
  const begun = ZARGOS.setup(options.value, 'offres');
  const view = { ...ZARGOS.view(begun, 0), peoples: [['moines'], ['dragons'], ['ailes'], ['amazones']] as const };
  const events: readonly Event[] = [
    { kind: 'offered', seat: 0, offer: 1, toSeat: 1, give: 1, want: 1 },
    { kind: 'offer-shown', seat: 0, offer: 1, give: ['renfort'], want: ['bateau'], to: [0, 1] },
    { kind: 'answered', seat: 0, offer: 1, by: 1, answer: 'refuse', give: 1, want: 1 },
    { kind: 'offer-shown', seat: 0, offer: 1, give: ['renfort'], want: ['bateau'], to: [0, 1] },
    { kind: 'done', seat: 2, what: 'exchanges' },
    { kind: 'answered', seat: 1, offer: 2, by: 2, answer: 'accept', give: 2, want: 1 },
  ];
  expect(answersTold(view, events)).toEqual([
    'Les Ailés acceptent l’offre des Dragons : 2 cartes contre 1 carte.',
    'Les Dragons refusent votre offre (un renfort contre un bateau).',
  ]);
});
