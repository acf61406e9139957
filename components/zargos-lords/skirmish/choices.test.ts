/** What a touch means on the table of the skirmish: only listed moves are offered, each with its exact chances, and what is shut says why. */
import { expect, test } from 'vitest';
import { diceFrom, oneOf } from '#engine/core/dice.ts';
import { seeded } from '#engine/core/random.ts';
import { isSame } from '#engine/zargos-lords/board/hex.ts';
import { cellOf, hexAt, hexesOf, neighboursOf } from '#engine/zargos-lords/board/map.ts';
import { LORDS } from '#engine/zargos-lords/game/game.ts';
import { falling, randomOptions, sceneOf } from '#engine/zargos-lords/game/testing/scenes.ts';
import type { Move, State } from '#engine/zargos-lords/game/types.ts';
import { actsTouched, comingOf, type Held, isLight, legalWith, marksFor, proposedIn, whyShut } from '../war/acts.ts';
import { askedOf } from '../war/words.ts';
import type { Fate, RetreatLine } from '#engine/zargos-lords/rules/retreat.ts';
import { lineSign, linesToChoose, optionOf, retreatsOffered } from './choices.ts';
import { blowOf } from './show.ts';
import { fatedLine, fatedOf, isDoomed, threatenedBy } from './ways.ts';

const MEADOW = Array.from({ length: 7 }, () => '........');
const viewOf = (state: State) => LORDS.view(state, 'public');
const legalIn = (state: State): readonly Move[] => LORDS.toMove(state).flatMap((seat) => LORDS.moves(state, seat));
const seatIn = (state: State): number => LORDS.toMove(state)[0] ?? 0;
const legalFor = (state: State, held: Held) => legalWith(viewOf(state), seatIn(state), legalIn(state), held);
const touched = (state: State, held: Held) => actsTouched(viewOf(state), legalFor(state, held), seatIn(state), held);

test('a zone tells the chances before one enters it, charge counted', () => {
  const state = sceneOf('ponts', MEADOW, [
    ['a1', 'chevalier', 1, 1],
    ['b1', 'dragon', 4, 3],
  ]);
  const [move, ...others] = touched(state, { picked: 'a1', looked: hexAt(3, 2) });
  expect([others.length, move?.kind]).toEqual([0, 'march']);
  const option = optionOf(viewOf(state), move as Move);
  // 8 + 3 against 10: the first band of our table.
  expect(option.faces).toEqual(['AE', 'A3', 'A2', '-', 'D1', 'D2']);
  expect([option.sentence.startsWith('11 contre 10'), isLight(option, viewOf(state))]).toEqual([true, false]);
  // The enemy himself shows every place to attack from.
  expect(touched(state, { picked: 'a1', looked: hexAt(4, 3) }).length).toBeGreaterThan(3);
});

/** Two Chevaliers and a Fantassin, and a lone enemy whom all three reach. */
const three = (): State =>
  sceneOf('ponts', MEADOW, [
    ['a1', 'chevalier', 1, 1],
    ['a2', 'chevaliers-fantassin', 2, 4],
    ['a3', 'chevalier', 2, 6],
    ['b1', 'dragons-fantassin', 4, 3],
  ]);
const play = (state: State, is: (move: Move) => boolean): State => {
  const move = legalIn(state).find(is);
  if (!move) throw new Error('not listed');
  return LORDS.play(state, move).state;
};

test('once somebody has come, the enemy shows where others may join, with the force of all', () => {
  const enemy = hexAt(4, 3);
  const joined = play(three(), (move) => move.kind === 'march' && move.id === 'a1' && move.against === 'b1');
  const view = viewOf(joined);
  const moves = touched(joined, { picked: 'a2', looked: enemy });
  expect(moves.length).toBeGreaterThan(0);
  expect(moves.every((move) => move.kind === 'march' && move.against === undefined)).toBe(true);
  const [option] = moves.map((move) => optionOf(view, move, enemy));
  const alone = touched(three(), { picked: 'a1', looked: enemy }).map((move) =>
    Number(optionOf(viewOf(three()), move).sentence.split(' ')[0]),
  );
  expect(option?.label).toMatch(/pour attaquer le Fantassin des Dragons \(D5\)$/);
  expect(Number(option?.sentence.split(' ')[0])).toBeGreaterThan(Math.max(...alone));
  // Weighed before it is played: the fight is what is asked about. Where the hex itself is touched, it goes.
  expect([option, ...moves.map((move) => optionOf(view, move))].slice(0, 2).map((one) => one && isLight(one, view))).toEqual([false, true]);
});

