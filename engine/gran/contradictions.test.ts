/** Positions that no game can show, each with what contradicts what; and none in any game. */
import { expect, test } from 'vitest';
import { type Dice, diceFrom } from '../core/dice.ts';
import { seeded } from '../core/random.ts';
import { contradictions } from './contradictions.ts';
import { BOARD } from './data/board.ts';
import { GRAN } from './game.ts';
import { type DrawnKnights, drawn } from './rules/drawn.ts';
import { boardFor, setup } from './setup.ts';
import { checkState } from './state.ts';
import { randomOptions, wander } from './testing/positions.ts';
import { COLORS, type GameOptions, type Options, PHASES, type Piece, type Position, type State } from './types.ts';

const DEFAULT = { jaune: 'tirad-13', bleu: 'galad-1' } as const;

/** Yellow and blue unless drawn otherwise, yellow to move. */
function at(knights: DrawnKnights, rest: Partial<Position> = {}, change: Partial<State> = {}): State {
  const position = drawn(knights, rest);
  const colors = position.pieces.map(({ color }) => color);
  const options: GameOptions = { seats: colors.length, colors, goal: position.goal, options: position.options, board: null };
  return { ...setup(options, 'contradictions'), position, turn: 0, ...change };
}

const BLACKS = BOARD.points.filter(({ kind, id }) => kind === 'black' && id !== DEFAULT.jaune && id !== DEFAULT.bleu).map(({ id }) => id);
const seals = (...kingdoms: Piece['seals']): Partial<Piece> => ({ seals: kingdoms });
const reading = (options: Options): Partial<Position> => ({ options });

// biome-ignore format: a case a row
const rows: [rule: string, state: State, text: string][] = [
  ['GRA-DEP-3: two knights on a point', at({ jaune: 'galad-1', bleu: 'galad-1' }), 'Les chevaliers jaune et bleu sont tous deux sur « Galad 1 ».'],
  [
    'GRA-DEP-3: one who waits, and one who came back',
    at({ jaune: ['boule-de-galad', { waiting: true }], bleu: 'boule-de-galad' }),
    'Les chevaliers jaune et bleu sont tous deux sur « Boule bleue de Galad ».',
  ],
  [
    'GRA-PREP-1: one who waits far from the start',
    at({ ...DEFAULT, bleu: ['galad-1', { waiting: true }] }),
    'Le chevalier bleu n’attend son premier coup que sur la case de départ, pas sur « Galad 1 ».',
  ],
  [
    'GRA-DRA-2: a collar off the dragons',
    at({ ...DEFAULT, bleu: ['galad-1', { held: true }] }),
    'Le chevalier bleu n’est sous carcan noir que sur un dragon, pas sur « Galad 1 ».',
  ],
  ['GRA-PIE-2: a stone under a knight', at(DEFAULT, { stones: ['galad-1'] }), 'Une pierre-obstacle et le chevalier bleu sont tous deux sur « Galad 1 ».'],
  ['GRA-PIE-3: a stone on a symbol', at(DEFAULT, { stones: ['dragon-du-lac'] }), '« Dragon du Lac » ne reçoit jamais de pierre-obstacle.'],
  ['GRA-MAT-1: seventeen stones', at(DEFAULT, { stones: BLACKS.slice(0, 17) }), 'Le plateau porte 17 pierres-obstacle, et la boîte n’en a que 16.'],
  [
    'GRA-MAT-1: seven seals of a city',
    at({ jaune: ['tirad-13', seals('tirad', 'tirad', 'tirad', 'tirad')], bleu: ['galad-1', seals('tirad', 'tirad', 'tirad')] }),
    'Les chevaliers ont plus de 6 sceaux de Tirad, et la boîte n’en a pas davantage.',
  ],
  [
    'GRA-L-7: a seal twice',
    at({ ...DEFAULT, jaune: ['tirad-13', seals('elgad', 'elgad')] }, reading({ 'GRA-L-7': 'un-seul' })),
    'À votre table le sceau d’Elgad ne se reçoit qu’une fois, et le chevalier jaune en a plusieurs.',
  ],
  ['GRA-ANN-1: the ring under a knight', at(DEFAULT, { ring: { at: 'galad-1' } }), 'Le chevalier bleu est sur « Galad 1 » avec l’anneau : il le porte donc.'],
  ['GRA-ANN-1: the ring with nobody', at(DEFAULT, { ring: { bearer: 'noir' } }), 'Le chevalier noir porte l’anneau et ne joue pas.'],
  [
    'GRA-PREP-1: the ring with one who waits',
    at({ ...DEFAULT, bleu: ['boule-de-galad', { waiting: true }] }, { ring: { bearer: 'bleu' } }),
    'Le chevalier bleu porte l’anneau et n’a pas encore quitté le départ.',
  ],
  ['GRA-CIT-1: the ring in a city', at(DEFAULT, { ring: { at: 'cite-de-tirad' } }), '« Cité de Tirad » est un point symbolique, l’anneau n’y est jamais posé.'],
  ['GRA-MAT-2: three dragons of 6', at(DEFAULT, {}, { seen: [6, 6, 6] }), '3 dragons de force 6 sont sortis, et la boîte n’en a que 2.'],
  [
    'GRA-DRA-3: a bonus off the dragons',
    at(DEFAULT, {}, { phase: 'bonus', bonus: true }),
    'Un bonus se gagne sur un dragon que l’on vient de battre, et le chevalier jaune est sur « Tirad 13 ».',
  ],
  [
    'GRA-DRA-2: a bonus under the collar',
    at({ ...DEFAULT, jaune: ['dragon-du-lac', { held: true }] }, {}, { phase: 'bonus', bonus: true }),
    'Le chevalier jaune ne peut à la fois avoir vaincu ce dragon et porter le carcan noir.',
  ],
  ['GRA-PIE-1: a stone from anywhere', at(DEFAULT, {}, { phase: 'stone' }), 'Une pierre-obstacle se pose depuis une pierre magique, et le chevalier jaune est sur « Tirad 13 ».'],
  ['GRA-L-17: a sword, and no stone', at({ ...DEFAULT, jaune: 'epee-du-fosse' }, {}, { phase: 'lift' }), 'Une pierre est à déplacer, et le plateau n’en porte aucune.'],
  [
    'GRA-PIE-4: no stone lifted',
    at({ ...DEFAULT, jaune: 'epee-du-fosse' }, { stones: ['galad-3'] }, { phase: 'sword', pending: ['galad-4'] }),
    'Une pierre levée est à reposer, et aucune pierre du plateau n’est levée.',
  ],
  ['GRA-ATT-1: an exile without an attack', at(DEFAULT, {}, { phase: 'exile', pending: ['tirad-12'] }), 'Un exil suit une attaque, et le chevalier jaune n’attaque personne.'],
  [
    'GRA-CIT-1: the ring given up by another',
    at({ ...DEFAULT, jaune: 'cite-de-tirad' }, {}, { phase: 'deposit' }),
    'L’anneau est à déposer, et le chevalier jaune ne le porte pas.',
  ],
  [
    'GRA-CIT-1: the ring given up on the way',
    at(DEFAULT, { ring: { bearer: 'jaune' } }, { phase: 'deposit' }),
    'L’anneau se dépose depuis une cité ou un dragon, et le chevalier jaune est sur « Tirad 13 ».',
  ],
  [
    'GRA-BUT-1: a game that is won goes on',
    at({ ...DEFAULT, bleu: ['galad-1', seals('tirad', 'urgad', 'elgad')] }),
    'Le chevalier bleu a déjà des sceaux de 3 cités : la partie est finie.',
  ],
  [
    'GRA-BUT-1: a game that is over for nobody',
    at({ ...DEFAULT, bleu: ['galad-1', seals('tirad', 'tirad', 'elgad')] }, {}, { phase: 'over' }),
    'La partie est finie, et personne n’a de sceaux de 3 cités.',
  ],
];

