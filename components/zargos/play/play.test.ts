/** The table of Zargos over whole games: what it shows and offers is what the game says. */
import { describe, expect, test } from 'vitest';
import type { Point } from '#components/kit/drawing/ink.ts';
import { MAP } from '#components/zargos/board/map/map.ts';
import { diceFrom } from '#engine/core/dice.ts';
import { seeded } from '#engine/core/random.ts';
import { idOf, routeBetween } from '#engine/zargos/board/tables.ts';
import { BOTS } from '#engine/zargos/bot/levels.ts';
import type { PlaceId } from '#engine/zargos/data/board-types.ts';
import { PEOPLE_NAMES } from '#engine/zargos/data/peoples.ts';
import type { Situation } from '#engine/zargos/fight/types.ts';
import type { Event } from '#engine/zargos/game/events.ts';
import { freedByCity } from '#engine/zargos/game/foreseen.ts';
import { toMove, ZARGOS } from '#engine/zargos/game/game.ts';
import { numberOf, pawnsOf, tablesFor } from '#engine/zargos/game/table.ts';
import type { GameOptions, Move, Seat, State, View } from '#engine/zargos/game/types.ts';
import { oddsOf } from '#engine/zargos/odds/fight.ts';
import { attack } from '#engine/zargos/testing/playing.ts';
import { tableOf } from '#engine/zargos/testing/tables.ts';
import { PEOPLES, type People } from '#engine/zargos/types.ts';
import { ZARGOS_ADVISER } from './adviser.ts';
import { askedOf } from './asked.ts';
import { aimedAt, aimsOf, isAimed, isCard, placesOf } from './cards/aim.ts';
import { isOpened, isSeen, toldOf, upTo } from './fight/told.ts';
import { eachesFor, GAME_FORM } from './GameForm.tsx';
import { seaWay, smoothPath } from './map/sea-way.ts';
import { attackArrows, tokensOf } from './map/tokens.ts';
import { isVain, sayMove } from './say.ts';
import { harmsNobody, windowQuestion } from './spec.ts';
import { tallyOf } from './tally.ts';
import { campsText, chanceText, foreseenAt, foreseenText } from './turn/foresee.ts';
import { aimText, cardsTo, groupsBetween, isGroup, judgedTo, ownAgainst, startsOf, stayingAt, targetsOf } from './turn/groups.ts';
import { spread } from './turn/Purse.tsx';
import { draftIn, draftText, draftWith, leftOf, mostAt, movesOf, NO_DRAFT, spendingOf, takersOf } from './turn/purse.ts';
import { fightMeant, whyText } from './turn/why.ts';
import { hasWon, winnersName } from './words.ts';

interface Step {
  readonly state: State;
  readonly seat: Seat;
  readonly legal: readonly Move[];
  readonly view: View;
  readonly move: Move;
  readonly after: State;
  readonly events: readonly Event[];
}

const OPTIONS: GameOptions = { seats: 4, each: 1, opening: 'rapide', offers: 0, options: {}, board: null };

function steps(options: GameOptions, seed: string, most: number): readonly Step[] {
  const dice = diceFrom(seeded(`${seed} hasard`));
  const made: Step[] = [];
  let state = ZARGOS.setup(options, seed);
  while (made.length < most) {
    const [seat] = ZARGOS.toMove(state);
    if (seat === undefined) break;
    const legal = ZARGOS.moves(state, seat);
    const view = ZARGOS.view(state, seat);
    const move = BOTS.random(view, legal, dice, 1);
    const { state: after, events } = ZARGOS.step(state, move);
    made.push({ state, seat, legal, view, move, after, events });
    state = after;
  }
  return made;
}

const WAR = steps(OPTIONS, 'carte', 900);
const SETUP = steps({ ...OPTIONS, seats: 2, each: 2, opening: 'complete', offers: 2 }, 'pose', 260);
/** Two players of two peoples each. */
const SECONDS = steps({ ...OPTIONS, seats: 2, each: 2 }, 'deux', 200);
const ALL = [...SETUP, ...WAR, ...SECONDS];

