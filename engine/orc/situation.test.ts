/** What the readers of armies and battles take, and what they refuse, with the rule. */
import { expect, test } from 'vitest';
import { checkOdds } from './odds.ts';
import { checkArmy, checkBattle } from './situation.ts';

const many = (count: number, card: string): string[] => new Array<string>(count).fill(card);
const army = (cards: unknown, more = {}) => checkArmy({ people: 'orcs', cards, ...more });
const one = [{ people: 1, mercenaries: 1 }];
const battle = (more: object) => checkBattle({ people: 'orcs', mine: [], opponents: one, ...more });

test('an army of all that one box allows is taken', () => {
  const cards = [
    ...many(7, 'orcs-troupe'),
    ...many(4, 'orcs-elite'),
    ...many(2, 'orcs-chef'),
    ...many(8, 'gobelin'),
    ...many(4, 'troll'),
    'geant',
    ...many(4, 'machine-de-guerre'),
    'machine-volante',
    'commando',
  ];
  expect(army(cards)).toMatchObject({ ok: true, value: { army: { people: 'orcs', cards } } });
  expect(army(cards)).not.toHaveProperty('value.army.flying');
});

test('values of the table’s box replace ours, for this call', () => {
  const checked = army([], { values: { 'orcs-troupe': 4, troll: 7 } });
  expect(checked.ok && [checked.value.values['orcs-troupe'], checked.value.values.troll, checked.value.values['orcs-elite']]).toEqual([
    4, 7, 6,
  ]);
});

// biome-ignore format: a case a row
const armies: [name: string, input: () => ReturnType<typeof checkArmy>, field: string, because: RegExp][] = [
  ['ORC-MAT-1: an eighth troop', () => army(many(8, 'orcs-troupe')), 'cards[7]', /ne contient que 7 orcs-troupe en tout \(ORC-MAT-1\)\.$/],
  ['ORC-MAT-1: a fifth elite', () => army(many(5, 'orcs-elite')), 'cards[4]', /ne contient que 4 orcs-elite en tout \(ORC-MAT-1\)\.$/],
  ['ORC-MAT-1: a third chief', () => army(many(3, 'orcs-chef')), 'cards[2]', /ne contient que 2 orcs-chef en tout \(ORC-MAT-1\)\.$/],
  ['ORC-MAT-2: a ninth goblin', () => army(many(9, 'gobelin')), 'cards[8]', /ne contient que 8 gobelin en tout \(ORC-MAT-2\)\.$/],
  ['ORC-MAT-2: a ninth goblin aboard', () => army(many(6, 'gobelin'), { flying: many(3, 'gobelin') }), 'flying[2]', /8 gobelin .*ORC-MAT-2/],
  ['ORC-MAT-2: a fifth troll', () => army(many(5, 'troll')), 'cards[4]', /4 troll .*ORC-MAT-2/],
  ['ORC-MAT-2, ORC-L-3: a fifth war machine', () => army(many(5, 'machine-de-guerre')), 'cards[4]', /4 machine-de-guerre .*ORC-MAT-2/],
  ['ORC-MAT-2: a second flying machine', () => army(['machine-volante'], { flying: ['gobelin'] }), 'flying', /déjà engagée.*ORC-MAT-2/],
  ['ORC-GEA-1: a second giant', () => army(['geant', 'geant']), 'cards[1]', /défausse tous.*\(ORC-GEA-1\)\.$/],
  ['ORC-BAT-1: a card of another people', () => army(['nains-chef']), 'cards[0]', /n’est pas du peuple appelé, orcs \(ORC-BAT-1\)\.$/],
  ['ORC-ESP-1: a spy', () => army(['espion-2']), 'cards[0]', /ne combat pas.*\(ORC-ESP-1\)\.$/],
  ['ORC-BAT-8: a war machine aboard', () => army([], { flying: ['machine-de-guerre'] }), 'flying[0]', /n’embarque pas.*\(ORC-BAT-8\)\.$/],
  ['ORC-L-30: the commando aboard', () => army([], { flying: ['commando'] }), 'flying[0]', /ne sert pas de gobelin \(ORC-L-30\)\.$/],
  ['ORC-L-29, other reading: a commando face down', () => army(['commando'], { options: { 'ORC-L-29': 'interdit' } }), 'cards[0]', /ne se pose pas face cachée.*\(ORC-L-29\)\.$/],
  ['ORC-L-14, other reading: mercenaries alone', () => army(['troll'], { options: { 'ORC-L-14': 'non' } }), 'cards', /\(ORC-L-14\)\.$/],
  ['ORC-L-28, ORC-L-14, other reading: the flying machine alone', () => army([], { flying: ['gobelin'], options: { 'ORC-L-14': 'non' } }), 'cards', /\(ORC-L-14\)\.$/],
  ['a value that the booklet prints', () => army([], { values: { gobelin: 2 } }), 'values.gobelin', /« gobelin » de values est inconnu/],
  ['a value out of bounds', () => army([], { values: { troll: 21 } }), 'values.troll', /de 0 à 20, pas « 21 »/],
  ['an unknown people', () => checkArmy({ people: 'elfes', cards: [] }), 'people', /attend orcs, barbares, squelettes ou nains, pas « elfes »/],
  ['no list of cards', () => army('troll'), 'cards', /attend une liste de cartes, 80 au plus, pas « troll »/],
  ['a list of a thousand cards', () => army(many(1000, 'troll')), 'cards', /80 au plus, pas 1000/],
  ['no cards at all', () => checkArmy({ people: 'orcs' }), 'cards', /^cards attend la liste des cartes engagées\.$/],
  ['an unknown reading', () => army([], { options: { 'ORC-L-12': 'triple' } }), 'options.ORC-L-12', /attend compte-et-double/],
  ['an unknown field', () => army([], { chief: 1 }), 'chief', /« chief » de l’entrée est inconnu/],
];

