/** « Combien de chances », as players word it: each calculator is opened with what they said. */
import { expect, test } from 'vitest';
import { chancesAsked as gran } from '#components/gran/chances-asked.ts';
import { parseRoad } from '#components/gran/duel/road-link.ts';
import type { ChancesAsked } from '#components/kit/told.ts';
import { parseMuster } from '#components/orc/army/link.ts';
import { NOTHING } from '#components/orc/army/muster.ts';
import { chancesAsked as orc } from '#components/orc/chances-asked.ts';
import { asksChances } from '#components/site/search/chances.ts';
import { chancesAsked as zargos } from '#components/zargos/chances-asked.ts';
import { chancesAsked as lords } from '#components/zargos-lords/chances-asked.ts';
import { parseSituation as parseFight } from '#engine/zargos/fight/notation.ts';
import { parseSituation as parseCombat } from '#engine/zargos-lords/notation/situation.ts';

/** The query of an address that opens this page. */
function queryOn(page: string, asked: ChancesAsked | undefined): string {
  const [path, query = ''] = asked?.url.split('?') ?? [];
  expect(path).toBe(page);
  return query;
}

test.each([
  [
    '7 Ailés attaquent trois Amazones dans une capitale, combien de chances',
    { people: 'ailes', pawns: 7 },
    { people: 'amazones', pawns: 3 },
    'capital',
  ],
  [
    'mes 4 moines attaqués par 6 dragons, quelle chance de tenir ?',
    { people: 'dragons', pawns: 6 },
    { people: 'moines', pawns: 4 },
    'province',
  ],
  [
    'j’entre avec 9 Araignées dans la Cité Interdite vide',
    { people: 'araignees', pawns: 9 },
    { people: 'demons', dice: 4 },
    'forbidden-city',
  ],
  ['attaquer 3 Ailés à 6 Araignées, ça passe souvent ?', { people: 'araignees', pawns: 6 }, { people: 'ailes', pawns: 3 }, 'province'],
  [
    'Combien de pour cent de tenir avec mes 3 Amazones si les 7 Chevaliers me tombent dessus ?',
    { people: 'chevaliers', pawns: 7 },
    { people: 'amazones', pawns: 3 },
    'province',
  ],
  [
    'prendre la capitale des Amazones avec une dizaine de Dragons, elle a 6 pions dedans ?',
    { people: 'dragons', pawns: 10 },
    { people: 'amazones', pawns: 6 },
    'capital',
  ],
  ['j’attaque à 10 contre 6 avec mes amazones, combien de fois sur 100', { people: 'amazones', pawns: 10 }, { pawns: 6 }, 'province'],
  ['8 ailés contre 5 araignées derrière leurs remparts', { people: 'ailes', pawns: 8 }, { people: 'araignees', pawns: 5 }, 'capital'],
  // Three dice around the Cité, as many as are said, four within.
  ['8 chevaliers contre les démons juste à côté de la cité interdite', { pawns: 8 }, { people: 'demons', dice: 3 }, 'zargos'],
  ['5 moines contre les démons à zargos intérieur nord-est', { pawns: 5 }, { people: 'demons', dice: 3 }, 'zargos'],
  ['8 chevaliers contre 3 dés de démons', { pawns: 8 }, { people: 'demons', dice: 3 }, 'zargos'],
  ['une province collée à la cité interdite, vide, si j’y vais à 6', { pawns: 6 }, { people: 'demons', dice: 3 }, 'zargos'],
  ['5 chevaliers sur la côte de Zargos, mes chances ?', { people: 'chevaliers', pawns: 5 }, { people: 'demons', dice: 2 }, 'zargos'],
])('Zargos: « %s »', (question, attacker, defender, site) => {
  const { situation, refused } = parseFight(queryOn('zargos/combat/', zargos(question)));
  expect(refused).toEqual([]);
  expect(situation).toMatchObject({ attacker, defender, site });
});

