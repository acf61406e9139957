/** What the coach of Zargos says: what the adviser would play, place by place; an idea a round; and nothing of what the first game has not. */
import { expect, test } from 'vitest';
import { counselOf } from '#components/table/advice/adviser.ts';
import { learnersChoice, optionsFor } from '#components/table/chooser/starting.ts';
import { ZARGOS_ADVISER } from '#components/zargos/play/adviser.ts';
import { askedOf } from '#components/zargos/play/asked.ts';
import { ZARGOS_SPEC } from '#components/zargos/play/spec.ts';
import { accepted } from '#engine/core/accepted.ts';
import { diceFrom, oneOf } from '#engine/core/dice.ts';
import { percent } from '#engine/core/french.ts';
import { seeded } from '#engine/core/random.ts';
import type { Event } from '#engine/zargos/game/events.ts';
import { ZARGOS } from '#engine/zargos/game/game.ts';
import { nameAt, numberOf, tablesFor } from '#engine/zargos/game/table.ts';
import type { Move, State } from '#engine/zargos/game/types.ts';
import { referenceFor } from '#engine/zargos/testing/odds-oracle.ts';
import { attack, done, made, quiet } from '#engine/zargos/testing/playing.ts';
import { COACH } from './coach.ts';
import { marchText } from './steps.ts';

const [first, second] = await Promise.all(
  [0, 1].map(async (at) => ZARGOS.setup(accepted(optionsFor(ZARGOS_SPEC, await learnersChoice(ZARGOS_SPEC, at))), 'premiers pas')),
);
if (!first || !second) throw new Error('two games teach');

const counselAt = (state: State) =>
  counselOf(ZARGOS_ADVISER, ZARGOS.view(state, 0), ZARGOS.moves(state, 0), diceFrom(seeded('conseil')), 60);

const momentOf = (state: State) => ({
  view: ZARGOS.view(state, 0),
  seat: 0,
  legal: ZARGOS.moves(state, 0),
  turn: state.round,
  since: () => [],
  counsel: ZARGOS.moves(state, 0).length > 1 ? counselAt(state) : undefined,
});
const now = (state: State): string => COACH.tip(momentOf(state)).now;

test('the learner begins both, and is told whom he leads and what wins', () => {
  expect([first, second].map(({ turn }) => turn?.seat)).toEqual([0, 0]);
  expect(COACH.seen?.(momentOf(first))).toBe('Vous menez les Amazones ; en face, les Dragons.');
  expect([first, second].map((state) => askedOf(momentOf(quiet(state)).view)?.text)).toEqual([
    expect.stringContaining('Après six tours, le plus de provinces gagne : c’est notre règle pour débuter.'),
    expect.stringContaining('le plus de points au dernier décompte (les autres ne s’y ajoutent pas) gagne'),
  ]);
  // Where sides are not equal, it is said as it begins, with what they have.
  const pawns = ['amazones', 'dragons'].map((people) => second.pawns.filter((_, place) => second.owners[place] === people));
  const [own, others] = pawns.map((all) => all.reduce((sum, one) => sum + one, 0));
  const told = `Les Dragons ont ${others} pions, vous ${own} : mais vous commencez, et l’on vous conseille.`;
  expect(askedOf(momentOf(quiet(second)).view)?.text).toContain(told);
  expect(askedOf(momentOf(quiet(first)).view)?.text).toContain('Touchez une de vos provinces');
  expect(askedOf({ ...momentOf(quiet(second)).view, round: 6 })?.text).toContain('Touchez une de vos provinces');
});