test('every pawn in play is a token on the map, an arrow, or in the fight under way', () => {
  for (const { view, state } of WAR.filter((_, at) => at % 3 === 0)) {
    for (const people of PEOPLES) {
      const tokens = tokensOf(view).reduce((sum, token) => sum + (token.people === people ? token.pawns : 0), 0);
      const combat = state.turn?.combat;
      const pending = { ...view, turn: state.turn && { ...state.turn, combat: null } };
      const arrows = attackArrows(pending).reduce((sum, arrow) => sum + (arrow.people === people ? arrow.pawns : 0), 0);
      const attacking = combat?.people === people ? combat.fight.pawns.attacker : 0;
      expect(tokens + arrows + attacking, people).toBe(pawnsOf(state, people));
    }
  }
});

test('each group that is listed is found by its two places; another place is refused with a rule', () => {
  let refused = 0;
  for (const { view, legal, state } of WAR.filter((_, at) => at % 5 === 0)) {
    for (const move of legal.filter(isGroup)) {
      const { places } = tablesFor(view.options);
      expect(groupsBetween(view, legal, places.get(move.from) ?? -1, places.get(move.to) ?? -1)).toContainEqual(move);
    }
    const kind = state.phase === 'attacks' ? 'attack' : 'march';
    for (const from of startsOf(view, legal).slice(0, 2)) {
      const open = targetsOf(view, legal, from);
      const far = tablesFor(view.options).ids.findIndex((_, place) => place !== from && !open.includes(place));
      const answer = judgedTo(view, kind, from, far, (move) => ZARGOS.judge(state, move));
      if (answer?.ok) expect(ZARGOS.judge(state, answer.group)).toEqual({ ok: true });
      else expect(answer?.rule, `${idOf(tablesFor(view.options), from)} ${far}`).toMatch(/^ZAR-/);
      refused += 1;
    }
  }
  expect(refused).toBeGreaterThan(40);
});

test('a place of one’s own that nobody may leave is told why; a start is not, nor what others hold', () => {
  const rules = new Set<string>();
  for (const { view, legal, state } of WAR.filter((_, at) => at % 4 === 0)) {
    const { names, land } = tablesFor(view.options);
    const starts = startsOf(view, legal);
    const mine = view.turn?.peoples ?? [];
    for (let place = 0; place < view.owners.length; place += 1) {
      const answer = stayingAt(view, legal, place, land[place] ?? [], (move) => ZARGOS.judge(state, move));
      const owner = view.owners[place];
      if (starts.includes(place) || !owner || !mine.includes(owner)) expect(answer, names[place]).toBeUndefined();
      else if (view.pawns[place] === 1 && view.phase === 'attacks' && !view.turn?.engaged && starts.length > 0 && answer)
        rules.add(answer.rule);
    }
  }
  expect([...rules]).toContain('ZAR-ATT-1');
});

test('ZAR-MER-3: a way over the sea is drawn through the cells that it crosses', () => {
  const { ids, territories, crossings } = tablesFor(OPTIONS);
  const shapes = ids.map((id) => MAP.shapeOf(id).path);
  const spots = ids.map((id) => MAP.shapeOf(id).place);
  const isInside = (id: PlaceId, [x, y]: Point): boolean => {
    const crossed = MAP.shapeOf(id).rings.flatMap((ring) =>
      ring.slice(1).map(([bx, by], at) => {
        const [ax, ay] = ring[at] ?? [0, 0];
        return ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax);
      }),
    );
    return crossed.filter(Boolean).length % 2 === 1;
  };
  let drawn = 0;
  for (let from = 0; from < territories; from += 15) {
    for (let to = 0; to < territories; to += 1) {
      const cells = routeBetween(tablesFor(OPTIONS), from, to);
      if (to === from || !cells || cells.length > 3 || cells.length !== crossings[from * territories + to]) continue;
      const [start, ...rest] = seaWay(shapes, spots, from, cells, to);
      expect(start).toEqual(spots[from]);
      for (const point of rest.slice(0, -1))
        expect(
          cells.some((cell) => isInside(ids[cell] as PlaceId, point)),
          `${ids[from]} ${ids[to]}`,
        ).toBe(true);
      expect(smoothPath([spots[from] ?? [0, 0], ...rest], 30)).toMatch(/^M\d+ \d+(?:C[-\d ]+)+$/);
      drawn += 1;
    }
  }
  expect(drawn).toBeGreaterThan(40);
});