test.each(rows)('%s', (name, state, text) => {
  const found = contradictions(state);
  expect(found).toEqual([{ rule: name.split(':')[0], text }]);
});

test('a position of nothing strange has none', () => {
  expect(contradictions(at(DEFAULT))).toEqual([]);
  expect(contradictions(at({ jaune: 'cite-de-tirad', bleu: 'cite-de-tirad' }, reading({ 'GRA-L-24': 'partage' })))).toEqual([]);
});

/** A field or two of a true position made another. */
function bent(state: State, dice: Dice): State {
  const points = boardFor(state.options).points.map(({ id }) => id);
  const point = () => points[dice.roll(points.length) - 1] ?? '';
  const { position } = state;
  switch (dice.roll(5)) {
    case 1:
      return { ...state, phase: PHASES[dice.roll(PHASES.length) - 1] ?? 'walk' };
    case 2:
      return { ...state, position: { ...position, pieces: position.pieces.map((piece) => ({ ...piece, at: point() })) } };
    case 3:
      return {
        ...state,
        position: { ...position, ring: dice.roll(2) === 1 ? { at: point() } : { bearer: COLORS[dice.roll(6) - 1] ?? 'vert' } },
      };
    case 4:
      return { ...state, position: { ...position, stones: [...new Set([...position.stones, point(), point()])] } };
    default:
      return { ...state, pending: [point(), point()], phase: dice.roll(2) === 1 ? 'exile' : 'sword' };
  }
}

const GAMES = process.env.NIGHT ? 40 : 4;

test('no state of a random game contradicts itself; one bent that does not is judged, listed and played on', () => {
  let taken = 0;
  for (let game = 0; game < GAMES; game++) {
    const dice = diceFrom(seeded(`contradictions/${game}`));
    let state = GRAN.setup(randomOptions(dice), `contradictions/${game}`);
    for (let turn = 0; turn < 250 && !GRAN.outcome(state); turn++) {
      if (contradictions(state).length > 0) throw new Error(`${game}/${turn}: ${contradictions(state)[0]?.text}`);
      const other = bent(state, dice);
      const isSound = contradictions(other).length === 0;
      if (checkState(JSON.parse(JSON.stringify(other))).ok !== isSound) throw new Error(`${game}/${turn}: the checker says otherwise`);
      if (isSound && other.phase !== 'over') {
        taken += 1;
        const moves = GRAN.moves(other, other.turn);
        if (moves.length === 0) throw new Error(`${game}/${turn}: nothing to do in ${other.phase}`);
        for (const move of moves) if (!GRAN.judge(other, move).ok) throw new Error(`${game}/${turn}: ${JSON.stringify(move)}`);
        GRAN.play(other, wander(other, moves, dice));
      }
      state = GRAN.step(state, wander(state, GRAN.moves(state, state.turn), dice)).state;
    }
  }
  expect(taken).toBeGreaterThan(40 * GAMES);
});