test('Gran: dragons, amulets, and forces already out', () => {
  // A force that is known leaves no duel to count: one die against it.
  for (const known of [
    'chance de battre un dragon de force 5',
    'chances de gagner un dragon 5',
    'le dragon a retourné un 5, quelles chances que je le batte au dé ?',
    'carte dragon à 5, je gagne avec quoi',
    'le dragon est un 4, quelles chances ?',
    'le dragon fait 5, mes chances',
    'je retourne un 6 au dragon, quelles chances',
    'les deux 6 sont sortis et le dragon est un 5, quelles chances',
  ])
    expect(gran(known), known).toBeUndefined();
  const { road, refused } = parseRoad(
    queryOn('gran/duel/', gran('deux dragons avec une amulette, la force 6 est déjà sortie : combien de chances ?')),
  );
  expect(refused).toEqual([]);
  expect([road.legs.length - 1, road.amulets, road.seen]).toEqual([2, 1, [6]]);
  expect(gran('proba de tomber sur un 6 en attaquant le dragon, deux 6 sont déjà passés')?.url).toBe('gran/duel/?v=1&vues=6.6&dragons=1');
  expect(gran('les deux dragons de force 6 sont déjà sortis, combien de chances de battre le prochain dragon ?')?.url).toBe(
    'gran/duel/?v=1&vues=6.6&dragons=1',
  );
  expect(gran('deux dragons de force 6 et un dragon de force 5 sont sortis, combien de chances de battre le prochain ?')?.url).toMatch(
    /vues=6\.6\.5/,
  );
  expect(gran('les deux dragons de 6 sont sortis et un zéro aussi, mes chances au prochain dragon ?')?.url).toMatch(/vues=6\.6\.0/);
  expect(gran('sans amulette, un dragon, quelle probabilité ?')?.url).toBe('gran/duel/?v=1&dragons=1&amulettes=0');
  expect(gran('deux dragons sans perdre d’amulette ?')?.url).toBe('gran/duel/?v=1&dragons=2');
  expect(gran('aucune carte-dragon sortie, combien de chances de battre le dragon')?.url).toBe('gran/duel/?v=1&dragons=1');
});

test('Zargos: pawns of no people before the demons, and what a wind changes', () => {
  const city = zargos('combien de chances de prendre la Cité Interdite vide avec 6 pions');
  expect(parseFight(queryOn('zargos/combat/', city))).toMatchObject({
    situation: { attacker: { pawns: 6 }, defender: { people: 'demons', dice: 4 } },
  });
  expect(city?.taken).toEqual(['des Chevaliers']);
  const wind = '8 dragons contre 5 ailés dans une capitale, le vent de guerre change quoi';
  expect(asksChances(wind)).toBe(true);
  expect(parseFight(queryOn('zargos/combat/', zargos(wind)))).toMatchObject({
    situation: { attacker: { people: 'dragons', pawns: 8, warWind: true }, defender: { people: 'ailes', pawns: 5 }, site: 'capital' },
  });
});

test('De l’Orc: one’s own cards, then the backs of the other', () => {
  const told = 'combien de chances avec 3 Nains, un chef et un gobelin contre 2 cartes et un mercenaire ?';
  const { muster, refused } = parseMuster(queryOn('orc/armee/', orc(told)));
  expect(refused).toEqual([]);
  expect(muster).toMatchObject({
    people: 'nains',
    army: { troupe: 3, chef: 1, gobelin: 1, troll: 0 },
    opponents: [{ people: 2, mercenaries: 1, held: 1 }],
  });
});

test('De l’Orc: an army that is added to another is not one army', () => {
  expect(
    orc('ma machine de guerre est posée sans gobelin, si j’ajoute après la machine volante avec un gobelin elle vaut 9 ?'),
  ).toBeUndefined();
});

test.each([
  ['combien vaut mon armée : 4 Nains, un chef et deux gobelins ?', { people: 'nains', army: { troupe: 4, chef: 1, gobelin: 2 } }],
  [
    'est-ce que 4 orcs et deux trolls suffisent contre Paul qui a 3 cartes et Julie qui en a 5 ?',
    { people: 'orcs', army: { troupe: 4, troll: 2 }, opponents: [{ people: 3 }, { people: 5 }] },
  ],
  [
    'combien de chances de battre quatre dos si j’ai trois Nains et un chef ?',
    { people: 'nains', army: { troupe: 3, chef: 1 }, opponents: [{ people: 4 }] },
  ],
])('De l’Orc: « %s »', (question, told) => {
  const { muster, refused } = parseMuster(queryOn('orc/armee/', orc(question)));
  expect(refused).toEqual([]);
  expect(muster).toMatchObject(told);
});

test('Zargo’s Lords: a combat with its ground, a charge, a volley', () => {
  const read = (question: string) => {
    const { situation, refused } = parseCombat(queryOn('zargos-lords/combat/', lords(question)));
    expect(refused).toEqual([]);
    return situation;
  };
  const monk = { kind: 'moines-fantassin', wizards: 0 };
  expect(read('3 Moines-fantassins contre un Faucon dans un bois, combien de chances')).toMatchObject({
    action: 'combat',
    attackers: [monk, monk, monk],
    defenders: [{ kind: 'faucon', ground: 'bois', wizards: 0 }],
  });
  expect(read('mon Chevalier charge un Dragon, mes chances ?')).toMatchObject({ attackers: [{ kind: 'chevalier', charge: 'front' }] });
  expect(read('mon Dragon se fait attaquer par 3 Chevaliers')).toMatchObject({
    attackers: [{ kind: 'chevalier' }, { kind: 'chevalier' }, { kind: 'chevalier' }],
    defenders: [{ kind: 'dragon' }],
  });
  expect(read('un Chevalier qui charge par le côté et un Fantassin, mes chances contre un Dragon')).toMatchObject({
    attackers: [{ kind: 'chevalier', charge: 'side' }, { kind: 'chevaliers-fantassin' }],
    defenders: [{ kind: 'dragon' }],
  });
  expect(read('2 Fantassins contre un Chevalier')).toMatchObject({
    attackers: [{ kind: 'dragons-fantassin' }, { kind: 'dragons-fantassin' }],
  });
  expect(read('assiéger avec 4 Dragons une ville où il y a deux Faucons')).toMatchObject({
    action: 'siege',
    garrison: { kinds: ['faucon', 'faucon'] },
  });
  expect(read('3 archers tuent un Dragon, combien de chances')).toMatchObject({ action: 'arrows', target: 'dragon' });
  expect(read('3 archers attaquent un Dragon, combien de chances')).toMatchObject({ action: 'combat' });
  expect(read('4 Fantarchers tirent sur un Dragon à 6 hexagones')).toMatchObject({
    action: 'arrows',
    target: 'dragon',
    shots: [{ distance: 6, count: 4 }],
  });
});

