import { expect, test } from 'vitest';
import { accepted } from '../core/accepted.ts';
import { type Dice, diceFrom, oneOf } from '../core/dice.ts';
import { playOut } from '../core/playout.ts';
import { seeded } from '../core/random.ts';
import { BOTS } from './bot/levels.ts';
import { ORC } from './game.ts';
import { checkState } from './state.ts';
import { play } from './testing/position.ts';
import { randomOptions, wander } from './testing/wander.ts';
import { type GameOptions, type Move, PHASES, type Seat, type State } from './types.ts';

function optionsFor(seats: number): GameOptions {
  return accepted(ORC.checkOptions({ seats, options: { 'ORC-L-16': 'garde', 'ORC-L-29': 'permis' } }));
}

const json = (state: State): unknown => JSON.parse(JSON.stringify(state));

test.each([4, 7])('every state of a game of %i is read back as it is', (seats) => {
  const options = optionsFor(seats);
  const seed = `state/${seats}`;
  const { moves } = playOut(ORC, options, seed, new Array(seats).fill(BOTS.random), 0);
  let state = ORC.setup(options, seed);
  for (const move of moves) {
    state = play(state, move);
    expect(checkState(json(state))).toEqual({ ok: true, value: state });
  }
});

const START = ORC.setup(optionsFor(4), 'state');
const changed = (change: Readonly<Record<string, unknown>>) => checkState({ ...(json(START) as object), ...change });
const deck = START.deck;
const champion = (START.sorcier + 1) % 4;

test.each<[name: string, change: Readonly<Record<string, unknown>>, sentence: RegExp]>(
  // biome-ignore format: a case a row
  [
    ['no field of a state', { speed: 1 }, /^Le champ « speed » de l’état est inconnu\.$/],
    ['a field that is missing', { tick: undefined }, /^tick manque\.$/],
    ['a tick of the day after', { tick: 1000 }, /^tick attend un nombre entier de 0 à \d+, pas « 1000 »\.$/],
    ['a phase of another game', { phase: 'roll' }, /^phase attend recruit, champion, .*, pas « roll »\.$/],
    ['a pile too many', { placed: [{ kind: 'shield', seat: 0, tick: 1, pile: 14 }] }, /^placed\.0\.pile attend un nombre entier de 0 à 13/],
    ['a generator that stands still', { random: [0, 0, 0, 0] }, /^random attend quatre nombres qui ne soient pas tous nuls\.$/],
    ['options of no game', { options: { seats: 9 } }, /^seats attend un nombre entier de 4 à 7, pas « 9 »\.$/],
    ['hands for others', { hands: [[], []] }, /^hands attend 4 éléments, un par joueur, pas une liste de 2\.$/],
    ['a Sorcier who is not there', { sorcier: 4 }, /^sorcier attend un joueur de 0 à 3, pas « 4 »\.$/],
    ['a card short', { deck: deck.slice(1) }, /^deck attend les 80 cartes de la boîte\.$/],
    ['a card twice', { deck: [...deck.slice(1), deck[1]] }, /^deck attend les 80 cartes de la boîte\.$/],
    ['spies whom nobody holds', { phase: 'spies', champion }, /^C’est le tour de l’espion n° 1, et personne ne le tient \(ORC-ESP-1\)\.$/],
    ['spies who are all gone', { phase: 'spies', spy: 5, champion }, /^C’est le tour d’un espion, et les quatre ont eu le leur \(ORC-ESP-1\)\.$/],
    ['a battle for nobody', { phase: 'flying', champion }, /^On se bat, et aucun peuple n’est appelé \(ORC-BAT-1\)\.$/],
    ['a champion who is not there', { champion: 6 }, /^L’état nomme le joueur 6, à une table de 4\.$/],
    ['two commandos', { discard: ['commando', 'commando'] }, /^La boîte n’a que 1 commando gobelin, et il y en a 2 : la défausse 2 \(ORC-MAT-2\)\.$/],
  ],
)('%s: one sentence', (_name, change, sentence) => {
  const found = changed(change);
  expect(found.ok ? '' : found.because).toMatch(sentence);
});

/** One of each kind, by `seat`. */
const movesOf = (seat: Seat): readonly Move[] => [
  { kind: 'deal', seat, tick: 50 },
  { kind: 'desertion', seat, tick: 30, pile: 2 },
  { kind: 'shield', seat, tick: 60, pile: 2 },
  { kind: 'wait', seat },
  { kind: 'champion', seat, champion: 1 },
  { kind: 'spy', seat, target: 2, card: 'troll' },
  { kind: 'call', seat, people: 'orcs' },
  { kind: 'send', seat, cards: ['troll'] },
  { kind: 'commando', seat, target: 1, back: 'mercenaires' },
  { kind: 'fly', seat, cards: ['gobelin'] },
  { kind: 'pass', seat },
];

/** A field or two of a true state made another: the phase, a number, a list emptied. */
function bent(state: State, dice: Dice): unknown {
  const fields: Record<string, unknown> = { ...state };
  for (let changes = dice.roll(3); changes > 0; changes--) {
    const field = oneOf(Object.keys(fields), dice);
    const value = fields[field];
    if (typeof value === 'number') fields[field] = dice.roll(90) - 2;
    else if (Array.isArray(value)) fields[field] = dice.roll(2) === 1 ? [] : value.map((one) => (Array.isArray(one) ? [] : one));
    else fields.phase = oneOf(PHASES, dice);
  }
  return fields;
}

test('a state that the checker takes is judged without stumbling, whoever moves', () => {
  let taken = 0;
  for (let game = 0; game < 15; game++) {
    wander(randomOptions(diceFrom(seeded(`bent/${game}`))), `bent/${game}`, (before, move, _after, dice) => {
      const checked = checkState(bent(before, dice));
      if (!checked.ok) return;
      taken += 1;
      for (let seat = 0; seat < 8; seat++) for (const one of [...movesOf(seat), move]) ORC.judge(checked.value, one);
    });
  }
  expect(taken).toBeGreaterThan(500);
});
