/** Why a game was lost, or won: what is said is in the game, counted by hand. */
import { expect, test } from 'vitest';
import { givenKey } from '#components/table/advice/given.ts';
import { accepted } from '#engine/core/accepted.ts';
import { ZARGOS } from '#engine/zargos/game/game.ts';
import { tablesFor } from '#engine/zargos/game/table.ts';
import { checkGameOptions } from '#engine/zargos/game/options.ts';
import type { Move, State } from '#engine/zargos/game/types.ts';
import { attack, done, fight } from '#engine/zargos/testing/playing.ts';
import { tableOf } from '#engine/zargos/testing/tables.ts';
import { provincesIn } from './tally.ts';
import { whyLost, whyWon } from './lost.ts';

/** A game of two rounds on land: Amazones against Dragons. */
function played(pawns: readonly [object, object], ...moves: readonly Move[]) {
  return playedFor('provinces', pawns, ...moves);
}

function playedFor(prize: 'provinces' | 'points', pawns: readonly [object, object], ...moves: readonly Move[]) {
  const scenario = {
    name: 'essai',
    kingdoms: ['akilon', 'palmyr', 'tairo'],
    seas: [],
    sides: [
      { people: 'amazones', pawns: pawns[0], boats: 0, hand: [] },
      { people: 'dragons', pawns: pawns[1], boats: 0, hand: [] },
    ],
    cards: [],
    rounds: 2,
    prize,
  };
  const first = ZARGOS.setup(accepted(checkGameOptions({ seats: 2, scenario })), 'perdue');
  return playedFrom(first, ...moves);
}

function playedFrom(first: State, ...moves: readonly Move[]) {
  const states: [State, ...State[]] = [first];
  const events: ReturnType<typeof ZARGOS.play>['events'][] = [];
  for (const move of moves) {
    const made = ZARGOS.play(states.at(-1) ?? first, move);
    states.push(made.state);
    events.push(made.events);
  }
  return { states, events, moves };
}

test('a province that fell with one pawn on it, by name', () => {
  const game = played(
    [{ akilon: 5, 'akilon-3': 1 }, { tairo: 40 }],
    done(0),
    done(0),
    attack(1, 'dragons', 'tairo', 'akilon-3', 39),
    fight(1, 'akilon-3'),
  );
  expect(game.states.at(-1)?.owners.filter((owner) => owner === 'amazones')).toHaveLength(1);
  expect(whyLost(game, 0)).toEqual([
    '1 province perdue n’avait qu’un pion : Akilon nord.',
    '1 tour sans attaquer : les provinces que l’on ne prend pas, l’autre les prend.',
  ]);
  expect(whyLost(game, 1)).toEqual([
    'Ni province laissée à un pion, ni attaque perdue d’avance, ni point oublié : les dés ont fait le reste.',
  ]);
  // Who took it won by it, and by what the other did.
  expect(whyWon(game, 1)).toEqual(['1 province prise et aucune perdue.', 'En face, 1 province perdue n’avait qu’un pion : Akilon nord.']);
});

test('what was advised to be left with one pawn is not blamed', () => {
  const march = { kind: 'march', seat: 0, people: 'amazones', from: 'akilon-3', to: 'akilon', pawns: 2, card: null } as const;
  const game = played(
    [
      { akilon: 5, 'akilon-3': 3 },
      { tairo: 40, 'palmyr-2': 40 },
    ],
    done(0),
    march,
    done(0),
    attack(1, 'dragons', 'palmyr-2', 'akilon-3', 39),
    fight(1, 'akilon-3'),
  );
  expect(whyLost(game, 0)[0]).toBe('1 province perdue n’avait qu’un pion : Akilon nord.');
  expect(whyLost(game, 0, [givenKey(1, march)]).join(' ')).not.toContain('qu’un pion');
});

test('whole kingdoms that the others kept at the last count, where points decide', () => {
  const realm = { palmyr: 3, 'palmyr-1': 3, 'palmyr-2': 3, 'palmyr-3': 3, 'palmyr-4': 3 };
  // The Dragons, who have more points, buy first, then play first.
  const seats = [0, 0, 1, 1, 1, 0, 1, 1, 0, 0];
  const game = playedFor('points', [{ akilon: 5 }, realm], ...seats.map(done));
  expect(game.states.at(-1)?.ending).toMatchObject({ by: 'time', winners: [1] });
  expect(whyLost(game, 0)[0]).toBe(
    'Au dernier décompte, 1 royaume entier en face contre aucun à vous : une seule province prise dans un royaume lui ôte sa valeur.',
  );
  // Who kept it reads of it once, on the right side.
  const [realms, ...others] = whyWon(game, 1);
  expect(realms).toBe('Au dernier décompte, 1 royaume entier contre aucun.');
  expect(others.join(' ')).not.toMatch(/royaume|à vous/);
});

