import { expect, test } from 'vitest';
import { type Dice, diceFrom, oneOf } from '../../core/dice.ts';
import { seeded } from '../../core/random.ts';
import { hexAt } from '../board/map.ts';
import type { Counter } from '../board/position.ts';
import { contradictions } from './contradictions.ts';
import { LORDS } from './game.ts';
import { checkState } from './state.ts';
import { randomOptions } from './testing/scenes.ts';
import { type GameOptions, type Move, PHASES, type State } from './types.ts';

const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Random games under any readings, one state after the other. */
function walk(games: number, word: string, visit: (state: State, dice: Dice) => void): void {
  for (let game = 0; game < games; game += 1) {
    const dice = diceFrom(seeded(`${word}/${game}`));
    let state = LORDS.setup(randomOptions(dice), `${word}/${game}`);
    for (; !LORDS.outcome(state); state = LORDS.step(state, oneOf(LORDS.moves(state, LORDS.toMove(state)[0] ?? 0), dice)).state)
      visit(state, dice);
    visit(state, dice);
  }
}

test('every state of a game is read back as it is, and nothing in it contradicts the rest', () => {
  walk(process.env.NIGHT ? 12 : 2, 'state', (state) => expect(checkState(json(state))).toEqual({ ok: true, value: state }));
});

/** A field or two of a true state made another: a number, a list emptied, a counter elsewhere, a moment. */
function bent(state: State, dice: Dice): unknown {
  const fields: Record<string, unknown> = { ...state };
  for (let changes = dice.roll(2); changes > 0; changes -= 1) {
    const field = oneOf(['phase', 'within', 'turn', 'month', 'marched', 'shot', 'fought', 'bound', 'held', 'falling', 'position'], dice);
    const ids = state.position.counters.map(({ id }) => id).filter(() => dice.roll(3) === 1);
    if (field === 'phase' || field === 'within') fields[field] = oneOf(PHASES, dice);
    else if (field === 'turn' || field === 'month') fields[field] = dice.roll(4) - 1;
    else if (field === 'marched') fields.marched = ids.map((id) => ({ id, path: [hexAt(dice.roll(14) - 2, dice.roll(9) - 1)] }));
    else if (field === 'shot') fields.shot = ids.map((id) => ({ id, target: id.startsWith('a') ? 'b1' : 'a1' }));
    else if (field === 'falling') fields.falling = ids.map((id) => ({ id, hexes: dice.roll(5), fought: [] }));
    else if (field === 'position') {
      const counters = state.position.counters.map(
        (one): Counter => (dice.roll(6) === 1 ? { ...one, at: hexAt(dice.roll(14) - 2, dice.roll(9) - 1) } : one),
      );
      fields.position = { ...state.position, counters };
    } else fields[field] = ids;
  }
  return fields;
}

test('a state that the checker takes is judged, listed and played on without stumbling', () => {
  const seen: Move[] = [];
  let taken = 0;
  walk(process.env.NIGHT ? 20 : 3, 'bent', (state, dice) => {
    const [seat = 0] = LORDS.toMove(state);
    const listed = LORDS.moves(state, seat);
    if (listed.length > 0) seen.push(oneOf(listed, dice));
    for (let tries = 0; tries < 2; tries += 1) {
      const checked = checkState(json(bent(state, dice)));
      if (!checked.ok) {
        expect(checked.because).toMatch(/^[^\n]+\.$/);
        continue;
      }
      taken += 1;
      for (let count = 0; count < 8; count += 1) LORDS.judge(checked.value, oneOf(seen, dice));
      for (const mover of LORDS.toMove(checked.value)) LORDS.play(checked.value, oneOf(LORDS.moves(checked.value, mover), dice));
    }
  });
  expect(taken).toBeGreaterThan(75);
});

const OPTIONS: GameOptions = { seats: 2, scenario: 'ponts', months: 8, options: {} };
const START = LORDS.setup(OPTIONS, 'state');
const changed = (change: Readonly<Record<string, unknown>>) => checkState(json({ ...START, ...change }));
const moved = (id: string, change: Partial<Counter>) => ({
  position: { ...START.position, counters: START.position.counters.map((one) => (one.id === id ? { ...one, ...change } : one)) },
});
/** The start without the second people's counters, all of them struck. */
const routed = (change: Partial<State>): Partial<State> => ({
  position: { ...START.position, counters: START.position.counters.filter(({ id }) => id.startsWith('a')) },
  fallen: START.position.counters.filter(({ id }) => id.startsWith('b')).map(({ id, kind }) => ({ id, kind, seat: 1 })),
  ...change,
});

