import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DRAWN } from '../../board/drawn.ts';
import { boardOf } from '../../board/tables.ts';
import { BOARD } from '../../data/board.ts';
import { cardOf } from '../../data/cards.ts';
import { questionsOn } from '../../testing/arbitrary-question.ts';
import { formatQuestion, MAX_QUESTION, parseQuestion, QUESTION_KEYS } from './link.ts';
import { defaultQuestion, MAX_FROZEN, MAX_STORMS, MOVE_EFFECTS, type ReachQuestion } from './question.ts';
import { checkQuestion } from './reading.ts';
import { STRIKES } from './remarks.ts';

const TABLES = boardOf(BOARD);
const SMALL = boardOf(DRAWN);

test('a question is a link and back', () => {
  fc.assert(
    fc.property(questionsOn(TABLES), fc.constantFrom('', 'q-'), (question, prefix) => {
      const link = formatQuestion(TABLES, question, prefix);
      expect(parseQuestion(TABLES, `?${link}`, prefix)).toEqual({ question, refused: [] });
      expect([...new URLSearchParams(link).keys()].every((key) => QUESTION_KEYS.includes(key.slice(prefix.length)))).toBe(true);
      expect(link).toMatch(/^[a-zA-Z0-9=&._-]*$/);
      expect(link.length).toBeLessThan(MAX_QUESTION);
    }),
  );
});

test('a question is JSON and back', () => {
  fc.assert(
    fc.property(questionsOn(TABLES), (question) => {
      expect(checkQuestion(TABLES, JSON.parse(JSON.stringify(question)))).toEqual({ ok: true, value: question });
    }),
  );
});

test('the longest link is read: every territory held', () => {
  const owners = Object.fromEntries(BOARD.territories.map(({ id }) => [id, 'chevaliers'] as const));
  const question: ReachQuestion = { ...defaultQuestion(TABLES), owners };
  expect(parseQuestion(TABLES, formatQuestion(TABLES, question)).question).toEqual(question);
});

test('a frozen link: what it means may not change without another version', () => {
  const link =
    'v=1&peuple=dragons&depart=mer-1&phase=reorganisation&pas=1&bateaux=3&cartes=vent-de-terre.vent-de-brume&glace=oz&tempetes=mer-2.mer-3&effets=typhon&maitre=1&combattu=1&groupe=7.8&tenues=ailes.banzol_dragons.oz.oz-1&ZAR-L-18=non';
  const question: ReachQuestion = {
    people: 'dragons',
    phase: 'reorganisation',
    from: 'mer-1',
    stride: 1,
    boats: 3,
    cards: ['vent-de-terre', 'vent-de-brume'],
    frozen: ['oz'],
    storms: [['mer-2', 'mer-3']],
    effects: ['typhon'],
    master: true,
    fought: true,
    group: { stands: 8, moves: 7 },
    owners: { banzol: 'ailes', oz: 'dragons', 'oz-1': 'dragons' },
    options: { 'ZAR-L-18': 'non' },
  };
  expect(parseQuestion(SMALL, link)).toEqual({ question, refused: [] });
  expect(formatQuestion(SMALL, question)).toBe(link);
});

test('nothing at all is the default', () => {
  expect(parseQuestion(SMALL, '')).toEqual({ question: defaultQuestion(SMALL), refused: [] });
  expect(formatQuestion(SMALL, defaultQuestion(SMALL))).toBe('v=1');
  expect(parseQuestion(SMALL, 'tenues=personne').question.owners).toEqual({});
});