test('the first turn, step by step: where to touch, with how many, what waits there', () => {
  const camps = {
    attacker: { people: 'amazones', pawns: 7, warWind: false },
    defender: { people: 'dragons', pawns: 3, warWind: false, called: 0 },
  } as const;
  const reference = referenceFor({ ...camps, site: 'capital', eclipse: false, heatwave: false, options: {} });
  const chance = percent(reference(7, 3).win.attacker, 1);
  // First what the panel says of the five alone.
  const five = percent(reference(5, 3).win.attacker, 0);
  expect(now(first)).toBe(`Touchez Taïro sud-est, puis Taïro, 5 pions : ${five} ; puis 2 d’Akilon nord : 7 contre 3, ${chance} en tout.`);
  const sent = made(first, attack(0, 'amazones', 'tairo-1', 'tairo', 5));
  expect(now(sent)).toBe(`Touchez Akilon nord, puis Taïro, 2 pions : 7 contre 3, ${chance} de la prendre.`);
  const joined = made(sent, attack(0, 'amazones', 'akilon-3', 'tairo', 2));
  expect(now(joined)).toBe('Touchez Akilon, puis Palmyr-est, 3 pions : personne n’y est.');
  const open = made(joined, attack(0, 'amazones', 'akilon', 'palmyr-2', 3));
  expect(now(open)).toBe('Touchez Palmyr sud, puis Palmyr-est, 1 pion : personne n’y est.');
  const empty = made(open, attack(0, 'amazones', 'palmyr-1', 'palmyr-2', 1));
  // What is left has little chance: nobody who learns is sent there.
  expect(now(empty)).toBe('Menez vos 2 attaques : « à la suite » les enchaîne.');
  expect(COACH.tip({ ...momentOf(empty), counsel: undefined }).now).toBe('Menez vos 2 attaques : « à la suite » les enchaîne.');
});

test('points are said as pawns, with the place that is most open', () => {
  let state = made(first, done(0), done(0), done(1), done(1));
  expect(state.phase).toBe('reinforcements');
  // Akilon whole, 11, and two provinces of one point; nothing attacked, Palmyr sud faces Palmyr, Taïro sud-est faces Taïro.
  expect(now(state)).toMatch(/^13 points, donc 6 pions : \d à .*?\. « Répartir pour moi » les pose ainsi, puis « Acheter »\.$/);
  state = made(state, done(0));
  expect(COACH.tip(momentOf(state)).rule).toBeDefined();
});

/** What a game on land without magic has nothing of. */
const ABSENT = /\b(?:mers?|bateaux?|cartes?|magie|Vents?|Maître|Cité|démons?|volcans?|côtes?|large)\b/u;

