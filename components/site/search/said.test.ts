import { expect, test } from 'vitest';
import { textPieces } from './Answers.tsx';
import { NO_MARKS } from './answer.ts';
import { findings, type RulesFile } from './records.ts';
import { questionIn } from '#components/arbiter/fragment.ts';
import { arbiterFirst, asksLeave, chancesFirst, peopleOf, tableSays } from './said.ts';

const FILE: RulesFile = {
  rules: [
    {
      id: 'ZAR-BUT-1',
      game: 'zargos',
      kind: 'regle',
      title: 'Gagner la partie',
      chapter: 'Présentation',
      text: 'On gagne à la Cité. Après soixante tours, le dernier décompte compte.',
      url: 'zargos/regles/presentation/#zar-but-1',
      rulings: ['ZAR-L-48'],
      sentences: [
        { text: 'On gagne à la Cité.', provenance: 'livret' },
        { text: 'Après soixante tours, le dernier décompte compte.', provenance: 'litige', ruling: 'ZAR-L-48' },
      ],
    },
    {
      id: 'ZAR-CHE-1',
      game: 'zargos',
      kind: 'regle',
      title: 'Attaquer encore',
      chapter: 'Les Chevaliers',
      text: 'Un même pion combat plusieurs fois.',
      url: 'zargos/peuples/chevaliers/#zar-che-1',
    },
    {
      id: 'ZAR-L-48',
      game: 'zargos',
      kind: 'litige',
      title: 'Sans fin',
      text: 'Quand finit-on ?',
      url: 'zargos/litiges/#zar-l-48',
      readings: { jamais: 'La partie ne finit jamais.' },
    },
  ],
  cards: [],
  terms: [],
  tools: [{ id: 'zargos/arbitre', game: 'zargos', title: 'L’arbitre', text: 'Posez une position.', url: 'zargos/arbitre/' }],
};
const [but, che, ruling, arbiter] = findings(FILE);
if (!but || !che || !ruling || !arbiter) throw new Error('records are missing');

test('a sentence of ours says so in its snippet, with its number; the booklet’s says nothing', () => {
  const told = textPieces({ finding: but, marks: NO_MARKS, share: 1 })
    .map(({ text }) => text)
    .join('')
    .replace(/[\u00a0\u202f]/gu, ' ');
  expect(told).toBe('On gagne à la Cité. Après soixante tours, le dernier décompte compte. (selon nous, L-48)');
});

test('what holds for a people names it', () => {
  expect([peopleOf(but), peopleOf(che)]).toEqual([undefined, 'Les Chevaliers']);
});

test('where the table reads otherwise, the ruling and the rules that it touches say so', () => {
  const choices = { 'ZAR-L-48': 'jamais' };
  for (const finding of [but, ruling]) expect(tableSays(finding, choices)).toMatch(/^À votre table\s: La partie ne finit jamais\.$/u);
  expect([tableSays(che, choices), tableSays(ruling, {})]).toEqual([undefined, undefined]);
});

const READ = new Set(['zargos'] as const);

test.each([
  'Puis-je attaquer Kahil ?',
  'est-ce que je peux passer sur un dragon',
  'mes Chevaliers peuvent-ils rejouer',
  'ai-je le droit de voler',
  'peut-on prêter un bateau',
  'est ce que mon Faucon peut attaquer un Dragon',
  'mes Moines peuvent débarquer',
])('« %s » is a question for the arbiter, which comes first', (query) => {
  expect(asksLeave(query)).toBe(true);
  const hits = [che, arbiter].map((finding) => ({ finding }));
  expect(arbiterFirst(hits, query, READ, [but, che, arbiter], (finding) => ({ finding })).map(({ finding }) => finding.id)).toEqual([
    'zargos/arbitre',
    'ZAR-CHE-1',
  ]);
});

test('where a case is told, the rule comes before the arbiter', () => {
  const hits = [che, but].map((finding) => ({ finding }));
  for (const query of [
    'mes Moines ont gagné, je peux les faire rejouer ?',
    'il me reste un pion : il peut attaquer ?',
    '2 Moines contre 3 pions permis ?',
  ]) {
    const found = arbiterFirst(hits, query, READ, [arbiter], (finding) => ({ finding }));
    expect(found.map(({ finding }) => finding.id)).toEqual(['ZAR-CHE-1', 'zargos/arbitre', but.id]);
  }
});

test('an arbiter that does not read all of it stands after the rules that may settle it, and says so', () => {
  const hits = [che, but, ruling, che].map((finding) => ({ finding }));
  const found = arbiterFirst(hits, 'Puis-je attaquer Kahil sans rien garder ?', new Set(), [arbiter], (finding) => ({ finding }));
  expect(found.map(({ finding }) => finding.id).indexOf('zargos/arbitre')).toBe(3);
  expect(found[3]?.finding.text).toMatch(/^Tous les mots de votre question n’y sont pas lus/);
});

test('the arbiter is opened with what was asked', () => {
  const query = 'Puis-je attaquer « Kahil » avec 50 % ?';
  const [first] = arbiterFirst([{ finding: che }], query, READ, [arbiter], (finding) => ({ finding }));
  const [page, fragment = ''] = first?.finding.url.split('#') ?? [];
  expect([page, questionIn(fragment)]).toEqual(['zargos/arbitre/', query]);
  expect(first?.finding.text).toBe(`Ouvert sur votre question : « ${query} ».`);
  expect(questionIn('question=%')).toBeUndefined();
});

test('a calculator says what it opens on, and what it took that was not said', () => {
  const fight = { ...arbiter, id: 'zargos/combat', url: 'zargos/combat/' };
  const filled = new Map([
    ['zargos' as const, { url: 'zargos/combat/?v=1', told: 2, taken: ['4 qui défendent', 'une province'], unread: ['carcan'] }],
  ]);
  const [first, ...others] = chancesFirst([{ finding: che }], ' mes chances ? ', filled, [fight], (finding) => ({ finding }));
  expect(first?.finding.url).toBe('zargos/combat/?v=1');
  expect(first?.finding.text).toBe(
    'Ouvert sur votre question (non dit, et pris ainsi : 4 qui défendent, une province) : « mes chances ? ». Pas lu : « carcan ».',
  );
  expect(others.map(({ finding }) => finding.id)).toEqual(['ZAR-CHE-1']);
});

test('a calculator that left more than it took stands after the rules', () => {
  const fight = { ...arbiter, id: 'zargos/combat', url: 'zargos/combat/' };
  const filled = new Map([['zargos' as const, { url: 'zargos/combat/?v=1', told: 2, taken: [], unread: ['amulette', 'tape', 'coincé'] }]]);
  const hits = [che, but, ruling, che].map((finding) => ({ finding }));
  const found = chancesFirst(hits, 'mes chances ?', filled, [fight], (finding) => ({ finding }));
  expect(found.map(({ finding }) => finding.id).indexOf('zargos/combat')).toBe(3);
});

test.each([
  'vent de guerre',
  'combien de dés',
  'peut',
  'le peuple des Ailés',
  'que peut un peuple',
  'j’attaque, puis je recule',
  'coups permis par mer',
])('« %s » is not', (query) => {
  expect(asksLeave(query)).toBe(false);
});