test('ZAR-COM-2: the fight foreseen is the fight that is opened', () => {
  let fights = 0;
  for (const { state, view, move, events } of WAR) {
    const opened = events.find(isOpened);
    if (move.kind !== 'fight' || !opened || opened.defender === 'nobody') continue;
    const at = tablesFor(view.options).places.get(move.at) ?? -1;
    const attack = state.turn?.attacks.find((one) => one.at === at);
    const pawns = attack?.groups.reduce((sum, group) => sum + group.pawns, 0) ?? 0;
    const situation = foreseenAt(view, at, opened.people, pawns);
    expect(situation?.attacker.pawns).toBe(opened.pawns);
    expect(situation?.defender.people).toBe(opened.defender);
    if (situation && 'pawns' in situation.defender) expect(situation.defender.pawns).toBe(opened.defenders);
    fights += 1;
  }
  expect(fights).toBeGreaterThan(30);
});

test('ZAR-ZRG-7: a group sent beside the City that is attacked is told sure if the City falls first', () => {
  const start = tableOf({ stands: { dragons: { 'zargos-9': 20 }, moines: { ohms: 9 } } });
  const send = (to: 'zargos' | 'zargos-8', pawns: number) => attack(0, 'dragons', 'zargos-9', to, pawns);
  const view = (state: State) => ZARGOS.view(state, 0);
  const at = numberOf(tablesFor(start.options), 'zargos-8');
  const odds = (state: State) => oddsOf(foreseenAt(view(state), at, 'dragons', 1) as Situation);
  const alone = ZARGOS.play(start, send('zargos-8', 1)).state;
  expect(foreseenText(view(alone), at, odds(alone))).toMatch(/^Aucune chance de prendre /);
  const both = ZARGOS.play(alone, send('zargos', 15)).state;
  expect(foreseenText(view(both), at, odds(both))).toMatch(/ : sûre si la Cité est prise d’abord, sinon 0 %\.$/);
  expect(chanceText(odds(both), true)).toBe('sûre si la Cité est prise d’abord, sinon 0 %');
  expect(whyText(view(both), { kind: 'fight', seat: 0, at: 'zargos-8' }, chanceText(odds(both), true))).toMatch(
    / est sûre si la Cité est prise d’abord, sinon 0 % : /,
  );
});

test('a fight is told to its last pawn, and as far as one has seen', () => {
  let told = 0;
  let seen: readonly Event[] = [];
  for (const { after, events } of WAR) {
    const from = events.findLastIndex(isOpened);
    seen = from >= 0 ? events.slice(from) : [...seen, ...events];
    const fight = toldOf(after, seen);
    if (!fight?.held || !events.includes(fight.held)) continue;
    const last = fight.beats.at(-1);
    const { how, left } = fight.held;
    const stands = how === 'won' ? last?.after.attacker : how === 'kept' ? last?.after.defender : 0;
    if (how === 'won' || how === 'kept') expect(stands).toBe(left);
    expect(fight.beats.every(({ going }) => !going)).toBe(true);
    expect(upTo(seen, 1).filter(isSeen)).toHaveLength(1);
    expect(toldOf(after, upTo(seen, 1))?.beats).toHaveLength(1);
    told += 1;
  }
  expect(told).toBeGreaterThan(30);
});

test('ZAR-MAG-5: every card that may be played is aimed by touching its places', () => {
  let aimed = 0;
  for (const { view, legal } of WAR) {
    const cards = legal.filter(isCard).filter(isAimed);
    for (const move of cards.slice(0, 6)) {
      const same = cards.filter(({ card }) => card === move.card);
      const places = placesOf(view, move.target);
      const touched = 'seas' in move.target ? places : places.slice(0, 1);
      for (const place of touched) expect(aimsOf(view, same, [])).toContain(place);
      expect(aimedAt(view, same, touched)).toEqual(move);
      aimed += 1;
    }
  }
  expect(aimed).toBeGreaterThan(20);
});

test('ZAR-POS-5: lots spread by themselves are all set down, and what is set down may be', () => {
  let spent = 0;
  for (const { view, legal } of ALL) {
    const purse = spendingOf(view, legal);
    if (!purse || purse.most.size === 0) continue;
    const draft = spread(view, purse, NO_DRAFT);
    expect(takersOf(view, purse, draft)).toEqual([]);
    for (const [place, count] of draft.pawns) expect(count).toBeLessThanOrEqual(mostAt(view, purse, draft, place));
    spent += 1;
  }
  expect(spent).toBeGreaterThan(10);
});

