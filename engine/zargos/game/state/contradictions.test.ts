/** What contradicts what in a position of Zargos: nothing in any game, and each thing by itself, with its rule. */
import { expect, test } from 'vitest';
import { tableOf } from '../../testing/tables.ts';
import { wander } from '../../testing/wander.ts';
import { checkState } from '../state.ts';
import { numberOf, tablesFor, withAt } from '../table.ts';
import type { State } from '../types.ts';
import { contradictions } from './contradictions.ts';

const TABLE = tableOf({
  stands: { moines: { oz: 4 }, dragons: { 'mer-1': 3, kori: 5 }, amazones: { ohms: 6 }, ailes: { tairo: 3 } },
  hands: [['vent-de-guerre'], [], [], []],
  phase: 'attacks',
});
const place = (id: Parameters<typeof numberOf>[1]): number => numberOf(tablesFor(TABLE.options), id);
const CITY = tablesFor(TABLE.options).board.territories.findIndex(({ kind }) => kind === 'city');

const without = (state: State, ...cards: State['pile']): State => {
  const pile = [...state.pile];
  for (const card of cards) pile.splice(pile.indexOf(card), 1);
  return { ...state, pile };
};
const inTurn = (change: Partial<NonNullable<State['turn']>>): State => ({ ...TABLE, turn: TABLE.turn && { ...TABLE.turn, ...change } });
const attack = (at: number, pawns = 2) => ({ at, people: 'moines', groups: [{ from: place('oz'), pawns, bySea: false }] }) as const;

test('a table set by hand contradicts nothing, and may be played on', () => {
  expect(contradictions(TABLE)).toEqual([]);
  expect(checkState(JSON.parse(JSON.stringify(TABLE))).ok).toBe(true);
});

// biome-ignore format: a case a row
const ROWS: readonly (readonly [rule: string, state: State, text: RegExp])[] = [
  ['ZAR-COM-6', { ...TABLE, pawns: withAt(TABLE.pawns, place('ohms-2'), 2) }, /porte 2 pions et n’est à personne/],
  ['ZAR-COM-6', { ...TABLE, pawns: withAt(TABLE.pawns, place('oz'), 0), owners: withAt(TABLE.owners, place('oz'), 'moines') }, /aucun de leurs pions/],
  ['ZAR-MAT-2', { ...TABLE, pawns: withAt(TABLE.pawns, place('oz'), 101) }, /^Les Moines ont 101 points de pions : la boîte n’en contient que 100/],
  ['ZAR-MAT-1', { ...TABLE, boats: { ...TABLE.boats, moines: 9, amazones: 7 } }, /16 bateaux/],
  ['ZAR-MAT-3', { ...TABLE, hands: withAt(TABLE.hands, 1, ['canicule', 'canicule']) }, /« Canicule ».*en main pour les Dragons/],
  ['ZAR-MAG-1',
    without({ ...TABLE, hands: withAt(TABLE.hands, 1, ['eclipse', 'canicule', 'typhon', 'inondations']) }, 'eclipse', 'canicule', 'typhon', 'inondations'),
    /les Dragons tiennent 4 cartes : on n’en garde que 3/i],
  ['ZAR-ZRG-5', { ...TABLE, owners: withAt(TABLE.owners, CITY, 'moines'), pawns: withAt(TABLE.pawns, CITY, 2) }, /personne n’est Maître des Vents/],
  ['ZAR-ZRG-8', { ...TABLE, master: 0 }, /personne ne tient la Cité Interdite/],
  ['ZAR-DRA-1', { ...TABLE, order: ['moines', 'amazones', 'ailes'], waiting: ['amazones'] }, /seuls les Dragons restent en mer/],
  ['ZAR-PREP-2', { ...TABLE, order: ['moines', 'amazones', 'ailes'], waiting: ['amazones'] }, /qui ne sont pas ou plus de la partie/],
  ['ZAR-TOUR-1', { ...TABLE, waiting: ['moines', 'amazones'] }, /jouent leur tour, et l’attendent encore/],
  ['ZAR-TOUR-1', inTurn({ peoples: ['amazones'] }), /ne sont pas à ce joueur/],
  ['ZAR-TOUR-1', { ...TABLE, phase: 'reinforcements', purses: [{ people: 'moines', points: 4 }] }, /hors de tout tour/],
  ['ZAR-REN-1', { ...TABLE, turn: null, phase: 'reinforcements' }, /personne n’a de points/],
  ['ZAR-REN-1', { ...TABLE, purses: [{ people: 'moines', points: 4 }] }, /achats restent à faire/],
  ['ZAR-COM-1', { ...inTurn({ attacks: [attack(place('kori'))] }), phase: 'reorganisation' }, /Il reste un combat à livrer/],
  ['ZAR-MAG-4', { ...inTurn({ attacks: [attack(place('kori'))] }), phase: 'red', asked: [0] }, /Une attaque vise déjà/],
  ['ZAR-ATT-6', inTurn({ attacks: [attack(place('oz'))] }), /attaquent .*, qu’ils tiennent/],
  ['ZAR-ATT-2', inTurn({ attacks: [attack(place('kori')), attack(place('kori'))] }), /Deux attaques séparées/],
  ['ZAR-ATT-1', inTurn({ attacks: [attack(place('kori'), 0)] }), /sans aucun pion/],
  ['ZAR-COM-1', { ...TABLE, phase: 'winds' }, /aucun n’est livré/],
  ['ZAR-MAG-1', { ...TABLE, phase: 'sorting', asked: [0], resume: 'attacks' }, /qui n’est pas trop grande/],
  ['ZAR-MAG-1',
    without({ ...TABLE, phase: 'sorting', asked: [0], resume: 'attacks', hands: withAt(TABLE.hands, 0, ['eclipse', 'typhon', 'inondations']) },
      'eclipse', 'typhon', 'inondations'),
    /leur main de 3 cartes, qui n’est pas trop grande/],
  ['ZAR-L-57', { ...TABLE, order: ['moines'], waiting: [] }, /Il ne reste qu’un joueur/],
];

