/** What the coach of Zargos says: the first turn place by place, with what it costs; an idea a round; and nothing of what the first game has not. */
import { expect, test } from 'vitest';
import { learnersChoice, optionsFor } from '#components/table/chooser/starting.ts';
import { askedOf } from '#components/zargos/play/asked.ts';
import { ZARGOS_SPEC } from '#components/zargos/play/spec.ts';
import { accepted } from '#engine/core/accepted.ts';
import { diceFrom, oneOf } from '#engine/core/dice.ts';
import { seeded } from '#engine/core/random.ts';
import type { Event } from '#engine/zargos/game/events.ts';
import { ZARGOS } from '#engine/zargos/game/game.ts';
import { numberOf, tablesFor } from '#engine/zargos/game/table.ts';
import type { Move, State } from '#engine/zargos/game/types.ts';
import { referenceFor } from '#engine/zargos/testing/odds-oracle.ts';
import { attack, done, fight, made, march, quiet } from '#engine/zargos/testing/playing.ts';
import { COACH } from './coach.ts';
import { FIRST_STEPS } from './opening-steps.ts';

const [first, second] = await Promise.all(
  [0, 1].map(async (at) => ZARGOS.setup(accepted(optionsFor(ZARGOS_SPEC, await learnersChoice(ZARGOS_SPEC, at))), 'premiers pas')),
);
if (!first || !second) throw new Error('two games teach');

const momentOf = (state: State) => ({
  view: ZARGOS.view(state, 0),
  seat: 0,
  legal: ZARGOS.moves(state, 0),
  turn: state.round,
  since: () => [],
});
const now = (state: State): string => COACH.tip(momentOf(state)).now;

test('the learner begins both, and is told whom he leads and what wins', () => {
  expect([first, second].map(({ turn }) => turn?.seat)).toEqual([0, 0]);
  expect(COACH.seen?.(momentOf(first))).toBe('Vous menez les Amazones ; en face, les Dragons.');
  expect([first, second].map((state) => askedOf(momentOf(quiet(state)).view)?.text)).toEqual([
    expect.stringContaining('Après six tours, le plus de provinces gagne, selon nous.'),
    expect.stringContaining('le plus de points gagne'),
  ]);
});

test('the first turn, step by step: where to touch, what waits there', () => {
  expect(now(first)).toBe('Touchez Palmyr sud, puis Palmyr-est : personne n’y est, 2 pions la prennent.');
  const sent = made(first, attack(0, 'amazones', 'palmyr-1', 'palmyr-2', 2));
  const camps = {
    attacker: { people: 'amazones', pawns: 5, warWind: false },
    defender: { people: 'dragons', pawns: 2, warWind: false, called: 0 },
  } as const;
  const chance = Math.round(
    100 * referenceFor({ ...camps, site: 'province', eclipse: false, heatwave: false, options: {} })(5, 2).win.attacker,
  );
  expect(now(sent)).toBe(`Touchez Taïro sud-est, puis Taïro nord-est : 5 contre 2, ${chance} % de la prendre.`);
  expect(now(made(sent, attack(0, 'amazones', 'tairo-1', 'tairo-3', 5)))).toContain('Livrez vos 2 combats');
});

test.each([
  ['first', first, FIRST_STEPS[0] ?? []],
  ['second', second, FIRST_STEPS[1] ?? []],
] as const)('every step of the %s game is legal, one after another', (_name, start, steps) => {
  let state = quiet(start);
  for (const { from, to, pawns } of steps) state = made(state, attack(0, 'amazones', from, to, pawns));
  expect(state.turn?.attacks).toHaveLength(steps.length);
});

test('once the fights are over, two groups of one step go to the border, and the turn is done', () => {
  const fought = made(
    first,
    attack(0, 'amazones', 'palmyr-1', 'palmyr-2', 2),
    attack(0, 'amazones', 'tairo-1', 'tairo-3', 5),
    fight(0, 'tairo-3'),
    fight(0, 'palmyr-2'),
    done(0),
  );
  expect(now(fought)).toBe('Touchez Akilon nord, puis Taïro sud-est : 3 pions y tiendront la frontière.');
  const one = made(fought, march(0, 'amazones', 'akilon-3', 'tairo-1', 3));
  expect(now(one)).toBe('Touchez Akilon, puis Palmyr sud : 3 pions y tiendront la frontière.');
  expect(now(made(one, march(0, 'amazones', 'akilon', 'palmyr-1', 3)))).toContain('finissez');
});

