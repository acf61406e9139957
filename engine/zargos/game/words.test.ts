/** What a table says in one line of the moment. */
import { expect, test } from 'vitest';
import { boardOf, placeOf } from '../board/tables.ts';
import { BOARD } from '../data/board.ts';
import { NONE_EACH } from './table.ts';
import { PHASES, type Phase, type Turn } from './types.ts';
import { cardsName, type MomentFacts, phaseName, seatName, targetName } from './words.ts';

const TABLES = boardOf(BOARD);
const KORI = placeOf(TABLES, 'kori') ?? -1;

const TURN: Turn = {
  seat: 1,
  peoples: ['dragons'],
  attacks: [],
  engaged: true,
  struck: [],
  came: [],
  moved: [],
  landed: [],
  called: [],
  steps: NONE_EACH,
  mist: false,
  combat: {
    at: KORI,
    people: 'dragons',
    defender: 'araignees',
    groups: [],
    called: null,
    engaged: { attacker: 4, defender: 2 },
    winds: { attacker: false, defender: false },
    before: [],
    fight: { stage: 'first', round: 1, pawns: { attacker: 4, defender: 2 }, faces: { attacker: [], defender: [] }, used: false },
  },
};

const moment = (phase: Phase): MomentFacts => ({
  options: { seats: 3, each: 2, opening: 'complete', offers: 3, options: {}, board: null },
  phase,
  peoples: [['moines', 'araignees'], ['dragons'], []],
  turn: TURN,
  asked: [0],
  laid: { card: 'vent-de-folie', by: 1, owner: 1, target: { kingdom: 'kori' }, illusions: 0 },
  purses: [{ people: 'moines', points: 7 }],
  trade: { of: 'magic' },
});

/** The moment, and what it asks of seat 0. */
const rows: readonly [phase: Phase, name: string][] = [
  ['peoples', 'Choix des peuples'],
  ['takings', 'Cartes de positionnement'],
  ['planting', 'Premiers pions'],
  ['granting', 'Renforts et bateaux de départ'],
  ['placement', 'Répartition des pions'],
  ['red', 'Avant le tour des Dragons'],
  ['illusion', 'Réponse au Vent de Folie'],
  ['flight', 'Fuite des Dragons'],
  ['attacks', 'Attaques des Dragons'],
  ['call', 'Appel des Araignées à Kori'],
  ['winds', 'Vent de Guerre, combat à Kori'],
  ['hand', 'Main de Dieu, combat à Kori'],
  ['sorting', 'Tri des cartes des Moines et des Araignées'],
  ['reorganisation', 'Réorganisation des Dragons'],
  ['reinforcements', 'Achats des Moines'],
  ['trade', 'Échanges de magie'],
  ['over', 'Partie finie'],
];

test('every phase has its row', () => expect(rows.map(([phase]) => phase)).toEqual(PHASES));

test.each(rows)('%s', (phase, name) => {
  expect(phaseName(moment(phase))).toBe(name);
});

test('a seat is called by its peoples, or by its number while it has none', () => {
  const { peoples } = moment('peoples');
  expect([0, 1, 2].map((seat) => seatName({ peoples }, seat))).toEqual(['les Moines et les Araignées', 'les Dragons', 'le joueur 3']);
  expect([0, 1, 2].map((seat) => seatName({ peoples }, seat, 'aux'))).toEqual([
    'aux Moines et aux Araignées',
    'aux Dragons',
    'au joueur 3',
  ]);
});

test('cards and targets by name', () => {
  expect(cardsName(TABLES, [])).toBe('rien');
  expect(cardsName(TABLES, ['ohms-5', 'bateau', 'renfort', 'renfort'])).toBe('Ohms nord, un bateau et 2 renforts');
  expect(cardsName(TABLES, ['vent-de-guerre', 'eclipse', 'vent-de-guerre', 'vent-demoniaque', 'vent-d-illusion'])).toBe(
    '2 Vents de Guerre, l’Éclipse, le Vent Démoniaque et un Vent d’Illusion',
  );
  expect(targetName(TABLES, {})).toBe('');
  expect(targetName(TABLES, { place: 'zargos' })).toBe('la Cité Interdite');
  expect(targetName(TABLES, { seas: ['lac'] })).toBe('la case « le lac »');
});