test('ZAR-REN-1: what is drafted can be paid, and is bought as it was drafted', () => {
  let bought = 0;
  for (const { state, view, legal } of ALL) {
    const purse = spendingOf(view, legal);
    if (!purse) continue;
    let draft = NO_DRAFT;
    for (const [place] of purse.most) draft = draftWith(draft, place, Math.min(3, mostAt(view, purse, draft, place)));
    expect(leftOf(purse, draft)).toBeGreaterThanOrEqual(0);
    if (leftOf(purse, draft) < purse.price) expect(takersOf(view, purse, draft)).toEqual([]);
    // What it says for ears is what it holds.
    const said = draftText(view, purse, draft);
    expect([...said.matchAll(/ : (\d+) pion/g)].map(([, count]) => Number(count))).toEqual([...draft.pawns.values()]);
    expect(said).toMatch(new RegExp(`il reste ${leftOf(purse, draft)} p`));
    let now = state;
    for (const move of movesOf(view, purse, draft)) {
      expect(ZARGOS.judge(now, move)).toEqual({ ok: true });
      now = ZARGOS.play(now, move).state;
      bought += 1;
    }
  }
  expect(bought).toBeGreaterThan(40);
});

test('what was advised to be bought is what « Répartir pour moi » lays out', () => {
  let laid = 0;
  for (const { view, legal } of WAR) {
    const purse = spendingOf(view, legal);
    if (purse?.kind !== 'buys' || purse.most.size < 2) continue;
    const listed = legal.filter((move) => move.kind === 'reinforce');
    const advised = listed
      .filter(({ at }, number) => listed.findIndex((one) => one.at === at) === number)
      .slice(0, 2)
      .map((move) => ({ ...move, pawns: 1 }));
    expect(movesOf(view, purse, draftIn(view, purse, advised))).toEqual(advised);
    laid += 1;
  }
  expect(laid).toBeGreaterThan(5);
});

test('ZAR-REN-1: as many boats are offered as can be bought, and no more', () => {
  let most = 0;
  for (const { state, view, legal, seat } of ALL) {
    const purse = spendingOf(view, legal);
    if (purse?.kind !== 'buys') continue;
    const allows = (count: number) => ZARGOS.judge(state, { kind: 'boats', seat, people: purse.people, count }).ok;
    if (purse.boats > 0) expect(allows(purse.boats)).toBe(true);
    expect(allows(purse.boats + 1)).toBe(false);
    most = Math.max(most, purse.boats);
  }
  expect(most).toBeGreaterThan(1);
});

describe('who is asked', () => {
  test('the one line names what is asked of whoever moves', () => {
    for (const { state, view, seat } of ALL) {
      expect(askedOf(view)?.text.length).toBeGreaterThan(0);
      expect(toMove(view), state.phase).toContain(seat);
      expect(toMove(ZARGOS.view(state, 'public')), state.phase).toEqual(toMove(view));
    }
  });

  test('ZAR-L-27: a question stays the same until somebody reacts', () => {
    let asked = 0;
    for (const { state, after, move } of WAR) {
      const [before, next] = [windowQuestion(state), windowQuestion(after)];
      if (!before || !next || state.phase !== after.phase) continue;
      if (move.kind === 'pass' && before.turn === next.turn && state.phase === 'red') expect(next.id).toBe(before.id);
      if (move.kind === 'card') expect(next.id).not.toBe(before.id);
      asked += 1;
    }
    expect(asked).toBeGreaterThan(20);
  });

  test('ZAR-MAG-1: it tells nothing of which cards are held', () => {
    for (const { state } of WAR) {
      const veiled = { ...state, hands: state.hands.map((hand) => hand.map(() => 'vent-de-guerre' as const)) };
      expect(windowQuestion(veiled)).toEqual(windowQuestion(state));
    }
  });
});