test.each(ROWS)('%s: told in one sentence, whatever else is wrong', (rule, state, text) => {
  const found = contradictions(state).filter((one) => one.rule === rule && text.test(one.text));
  expect(found, JSON.stringify(contradictions(state))).toHaveLength(1);
});

test('ZAR-BUT-1: a people that holds the City and what surrounds it has won', () => {
  const { board } = tablesFor(TABLE.options);
  const isCore = TABLE.owners.map((_, at) => ['inner', 'city'].includes(board.territories[at]?.kind ?? ''));
  const won: State = {
    ...TABLE,
    master: 0,
    owners: TABLE.owners.map((owner, at) => (isCore[at] ? 'moines' : owner)),
    pawns: TABLE.pawns.map((count, at) => (isCore[at] ? 1 : count)),
  };
  expect(contradictions(won).map(({ rule }) => rule)).toEqual(['ZAR-BUT-1']);
});

test('no state of random games contradicts itself, whatever its readings', { timeout: 120_000 }, () => {
  for (let game = 0; game < (process.env.NIGHT ? 40 : 4); game += 1) {
    wander(`contradictions/${game}`, ({ before, after, move }, dice) => {
      const isLook = dice.roll(4) === 1 || after.phase !== before.phase;
      const [found] = isLook ? contradictions(after) : [];
      if (found) throw new Error(`game ${game}, ${before.phase} to ${after.phase}, ${JSON.stringify(move)}: ${found.rule} ${found.text}`);
    });
  }
});

test('ZAR-CANICULE, ZAR-MOI-1: a throw waits for the hand of God only where somebody has it; in games it never does elsewhere', () => {
  let met = 0;
  for (let game = 0; met < 5 && game < 60; game += 1)
    wander(`main de Dieu/${game}`, ({ before: state }) => {
      if (state.phase !== 'hand' || met >= 5) return;
      met += 1;
      expect(contradictions(state)).toEqual([]);
      const hot = without(
        { ...state, effects: [...state.effects, { card: 'canicule', by: 0, target: null, until: 'round' }] } as unknown as State,
        'canicule',
      );
      expect(contradictions(hot).map(({ rule }) => rule)).toContain('ZAR-CANICULE');
      const { turn } = state;
      const stage = {
        ...turn,
        combat: turn?.combat && { ...turn.combat, fight: { ...turn.combat.fight, stage: 'first' } },
      } as unknown as State['turn'];
      expect(contradictions({ ...state, turn: stage }).map(({ rule }) => rule)).toContain('ZAR-MOI-1');
    });
  expect(met).toBe(5);
});
