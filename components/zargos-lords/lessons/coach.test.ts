import { expect, test } from 'vitest';
import { diceFrom, oneOf } from '#engine/core/dice.ts';
import { seeded } from '#engine/core/random.ts';
import { type Hex, isSame } from '#engine/zargos-lords/board/hex.ts';
import { hexAt } from '#engine/zargos-lords/board/map.ts';
import { worth } from '#engine/zargos-lords/game/bot/worth.ts';
import type { Event } from '#engine/zargos-lords/game/events.ts';
import { LORDS } from '#engine/zargos-lords/game/game.ts';
import { type Drawn, falling, sceneOf } from '#engine/zargos-lords/game/testing/scenes.ts';
import type { Move, State } from '#engine/zargos-lords/game/types.ts';
import { counsel } from '../skirmish/counsel.ts';
import { sayMove } from '../skirmish/words.ts';
import { COACH } from './coach.ts';

const MEADOW = Array.from({ length: 7 }, () => '........');
const on = (...counters: readonly Drawn[]): State => sceneOf('ponts', MEADOW, counters);
const played = (state: State, ...moves: readonly Move[]): State => moves.reduce((now, move) => LORDS.play(now, move).state, state);
const END: Move = { kind: 'end', seat: 0 };

const momentIn = (state: State, turn: number, events: readonly Event[] = []) => ({
  view: LORDS.view(state, 0),
  seat: 0,
  legal: LORDS.moves(state, 0),
  turn,
  since: (is: (event: Event) => boolean) => events.slice(events.findLastIndex(is)),
});

/** Knights of 8, footmen of 3, archers of 2; against footmen of 2, Serpents of 6 and Dragons of 10: our factors. */
const rows: readonly [name: string, state: State, turn: number, now: RegExp, idea: string, lesson: string][] = [
  // 8 and 3 of front against 2: the band 8 to 11 of our table, from a dash to DE.
  [
    'a charge within reach: its difference, its best and worst faces',
    on(['a1', 'chevalier', 1, 1], ['b1', 'dragons-fantassin', 4, 3]),
    2,
    /^Le Chevalier \(B2\) peut aller en C4 attaquer le Fantassin des Dragons \(D5\) : 11 contre 2, différence 9\. Au mieux, le défenseur est éliminé ; au pire, rien ne se passe\.$/,
    'LOR-ZDI-2',
    'les-zones',
  ],
  // The same, and a Dragon that flies nowhere but walks 7: 10 and 2 against 8 are less than grave; two of them are not. From beside him each finds one flame at
  // the least, and two eliminate a Chevalier.
  [
    'what would come upon whoever charges',
    on(['a1', 'chevalier', 1, 1], ['b1', 'dragons-fantassin', 4, 3], ['b2', 'dragon', 6, 2], ['b3', 'dragon', 6, 5]),
    2,
    /différence 9\..* Mais à leur coup, 3 pions pourraient venir sur lui, 22 contre 8\. Et il aurait 100 % de chances d’être éliminé par des flammes\.$/,
    'LOR-ZDI-2',
    'les-zones',
  ],
  [
    'nobody within reach, and what a skirmish is won by',
    on(['a1', 'chevaliers-fantassin', 0, 0], ['b1', 'dragon', 7, 6]),
    1,
    /^Vous menez les Chevaliers, à gauche\. Le Fantassin des Chevaliers \(A1\) peut aller en .+, pour s’approcher : l’ennemi le plus proche y est à \d hexagones/,
    'LOR-L-59',
    'marcher',
  ],
  [
    'in contact, and able',
    on(['a1', 'chevalier', 3, 4], ['b1', 'dragons-fantassin', 3, 3]),
    2,
    /^Le Chevalier \(E4\) touche le Fantassin des Dragons \(D4\) : s’il y reste, il devra l’attaquer\./,
    'LOR-ZDI-2',
    'les-zones',
  ],
  [
    'in contact with one too strong',
    on(['a1', 'chevaliers-fantassin', 3, 4], ['b1', 'dragon', 3, 3]),
    2,
    /^Le Fantassin des Chevaliers \(E4\) touche le Dragon \(D4\), trop fort pour lui : amenez du renfort, ou éloignez-le\./,
    'LOR-ZDI-2',
    'les-zones',
  ],
  [
    'one that came alone, and too weak',
    played(on(['a1', 'chevaliers-fantassin', 1, 1], ['a2', 'chevalier', 1, 4], ['b1', 'serpent', 4, 3]), {
      kind: 'march',
      seat: 0,
      id: 'a1',
      to: hexAt(3, 2),
      against: 'b1',
    }),
    2,
    /^Le Fantassin des Chevaliers \(C4\) est trop faible contre le Serpent \(D5\) : amenez-lui du renfort, ou il reviendra d’où il vient\. Le Chevalier \(E2\) peut aller en .* avec les vôtres : 1\d contre 6, différence \d\./,
    'LOR-ZDI-2',
    'les-zones',
  ],
  // Six arrows of two dice 1 1 2 3 3 4: 11 throws of 36.
  [
    'two archers at once',
    played(on(['a1', 'chevaliers-fantarcher', 2, 1], ['a2', 'chevaliers-fantarcher', 2, 5], ['b1', 'dragon', 2, 3]), END),
    2,
    /^Une cible : le Dragon \(D3\), par le Fantarcher des Chevaliers \(B3\) et le Fantarcher des Chevaliers \(F3\) : 30,6\s% de chances de l’éliminer\.$/,
    'LOR-L-18',
    'tirer',
  ],
  // At two hexes a vision drives 1 to 5 hexes away.
  [
    'a vision',
    played(on(['a1', 'sorcier', 2, 3], ['b1', 'dragon', 4, 3]), END),
    3,
    /^Une cible : le Dragon \(D5\), par le Sorcier \(D3\) : la vision le fait fuir de 1 à 5 hexagones/,
    'LOR-REC-2',
    'reculer',
  ],
  // 8 against 2: the band 4 to 7, from A2 to DE.
  [
    'a combat that is owed',
    played(on(['a1', 'chevalier', 3, 4], ['b1', 'dragons-fantassin', 3, 3]), END),
    1,
    /^La meilleure attaque : le Chevalier \(E4\) sur le Fantassin des Dragons \(D4\), 8 contre 2, différence 6\. Au mieux, le défenseur est éliminé ; au pire, les attaquants reculent de 2 hexagones\. Elle réussit 4 fois sur 6 \(en votre faveur\)\. Le Chevalier \(E4\) doit attaquer avant la fin du coup\.$/,
    'LOR-COM-5',
    'combattre',
  ],
  // A2: to the north stands the enemy, everywhere else the meadow is free.
  [
    'a retreat with five lines',
    played(falling(played(on(['a1', 'chevalier', 3, 4], ['b1', 'dragons-fantassin', 3, 3]), END), 1), {
      kind: 'attack',
      seat: 0,
      attackers: ['a1'],
      targets: ['b1'],
    }),
    1,
    /^Le Chevalier \(E4\) recule de 2 hexagones : 5 lignes sur six le laissent sauf ; par exemple vers .+, jusqu’en .+\.$/,
    'LOR-REC-2',
    'reculer',
  ],
];