describe('a bad value is said, and its default stands', () => {
  test.each<[string, string]>(
    // biome-ignore format: a case a row
    [
      ['peuple=nains', 'peuple attend ailes, amazones, araignees, chevaliers, dragons ou moines, pas « nains ».'],
      ['depart=ohms', 'depart attend un lieu du plateau, comme « akilon », pas « ohms ».'],
      ['depart=mer-1', 'depart attend un territoire : seuls les Dragons partent d’une case mer, ici « mer-1 » (ZAR-DRA-1).'],
      ['phase=attacks', 'phase attend attaques ou reorganisation, pas « attacks ».'],
      ['pas=3', 'pas attend 1 ou 2, pas « 3 ».'],
      ['bateaux=16', 'bateaux attend un nombre entier de 0 à 15, pas « 16 ».'],
      ['cartes=vent-de-guerre', 'cartes attend vent-de-terre, vent-d-ailleurs ou vent-de-brume, pas « vent-de-guerre ».'],
      ['cartes=vent-de-terre.vent-de-terre', 'cartes compte 2 valeurs : la même valeur y est deux fois.'],
      ['glace=ohms', 'glace attend akilon, banzol, kori, oz, palmyr, tairo ou zargos, pas « ohms ».'],
      ['glace=banzol.kori.oz.tairo.zargos', 'glace compte 5 valeurs : on en prend 4 au plus.'],
      ['tempetes=mer-1.mer-3', 'tempetes[0] attend deux cases mer voisines, comme mer-1 et mer-2 : ces cases ne se touchent pas (ZAR-TEMPETE).'],
      ['tempetes=lac', 'tempetes[0] attend deux cases mer voisines, comme mer-1 et mer-2 : le lac n’a pas de voisine, et il en faut deux (ZAR-L-31).'],
      ['tempetes=mer-1.mer-9', 'tempetes[0] attend deux cases mer voisines, comme mer-1 et mer-2 : pas « mer-9 ».'],
      ['tempetes=mer-1.mer-2_mer-2.mer-1', 'tempetes[1] ferme les mêmes cases qu’une autre.'],
      ['tempetes=a_b_c_d', 'tempetes attend une liste de 3 tempêtes au plus, pas « 4 ».'],
      ['effets=eclipse', 'effets attend tremblement-de-terre, raz-de-maree, typhon ou inondations, pas « eclipse ».'],
      ['maitre=oui', 'maitre attend 1 ou 0, pas « oui ».'],
      ['groupe=3.2', 'groupe.moves attend un nombre entier de 1 à 2, pas « 3 ».'],
      ['tenues=ailes.ohms', 'tenues ne connaît pas le territoire « ohms ».'],
      ['tenues=nains.oz', 'tenues.oz attend ailes, amazones, araignees, chevaliers, dragons ou moines, pas « nains ».'],
      ['tenues=ailes.oz_moines.oz', 'tenues donne deux peuples à « oz ».'],
      ['ZAR-L-18=peut-etre', 'ZAR-L-18 attend oui ou non, pas « peut-etre ».'],
    ],
  )('%s', (query, sentence) => {
    const { question, refused } = parseQuestion(SMALL, query);
    expect(refused[0]).toBe(sentence);
    expect(formatQuestion(SMALL, question)).not.toContain(query);
  });

  test('another version, or too long a link', () => {
    expect(parseQuestion(SMALL, 'v=2&pas=1')).toEqual({
      question: defaultQuestion(SMALL),
      refused: ['Ce lien est écrit dans une version inconnue, « 2 » au lieu de 1. La question par défaut le remplace.'],
    });
    expect(parseQuestion(SMALL, 'x'.repeat(MAX_QUESTION + 1)).refused).toEqual([
      `Ce lien est trop long : ${MAX_QUESTION} caractères au plus. La question par défaut le remplace.`,
    ]);
  });
});

describe('a question of the command line is refused at its first fault', () => {
  test.each<[unknown, string, string]>([
    [undefined, '', 'L’entrée attend un objet'],
    [{ people: 'moines', phase: 'attacks', from: 'oz', speed: 3 }, 'speed', 'est inconnu'],
    [{ people: 'moines', phase: 'attacks', from: 'mer-1' }, 'from', 'seuls les Dragons'],
    [{ people: 'moines', phase: 'attacks', from: 'oz', owners: [] }, 'owners', 'owners attend un objet'],
    [{ people: 'moines', phase: 'attacks', from: 'oz', group: 3 }, 'group', 'group attend un objet'],
    [{ people: 'moines', phase: 'attacks', from: 'oz', cards: 'vent-de-terre' }, 'cards', 'cards attend une liste'],
    [{ people: 'moines', phase: 'attacks', from: 'oz', options: { 'ZAR-L-14': 'non' } }, 'options.ZAR-L-14', 'n’a qu’une lecture'],
  ])('%o', (input, field, because) => {
    const checked = checkQuestion(SMALL, input);
    expect(checked).toMatchObject({ ok: false, field });
    expect(!checked.ok && checked.because).toContain(because);
  });

  test('people, phase and departure are enough', () => {
    expect(checkQuestion(SMALL, { people: 'ailes', phase: 'attacks', from: 'akilon' })).toEqual({
      ok: true,
      value: defaultQuestion(SMALL),
    });
  });
});

test('ZAR-MAG-2: what is known here of the red cards is what the cards say', () => {
  expect([MAX_FROZEN, MAX_STORMS]).toEqual([cardOf('vent-de-glace').copies, cardOf('vent-de-tempete').copies]);
  for (const effect of MOVE_EFFECTS) {
    const { name, people, rule } = cardOf(effect);
    expect(STRIKES[effect]).toEqual({ name, people, rule });
  }
});