test.each<[name: string, change: Readonly<Record<string, unknown>>, sentence: RegExp]>(
  // biome-ignore format: a case a row
  [
    ['no field of a state', { speed: 1 }, /^Le champ « speed » de l’état est inconnu\.$/],
    ['a field that is missing', { turn: undefined }, /^turn manque\.$/],
    ['a third player', { turn: 2 }, /^turn attend un nombre entier de 0 à 1, pas « 2 »\.$/],
    [
      'a phase of another game',
      { phase: 'roll' },
      /^phase attend cards, .*, march, onward, shots, combats, retreat, spare, entry, over, pas « roll »\.$/,
    ],
    ['a generator that stands still', { random: [0, 0, 0, 0] }, /^random attend quatre nombres qui ne soient pas tous nuls\.$/],
    [
      'a start of nobody’s',
      { options: { ...OPTIONS, scenario: 'lac' } },
      /^scenario attend ponts, bois, col, gouffres, siege, escorte, continent ou guerre, pas « lac »\.$/,
    ],
    ['a month after the last', { month: 9 }, /^month attend un nombre entier de 1 à 8, pas « 9 »\.$/],
    ['another map', { options: { ...OPTIONS, scenario: 'col' } }, /^position\.map\.rows attend la carte du départ « col »\.$/],
    [
      'other readings on the map',
      { position: { ...START.position, options: { 'LOR-L-7': 'toujours' } } },
      /^position\.options attend les mêmes lectures que options\.options\.$/,
    ],
    [
      'a city',
      { position: { ...START.position, cities: [{ at: hexAt(2, 3), people: 'moines', garrison: [] }] } },
      /^position\.cities attend une liste vide : ce départ n’a pas de ville\.$/,
    ],
    ['a preparation', { phase: 'deployment' }, /^Ce départ n’a pas de préparatifs \(LOR-PREP-1\)\.$/],
    ['an alliance of two', { phase: 'alliances' }, /^À deux joueurs, ou dans ce départ, il n’y a pas d’alliances \(LOR-ALL-1\)\.$/],
    [
      'a counter too few',
      { position: { ...START.position, counters: START.position.counters.slice(1) } },
      /^position\.counters attend, avec villes et fallen, les pions du départ, chacun une fois : a1 chevalier, /,
    ],
    [
      'a counter of another kind',
      moved('a6', { kind: 'sorcier' }),
      /^position\.counters attend, avec villes et fallen, les pions du départ, chacun une fois : a1 chevalier, /,
    ],
    [
      'a fallen counter of the other’s',
      routed({ fallen: (routed({}).fallen ?? []).map((one) => ({ ...one, seat: 0 })) }),
      /^fallen attend b1 au siège 1, pas 0\.$/,
    ],
    ['a counter off the map', moved('a1', { at: hexAt(12, 3) }), /^position\.counters attend des hexagones de la carte, pas 12,-3\.$/],
    [
      'a way that is none',
      { marched: [{ id: 'a1', path: [] }] },
      /^marched attend pour a1 un trajet, départ compris, pas une liste vide\.$/,
    ],
    [
      'a move of the other’s',
      { shot: [{ id: 'b2', target: 'a1' }] },
      /^shot attend des pions de celui dont c’est le coup, de a1 à a6, pas b2\.$/,
    ],
    [
      'a march against a friend',
      { marched: [{ id: 'a1', path: [hexAt(0, 3)], against: 'a2' }] },
      /^marched attend dans against un pion de l’autre, pas a2\.$/,
    ],
    ['a shot at a friend', { shot: [{ id: 'a2', target: 'a1' }] }, /^shot attend dans target un pion de l’autre, pas a1\.$/],
    [
      'a counter that shoots twice',
      {
        shot: [
          { id: 'a2', target: 'b1' },
          { id: 'a2', target: 'b1' },
        ],
      },
      /^shot attend chaque pion une fois\.$/,
    ],
    ['LOR-ESC-1: two on a hex', moved('a1', { at: hexAt(1, 2) }), /^[^\n]* est sur un autre pion, [^\n]* \(LOR-ESC-1\)\.$/],
    [
      'LOR-MER-1: a counter in the sea',
      moved('a1', { at: hexAt(5, 0) }),
      /^Le Chevalier \(A6\) est en mer, où rien ne se tient \(LOR-MER-1\)\.$/,
    ],
    ['LOR-GOU-1: held by a meadow', moved('a1', { paralysed: 2 }), /^Le Chevalier \(D1\) est paralysé hors d’un gouffre \(LOR-GOU-1\)\.$/],
    ['LOR-REC-1: nobody retreats', { phase: 'retreat' }, /^C’est le moment d’un recul, et aucun pion ne recule \(LOR-REC-1\)\.$/],
    [
      'LOR-REC-1: a retreat that nobody waits for',
      { falling: [{ id: 'b1', hexes: 2, fought: [] }] },
      /^1 pion à faire reculer, hors du moment des reculs \(LOR-REC-1\)\.$/,
    ],
    [
      'LOR-COM-5: both sides retreat',
      {
        phase: 'retreat',
        falling: [
          { id: 'a1', hexes: 2, fought: [] },
          { id: 'b1', hexes: 2, fought: [] },
        ],
      },
      /^Des deux peuples doivent reculer, [^\n]* \(LOR-COM-5\)\.$/,
    ],
    ['LOR-TOUR-2: two moments at once', { phase: 'combats' }, /^phase dit « combats » et within « march »[^\n]* \(LOR-TOUR-2\)\.$/],
    ['LOR-TOUR-2: a combat before the combats', { fought: ['a1'] }, /^Des pions ont combattu [^\n]* \(LOR-TOUR-2\)\.$/],
    ['LOR-L-59: nobody left, and it goes on', routed({}), /^Les Dragons n’ont plus un pion : la partie est finie \(LOR-L-59\)\.$/],
    ['LOR-L-59: an end that says nothing', { phase: 'over' }, /^La partie est finie, et ended ne dit pas comment \(LOR-L-59\)\.$/],
    ['LOR-L-59: won while it lasts', { ended: { how: 'rout', winners: [0] } }, /^ended dit comment[^\n]* \(LOR-L-59\)\.$/],
    [
      'LOR-L-59: a rout of nobody',
      { phase: 'over', ended: { how: 'rout', winners: [0] } },
      /^La partie finit par une déroute, [^\n]* \(LOR-L-59\)\.$/,
    ],
    [
      'LOR-L-59: months that are not over',
      { phase: 'over', ended: { how: 'months', winners: [0, 1] } },
      /^La partie finit par ses mois, [^\n]* \(LOR-L-59\)\.$/,
    ],
    [
      'LOR-L-59: a winner who lost',
      routed({ phase: 'over', ended: { how: 'rout', winners: [1] } }),
      /^Qui gagne n’est pas celui que dit ended : on attend 0 \(LOR-L-59\)\.$/,
    ],
  ],
)('%s: one sentence', (_name, change, sentence) => {
  const found = changed(change);
  expect(found.ok ? '' : found.because).toMatch(sentence);
});