test('points are said as pawns, with the place that is most open', () => {
  let state = made(first, done(0), done(0), done(1), done(1));
  expect(state.phase).toBe('reinforcements');
  // Akilon whole, 11, and two provinces of one point; nothing attacked, Palmyr sud faces Palmyr, Taïro sud-est faces Taïro.
  expect(now(state)).toMatch(/^13 points, donc 6 pions : touchez .*, « tous : 6 », puis « Acheter »\.$/);
  state = made(state, done(0));
  expect(COACH.tip(momentOf(state)).rule).toBeDefined();
});

/** What a game on land without magic has nothing of. */
const ABSENT = /\b(?:mers?|bateaux?|cartes?|magie|Vents?|Maître|Cité|démons?|volcans?|côtes?|large)\b/u;

test('neither the log, nor what is asked, nor the coach of the first game speaks of sea, boats, cards or masters', () => {
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
    const dice = diceFrom(seeded(seed));
    let state = first;
    const texts = new Set<string>();
    while (state.phase !== 'over') {
      const [seat = 0] = ZARGOS.toMove(state);
      const asked = askedOf(ZARGOS.view(state, seat));
      const moment = { ...momentOf(state), view: ZARGOS.view(state, seat), seat, legal: ZARGOS.moves(state, seat) };
      const { idea, now: said } = COACH.tip(moment);
      for (const text of [asked?.title, asked?.text, idea, said, COACH.seen?.(moment)]) if (text) texts.add(text);
      const move: Move = oneOf(moment.legal, dice);
      const played = ZARGOS.step(state, move);
      for (const { text } of ZARGOS.explain(played.events, played.state, 0)) texts.add(text);
      state = played.state;
    }
    expect([...texts].filter((text) => ABSENT.test(text))).toEqual([]);
  }
});

test('what the last fight cost is what is missing on the board', () => {
  const told = new Set<string>();
  const army = ({ owners, pawns }: State): number =>
    owners.reduce((sum, owner, place) => sum + (owner === 'amazones' ? (pawns[place] ?? 0) : 0), 0);
  for (let seed = 0; seed < 24; seed += 1) {
    const start = { ...quiet(first), random: seeded(`paid ${seed}`).state() };
    const from = ZARGOS.moves(start, 0).filter(
      (move) => move.kind === 'attack' && start.owners[numberOf(tablesFor(start.options), move.to)] === 'dragons',
    );
    const sent = oneOf(from, diceFrom(seeded(`sent ${seed}`)));
    if (sent?.kind !== 'attack') throw new Error('nobody to attack');
    let state = ZARGOS.step(start, { ...sent, pawns: Math.min(sent.pawns, 3) }).state;
    const before = army(start);
    const events: Event[] = [];
    while (!events.some(({ kind }) => kind === 'held')) {
      const [seat = 0] = ZARGOS.toMove(state);
      const move = ZARGOS.moves(state, seat).find(({ kind }) => kind === 'fight') ?? ZARGOS.moves(state, seat)[0];
      if (!move) throw new Error('nothing to do');
      const next = ZARGOS.step(state, move);
      events.push(...next.events);
      state = next.state;
    }
    if (state.turn?.seat !== 0) continue;
    const said = COACH.paid?.({ ...momentOf(state), since: (is) => events.slice(Math.max(0, events.findLastIndex(is))) }) ?? '';
    const lost = Number(/: (?:vous y perdez )?(\d+) pion/.exec(said)?.[1] ?? 0);
    expect(lost, said).toBe(before - army(state));
    told.add(said.replace(/^.*?(prise|tient|Plus personne).*$/, '$1'));
  }
  expect(told).toContain('prise');
  expect(told).toContain('tient');
});

test('after the first turn no pawn is sent anywhere by the coach: which march is best is for « Un conseil ? » alone to say', () => {
  const later = { ...quiet(first), round: 2, phase: 'reorganisation' } as const;
  const text = now(later);
  expect(ZARGOS.moves(later, 0).some(({ kind }) => kind === 'march')).toBe(true);
  expect(text).toContain('« Un conseil ? »');
  for (const id of tablesFor(later.options).places.keys()) expect(text.toLowerCase()).not.toContain(id.split('-')[0] ?? id);
});