test.each([
  [zargos, '7 Ailés attaquent trois Amazones dans une capitale', []],
  [zargos, 'mes Ailés attaquent les Amazones', ['7 pions qui attaquent', '4 qui défendent', 'une province sans remparts']],
  [lords, '3 archers tuent un Dragon', ['à 3 hexagones', 'en plaine']],
  [lords, '4 Fantarchers tirent sur un Dragon à 6 hexagones dans un bois', []],
  [lords, 'un Chevalier contre un Dragon', ['en plaine']],
  [gran, 'un dragon avec une amulette', []],
  [gran, 'un dragon, quelles chances', ['3 amulettes']],
  [orc, 'combien vaut mon armée : 4 Nains et un chef ?', ['personne en face']],
] as const)('what a question does not say is told with what it is taken for: %#', (read, question, taken) => {
  expect(read(question)?.taken).toEqual(taken);
});

test.each([
  ['combien de chances à deux Chevaliers contre un Dragon sur un mont ?', lords],
  ['combien de chances pour 7 Dragons contre 4 Amazones dans une capitale ?', zargos],
  ['deux dragons avec une amulette : combien de chances ?', gran],
])('the calculator that takes most of « %s » is that of its game', (question, own) => {
  const told = (read: typeof own) => read(question)?.told ?? 0;
  for (const other of [zargos, gran, orc, lords]) if (other !== own) expect(told(own)).toBeGreaterThan(told(other));
});

test.each([
  [
    'combien vaut mon armée : deux orcs, un chef orc et une machine de guerre sans gobelin ?',
    { troupe: 2, chef: 1, 'machine-de-guerre': 1, gobelin: 0 },
  ],
  ['combien vaut une machine de guerre sans gobelin et deux trolls ?', { 'machine-de-guerre': 1, troll: 2, gobelin: 0 }],
  ['combien vaut mon armée avec le chef des nains et deux trolls ?', { chef: 1, troll: 2, troupe: 0 }],
  ['combien vaut mon armée : deux chefs nains et un troll ?', { chef: 2, troll: 1, troupe: 0 }],
])('De l’Orc: a chief is no troop, and what is not there does not count: « %s »', (question, army) => {
  expect(parseMuster(queryOn('orc/armee/', orc(question))).muster.army).toMatchObject(army);
});

test.each([
  '3 cartes nains chances d’avoir un chef',
  'Léa a 3 cartes naines en main, on voit les dos. Combien de chances qu’elle ait au moins un chef nain ?',
  'quelle chance que parmi ses trois dos de Nains il y ait un chef ?',
])('De l’Orc: a chief among backs is of one opponent who shows them: %s', (question) => {
  const { muster, refused } = parseMuster(queryOn('orc/armee/', orc(question)));
  expect(refused).toEqual([]);
  expect(muster).toEqual({ ...NOTHING, people: 'nains', opponents: [{ people: 3, mercenaries: 0, held: 0 }] });
});

test('what a calculator does not count is left to the search', () => {
  for (const read of [zargos, gran, orc, lords]) expect(read('combien de chances de gagner la partie ?')).toBeUndefined();
  expect(orc('que valent deux chefs ensemble')).toBeUndefined();
  // What another may hold, or give up, is no army of one's own.
  expect(orc('il a 3 mercenaires en main, quelle chance qu’il ait une machine de guerre')).toBeUndefined();
  expect(
    orc('puis-je demander une machine de guerre avec l’espion 1 à qui montre 3 dos de mercenaires, combien de chances'),
  ).toBeUndefined();
});

test.each([
  ['combien de chances de battre le dragon', true],
  ['quelles sont mes chances contre 3 nains', true],
  ['probabilité de prendre la capitale', true],
  ['combien vaut mon armée de 4 nains', true],
  ['deux Faucons contre un Chevalier, qui gagne ?', true],
  ['combien vaut un troll', false],
  ['combien de dés', false],
  ['vent de guerre', false],
])('« %s » asks for a number: %s', (query, asks) => {
  expect(asksChances(query)).toBe(asks);
});
