/** Questions as players word them, read into the lists of the four arbiters: what they say is taken, what they do not stays as it was. */
import { expect, test } from 'vitest';
import { beside, FIRST_QUICK as GRAN, type GranQuick, parts as granParts } from '#components/gran/arbiter/quick.ts';
import { QUICK_WORDS as GRAN_WORDS } from '#components/gran/arbiter/quick-words.ts';
import { FIRST_QUICK as ORC, type OrcQuick, parts as orcParts } from '#components/orc/arbiter/quick.ts';
import { QUICK_WORDS as ORC_WORDS } from '#components/orc/arbiter/quick-words.ts';
import { FIRST_QUICK as ZARGOS, type ZargosQuick, parts as zargosParts } from '#components/zargos/arbiter/quick.ts';
import { QUICK_WORDS as ZARGOS_WORDS } from '#components/zargos/arbiter/quick-words.ts';
import { FIRST_QUICK as LORDS, parts as lordsParts, type QuickAsked } from '#components/zargos-lords/arbiter/quick.ts';
import { QUICK_WORDS as LORDS_WORDS } from '#components/zargos-lords/arbiter/quick-words.ts';
import { BOARD } from '#engine/gran/data/board.ts';
import { tablesFor as granTables } from '#engine/gran/rules/table.ts';
import { tablesFor as zargosTables } from '#engine/zargos/game/table.ts';
import { readQuick } from '#components/arbiter/quick/read.ts';

const ZARGOS_ROWS: readonly (readonly [question: string, said: Partial<ZargosQuick>])[] = [
  [
    'Puis-je attaquer Kahil nord-est depuis Banzol est avec 6 Moines par la mer, 2 bateaux ?',
    { people: 'moines', verb: 'attaquer', to: 'kahil-5', from: 'banzol-5', pawns: 6, by: '2' },
  ],
  ['mes Dragons peuvent-ils attaquer les Ailés à Oz depuis Oz nord', { people: 'dragons', to: 'oz', holder: 'ailes' }],
  ['Puis-je jouer le Vent de Glace pendant le tour d’un autre ?', { verb: 'jouer', card: 'vent-de-glace', when: 'autre' }],
  ['peut-on débarquer sur une côte vide avec trois bateaux', { verb: 'attaquer', holder: 'personne', by: '3' }],
  ['Mes Araignées peuvent-elles poser des renforts à Kori ?', { people: 'araignees', verb: 'poser', to: 'kori' }],
  ['Mes Moines peuvent-ils débarquer à Kori ?', { people: 'moines', to: 'kori', pawns: 5 }],
  ['Puis-je attaquer Kori par un Vent de Terre ?', { to: 'kori', by: 'vent-de-terre' }],
  ['on peut envahir Oz avec 4 Dragons ?', { people: 'dragons', verb: 'attaquer', to: 'oz', pawns: 4 }],
  ['mes Moines peuvent revenir à Kori ?', { people: 'moines', verb: 'rejoindre', to: 'kori' }],
  ['J’ai 4 Moines dans une province, puis-je attaquer avec les 4 ?', { people: 'moines', verb: 'attaquer', pawns: 0 }],
  ['j’ai trois Dragons, puis-je attaquer avec les 3 ?', { people: 'dragons', pawns: 0 }],
  ['J’ai 2 Amazones à Ohms, puis-je attaquer à deux ?', { people: 'amazones', from: 'ohms', pawns: 0 }],
  ['J’ai 4 Moines à Kori sud, puis-je attaquer Ludos nord avec les 4 ?', { people: 'moines', from: 'kori-1', to: 'ludos-4', pawns: 0 }],
  ['J’ai 6 Moines, puis-je attaquer Kori avec 4 ?', { people: 'moines', to: 'kori', pawns: 6 }],
  ['Je n’ai pas de bateau, mes 4 Moines peuvent-ils attaquer Ludos nord ?', { people: 'moines', pawns: 4, by: '0', to: 'ludos-4' }],
  [
    'mes 7 Chevaliers peuvent-ils attaquer 6 Amazones à Ludos nord ?',
    { people: 'chevaliers', pawns: 7, holder: 'amazones', against: 6, to: 'ludos-4' },
  ],
  ['puis-je jouer le Vent de Guerre quand on m’attaque ?', { verb: 'jouer', card: 'vent-de-guerre', when: 'defense' }],
  [
    'mes Amazones peuvent-elles déplacer un deuxième groupe à Ludos depuis Kori sud ?',
    { people: 'amazones', verb: 'rejoindre', to: 'ludos', from: 'kori-1', after: '1' },
  ],
  ['puis-je attaquer Oz avec un seul Moine ?', { people: 'moines', pawns: 1, to: 'oz' }],
  [
    'Attaquées sur un volcan, mes Araignées peuvent-elles appeler un second groupe ?',
    { people: 'araignees', verb: 'appeler', to: 'akilon-2', from: 'banzol-2', after: '1' },
  ],
];
test.each(ZARGOS_ROWS)('Zargos: « %s »', (question, said) => {
  const tables = zargosTables({ board: null });
  expect(readQuick<ZargosQuick>(question, ZARGOS, (asked) => zargosParts(tables, asked), ZARGOS_WORDS)?.asked).toMatchObject(said);
});