test.each(rows)('%s', (_name, state, turn, now, rule, lesson) => {
  const tip = COACH.tip(momentIn(state, turn));
  expect(tip.now).toMatch(now);
  expect([tip.rule, tip.lesson]).toEqual([rule, lesson]);
});

/** A Sorcier near an enemy whom a Chevalier is about to attack, far from every edge: the vision would only drive him out of reach. */
test('nobody is advised to drive away whom he is about to attack', () => {
  const wide = Array.from({ length: 15 }, () => '.'.repeat(16));
  const scene = sceneOf('col', wide, [
    ['a1', 'chevalier', 8, 8],
    ['a2', 'sorcier', 7, 8],
    ['b1', 'moines-fantassin', 8, 7],
  ]);
  const held = played(scene, END);
  expect(held.phase).toBe('shots');
  expect(counsel(LORDS.view(held, 0), LORDS.moves(held, 0))).toEqual(END);
  expect(COACH.tip(momentIn(held, 1)).now).toBe('Aucun de vos tirs ne promet assez : finissez les tirs.');
});

/** One source: whatever the moment, the coach names what « Un conseil ? » would play, and both would play the same again. */
test.each(process.env.NIGHT ? ['un', 'deux', 'trois'] : ['un'])(
  'in the game « %s », the coach tells of the move that is advised',
  (seed) => {
    const dice = diceFrom(seeded(seed));
    let state = LORDS.setup({ seats: 2, scenario: 'col', months: 6, options: {} }, seed);
    for (let count = 0; count < 60 && !LORDS.outcome(state); count += 1) {
      const [seat = 0] = LORDS.toMove(state);
      const [view, legal] = [LORDS.view(state, seat), LORDS.moves(state, seat)];
      const move = counsel(view, legal);
      expect(legal).toContain(move);
      if (!move) break;
      const { now } = COACH.tip({ view, seat, legal, turn: 2, since: () => [] });
      const told = sayMove(move, view);
      const places = told.match(/\([A-I]\d+\)| en [A-I]\d+/g) ?? [];
      for (const place of places) expect(now, told).toContain(place.trim());
      if (move.kind === 'end') expect(now).toMatch(/fini(?:r|ssez)/);
      // Nobody is sent to a combat that he would rather lose.
      if (move.kind === 'attack' && legal.some(({ kind }) => kind === 'end')) expect(worth(view, move)).toBeGreaterThan(0);
      state = LORDS.step(state, dice.roll(3) > 1 ? move : oneOf(legal, dice)).state;
    }
  },
);