test('a game of provinces is told by provinces, round after round', () => {
  const lost = played(
    [{ akilon: 5, 'akilon-3': 1 }, { tairo: 40 }],
    done(0),
    done(0),
    attack(1, 'dragons', 'tairo', 'akilon-3', 39),
    fight(1, 'akilon-3'),
  );
  expect(provincesIn(lost.states)).toEqual([
    { round: 0, points: { amazones: 2, dragons: 1 } },
    { round: 1, points: { amazones: 1, dragons: 2 } },
  ]);
  const { states } = played([{ akilon: 5, 'akilon-3': 3 }, { tairo: 3 }], done(0), done(0), done(1), done(1), done(0), done(1));
  expect(provincesIn(states)).toEqual([0, 1, 2].map((round) => ({ round, points: { amazones: 2, dragons: 1 } })));
});

test('an attack that had next to no chance, with its chance and its price', () => {
  const game = played([{ akilon: 5, 'akilon-3': 3 }, { tairo: 40 }], attack(0, 'amazones', 'akilon-3', 'tairo', 2), fight(0, 'tairo'));
  expect(whyLost(game, 0)).toEqual(['1 attaque à moins de 30 % a coûté 2 pions : Taïro (0 %).']);
});

test('points that bought nothing, as pawns', () => {
  // 2 of Akilon and 1 of Akilon nord, spent on nothing: one pawn. The Dragons, with 2 points, come second.
  const game = played([{ akilon: 5, 'akilon-3': 3 }, { tairo: 3 }], done(0), done(0), done(1), done(1), done(0), done(1));
  expect(whyLost(game, 0)).toContain('3 points du décompte n’ont pas été dépensés : 1 pion de moins.');
});

test('ZAR-BUT-1: the City that ended the game is said first, and since when its people was on its way', () => {
  const inner = { 'zargos-7': 40, 'zargos-8': 2, 'zargos-9': 2 };
  const start = tableOf({ stands: { dragons: { ...inner, kahil: 3 }, moines: { ohms: 9, 'ohms-1': 1 } } });
  const crown = [attack(0, 'dragons', 'zargos-7', 'zargos', 39), fight(0, 'zargos')];
  const sudden = playedFrom(start, ...crown);
  expect(sudden.states.at(-1)?.ending).toMatchObject({ by: 'city', people: 'dragons' });
  expect(whyLost(sudden, 1)).toEqual([
    'Un même peuple dans la Cité Interdite et les trois provinces qui l’entourent gagne aussitôt : les Dragons les ont prises au tour 1.',
  ]);
  expect(whyWon(sudden, 0)).toEqual(['1 province prise et aucune perdue.']);
  // The last of the three in one round, the City in the third.
  const { places } = tablesFor(start.options);
  const at = places.get('zargos-8') ?? -1;
  const before = { ...start, owners: start.owners.with(at, null), pawns: start.pawns.with(at, 0) };
  const landing = playedFrom(before, attack(0, 'dragons', 'zargos-7', 'zargos-8', 20), fight(0, 'zargos-8'));
  const later = playedFrom({ ...start, round: 3 }, ...crown);
  const slow = {
    states: [...landing.states, ...later.states] as [State, ...State[]],
    events: [...landing.events, [], ...later.events],
    moves: [],
  };
  expect(whyLost(slow, 1)[0]).toMatch(/au tour 3 ; leur première prise au royaume de Zargos date du tour 1\.$/);
});

test('ZAR-ZRG-2: a province that stays to the demons is none that was taken', () => {
  const start = tableOf({ stands: { dragons: { 'zargos-7': 9 }, moines: { ohms: 9 } } });
  const game = playedFrom(start, attack(0, 'dragons', 'zargos-7', 'zargos-8', 1), fight(0, 'zargos-8'));
  expect(whyWon(game, 0)[0]).toBe('Aucune province prise et aucune perdue.');
});