test('an enemy touched first says who may come, each by his best way, and whom he threatens', () => {
  const state = three();
  const view = viewOf(state);
  const [b1] = view.position.counters.filter(({ id }) => id === 'b1');
  if (!b1) throw new Error('no enemy');
  const comers = touched(state, { looked: b1.at }).filter((move) => move.kind === 'march');
  expect(comers.map(({ id }) => id)).toEqual(['a1', 'a3', 'a2']);
  const forces = comers.map((move) => {
    const ways = touched(state, { picked: move.id, looked: b1.at }).map((way) => optionOf(view, way).sentence);
    expect(comingOf(view, move, b1.at).sentence).toBe(ways[0]);
    return ways.map((sentence) => Number(sentence.split(' ')[0]));
  });
  // A charge is worth more than a walk: the best way is the strongest.
  for (const [first, ...others] of forces) expect(first).toBeGreaterThanOrEqual(Math.max(0, ...others));
  expect(comingOf(view, comers[0] as never, b1.at).sentence).toMatch(/^11 contre \d, charge comprise/);
  expect(threatenedBy(view, b1).map(({ id }) => id)).toEqual(['a1', 'a2', 'a3']);
  expect(threatenedBy(view, { ...b1, paralysed: 1 })).toEqual([]);
});

test('LOR-ZDI-3: an enemy who stands beside a counter threatens it, though no hex is free for him to come to', () => {
  const { position } = sceneOf('ponts', MEADOW, [['a1', 'chevalier', 3, 4]]);
  const at = position.counters[0]?.at ?? { q: 0, r: 0 };
  const around = neighboursOf(position.map, at).map((hex, count) => {
    const { column, row } = cellOf(hex);
    return [`b${count + 1}`, 'dragons-fantassin', column, row] as const;
  });
  const view = viewOf(sceneOf('ponts', MEADOW, [['a1', 'chevalier', 3, 4], ...around]));
  const foes = view.position.counters.filter(({ id }) => id.startsWith('b'));
  expect(foes.map((foe) => threatenedBy(view, foe).map(({ id }) => id))).toEqual(Array.from({ length: 6 }, () => ['a1']));
});

test('no enemy in reach need be touched: of each, the best that may be done to him is offered', () => {
  const combats = (others: Parameters<typeof sceneOf>[2]) =>
    LORDS.play(sceneOf('ponts', MEADOW, [['a1', 'chevalier', 3, 4], ['b1', 'dragons-fantassin', 3, 3], ...others]), {
      kind: 'end',
      seat: 0,
    }).state;
  const [one, two] = [combats([]), combats([['b2', 'dragons-fantassin', 3, 5]])];
  expect([one.phase, two.phase]).toEqual(['combats', 'combats']);
  const targets = (state: State) =>
    proposedIn(viewOf(state), legalIn(state)).flatMap((move) => (move.kind === 'attack' ? [move.targets.join()] : []));
  expect(targets(one)).toEqual(['b1']);
  expect(targets(two)).toEqual(expect.arrayContaining(['b1', 'b2']));
  expect(targets(three())).toEqual([]);
});

test('of several ways to attack, the one that strikes most comes first, even with fewer', () => {
  // Whoever does not attack keeps his zone, and shuts the last line to the one who would flee.
  const state = play(
    sceneOf('ponts', MEADOW, [
      ['a1', 'chevaliers-fantassin', 2, 2],
      ['a2', 'chevalier', 2, 3],
      ['a3', 'chevaliers-fantassin', 3, 3],
      ['a4', 'chevalier', 4, 3],
      ['b1', 'dragons-fantassin', 3, 2],
      ['b2', 'dragons-fantassin', 4, 2],
    ]),
    (move) => move.kind === 'end',
  );
  const view = viewOf(state);
  const moves = touched(state, { looked: hexAt(3, 2) }).filter((move) => move.kind === 'attack');
  const struck = moves.map((move) => {
    const { sentence } = optionOf(view, move);
    const [, lost] =
      sentence.match(/le défenseur est éliminé (\d) fois sur 6 en tout/) ?? sentence.match(/le défenseur est éliminé (\d)/) ?? [];
    return Number(lost ?? 0);
  });
  const whole = moves.findIndex(({ attackers }) => attackers.length === 4);
  expect(struck[0]).toBe(Math.max(...struck));
  expect(struck[0]).toBeGreaterThan(struck[whole] ?? 6);
});