describe('ZAR-ATT-2: advice of several groups on one place', () => {
  const advisedIn = (view: View, legal: readonly Move[]): readonly Move[] =>
    ZARGOS_ADVISER.weigh(view, legal, diceFrom(seeded('conseil')), 0)[0]?.moves ?? [];
  const whole = ALL.flatMap(({ state, view, legal }) => {
    if (view.phase !== 'attacks') return [];
    const [move, ...following] = advisedIn(view, legal);
    return move?.kind === 'attack' ? [{ state, view, move, following }] : [];
  });
  const joint = whole.filter(({ following }) => following.length > 0);

  test('its other groups are of the same people, against the same place, each from elsewhere, and all may be played (ZAR-MER-1)', () => {
    expect(joint.length).toBeGreaterThan(10);
    for (const { state, move, following } of joint) {
      let now = state;
      const groups = [move, ...following].flatMap((one) => (one.kind === 'attack' ? [one] : []));
      expect(groups).toHaveLength(following.length + 1);
      expect(new Set(groups.map(({ to, people }) => `${people} ${to}`)).size).toBe(1);
      expect(new Set(groups.map(({ from }) => from)).size).toBe(groups.length);
      for (const group of groups) {
        expect(ZARGOS.judge(now, group)).toEqual({ ok: true });
        now = ZARGOS.play(now, group).state;
      }
    }
  });

  test('goes on where it has begun, group by group, until all that it promised is sent', () => {
    for (const { state, view, move, following } of joint.slice(0, 12)) {
      let [now, sent] = [state, 0];
      for (let next: Move | undefined = move; next?.kind === 'attack' && next.to === move.to && next.people === move.people; ) {
        sent += next.pawns;
        now = ZARGOS.step(now, next).state;
        [next] = advisedIn(ZARGOS.view(now, view.seat), ZARGOS.moves(now, view.seat));
      }
      expect(sent).toBe([move, ...following].reduce((sum, one) => sum + (one.kind === 'attack' ? one.pawns : 0), 0));
    }
  });

  test('never sends a pawn to certain loss: where its own reason says 0 %, the City is to fall first (ZAR-ZRG-7)', () => {
    let fights = 0;
    for (const { view, move, following } of whole) {
      const fight = fightMeant(view, move, following);
      const situation = fight && foreseenAt(view, fight.at, fight.people, fight.pawns);
      if (!fight || !situation) continue;
      const { win } = oddsOf(situation);
      expect(win.attacker > 0 || freedByCity(view, fight.at), JSON.stringify(move)).toBe(true);
      fights += 1;
    }
    expect(fights).toBeGreaterThan(30);
  });

  test('is said, and counted, as a whole', () => {
    for (const { view, move, following } of joint) {
      const groups = [move, ...following].flatMap((one) => (one.kind === 'attack' ? [one] : []));
      const pawns = groups.reduce((sum, one) => sum + one.pawns, 0);
      const text = sayMove(move, view, following);
      expect(text).toContain(`avec ${pawns} pions à la fois`);
      expect(text.match(/\d+ depuis/g)).toEqual(groups.map((one) => `${one.pawns} depuis`));
      const declared = view.turn?.attacks.find(({ at }) => at === tablesFor(view.options).places.get(move.to));
      const before = declared?.people === move.people ? declared.groups.reduce((sum, one) => sum + one.pawns, 0) : 0;
      expect(fightMeant(view, move, following)?.pawns).toBe(before + pawns);
    }
  });
});

test('counts of a people agree with it: one Dragon, not one Dragons', () => {
  const placed = SETUP.find(({ view }) => view.phase === 'placement');
  const fought = WAR.find(({ view }) => view.turn?.combat && view.turn.combat.defender !== 'demons');
  const combat = fought?.view.turn?.combat;
  if (!placed?.view.positioning || !combat) throw new Error('no such moments');
  const { view } = placed;
  const [first, second] = view.peoples[view.seat] ?? [];
  if (!first || !second) throw new Error('one people alone');
  const left = { ...placed.view.positioning.left, [first]: 1, [second]: 7 };
  const one = (people: People) => `1 ${PEOPLE_NAMES[people].slice(0, -1)}`;
  expect(askedOf({ ...view, positioning: { ...placed.view.positioning, left } })?.text).toMatch(
    new RegExp(`${one(first)} et 7 ${PEOPLE_NAMES[second]}\\.$`),
  );
  const defender = combat.defender === 'demons' ? 'moines' : combat.defender;
  const pawns = { attacker: 7, defender: 1 };
  expect(campsText({ ...combat, fight: { ...combat.fight, pawns } })).toBe(`7 ${PEOPLE_NAMES[combat.people]} contre ${one(defender)}`);
});

