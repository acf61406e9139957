/** Links and forms of Zargo's Lords: what is written is read again, and what is at fault is named and left out. */
import { describe, expect, test } from 'vitest';
import { accepted } from '../../core/accepted.ts';
import { type Drawing, positionOf } from '../board/drawn.ts';
import { DIAGRAMS } from '../diagrams.ts';
import { EXAMPLES } from '../examples.ts';
import { oddsOf } from '../odds.ts';
import { checkSituation, type Situation } from '../situation.ts';
import { checkPosition, EMPTY_POSITION, formatPosition, parsePosition } from './position.ts';
import { formatSituation, parseSituation } from './situation.ts';

const situation = (input: unknown): Situation => {
  return accepted(checkSituation(input));
};

describe('links of the odds', () => {
  // biome-ignore format: a case a row
  const ASKED: readonly unknown[] = [
    ...EXAMPLES.map(({ asked }) => asked),
    {
      action: 'combat',
      attackers: [{ kind: 'chevalier', count: 2, charge: 'side', wizards: 2 }, { kind: 'sorcier' }],
      defenders: [{ kind: 'faucon', terrain: 'bois' }],
      options: { 'LOR-L-3': 'oui', 'LOR-REV-3': 'deux' },
    },
    { action: 'combat', attackers: [{ kind: 'serpent' }], defenders: [{ kind: 'chevaliers-fantassin', wizards: 1 }], individual: true },
    { action: 'combat', attackers: [{ kind: 'moines-fantassin', count: 12 }], defenders: [{ kind: 'faucon' }], options: { 'LOR-REV-3': 'deux' } },
    { action: 'siege', attackers: [{ kind: 'dragon' }], garrison: [] },
    { action: 'siege', attackers: [{ kind: 'dragon' }], garrison: ['aile', 'faucon'] },
    { action: 'siege', attackers: [{ kind: 'dragon' }], garrison: ['chevalier'], wizards: 2 },
    { action: 'siege', attackers: [{ kind: 'dragon' }], garrison: { people: 'moines', pawns: [1, 3], force: [4, 20] } },
    { action: 'flames', target: 'moine', shots: [{ distance: 1 }, { distance: 5, count: 2 }], terrain: 'bois', options: { 'LOR-REV-5': 'plus-deux' } },
    { action: 'vision', distance: 5 },
  ];

  test.each(ASKED.map((asked) => [formatSituation(situation(asked)), asked] as const))('%s is read as it was written', (link, asked) => {
    const { situation: found, refused } = parseSituation(`?${link}`);
    expect(refused).toEqual([]);
    expect(found).toEqual(situation(asked));
    expect(link).toMatch(/^[\w=&.\-~]+$/);
  });

  test('LOR-COM-5: an empty link is the booklet’s combat', () => {
    expect(oddsOf(parseSituation('').situation)).toMatchObject({ difference: 7 });
  });

  test.each([
    ['action=feu', /^action attend combat/],
    ['v=9&action=vision', /version inconnue/],
    [`action=vision&x=${'a'.repeat(5000)}`, /trop long : 4000/],
    ['action=combat&attaquants=elfe', /^attaquants attend chevalier/],
    ['action=combat&attaquants=dragon.front', /^attaquants ne va qu’aux Chevaliers/],
    ['action=combat&attaquants=aile&defenseurs=faucon', /^defenseurs attend un autre peuple/],
    ['action=siege&peuple=dragons&pions=4.1', /^pions attend 4, pas « 1 »/],
    ['action=siege&attaquants=dragon&garnison=aile&sorciers=1', /^sorciers ne va qu’avec les Chevaliers/],
    ['action=arrows&tirs=9', /^tirs attend un nombre entier de 1 à 8/],
    ['action=vision&distance=loin', /^distance attend un nombre entier de 1 à 5, pas « loin »/],
    ['LOR-L-3=trois', /^LOR-L-3 attend non ou oui/],
  ])('%s says what is wrong, and something can be answered', (link, because) => {
    const { situation: found, refused } = parseSituation(link);
    expect(refused[0]).toMatch(because);
    expect(oddsOf(found)).toBeDefined();
    expect(parseSituation(formatSituation(found)).refused).toEqual([]);
  });
});

const MAP: Drawing = {
  rows: ['..Ab..', '.o1~c.', '......'],
  wraps: true,
  counters: [
    { id: 'p1', kind: 'chevalier', column: 0, row: 0, escort: 'chevaliers-fantassin' },
    { id: 'p2', kind: 'dragon', column: 1, row: 1, paralysed: 2 },
    { id: 'p3', kind: 'moine', column: 5, row: 2, vanished: true },
  ],
  cities: [{ people: 'ailes', column: 2, row: 0, garrison: ['aile', 'faucon'] }],
  allies: [['chevaliers', 'moines']],
  options: { 'LOR-L-42': 'non' },
};

