import { expect, test } from 'vitest';
import { familyOf } from './families.ts';
import { folded, fullWords, isKin, rootOf, wordsOf } from './roots.ts';

test.each([
  ['elisions go, whichever the apostrophe', 'l’attaque d’un royaume qu’on perd', ['attaque', 'royaume', 'perd']],
  ['ligatures come apart', 'le cœur', ['coeur']],
  ['dice are not an article', 'combien de dés', ['combien', 'dés']],
  ['nor are they without their accent', 'combien de des ?', ['combien', 'dés']],
  ['but an article is', 'attaque des moines', ['attaque', 'moines']],
  ['questions keep what they ask for', 'qu’est-ce qu’un renfort ?', ['renfort']],
  ['and lose how they ask', 'que se passe-t-il si mes dragons peuvent-ils attaquer', ['dragons', 'attaquer']],
  ['English asks as little', 'how many dice do you roll with 5 pawns', ['dice', 'roll', '5', 'pawns']],
  ['hyphens part words', 'raz-de-marée', ['raz', 'marée']],
  ['what one strikes upon is told by its verb', 'on peut me taper dessus', ['taper']],
  ['what one passes over is not', 'voler par dessus', ['voler', 'dessus']],
  ['who « se barre » leaves', 'le dragon crache puis se barre', ['dragon', 'crache', 'partir']],
  ['who bars the way does not', 'me barrer la route', ['barrer', 'route']],
  ['a word said twice is one', 'vent vent', ['vent']],
  ['a query of empty words alone keeps them', 'de la', ['de', 'la']],
  ['nothing is nothing', ' ?! ', []],
])('words: %s', (_name, query, words) => {
  expect(wordsOf(query)).toEqual(words);
});

test('the words of the book are read as those of a query', () => {
  expect(fullWords("Le cœur de l’attaque : les dés, « d'un » camp (l’autre) n’y est pas.")).toEqual([
    'coeur',
    'attaque',
    'dés',
    'camp',
    'autre',
  ]);
});

test('folding drops case and accents, a root its plural too', () => {
  expect(folded('Tempête ŒUF')).toBe('tempete oeuf');
  expect(rootOf('Démons')).toBe('demon');
});

test.each([
  ['attaque', 'attaquant', true],
  ['gelé', 'gelée', true],
  ['tirer', 'tir', true],
  ['réorganisation', 'réorganise', true],
  ['combat', 'combattre', true],
  ['égal', 'égalité', true],
  ['dés', 'désigne', false],
  ['vent', 'venir', false],
  ['roi', 'royaume', false],
  ['lac', 'lacune', false],
  ['moine', 'montagne', false],
  ['die', 'Dieu', false],
  ['battre', 'battu', true],
])('%s and %s are forms of one word: %s', (a, b, are) => {
  expect(isKin(rootOf(a), rootOf(b))).toBe(are);
  expect(isKin(rootOf(b), rootOf(a))).toBe(are);
});

test.each([
  ['éruptions', 'volcan'],
  ['rançon', 'otage'],
  ['rejoue', 'relancer'],
  ['gelées', 'glace'],
  ['sept', '7'],
])('who types %s finds %s too', (typed, found) => {
  expect(familyOf(rootOf(typed))).toContain(rootOf(found));
});

test('a word without family stands alone', () => {
  expect(familyOf(rootOf('tableau'))).toEqual([]);
});