describe('ZAR-ATT-6: one’s own other people', () => {
  const among = (view: View, legal: readonly Move[], from: number) => targetsOf(view, legal, from).filter((to) => ownAgainst(view, to));

  test('is told among the targets of an attack, as many as there are', () => {
    const [seen, ...others] = SECONDS.flatMap(({ view, legal }) => {
      if (view.phase !== 'attacks') return [];
      return startsOf(view, legal).flatMap((from) => {
        const [targets, own] = [targetsOf(view, legal, from), among(view, legal, from)];
        return own.length > 0 ? [{ view, targets, own }] : [];
      });
    });
    expect(others.length).toBeGreaterThan(5);
    if (!seen) throw new Error('no such target');
    for (const to of seen.own) expect(seen.view.peoples[seen.view.seat]).toContain(seen.view.owners[to]);
    expect(aimText(seen.view, seen.targets)).toContain(`dont ${seen.own.length} à vos propres`);
    expect(aimText({ ...seen.view, phase: 'reorganisation' }, seen.targets)).not.toContain('propres');
  });

  test('is nobody’s where each leads one', () => {
    for (const { view, legal } of WAR) {
      if (view.phase !== 'attacks') continue;
      for (const from of startsOf(view, legal)) expect(among(view, legal, from)).toEqual([]);
    }
  });
});

test('ZAR-ECLIPSE, ZAR-AMA-1, ZAR-L-4: before the Amazones’ own turn an Éclipse takes nothing, unless it lasts', () => {
  const eclipse: Move = { kind: 'card', seat: 1, card: 'eclipse', target: {} };
  const [before] = WAR.filter(({ view }) => view.phase === 'red' && view.turn);
  if (!before?.view.turn) throw new Error('no red moment');
  const { view } = before;
  const at = (people: People, options = {}) => ({
    turn: view.turn && { ...view.turn, peoples: [people] },
    options: { ...view.options, options },
  });
  expect(isVain(eclipse, at('amazones'))).toBe(true);
  expect(isVain(eclipse, at('dragons'))).toBe(false);
  expect(isVain(eclipse, at('amazones', { 'ZAR-L-4': 'phase-a' }))).toBe(false);
  expect(isVain({ ...eclipse, card: 'canicule' }, at('amazones'))).toBe(false);
});

test('a place that asks for a card is none where some group goes without, and is counted among the targets', () => {
  let carded = 0;
  for (const { view, legal } of [...WAR, ...SECONDS]) {
    for (const from of startsOf(view, legal)) {
      const cards = cardsTo(view, legal, from);
      const targets = targetsOf(view, legal, from);
      for (const to of targets) {
        const all = groupsBetween(view, legal, from, to).map(({ card }) => card);
        expect(cards.has(to)).toBe(!all.includes(null));
      }
      carded += cards.size;
      const text = aimText(view, targets, cards);
      if (cards.size > 0) expect(text).toContain(`${cards.size} seulement avec le Vent `);
      else expect(text).not.toContain('seulement');
    }
  }
  expect(carded).toBeGreaterThan(20);
});

test('advice says every kind of move in a sentence', () => {
  for (const { move, view } of ALL) expect(sayMove(move, view)).toMatch(/^[a-zé].*\.$/u);
});

test('the tally counts what was told: fights, purchases, counts of each round', () => {
  const events = WAR.map((step) => step.events);
  const tally = tallyOf(WAR[0]?.state.peoples ?? [], events);
  const opened = events.flat().filter((event) => event.kind === 'opened' && event.defender !== 'nobody');
  const against = opened.filter((event) => event.kind === 'opened' && event.defender !== 'demons').length;
  expect(PEOPLES.reduce((sum, people) => sum + tally.peoples[people].fights, 0)).toBe(opened.length + against);
  const rounds = tally.counts.map(({ round }) => round);
  // What stands is what stood and what was bought, without what was lost.
  const end = WAR.findLastIndex(({ state }) => state.phase === 'reinforcements');
  const before = WAR.slice(0, end);
  const until = tallyOf(
    WAR[0]?.state.peoples ?? [],
    before.map((step) => step.events),
  );
  expect(before.length).toBeGreaterThan(50);
  for (const people of PEOPLES) {
    const [first, last] = [WAR[0]?.state, WAR[end]?.state];
    const { bought, lost } = until.peoples[people];
    expect(first && last && pawnsOf(last, people) - pawnsOf(first, people), people).toBe(bought - lost);
  }
  expect(rounds).toEqual(rounds.map((_, at) => at + 1));
});