test('LOR-L-6, LOR-GOU-1: a chasm holds for two turns or three, as the table reads it; in a retreat nobody it holds', () => {
  const chasms = LORDS.setup({ ...OPTIONS, scenario: 'gouffres', options: { 'LOR-L-6': 'arrivee-comprise' } }, 'state');
  const held = (turns: number, change: Partial<State> = {}) =>
    contradictions({
      ...chasms,
      ...change,
      position: {
        ...chasms.position,
        counters: chasms.position.counters.map((one) => (one.id === 'a1' ? { ...one, at: hexAt(3, 1), paralysed: turns } : one)),
      },
    }).map(({ rule }) => rule);
  expect([held(2), held(3)]).toEqual([[], ['LOR-L-6']]);
  expect(held(2, { phase: 'retreat', falling: [{ id: 'a1', hexes: 1, fought: [] }] })).toEqual(['LOR-GOU-1']);
});

test('LOR-ALL-2: a hostage whose own people attack its keeper is read back', () => {
  let state = LORDS.setup({ seats: 3, scenario: 'guerre', months: 25, options: {} }, 'hostage');
  while (state.phase !== 'march') {
    const [seat = 0] = LORDS.toMove(state);
    const listed = LORDS.moves(state, seat);
    const move = listed.find(({ kind }) => kind === 'settle' || kind === 'end') ?? listed[0];
    if (!move) throw new Error(state.phase);
    state = LORDS.step(state, move).state;
  }
  const letter = 'abc'.charAt(state.turn);
  const { counters } = state.position;
  const [own, hostage] = counters.filter(({ id }) => id.startsWith(letter));
  const keeper = counters.find(({ id, kind }) => !id.startsWith(letter) && kind.endsWith('fantassin'));
  if (!own || !hostage || !keeper) throw new Error('nobody');
  const pair = { ...hostage, at: keeper.at, escort: keeper.kind, escortId: keeper.id };
  const led: State = {
    ...state,
    marched: [{ id: own.id, path: [own.at], against: hostage.id }],
    position: { ...state.position, counters: counters.flatMap((one) => (one === hostage ? [pair] : one === keeper ? [] : [one])) },
  };
  expect(checkState(json(led))).toEqual({ ok: true, value: led });
});