test('where no line saves whoever retreats, nothing is left to choose, and it is said', () => {
  const spit = Array.from({ length: 7 }, (_, row) => (row < 3 ? '~~~~~~~~' : '~~~.~~~~'));
  const begun = (map: readonly string[]) =>
    play(
      sceneOf(
        'ponts',
        [...map],
        [
          ['a1', 'chevalier', 3, 4],
          ['b1', 'dragons-fantassin', 3, 3],
        ],
      ),
      (move) => move.kind === 'end',
    );
  const attack = { kind: 'attack', seat: 0, attackers: ['a1'], targets: ['b1'] } as const;
  const retreat = (map: readonly string[]): State => LORDS.play(falling(begun(map), 3), attack).state;
  const told = [spit, MEADOW].map((map) => {
    const state = retreat(map);
    const view = viewOf(state);
    const [first] = view.falling;
    return [
      first && isDoomed(view, first),
      askedOf(view, legalIn(state), seatIn(state))?.text.includes('aucune des six lignes ne le sauve'),
    ];
  });
  expect(told).toEqual([
    [true, true],
    [false, false],
  ]);
  // Whose it is is not asked, and is told at once; nobody else is.
  const fates = [spit, MEADOW].map((map) => {
    const { state, events } = LORDS.play(falling(begun(map), 3), attack);
    return [0, 1].map((seat) => {
      const seen = { move: attack, before: LORDS.view(begun(map), seat), after: LORDS.view(state, seat), events };
      return [fatedOf(LORDS.view(state, seat), seat).length, blowOf(seen, seat)?.text];
    });
  });
  expect(fates).toEqual([
    [
      [0, undefined],
      [1, 'Vous perdez le Fantassin des Dragons (D4) : aucune ligne de recul ne le sauve.'],
    ],
    [
      [0, undefined],
      [0, undefined],
    ],
  ]);
});

test('LOR-REC-3: where every line kills, only who is pushed is asked, and lines that come to the same are one', () => {
  // A neck of land in the sea: to the north a friend stands; five lines push nobody.
  const neckFrom = (top: number, isle = '~'): State => {
    const neck = Array.from({ length: 7 }, (_, row) => `~~${row === 2 ? isle : '~'}${row < top ? '~' : '.'}~~~~`);
    const scene = sceneOf('ponts', neck, [
      ['a1', 'chevalier', 3, 5],
      ...(isle === '.' ? ([['a2', 'chevaliers-fantassin', 2, 2]] as const) : []),
      ['b1', 'dragons-fantassin', 3, 4],
      ['b2', 'serpent', 3, 3],
    ]);
    const begun = play(scene, (move) => move.kind === 'end');
    return LORDS.play(falling(begun, 3), { kind: 'attack', seat: 0, attackers: ['a1'], targets: ['b1'] }).state;
  };
  // From an isle beside it an enemy's zone kills who comes to D4, once he has pushed his friend out of it.
  const state = neckFrom(1, '.');
  const [view, legal] = [viewOf(state), legalIn(state)];
  expect(fatedOf(view, 1)).toEqual([]);
  expect(
    linesToChoose(view, legal, {})
      .map(({ told }) => told)
      .toSorted(),
  ).toEqual(['il ne pousse personne', 'le Serpent (D4) poussé en C4']);
  expect(askedOf(view, legal, 1)?.text).toMatch(/aucune des six lignes ne le sauve.*Reste à choisir qui il pousse\.$/);
  // Whose escort has just fallen goes back by all its movement (LOR-ESC-4), and that is said.
  expect(askedOf(view, legal, 1, () => true)).toMatchObject({
    rule: 'LOR-ESC-4',
    text: expect.stringMatching(/^Le .* sans plus d’escorte, recule de tout son mouvement/),
  });
  // Where the friend would be pushed into the sea, nobody would: it is not asked, and he is not.
  const lost = neckFrom(3);
  expect(fatedOf(viewOf(lost), 1).map(({ id }) => id)).toEqual(['b1']);
  const line = fatedLine(viewOf(lost), 1, legalIn(lost));
  if (!line) throw new Error('nothing is played for him');
  expect(LORDS.play(lost, line).state.fallen.map(({ id }) => id)).toEqual(['b1']);
});

test('whoever is lost by his own attack is told so, and once', () => {
  // 8 against 6: of the first band, a 2 sends who attacks three hexagons back; all around him is the sea.
  const spit = Array.from({ length: 7 }, (_, row) => (row < 3 ? '~~~~~~~~' : '~~~.~~~~'));
  const scene = sceneOf('ponts', spit, [
    ['a1', 'chevalier', 3, 3],
    ['b1', 'serpent', 3, 4],
  ]);
  const begun = falling(
    play(scene, (move) => move.kind === 'end'),
    2,
  );
  const attack = { kind: 'attack', seat: 0, attackers: ['a1'], targets: ['b1'] } as const;
  const { state: driven, events } = LORDS.play(begun, attack);
  const line = LORDS.moves(driven, 0)[0] as Move;
  const { state: lost, events: after } = LORDS.play(driven, line);
  const seen = { move: attack, before: LORDS.view(begun, 0), after: LORDS.view(driven, 0), events };
  expect(blowOf(seen, 0)?.text).toBe('Vous perdez le Chevalier (D4) : aucune ligne de recul ne le sauve.');
  expect(blowOf({ move: line, before: seen.after, after: LORDS.view(lost, 0), events: after }, 0)).toBeUndefined();
  expect(lost.fallen).toMatchObject([{ id: 'a1' }]);
});