test('the tally counts every card once: those that carry a group, and a Vent de Brume however many march under it', () => {
  const group = { seat: 0, people: 'dragons', from: 'oz', into: 'kahil', pawns: 2, by: [], over: [], boats: 0 } as const;
  const { peoples } = tallyOf(
    [['moines', 'dragons']],
    [
      [{ kind: 'attacked', ...group, card: 'vent-de-terre' }],
      [{ kind: 'marched', ...group, card: 'vent-d-ailleurs' }],
      [{ kind: 'marched', ...group, card: null }],
      [{ kind: 'card', seat: 0, card: 'vent-de-brume', target: {} }],
      [{ kind: 'marched', ...group, card: 'vent-de-brume' }],
      [{ kind: 'marched', ...group, card: 'vent-de-brume' }],
    ],
  );
  expect([peoples.moines.cards, peoples.dragons.cards]).toEqual([1, 2]);
});

test('ZAR-BUT-1: of a player’s two peoples the one that took the City won, by name; elsewhere all that he leads', () => {
  const peoples = [['moines', 'ailes'], ['dragons']] as const;
  const ending = { by: 'city', people: 'ailes', winners: [0], scores: [12, 3] } as const;
  const city = { peoples, ending };
  expect([winnersName(city), hasWon(city, 'ailes', 0), hasWon(city, 'moines', 0)]).toEqual(['les Ailés', true, false]);
  const last = { peoples, ending: { ...ending, by: 'last', people: null } } as const;
  expect([winnersName(last), hasWon(last, 'moines', 0), hasWon(last, 'dragons', 1)]).toEqual(['les Moines et les Ailés', true, false]);
});

test('at the end no pawns lie over those of the people that has won', () => {
  const { view } = WAR.at(-1) ?? {};
  if (!view) throw new Error('no game');
  const won = tokensOf(view)[0]?.people ?? 'ailes';
  const after = tokensOf({ ...view, ending: { by: 'city', people: won, winners: [0], scores: [] } }).map(({ people }) => people === won);
  expect(after).toHaveLength(tokensOf(view).length);
  expect(after).toEqual(after.toSorted());
  expect(after.filter(Boolean).length).toBeGreaterThan(0);
});

test('ZAR-PREP-2, ZAR-PREP-3: what the form offers is what the game takes', () => {
  for (const seats of [2, 3, 4, 5, 6]) {
    for (const each of eachesFor(seats)) {
      const { opening, offers } = GAME_FORM.read({ opening: 'complete', offers: 99 }, seats);
      expect(ZARGOS.checkOptions({ seats, each, opening, offers }).ok, `${seats} × ${each}`).toBe(true);
    }
  }
  expect(GAME_FORM.read('???', 3)).toEqual({ opening: 'rapide', each: 2, offers: 0 });
});

test('before a turn nobody is asked for a card that can harm nobody: where only he stands, or that would freeze his own turn alone', () => {
  const tables = tablesFor(OPTIONS);
  const made = steps(OPTIONS, 'nul', 900).filter(({ state }) => state.phase === 'red');
  const seen = { harmless: 0, harmful: 0, frozen: 0 };
  for (const { state, legal } of made)
    for (const move of legal.filter(isCard)) {
      const { target } = move;
      if (!('kingdom' in target)) {
        expect(harmsNobody(state, move)).toBe(false);
        continue;
      }
      const others = tables.board.territories.some(({ kingdom }, place) => {
        const owner = state.owners[place];
        return kingdom === target.kingdom && owner && !state.peoples[move.seat]?.includes(owner);
      });
      const isFrozen = move.card === 'vent-de-glace' && state.turn?.seat === move.seat;
      expect(harmsNobody(state, move)).toBe(!others || isFrozen);
      seen[isFrozen ? 'frozen' : others ? 'harmful' : 'harmless'] += 1;
    }
  expect(seen.harmful).toBeGreaterThan(0);
  expect(seen.frozen + seen.harmless).toBeGreaterThan(0);
});
