import { expect, test } from 'vitest';
import { accepted } from '#engine/core/accepted.ts';
import { cellOf, hexAt } from '#engine/zargos-lords/board/map.ts';
import type { Event } from '#engine/zargos-lords/game/events.ts';
import { LORDS } from '#engine/zargos-lords/game/game.ts';
import { campOf } from '#engine/zargos-lords/game/scenarios.ts';
import { sceneOf } from '#engine/zargos-lords/game/testing/scenes.ts';
import type { Kind } from '#engine/zargos-lords/types.ts';
import { whyTold } from './why.ts';

/** Chevaliers, then Dragons. */
const first = {
  ...LORDS.setup(accepted(LORDS.checkOptions({ seats: 2, scenario: 'continent' })), 'pourquoi'),
  peoples: ['chevaliers', 'dragons'] as const,
};
const who = (id: string, kind: Kind, escort?: Kind) => ({ id, kind, at: hexAt(6, 3), ...(escort && { escort }) });
const [knight, dragon] = [who('a1', 'chevalier'), who('b1', 'dragon')];
const fought = (seat: number, attackers: number, targets: number): Event => ({
  kind: 'fought',
  seat,
  attackers: Array.from({ length: attackers }, () => (seat === 0 ? knight : dragon)),
  targets: Array.from({ length: targets }, () => (seat === 0 ? dragon : knight)),
  attack: 20,
  defence: 8,
  charge: false,
  die: 6,
  result: 'DE',
});
const fell = (one: ReturnType<typeof who>, seat: number): Event => ({ kind: 'fell', seat, who: one, rule: 'LOR-COM-5' });

test('losses are counted by what threw them and by month, cities by when they were taken', () => {
  const events: readonly Event[] = [
    fought(1, 3, 1),
    fell(knight, 1),
    fought(1, 2, 1),
    fell(knight, 1),
    { kind: 'shot', seat: 1, shot: 'flames', shooters: [dragon], target: knight, dice: [6], hits: 2, needed: 2 },
    fell(knight, 1),
    // Of a pair the escort falls: the Sorcier is not lost.
    fought(1, 1, 1),
    fell(who('a2', 'sorcier', 'chevaliers-fantassin'), 1),
    { kind: 'turn', seat: 0, month: 2 },
    fought(0, 1, 1),
    fell(knight, 0),
    fell(dragon, 0),
    { kind: 'entered', seat: 1, who: dragon, taken: 'chevaliers' },
  ];
  const history = { states: [first], events: [events] } as Parameters<typeof whyTold>[0];
  expect(whyTold(history, 0, false)).toEqual([
    'Ville perdue : D7 au mois 2.',
    'Vous n’avez livré aucun siège.',
    '5 pions perdus : 2 attaqués à plusieurs contre un, 1 sous les flammes, 1 en attaquant et 1 autrement.',
    // Three Chevaliers and the Fantassin who escorted in the first; in the second, a Chevalier and the city.
    'Ce qui a le plus coûté : au mois 1, 3 Chevaliers et 1 Fantassin des Chevaliers ; au mois 2, votre ville D7 ; et 1 Chevalier.',
  ]);
  expect(whyTold(history, 1, true)).toEqual(['Ville prise : D7 au mois 2.', '1 pion perdu.']);
});

test('who dies in a city is told by the siege, and allies by when they went', () => {
  const siege: Event = {
    kind: 'besieged',
    seat: 1,
    attackers: [dragon, dragon],
    city: { at: hexAt(6, 3), people: 'chevaliers' },
    pawns: 2,
    outcome: 'open',
    rule: 'LOR-VIL-4',
    garrison: ['chevalier', 'chevalier'],
    die: 6,
    result: 'DE',
  };
  const broke: Event = { kind: 'broke', seat: 1, with: 0 };
  const events: readonly Event[] = [
    siege,
    fell(knight, 1),
    fell(knight, 1),
    { kind: 'turn', seat: 1, month: 3 },
    broke,
    { ...broke, with: 1 },
  ];
  const history = { states: [first], events: [events] } as Parameters<typeof whyTold>[0];
  expect(whyTold(history, 0, false)).toEqual([
    'Vous n’avez livré aucun siège.',
    '2 pions perdus : 2 dans une ville assiégée.',
    'Allié parti : les Dragons au mois 3.',
  ]);
});

test('LOR-L-59: a skirmish is won by what has fallen in front, which comes first', () => {
  const meadow = new Array<string>(7).fill('.'.repeat(8));
  const state = sceneOf('ponts', meadow, [['a1', 'chevalier', 1, 1]]);
  const events: readonly Event[] = [fought(0, 2, 1), fell(dragon, 0), fought(1, 1, 1), fell(knight, 1)];
  expect(whyTold({ states: [state], events: [events] } as Parameters<typeof whyTold>[0], 0, true)).toEqual([
    'En face, 1 pion perdu : 1 attaqué à plusieurs contre un.',
    '1 pion perdu.',
  ]);
});