const [DRAGON, ORB, CITY, EXILE] = (['dragon', 'crystal', 'city', 'exile'] as const).map(
  (kind) => BOARD.points.find((point) => point.kind === kind)?.id ?? '',
);

const GRAN_ROWS: readonly (readonly [question: string, said: Partial<GranQuick>])[] = [
  ['Puis-je aller sur Tirad 12 depuis Tirad 13 ?', { verb: 'aller', to: 'tirad-12', from: 'tirad-13' }],
  ['Le porteur de l’anneau peut-il aller sur le dragon de la Herse ?', { who: 'porteur', to: 'dragon-de-la-herse' }],
  ['puis-je poser une pierre sur Galad 3', { verb: 'pierre', to: 'galad-3' }],
  ['Le porteur de l’anneau peut-il passer par-dessus un chevalier ?', { who: 'porteur', there: 'rien', over: 'chevalier' }],
  ['Puis-je passer par-dessus un chevalier ?', { who: 'simple', there: 'rien', over: 'chevalier' }],
  ['Puis-je passer sur une pierre-obstacle ?', { verb: 'aller', there: 'pierre' }],
  ['Mon chevalier sans amulette peut-il aller sur le dragon de la Herse ?', { who: 'sans', to: 'dragon-de-la-herse', from: '' }],
  ['Puis-je m’arrêter sur un dragon sans amulette ?', { who: 'sans', verb: 'aller', to: DRAGON }],
  ['Puis-je attaquer un chevalier dans une cité ?', { who: 'simple', verb: 'aller', to: CITY, there: 'chevalier' }],
  ['Puis-je déposer l’anneau sur une boule de cristal ?', { verb: 'anneau', to: ORB }],
  [
    'il me reste 1 amulette et le rouge est posé sur un dragon, je peux lui foncer dessus ?',
    { who: 'une', to: DRAGON, there: 'chevalier' },
  ],
  ['j’apporte l’anneau à la cité de Tirad, je peux le mettre sur un point blanc ?', { verb: 'anneau', from: 'cite-de-tirad', to: EXILE }],
  ['puis-je apporter l’anneau à la cité d’Elgad ?', { who: 'porteur', verb: 'aller', to: 'cite-d-elgad' }],
  ['j’ai l’anneau et le vert est dans la cité d’Elgad, je peux l’attaquer ?', { who: 'porteur', to: 'cite-d-elgad', there: 'chevalier' }],
  [
    'Il me reste une seule amulette et Thomas, avec la bague, est posé sur un dragon à un point de moi. Puis-je l’attaquer ?',
    { who: 'une', to: DRAGON, there: 'chevalier' },
  ],
  ['puis-je sauter un autre joueur dans une ville ?', { verb: 'aller', to: CITY, there: 'chevalier' }],
  ['puis-je passer par-dessus un dragon si je n’ai pas l’anneau ?', { who: 'simple' }],
  ['Mon chevalier peut-il aller sur un dragon où un chevalier est sous carcan ?', { to: DRAGON, there: 'carcan' }],
];
test.each(GRAN_ROWS)('Gran: « %s »', (question, said) => {
  const tables = granTables({ board: null });
  expect(readQuick<GranQuick>(question, GRAN, (asked) => granParts(tables, asked), GRAN_WORDS)?.asked).toMatchObject(said);
});