describe('maps', () => {
  test('a position is read as it was written, and so are those of the figures', () => {
    const link = formatPosition(positionOf(MAP));
    expect(parsePosition(link)).toEqual({ position: positionOf(MAP), refused: [] });
    expect(link).toMatch(/^[\w=&.\-~]+$/);
    for (const { id, drawing } of DIAGRAMS) {
      const position = positionOf(drawing);
      const { position: found, refused } = parsePosition(formatPosition(position));
      expect([id, refused, found.map]).toEqual([id, [], position.map]);
      expect(found.counters.map(({ kind, at }) => ({ kind, at }))).toEqual(position.counters.map(({ kind, at }) => ({ kind, at })));
    }
  });

  test('an empty link is the map that the page begins with', () => {
    const fallback = positionOf(MAP);
    expect([parsePosition('').position, parsePosition('', fallback).position]).toEqual([EMPTY_POSITION, fallback]);
  });

  const rows = ['..Ab..', '.o1~c.', '......'];
  const counter = (more: object) => ({ rows, counters: [{ kind: 'chevalier', column: 0, row: 0, ...more }] });
  const city = (more: object) => ({ rows, cities: [{ people: 'ailes', column: 1, row: 2, garrison: [], ...more }] });

  test.each(
    // biome-ignore format: a case a row
    [
      ['no map', {}, 'rows', /de 1 à 16 lignes/],
      ['an unknown sign', { rows: ['..x'] }, 'rows', /signes \., c, ~, A, b ou o, ou 1 à 9/],
      ['crooked lines', { rows: ['..', '...'] }, 'rows', /même longueur/],
      ['LOR-MAT-2: an odd map that wraps', { rows: ['...'], wraps: true }, 'wraps', /nombre pair de colonnes/],
      ['off the map', counter({ column: 6 }), 'counters[0].column', /de 0 à 5/],
      ['LOR-MER-1: at sea', counter({ column: 3, row: 1 }), 'counters[0]', /en mer/],
      ['LOR-ESC-1: an archer as escort', counter({ escort: 'chevaliers-fantarcher' }), 'counters[0].escort', /n’escorte pas/],
      ['LOR-ESC-1: an escorted Fantassin', counter({ kind: 'dragons-fantassin', escort: 'dragons-fantassin' }), 'counters[0].escort', /n’escorte pas/],
      ['LOR-GOU-1: paralysed out of a chasm', counter({ paralysed: 2 }), 'counters[0].paralysed', /dans un gouffre/],
      ['LOR-MOI-1: a vanished Dragon', counter({ vanished: true }), 'counters[0].vanished', /Moine/],
      ['LOR-ESC-1: two on a hex', { rows, counters: [counter({}).counters[0], counter({}).counters[0]] }, 'counters[1]', /sur un autre pion/],
      ['LOR-VIL-1: a counter on a city', { ...city({}), counters: [{ kind: 'aile', column: 1, row: 2 }] }, 'counters[0]', /en garnison/],
      ['LOR-PREP-2: a city on a coast', city({ column: 4, row: 1 }), 'cities[0]', /ni sur une côte/],
      ['LOR-VIL-1: five in a city', city({ garrison: new Array(5).fill('faucon') }), 'cities[0].garrison', /4 pions au plus/],
      ['LOR-VIL-1: a Dragon in a city of the Ailés', city({ garrison: ['dragon'] }), 'cities[0].garrison', /peuple de la ville/],
      ['two cities on a hex', { rows, cities: [city({}).cities[0], city({}).cities[0]] }, 'cities[1]', /sur une autre ville/],
      ['LOR-MAT-4: four Sorciers', { rows, counters: [0, 1, 2, 3].map((column) => ({ kind: 'sorcier', column, row: 2 })) }, 'counters[3]', /que 3 Sorciers/],
      ['an ally of itself', { rows, allies: [['ailes', 'ailes']] }, 'allies[0]', /deux peuples différents/],
      ['an unknown field', { rows, lune: 1 }, 'lune', /« lune » de l’entrée est inconnu/],
    ],
  )('%s is refused', (_name, input, field, because) => {
    const checked = checkPosition(input);
    expect(checked.ok ? [] : [checked.field, checked.because]).toEqual([field, expect.stringMatching(because)]);
  });

  test('LOR-REV-3: two of a people stack under the revision', () => {
    const two = { rows, counters: [counter({}).counters[0], counter({}).counters[0]], options: { 'LOR-REV-3': 'deux' } };
    expect(checkPosition(two)).toMatchObject({ ok: true });
  });

  test('a link keeps what is good of a bad map, in a link’s words', () => {
    const { position, refused } = parsePosition(
      'carte=...._....&pions=chevalier.0.0_elfe.1.1_dragon.2.0&villes=ailes.9.9&allies=ailes&LOR-L-5=gratuit',
    );
    expect(position.counters.map(({ id, kind }) => [id, kind])).toEqual([
      ['p1', 'chevalier'],
      ['p2', 'dragon'],
    ]);
    expect(position.options).toEqual({ 'LOR-L-5': 'gratuit' });
    expect(refused).toHaveLength(4);
    expect(refused[0]).toMatch(/^villes attend/);
    expect(parsePosition('carte=x').refused[0]).toMatch(/^carte attend/);
    expect(parsePosition('v=2&carte=..').refused[0]).toMatch(/version inconnue/);
  });
});