const WHO = { id: 'a1', kind: 'chevaliers-fantassin', at: hexAt(3, 3) } as const;
const FOE = { id: 'b1', kind: 'dragon', at: hexAt(3, 2) } as const;
const TOLD: readonly Event[] = [
  { kind: 'turn', seat: 1, month: 1 },
  { kind: 'marched', seat: 1, who: FOE, path: [hexAt(3, 1), hexAt(3, 2)], cost: 1, against: WHO, paralysed: false },
  { kind: 'fought', seat: 1, attackers: [FOE], targets: [WHO], attack: 10, defence: 3, charge: false, die: 6, result: 'DE' },
  { kind: 'fell', seat: 0, who: WHO, rule: 'LOR-COM-5' },
];
const LEFT = on(['a2', 'chevalier', 1, 4], ['b1', 'dragon', 3, 2]);

test('what the other has done is told on his turn with his last stroke, and at the beginning of one’s own', () => {
  const theirs: State = { ...LEFT, turn: 1, phase: 'combats' };
  expect(COACH.seen?.(momentIn(theirs, 1, TOLD))).toBe(
    'Les Dragons ont déplacé 1 pion et attaqué une fois. Le Dragon (C4) attaque le Fantassin des Chevaliers (D4) : 10 contre 3, dé 6, le défenseur est éliminé. Vous perdez le Fantassin des Chevaliers (D4).',
  );
  const own = [...TOLD, { kind: 'turn', seat: 0, month: 2 } as const];
  expect(COACH.seen?.(momentIn(LEFT, 2, own))).toBe(
    'Les Dragons ont déplacé 1 pion et attaqué une fois. Vous perdez le Fantassin des Chevaliers (D4).',
  );
  // Something is done about it.
  const [march] = LORDS.moves(LEFT, 0).filter(({ kind }) => kind === 'march');
  expect(COACH.seen?.(momentIn(played(LEFT, march as Move), 2, own))).toBeUndefined();
});

/** The last act and what came of it, as the game tells them. */
function paidAfter(state: State, ...moves: readonly Move[]): string | undefined {
  let now = state;
  const events: Event[] = [];
  for (const move of moves) {
    const next = LORDS.step(now, move);
    events.push(...next.events);
    now = next.state;
  }
  return COACH.paid?.(momentIn(now, 1, events));
}

test('what the last act cost: who has come within reach; nothing of who is safe there', () => {
  const near = on(['a1', 'chevalier', 1, 1], ['b1', 'dragons-fantassin', 4, 3], ['b2', 'dragon', 6, 2], ['b3', 'dragon', 6, 5]);
  const march = (state: State, to: Hex): Move => {
    const found = LORDS.moves(state, 0).find((move) => move.kind === 'march' && isSame(move.to, to) && move.against === undefined);
    if (!found) throw new Error('no such march');
    return found;
  };
  // Two Dragons of 10 and a footman of 2, against a knight of 8: fourteen more, where eight are grave.
  expect(paidAfter(near, march(near, hexAt(3, 1)))).toMatch(
    /^Le Chevalier \(B4\) s’est exposé : 3 pions d’en face peuvent venir sur lui, 22 contre 8\.$/,
  );
  // Who did as he was told was told its price before.
  const { state: after, events } = LORDS.step(near, march(near, hexAt(3, 1)));
  expect(COACH.paid?.({ ...momentIn(after, 1, events), isAdvised: true })).toBeUndefined();
  const alone = on(['a1', 'chevalier', 1, 1], ['b1', 'dragons-fantassin', 6, 6]);
  expect(paidAfter(alone, march(alone, hexAt(2, 1)))).toBeUndefined();
});

test('what the last act cost: each face of an attack is told by what it did', () => {
  const told = new Set<string>();
  for (let seed = 0; seed < 40; seed += 1) {
    const state = {
      ...on(['a1', 'chevalier', 3, 4], ['b1', 'serpent', 3, 3], ['b2', 'dragon', 7, 6]),
      phase: 'combats' as const,
      random: seeded(`face ${seed}`).state(),
    };
    const attack = LORDS.moves(state, 0).find(({ kind }) => kind === 'attack');
    if (!attack) throw new Error('no attack');
    const { events, state: after } = LORDS.step(state, attack);
    const fought = events.find(({ kind }) => kind === 'fought');
    const said = COACH.paid?.(momentIn(after, 1, events));
    if (fought?.kind !== 'fought' || after.turn !== 0 || after.phase === 'over') continue;
    const fell = (seat: number) => events.some((event) => event.kind === 'fell' && event.seat === seat);
    expect(said?.startsWith('Attaque réussie'), said).toBe(fell(1));
    expect(said?.includes('vous y perdez'), said).toBe(fell(0));
    if (fought.result === '-') expect(said).toBe('Attaque sans effet.');
    told.add(said?.split(':')[0] ?? '');
  }
  expect(told.size).toBeGreaterThan(2);
});