const ORC_ROWS: readonly (readonly [question: string, said: Partial<OrcQuick>])[] = [
  ['Puis-je poser un bouclier sur une pile vide ?', { verb: 'bouclier', first: 'vide' }],
  ['peut-on poser une désertion sur une pile vide une fois la dernière carte posée', { verb: 'desertion', first: 'vide', second: 'fini' }],
  ['peut-on poser une désertion sur le bouclier d’un autre', { verb: 'desertion', first: 'son-bouclier' }],
  ['Puis-je envoyer un troll sans carte du peuple appelé ?', { verb: 'envoyer', first: 'troll', second: 'seul' }],
  ['peut-on réclamer un espion avec un espion ?', { verb: 'reclamer', first: 'espion-2' }],
  ['puis-je réclamer un géant au Sorcier', { verb: 'reclamer', first: 'geant', second: 'sorcier' }],
  ['Puis-je finir la manche avec 8 points à 4 joueurs ?', { verb: 'finir', first: '8-4' }],
];
test.each(ORC_ROWS)('De l’Orc: « %s »', (question, said) => {
  expect(readQuick<OrcQuick>(question, ORC, orcParts, ORC_WORDS)?.asked).toMatchObject(said);
});

const LORDS_ROWS: readonly (readonly [question: string, said: Partial<QuickAsked>])[] = [
  ['Mon Chevalier peut-il passer devant un Dragon ?', { who: 'chevalier', verb: 'passer', what: 'dragon' }],
  ['Mon Fantarcher peut-il tirer sur un Dragon à 4 hexagones ?', { who: 'chevaliers-fantarcher', verb: 'tirer', what: 'dragon', count: 4 }],
  ['Mon Chevalier peut-il charger un Dragon après 2 hexagones ?', { who: 'chevalier', verb: 'charger', what: 'dragon', count: 2 }],
  ['un Moine-fantassin tout seul peut attaquer un Faucon ?', { who: 'moines-fantassin', verb: 'attaquer', what: 'faucon', count: 1 }],
  ['mon Chevalier peut-il grimper sur une montagne', { who: 'chevalier', verb: 'entrer', what: 'mont' }],
  ['Mon Fantassin peut-il entrer dans un bois s’il lui reste 1 point ?', { verb: 'entrer', what: 'bois', count: 1 }],
  ['il me reste un seul point, mon Chevalier peut entrer dans la forêt ?', { who: 'chevalier', what: 'bois', count: 1 }],
  ['mon Chevalier peut-il entrer dans un bois avec 3 points', { who: 'chevalier', what: 'bois', count: 3 }],
  ['mon Dragon peut-il lancer des flammes sur une ville ?', { who: 'dragon', verb: 'tirer', what: 'gardee' }],
  ['mon Lance-flammes peut-il cracher le feu sur ma ville ?', { who: 'lance-flammes', verb: 'tirer', what: 'gardee' }],
  ['mon Chevalier peut-il attaquer un Moine dans un gouffre', { who: 'chevalier', verb: 'attaquer', what: 'moine', ground: 'gouffre' }],
  [
    'mon Fantarcher peut-il tirer par-dessus une ville à 6 hexagones sur un Dragon ?',
    { who: 'chevaliers-fantarcher', verb: 'tirer', what: 'dragon', count: 6, ground: 'ville' },
  ],
  ['un Faucon peut-il traverser une forêt', { who: 'faucon', verb: 'entrer', what: 'bois' }],
  ['un Sorcier peut-il entrer dans un gouffre', { who: 'sorcier', verb: 'entrer', what: 'gouffre' }],
  [
    'Mon archer est à 9 cases du dragon, puis-je lui tirer dessus ?',
    { who: 'chevaliers-fantarcher', verb: 'tirer', what: 'dragon', count: 9 },
  ],
  [
    'Mon Faucon attaque tout seul un Moine-fantassin qui est dans un bois. Puis-je ?',
    { who: 'faucon', verb: 'attaquer', what: 'moines-fantassin' },
  ],
  [
    'Mon Serpent peut-il continuer sur un Fantassin des Chevaliers pas sur la même ligne ?',
    { who: 'serpent', verb: 'continuer', what: 'chevaliers-fantassin', ground: 'cote' },
  ],
  ['Mon Chevalier peut-il rompre avec les Dragons au milieu de son coup ?', { verb: 'rompre', what: 'dragons', ground: 'pendant' }],
];
test.each(LORDS_ROWS)('Zargo’s Lords: « %s »', (question, said) => {
  expect(readQuick<QuickAsked>(question, LORDS, lordsParts, LORDS_WORDS)?.asked).toMatchObject(said);
});