test('arrows of two archers are offered together first, with the chance of both', () => {
  const start = sceneOf('ponts', MEADOW, [
    ['a1', 'chevaliers-fantarcher', 2, 1],
    ['a2', 'chevaliers-fantarcher', 2, 5],
    ['b1', 'dragon', 2, 3],
  ]);
  const state = LORDS.play(start, { kind: 'end', seat: 0 }).state;
  const options = touched(state, { looked: hexAt(2, 3) }).map((move) => optionOf(viewOf(state), move));
  // Two hexes: 1 1 2 3 3 4. Six or more with two dice: 2 and 4 two ways, 3 and 3 four, 3 and 4 four, 4 and 4 one: 11 of 36.
  expect(options.map(({ label }) => label.replace(/.* : /, ''))).toEqual([
    expect.stringMatching(/^30,6\s% d’éliminer$/),
    ...Array(2).fill(expect.stringMatching(/^0/)),
  ]);
});

test('one that retreats is offered its lines, the safe ones first', () => {
  const start = sceneOf('ponts', MEADOW, [
    ['a1', 'chevalier', 3, 4],
    ['b1', 'dragons-fantassin', 3, 3],
  ]);
  const combats = LORDS.play(start, { kind: 'end', seat: 0 }).state;
  const state = LORDS.play(falling(combats, 3), { kind: 'attack', seat: 0, attackers: ['a1'], targets: ['b1'] }).state;
  const options = retreatsOffered(viewOf(state), legalIn(state), {});
  expect(options.map(({ isDeadly }) => isDeadly)).toEqual([false, false, false, false, false, true]);
  expect(options.at(-1)?.label).toBe('Vers le sud : éliminé');
});

test('in random games every touch offers listed moves, or says why there is none', () => {
  let refused = 0;
  for (let game = 0; game < 4; game += 1) {
    const dice = diceFrom(seeded(`touch/${game}`));
    let state = LORDS.setup(randomOptions(dice), `touch/${game}`);
    while (!LORDS.outcome(state)) {
      const legal = legalIn(state);
      const view = viewOf(state);
      const own = legal.find((move) => move.kind === 'march');
      const held = { picked: own?.kind === 'march' ? own.id : undefined, looked: oneOf(hexesOf(view.position.map), dice) };
      const moves = touched(state, held);
      for (const move of moves) {
        expect(legal).toContainEqual(move);
        expect(optionOf(view, move).label).not.toMatch(/undefined|NaN/);
      }
      const marks = marksFor(view, legalFor(state, held), held);
      const isMarked = [...marks.open, ...marks.bound].some((hex) => isSame(hex, held.looked));
      if (isMarked) expect(moves.length).toBeGreaterThan(0);
      const refusal = moves.length === 0 ? whyShut(view, seatIn(state), held, (move) => LORDS.judge(state, move)) : undefined;
      if (refusal) refused += 1;
      state = LORDS.step(state, oneOf(legal, dice)).state;
    }
  }
  expect(refused).toBeGreaterThan(30);
});

test('LOR-REC-3: a line is told apart by who dies on it, who is pushed and who is held, in one sign', () => {
  const moved = (fate: Fate) => ({ id: 'x', fate, at: hexAt(0, 0) });
  const signOf = (first: Fate, ...pushed: readonly Fate[]) => {
    const line: RetreatLine = { direction: 'n', first: moved(first), pushed: pushed.map(moved) };
    const { text, word } = lineSign(line);
    return `${text} ${word}`.trim();
  };
  const all = [
    signOf('safe'),
    signOf('safe', 'safe'),
    signOf('paralysed'),
    signOf('safe', 'eliminated', 'safe'),
    signOf('safe', 'eliminated', 'eliminated'),
    signOf('eliminated'),
    signOf('eliminated', 'eliminated'),
  ];
  expect(all).toEqual(['✓', '→ Pousse un ami', '◎ Retenu', '−1 Perd un ami', '−2 Perd 2 amis', '✕ Mortel', '✕ −1 Mortel, et perd un ami']);
});
