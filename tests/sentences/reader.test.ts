/** The reader finds each kind of fault, in sentences that our pages once had or might have had, and leaves their neighbours alone. */
import { expect, test } from 'vitest';
import { faultsIn, KINDS, type Kind } from './reader.ts';

const FAULTS: readonly (readonly [kind: Kind, wrong: string, right: string])[] = [
  ['contraction', 'La pierre ôterait tout chemin, avec celle de les murs.', 'Il est sûr de le prendre, et de les garder.'],
  ['contraction', 'C’est à Le joueur 8.', 'On hésite à le dire.'],
  ['elision', 'Il vient de Ohms par la mer.', 'Il vient de Kori, et d’Ohms.'],
  ['elision', 'Il faut que il parte.', 'Le hasard, la hache, le huit et le onze.'],
  ['elided one', 'Il part de un lieu.', 'Un dé de un à trois pions.'],
  ['ce est', 'Ce est le tour des Moines.', 'C’est le tour des Moines.'],
  ['elision of nothing', 'Ici l’chef des Orcs.', 'Ici l’Orc, l’hexagone, qu’il y a.'],
  ['elision of nothing', 'Il vient d’Banzol.', 'Il vient d’Itak.'],
  ['article before a vowel', 'Le tour du Ailé.', 'Le tour du Moine, au hasard.'],
  ['sa before a vowel', 'Il perd sa armée.', 'Il perd son armée.'],
  ['doubled word', 'Il reste de de quoi payer.', 'Vous vous déplacez, nous nous battons.'],
  ['one of many', 'Il reste 1 provinces.', 'Il reste 1 pas, 1 province et 0 pion.'],
  ['one of many', 'Aucun pions ne part.', 'Aucun dé ne tombe, un bras de mer.'],
  ['many of one', 'Il en a pris 2 province.', 'Il en a pris 2 sur 10, 12 provinces.'],
  ['many of one', 'Comptez vos pion.', 'Ceux qui les combattent, vos pions.'],
  ['gender of the article', 'Une pion part.', 'Un pion part, cette carte aussi.'],
  ['many do as one', '2 pions reste à Kori.', 'Avec 2 pions, il reste à Kori.'],
  ['many do as one', 'Les Ailés gagne.', 'Qui attaque les Ailés gagne.'],
  ['one does as many', '1 Moine tombent.', '2 Moines tombent, 1 Moine tombe.'],
  ['gender of the participle', 'Les Amazones sont gelés.', 'Les Amazones sont gelées, les Moines sont gelés.'],
  ['no article', 'Dragon est paralysé dans un gouffre.', 'Le Dragon est paralysé ; Dragons et Sorciers attaquent.'],
  ['en reste', 'Il rend une amulette (2 amulettes en reste).', 'Il rend une amulette (il en reste 2) ; il vous en reste deux.'],
  ['preposition of nothing', 'Lisez ce qu’il mène à, ou la règle.', 'Lisez où il mène, ou la règle.'],
  ['name read as a verb', 'Itak est n’en est qu’à une case.', 'Itak-est n’en est qu’à une case, et Kahil est à vous.'],
  ['slug', 'Il va à itak-2.', 'Un lieu, comme « itak-2 », de Tirad 2.'],
  ['slug', 'La lecture est plafond-3.', 'La lecture est ZAR-L-8.'],
  ['id', 'Ce peuple joue vent-de-guerre.', 'Une carte, comme « vent-de-guerre » ; un Vent de Guerre.'],
  ['not a word', 'Il reste undefined pions.', 'Le partage est nullement égal.'],
  ['pieces', 'Il part .', 'Il part… et revient ; 3,5 points.'],
  ['pieces', 'Deux  espaces.', 'Une espace.'],
  ['idiom', 'Le Vent d’Illusion renomme la cible.', 'Le Vent d’Illusion change la cible.'],
  ['idiom', 'Il y a 2 provinces de Kori à Oz.', 'Oz est à 2 provinces de Kori.'],
];

test.each(FAULTS)('%s: « %s »', (kind, wrong, right) => {
  expect(faultsIn(wrong).map((fault) => fault.kind)).toContain(kind);
  expect(faultsIn(right)).toEqual([]);
});

test('each kind has its example', () => {
  expect([...new Set(FAULTS.map(([kind]) => kind))].toSorted()).toEqual([...KINDS].toSorted());
});