test('words that no list takes are told', () => {
  const question = 'peut-on poser une désertion sur le bouclier d’un autre avant la sieste ?';
  expect(readQuick<OrcQuick>(question, ORC, orcParts, ORC_WORDS)?.left).toEqual(['avant', 'sieste']);
});

/** Each asks another thing than the lists can, in words of which they have some: an answer to what was read would mislead. */
const MISLEADING = {
  zargos: [
    'est-ce que mes chevaliers peuvent attaquer deux fois la même province',
    'le moine peut-il relancer le dé du tir des amazones',
    'puis-je prendre 3 moines en route avec 2 bateaux',
    'puis-je avoir 2 cartes de magie avec oz et itak',
    'puis-je rejoindre à la réorganisation une province à trois pas',
    'puis-je rejoindre à la réorganisation une province à 3 pas',
    'traverser 3 cases de mer avec 2 bateaux, permis ?',
    'j’ai 6 moines, puis-je attaquer kori avec 4',
    'puis-je attaquer par mer sans bateau',
    'puis-je attaquer Kahil nord-est depuis Banzol est par la mer sans bateau',
    'puis-je attaquer la mer',
    'puis-je attaquer le lac',
    'puis-je traverser la mer',
    'mes Ailés peuvent-ils survoler la mer',
    'mes Ailés peuvent-ils sauter une province',
    'mes Dragons peuvent-ils attaquer en mer',
    'puis-je vider une province ?',
    'mes renforts peuvent-ils attaquer',
    'puis-je débarquer mes renforts',
    'puis-je rejoindre une province par mer',
    'puis-je embarquer 4 amazones à ohms',
    'puis-je attaquer la cité interdite avec 8 moines',
    'puis-je attaquer une province vide',
    'puis-je attaquer une province des Moines',
    'puis-je attaquer tous les Moines',
    'puis-je attaquer 4 Moines',
    'puis-je attaquer depuis ma province',
    'puis-je prendre 2 bateaux',
    'puis-je poser un pion',
    'puis-je jouer le Typhon avant mon tour',
    'puis-je jouer le Vent de Terre pendant ma réorganisation',
    'puis-je jouer un Vent de Guerre pendant le tour d’un autre',
  ],
  gran: [
    'puis-je avancer encore après avoir attaqué le porteur de l’anneau',
    'puis-je faire un pas après avoir pris l’anneau à un joueur',
    'puis-je poser une pierre qui ferme le passage vers l’anneau',
    'puis-je bloquer l’anneau avec une pierre',
    'peut-on faire 5 contre un dragon de force 5',
    'puis-je avancer de trois points',
    'puis-je passer par-dessus un dragon si je n’ai pas l’anneau',
    'puis-je lâcher l’anneau ?',
    'puis-je déposer l’anneau sur Tirad 5',
    'puis-je passer sur un dragon',
    'puis-je déplacer une pierre',
    'puis-je bouger',
    'puis-je poser une pierre',
    'le vainqueur peut-il passer un dragon',
  ],
  orc: [
    'puis-je envoyer un troll',
    'puis-je poser un bouclier',
    'puis-je appeler les Nains',
    'puis-je nommer le champion',
    'puis-je jouer la machine volante',
    'puis-je réclamer une carte',
    'puis-je poser une désertion sur une désertion',
    'machine volante peut-elle prendre un gobelin déjà sur la table',
    'mon gobelin servant peut-il monter dans la machine volante',
  ],
  lords: [
    'puis-je remettre l’escorte sur le sorcier après sa vision',
    '2 chevaliers peuvent-ils attaquer une ville avec 3 pions',
    'puis-je reculer vers un dragon ennemi',
    'mon faucon sur une montagne peut-il être attaqué',
    'mon fantassin peut-il escorter un fantassin',
    'peut-on entrer dans un gouffre',
    'mon Chevalier peut-il sauter un gouffre',
    'mon Faucon peut-il survoler un gouffre',
    'mon Dragon peut-il voler par-dessus un mont',
    'mon Chevalier peut-il entrer dans une ville',
    'mon Chevalier peut-il entrer dans un bois',
    'mon Chevalier peut-il entrer dans un bois à 3 cases',
    'mon Dragon peut-il tirer sur un Chevalier',
    'mon Sorcier peut-il attaquer',
    'mon Chevalier peut-il reculer',
  ],
};
const READ = {
  zargos: (question: string) =>
    readQuick<ZargosQuick>(question, ZARGOS, (asked) => zargosParts(zargosTables({ board: null }), asked), ZARGOS_WORDS),
  gran: (question: string) => readQuick<GranQuick>(question, GRAN, (asked) => granParts(granTables({ board: null }), asked), GRAN_WORDS),
  orc: (question: string) => readQuick<OrcQuick>(question, ORC, orcParts, ORC_WORDS),
  lords: (question: string) => readQuick<QuickAsked>(question, LORDS, lordsParts, LORDS_WORDS),
};
test.each(
  Object.entries(MISLEADING).flatMap(([game, questions]) => questions.map((question) => [game as keyof typeof READ, question] as const)),
)('%s: « %s » is not read whole', (game, question) => {
  expect(READ[game](question)?.isWhole).not.toBe(true);
});