test('neither the log, nor what is asked, nor the coach of the first game speaks of sea, boats, cards or masters', () => {
  for (const seed of ['a', 'b', 'c']) {
    const dice = diceFrom(seeded(seed));
    let state = first;
    const texts = new Set<string>();
    while (state.phase !== 'over') {
      const [seat = 0] = ZARGOS.toMove(state);
      const asked = askedOf(ZARGOS.view(state, seat));
      const moment =
        seat === 0 ? momentOf(state) : { ...momentOf(state), view: ZARGOS.view(state, seat), seat, legal: ZARGOS.moves(state, seat) };
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

test.each([first, second])('whatever it has one touch is what « Un conseil ? » would play, to the end of the game', (start) => {
  const dice = diceFrom(seeded('une voix'));
  const kinds = new Set<string>();
  let plans = 0;
  let before: readonly Move[] = [];
  let state = start;
  while (state.phase !== 'over') {
    const [seat = 0] = ZARGOS.toMove(state);
    const moment = momentOf(state);
    const [advised] = moment.counsel?.moves ?? [];
    const legal = ZARGOS.moves(state, seat);
    if (seat === 0 && advised && COACH.asks?.(moment.view)) {
      const { places } = tablesFor(state.options);
      const named = (id: string): string => nameAt(tablesFor(state.options), places.get(id) ?? -1);
      const text = now(state);
      kinds.add(advised.kind);
      // A card has its reason beside it, and the last turn no aim beyond it.
      if (advised.kind === 'card' || advised.kind === 'pass') expect(text).toMatch(/\. .+\.$/u);
      if (state.round === state.options.scenario?.rounds) expect(text).not.toContain('est à portée');
      if (state.turn && state.phase === 'attacks' && state.turn.attacks.length === 0 && !state.turn.engaged)
        expect(text.startsWith('C’est votre dernier tour. ')).toBe(state.round === state.options.scenario?.rounds);
      const sent = (moment.counsel?.moves ?? []).flatMap((move) => (move.kind === 'attack' ? [move] : []));
      const aims = new Set(sent.map(({ to }) => to));
      const [planned, number, means = ''] = /aites ces (\d+) attaques(.*?) : /u.exec(text) ?? [];
      // All that one tap does, with what it spends on the board.
      if (planned) {
        expect(Number(number)).toBe(aims.size);
        const after = sent.reduce((from, move) => ZARGOS.step(from, move).state, state);
        expect(Number(/(\d+) bateau/.exec(means)?.[1] ?? 0)).toBe(state.boats.amazones - after.boats.amazones);
        expect(/Vent/.test(means)).toBe((after.hands[0]?.length ?? 0) < (state.hands[0]?.length ?? 0));
        for (const to of aims) expect(text).toContain(named(to));
        plans += 1;
      } else if (advised.kind === 'attack' || advised.kind === 'march')
        expect(text).toContain(`ouchez ${named(advised.from)}, puis ${named(advised.to)}, ${advised.pawns} pion`);
      else if (advised.kind === 'reinforce') expect(text).toContain(named(advised.at));
      else expect(text).not.toContain('ouchez');
    }
    // Pawns that go on at once were announced with the first step.
    const [march, onward] = before;
    if (advised?.kind === 'march' && march?.kind === 'march' && advised.from === march.to) expect(onward).toEqual(advised);
    if (seat === 0) before = moment.counsel?.moves ?? [];
    const own = seat === 0 && moment.legal.length > 1 ? advised : undefined;
    state = ZARGOS.step(state, own ?? oneOf(legal, dice)).state;
  }
  expect([...kinds]).toEqual(expect.arrayContaining(['attack', 'fight', 'march', 'reinforce']));
  expect(plans).toBeGreaterThan(1);
});

test('a march is told by what it changes where it goes', () => {
  const tables = tablesFor(first.options);
  // Seven Dragons in Taïro, of whom six may come against the Amazones of Akilon nord, who are three, and five with two more.
  const pawns = first.pawns.with(numberOf(tables, 'tairo'), 7).with(numberOf(tables, 'akilon-3'), 3);
  const moment = momentOf({ ...first, pawns, phase: 'reorganisation' });
  const march = { kind: 'march', seat: 0, people: 'amazones', from: 'akilon', to: 'akilon-3', pawns: 2, card: null } as const;
  const { line } = ZARGOS_ADVISER.grounds({ moves: [march] }, moment.view, []);
  const counsel = { ...moment.counsel, moves: [march], text: '', grounds: { line, more: [] } } as typeof moment.counsel;
  const lost = (stand: number) =>
    percent(
      1 -
        referenceFor({
          attacker: { people: 'dragons', pawns: 6, warWind: false },
          defender: { people: 'amazones', pawns: stand, warWind: false, called: 0 },
          site: 'province',
          eclipse: false,
          heatwave: false,
          options: {},
        })(6, stand).win.defender,
      0,
    );
  expect(COACH.tip({ ...moment, counsel }).now).toBe(
    `Touchez Akilon, puis Akilon nord, 2 pions : face à 7 Dragons, ${lost(3)} de la perdre ; avec 5 pions, ${lost(5)}.`,
  );
});

test('who comes to both ends of a march is said once', () => {
  const march = { kind: 'march', seat: 0, people: 'amazones', from: 'tairo', to: 'akilon-3', pawns: 2, card: null } as const;
  const told = (why: string) => marchText(ZARGOS.view(first, 0), march, [], why).replace(/^.*?pions : /u, '');
  expect(told('Akilon nord : face à 7 Dragons, 9 % de la perdre. Il reste 2 pions à Taïro, face à 7 Dragons.')).toBe(
    'face à 7 Dragons, 9 % de la perdre. Il reste 2 pions à Taïro.',
  );
  expect(told('Akilon nord : face à 7 Dragons, 9 %. Taïro, face à 7 Dragons, tomberait aussi avec 4 pions : il y en reste 2.')).toBe(
    'face à 7 Dragons, 9 %. Taïro tomberait aussi avec 4 pions : il y en reste 2.',
  );
  const apart = 'face à 7 Dragons, 9 % de la perdre. Il reste 2 pions à Taïro, face à 4 Dragons.';
  expect(told(apart)).toBe(apart);
});