test('LOR-L-59: of a skirmish that was lost, what would have made up for the gap is told', () => {
  const counters = [
    ['a1', 'chevalier', 1, 1],
    ['b1', 'dragon', 5, 5],
  ] as const;
  const meadow = new Array<string>(7).fill('.'.repeat(8));
  const lost = (id: string, kind: Kind, seat: number) => ({ id, kind, seat });
  const why = (fallen: ReturnType<typeof lost>[], seat: number) => {
    const state = { ...sceneOf('ponts', meadow, counters), fallen };
    return whyTold({ states: [state], events: [[]] } as unknown as Parameters<typeof whyTold>[0], seat, false);
  };
  // The Dragons have struck 8, the Chevaliers 6: two more are missing to them.
  const fallen = [lost('a2', 'chevalier', 0), lost('b2', 'serpent', 1)];
  expect(why(fallen, 0)).toEqual([
    '2 points d’écart, 6 à 8 : il suffisait d’être dans leur camp (8) ou de prendre encore le Dragon (F6) (10).',
  ]);
  expect(why(fallen, 1)).toEqual([]);
  // 10 are more than a camp is worth, and as much as the Dragon.
  expect(why([lost('a2', 'chevalier', 0), lost('a3', 'sorcier', 0)], 0)).toEqual(['10 points d’écart, 0 à 10.']);
  // 10 and a camp of 8 are 18.
  const { column, row } = cellOf(campOf('ponts', 0));
  const held = {
    ...sceneOf('ponts', meadow, [counters[0], ['b1', 'dragon', column, row]]),
    fallen: [lost('a2', 'chevalier', 0), lost('a3', 'sorcier', 0)],
  };
  expect(whyTold({ states: [held], events: [[]] } as unknown as Parameters<typeof whyTold>[0], 0, false)).toEqual([
    '18 points d’écart, 0 à 18, dont 8 pour votre camp, qu’ils tiennent.',
  ]);
});

test('LOR-L-59: of a skirmish that was lost, a camp that was taken and left again, and the months in which the gap grew', () => {
  const meadow = new Array<string>(7).fill('.'.repeat(8));
  const { column, row } = cellOf(campOf('ponts', 0));
  const knight = ['a1', 'chevalier', 1, 1] as const;
  const away = sceneOf('ponts', meadow, [knight, ['b1', 'dragon', 5, 5]]);
  const inside = sceneOf('ponts', meadow, [knight, ['b1', 'dragon', column, row]]);
  // A Sorcier of 2 falls in month 1, and nobody in month 2, when the Dragon takes the camp of 8; he leaves it, and a Chevalier of 8 falls.
  const [sorcier, chevalier] = [
    { id: 'a2', kind: 'sorcier', seat: 0 },
    { id: 'a3', kind: 'chevalier', seat: 0 },
  ] as const;
  const states = [
    away,
    { ...away, month: 2, fallen: [sorcier] },
    { ...inside, month: 2, fallen: [sorcier] },
    { ...inside, month: 3, fallen: [sorcier] },
    { ...away, month: 3, fallen: [sorcier, chevalier] },
    { ...away, month: 4, fallen: [sorcier, chevalier] },
  ];
  const events: readonly Event[] = [
    fell(who('a2', 'sorcier'), 1),
    { kind: 'turn', seat: 0, month: 2 },
    { kind: 'turn', seat: 0, month: 3 },
    fell(who('a3', 'chevalier'), 1),
  ];
  expect(whyTold({ states, events: [events] } as unknown as Parameters<typeof whyTold>[0], 0, false)).toEqual([
    '10 points d’écart, 0 à 10.',
    'Votre camp, pris au mois 2, ne l’était plus à la fin : il ne leur vaut rien.',
    '2 pions perdus.',
    'L’écart a grandi au mois 1, de 2 (1 Sorcier perdu) ; au mois 2, de 8 (votre camp pris).',
  ]);
});

test('LOR-VIL-4: of a war that was lost, the city that decides is named, with who had emptied it', () => {
  const table = { ...first, peoples: ['chevaliers', 'dragons', 'moines'] as const };
  const at = hexAt(6, 3);
  const siege = { kind: 'besieged', seat: 0, city: { at, people: 'dragons' }, outcome: 'open' } as Event;
  const entered: Event = { kind: 'entered', seat: 2, who: who('c1', 'moine'), taken: 'dragons' };
  const over = (scores: readonly number[]): Event => ({ kind: 'over', how: 'months', winners: [2], scores, camps: [] });
  const why = (events: readonly Event[], seat = 0) =>
    whyTold({ states: [table], events: [events] } as unknown as Parameters<typeof whyTold>[0], seat, seat === 2)[0];
  // 4, 3 and 5: without it they had been 4 each.
  expect(why([siege, { kind: 'turn', seat: 2, month: 34 }, entered, over([4, 3, 5])])).toBe(
    'La ville qui décide : D7, prise aux Dragons par les Moines au mois 34 ; vous l’aviez ouverte.',
  );
  expect(why([siege, entered, over([4, 3, 5])], 1)).toBe(
    'La ville qui décide : D7, prise à vous par les Moines au mois 1 ; les Chevaliers l’avaient ouverte.',
  );
  expect(why([entered, over([4, 3, 5])])).toBe('La ville qui décide : D7, prise aux Dragons par les Moines au mois 1.');
  // With one less they lead all the same.
  expect(why([entered, over([2, 2, 5])])).toBe('Vous n’avez livré aucun siège.');
});