/** Each says what decides, in words that are more than its lists, or fewer. */
const DECIDED = {
  zargos: [
    'Puis-je attaquer Kahil nord-est depuis Banzol est avec 6 Moines par la mer, 2 bateaux ?',
    'mes Ailés peuvent-ils sauter de Kori sud à Ludos nord',
    'puis-je attaquer ma province ?',
    'puis-je attaquer une de mes provinces',
    'puis-je attaquer avec tous mes pions',
    'puis-je rejoindre une province vide',
    'puis-je poser mes renforts dans ma province',
    'mes Moines peuvent-ils jouer la Canicule avant leur tour',
  ],
  gran: [
    'puis-je avancer sur un point blanc ?',
    'puis-je passer un dragon avec l’anneau ?',
    'puis-je traverser une cité',
    'puis-je sauter une pierre',
    'puis-je déposer l’anneau dans une cité',
  ],
  orc: ['puis-je poser un bouclier avant le début', 'puis-je envoyer un troll sans carte du peuple', 'puis-je déserter mon bouclier'],
  lords: [
    'puis-je changer d’alliance au milieu de mon coup ?',
    'peut-on rompre une alliance au milieu de son coup ?',
    'mon Chevalier peut-il entrer dans ma ville',
    'mon Fantarcher peut-il tirer sur un Dragon à 9 hexagones',
    'mon Moine peut-il disparaître',
    'mon Chevalier peut-il entrer dans un bois s’il lui reste 2 points',
    'un Faucon peut-il entrer dans un bois',
    'mon Dragon peut-il lancer des flammes sur une ville',
  ],
};
test.each(
  Object.entries(DECIDED).flatMap(([game, questions]) => questions.map((question) => [game as keyof typeof READ, question] as const)),
)('%s: « %s » is judged unasked', (game, question) => {
  expect(READ[game](question)).toMatchObject({ left: [], isWhole: true });
});

test('what stands before a word says whose it is, and a verb is no adjective', () => {
  expect(READ.zargos('puis-je attaquer ma province ?')?.asked).toMatchObject({ verb: 'attaquer', holder: 'eux' });
  expect(READ.zargos('puis-je attaquer une province')?.asked).toMatchObject({ holder: 'amazones' });
  expect(READ.zargos('puis-je embarquer 4 amazones à ohms')?.asked).toMatchObject({ people: 'amazones', from: 'ohms', pawns: 4 });
  expect(READ.zargos('puis-je vider une province')).toBeUndefined();
  expect(READ.orc('puis-je poser un bouclier sur son bouclier')?.asked).toMatchObject({ first: 'son-bouclier' });
  expect(READ.lords('mon Chevalier peut-il entrer dans une ville')?.said).not.toContain('Quoi, ou qui');
});