test.each(armies)('%s is refused', (_name, input, field, because) => {
  const checked = input();
  expect(checked).toMatchObject({ ok: false, field });
  expect(checked.ok ? '' : checked.because).toMatch(because);
});

test('ORC-L-28: the flying machine may join an army without a card', () => {
  expect(army([], { flying: ['gobelin'] }).ok).toBe(true);
});

// biome-ignore format: a case a row
const battles: [name: string, input: object, field: string, because: RegExp][] = [
  ['ORC-MAT-1: troops both mine and seen', { mine: many(4, 'orcs-troupe'), seen: many(4, 'orcs-troupe') }, 'seen[3]', /7 orcs-troupe.*ORC-MAT-1/],
  ['ORC-MAT-1: more backs than cards', { seen: many(7, 'orcs-troupe'), opponents: [{ people: 7, mercenaries: 0 }] }, 'opponents[0].people', /que 6 .*ORC-MAT-1/],
  [
    'ORC-MAT-2: more mercenary backs than mercenaries',
    {
      opponents: [
        { people: 0, mercenaries: 20 },
        { people: 0, mercenaries: 5 },
      ],
    },
    'opponents[1].mercenaries',
    /que 4 .*ORC-MAT-2/,
  ],
  ['ORC-MAT-2: more held than there are', { opponents: [{ people: 0, mercenaries: 1, held: 25 }] }, 'opponents[0].held', /que 24 .*ORC-MAT-2/],
  ['fewer held than sent', { opponents: [{ people: 0, mercenaries: 3, held: 2 }] }, 'opponents[0].held', /de 3 à 80/],
  ['ORC-GEA-1: two giants of mine', { mine: ['geant', 'geant'] }, 'mine[1]', /ORC-GEA-1/],
  ['ORC-MAN-1: six opponents', { opponents: new Array(6).fill(one[0]) }, 'opponents', /de 1 à 5 adversaires, pas 6 .*ORC-MAN-1/],
  ['no opponent', { opponents: [] }, 'opponents', /de 1 à 5/],
  ['ORC-L-14, other reading: an opponent with mercenaries alone', { opponents: [{ people: 0, mercenaries: 1 }], options: { 'ORC-L-14': 'non' } }, 'opponents[0]', /ORC-L-14/],
  ['half a card', { opponents: [{ people: 0.5, mercenaries: 0 }] }, 'opponents[0].people', /entier de 0 à 80/],
];

test.each(battles)('%s is refused', (_name, input, field, because) => {
  const checked = battle(input);
  expect(checked).toMatchObject({ ok: false, field });
  expect(checked.ok ? '' : checked.because).toMatch(because);
});

test('seen cards may be of any back, two giants included', () => {
  expect(battle({ seen: ['espion-1', 'nains-chef', 'geant', 'geant'] }).ok).toBe(true);
});

test('ORC-GEA-1: a battle that no deal allows is refused', () => {
  const all = [...many(8, 'gobelin'), ...many(4, 'troll'), ...many(4, 'machine-de-guerre'), 'machine-volante', 'commando'];
  expect(checkOdds({ people: 'orcs', mine: [], seen: all, opponents: [{ people: 0, mercenaries: 2 }] })).toMatchObject({
    ok: false,
    field: 'opponents',
    because: expect.stringContaining('ORC-GEA-1'),
  });
});