test('a walk of Gran goes from one point to another, and over what is passed', () => {
  for (const { id } of BOARD.points) expect(beside(granTables({ board: null }), id)).not.toBe(id);
  const { from, to, via } = READ.gran('puis-je passer un dragon avec l’anneau ?')?.asked ?? GRAN;
  expect({ via, isEnd: from === DRAGON || to === DRAGON }).toEqual({ via: DRAGON, isEnd: false });
  const ring = READ.gran('puis-je lâcher l’anneau ?')?.asked ?? GRAN;
  const kingdom = (id: string) => BOARD.points.find((point) => point.id === id)?.kingdom;
  expect(kingdom(ring.to)).not.toBe(kingdom(ring.from));
});

test('what says once more what is said is read', () => {
  expect(READ.gran('Le porteur de l’anneau peut-il passer par-dessus un chevalier ?')?.left).toEqual([]);
  expect(READ.gran('puis-je exiler un chevalier dans la cité de Tirad')).toMatchObject({
    asked: { verb: 'aller', to: 'cite-de-tirad', there: 'chevalier' },
    left: [],
  });
  expect(READ.zargos(ZARGOS_ROWS[0]?.[0] ?? '')?.left).toEqual([]);
});

test('where it is not read what is done, nothing is judged', () => {
  for (const question of ['mes 3 Moines ramassent 2 pions à Ludos nord', 'le Moine relance-t-il le dé des Amazones'])
    expect(READ.zargos(question)).toBeUndefined();
  expect(READ.lords('mon Lance-flammes crache puis recule d’un Dragon')?.asked.verb).not.toBe('attaquer');
});

test('two things done one after the other are not one of them', () => {
  expect(READ.lords('mon Dragon peut-il charger puis entrer dans un bois ?')?.isWhole).not.toBe(true);
  expect(READ.zargos('puis-je attaquer Kahil nord-est et rejoindre Banzol est ?')?.isWhole).not.toBe(true);
});

test('but where their order is a rule: to fire, then to move; to move, then to vanish; to gather, then to embark', () => {
  for (const question of [
    'mon lance-flammes peut tirer et ensuite reculer de 2 cases pour se planquer ?',
    'il crache le feu puis il se sauve avec son lance flammes, c’est permis ça ?',
    'mon Lance-flammes peut-il bouger après avoir tiré ?',
  ])
    expect(READ.lords(question)?.asked).toMatchObject({ who: 'lance-flammes', verb: 'tirer-avant' });
  expect(READ.lords('mon Fantarcher peut-il bouger puis tirer sur un Dragon à 3 hexagones ?')).toMatchObject({
    asked: { verb: 'tirer' },
    isWhole: false,
  });
  expect(READ.lords('mon Moine peut-il disparaître et bouger dans le même coup ?')?.asked).toMatchObject({ what: 'deplace' });
  expect(READ.lords('mon Moine peut-il disparaître ?')).toMatchObject({ asked: { what: 'immobile' }, isWhole: true });
  expect(READ.zargos('il regroupe ses troupes au port et il prend le bateau direct, c’est permis ?')).toMatchObject({
    asked: { verb: 'regrouper' },
    isWhole: false,
  });
  expect(READ.zargos('puis-je regrouper mes Chevaliers à Kori sud depuis Kori avant d’embarquer ?')).toMatchObject({
    asked: { people: 'chevaliers', verb: 'regrouper', to: 'kori-1', from: 'kori' },
    isWhole: true,
  });
  expect(READ.zargos('puis-je ramener 3 Moines de Kori à Kori sud avec un bateau ?')?.asked).toMatchObject({ verb: 'rejoindre' });
});

test('what says too little of the lists is not read', () => {
  const tables = granTables({ board: null });
  const question = 'j’ai battu le dragon, est ce que mon bonus de 2 points peut me ramener là d’où je venais ?';
  expect(readQuick<GranQuick>(question, GRAN, (asked) => granParts(tables, asked), GRAN_WORDS)).toBeUndefined();
});

test('what says nothing of the lists is not read', () => {
  expect(readQuick<OrcQuick>('puis-je prêter de l’argent ?', ORC, orcParts, ORC_WORDS)).toBeUndefined();
});
