/** Over whole games: whatever the game lists can be done by touching the map and pressing what is offered, and nothing is offered that the rules refuse. */
import { expect, test } from 'vitest';
import { diceFrom, oneOf } from '#engine/core/dice.ts';
import { seeded } from '#engine/core/random.ts';
import { type Hex, keyOf } from '#engine/zargos-lords/board/hex.ts';
import { hexAt, hexesOf, nameOf } from '#engine/zargos-lords/board/map.ts';
import { cityAt, cityId, standingAt } from '#engine/zargos-lords/board/position.ts';
import { BOTS } from '#engine/zargos-lords/game/bot/levels.ts';
import { LORDS } from '#engine/zargos-lords/game/game.ts';
import { marchesOf } from '#engine/zargos-lords/game/march.ts';
import { landsOf } from '#engine/zargos-lords/game/scenarios.ts';
import { enemiesOf } from '#engine/zargos-lords/game/table.ts';
import { warWorth } from '#engine/zargos-lords/game/bot/war/worth.ts';
import { shotOdds } from '#engine/zargos-lords/game/odds.ts';
import { cityOf, sceneOf, warScene } from '#engine/zargos-lords/game/testing/scenes.ts';
import type { Kind } from '#engine/zargos-lords/types.ts';
import type { Move, State, View } from '#engine/zargos-lords/game/types.ts';
import { perilsOf, perilTold, someOf } from './perils.ts';
import {
  actOf,
  actsTouched,
  comingOf,
  type Held,
  legalWith,
  marksFor,
  isPoor,
  proposalOf,
  proposedIn,
  standingFor,
  whyShut,
} from './acts.ts';
import { OFFERED, WAR_FORM } from './WarForm.tsx';
import { askedOf } from './words.ts';

const placeOf = (view: View, id: string): Hex | undefined =>
  view.position.cities.find((city) => cityId(city) === id)?.at ?? standingFor(view, id)?.at;

/** What is touched to have a move offered; undefined for those that are buttons alone. */
function touchFor(view: View, move: Move): Held | undefined {
  switch (move.kind) {
    case 'march':
      return { picked: move.id, apart: move.apart, looked: move.to };
    case 'strike':
      return { picked: view.phase === 'march' ? move.id : undefined, looked: placeOf(view, move.target) };
    case 'shoot':
      return { picked: view.phase === 'march' ? move.shooters[0] : undefined, looked: placeOf(view, move.target) };
    case 'attack':
      return { looked: placeOf(view, move.targets[0] ?? '') };
    case 'sally':
      return { looked: placeOf(view, move.city) };
    case 'pick':
      return { looked: hexesOf(view.position.map).find((hex) => landsOf(view.position.map).get(keyOf(hex)) === move.continent) };
    case 'found':
    case 'place':
      return { looked: move.at };
    case 'onward':
      return { looked: move.to };
    case 'enter':
      return { looked: placeOf(view, view.entry?.city ?? '') };
    case 'retreat':
      return { picked: move.id, line: move.direction };
    default:
      return undefined;
  }
}

/** Of a large scenario, one state in so many is looked at. */
const SAMPLE: Readonly<Record<string, number>> = { continent: 29 };

function* played(start: string, games: number): Generator<{ state: State; view: View; seat: number; listed: readonly Move[] }> {
  for (let at = 0; at < games; at += 1) {
    const dice = diceFrom(seeded(`actes ${start} ${at}`));
    let state = LORDS.setup({ seats: 2, ...WAR_FORM.read({ scenario: start }, 2), options: {} }, `actes ${at}`);
    while (!LORDS.outcome(state)) {
      const [seat = 0] = LORDS.toMove(state);
      const [listed, view] = [LORDS.moves(state, seat), LORDS.view(state, seat)];
      yield { state, view, seat, listed };
      const move = at % 2 === 0 ? BOTS.greedy(view, listed, dice, 0) : oneOf(listed, dice);
      state = LORDS.step(state, move).state;
    }
  }
}

const same = (one: Move, other: Move): boolean => JSON.stringify(one) === JSON.stringify(other);

test.each(OFFERED.filter((one) => one !== 'guerre'))(
  '%s: what is listed is offered where it is touched, what is offered is allowed, with words that say it',
  (start) => {
    const seen = new Set<string>();
    let count = 0;
    const sample = SAMPLE[start] ?? 1;
    for (const { state, view, seat, listed } of played(start, sample > 1 ? 1 : process.env.NIGHT && start !== 'siege' ? 4 : 2)) {
      count += 1;
      const isRare = view.phase !== 'march' && !seen.has(`phase ${view.phase}`);
      if (!isRare && count % sample > 0) continue;
      seen.add(`phase ${view.phase}`);
      expect(askedOf(view, listed, seat)?.text ?? '').not.toMatch(/undefined|NaN|^$/);
      for (const move of listed) {
        const held = touchFor(view, move);
        if (!held || (move.kind === 'strike' && view.phase === 'march')) continue;
        const offered = actsTouched(view, legalWith(view, seat, listed, held), seat, held);
        if (!offered.some((one) => same(one, move))) throw new Error(`${JSON.stringify(move)} is not offered`);
        seen.add(move.kind);
        if (move.kind === 'attack' && move.targets[0]?.startsWith('ville')) seen.add('attack a city');
        if (move.kind === 'march' && cityAt(view.position, move.to)) seen.add('march into a city');
        if (move.kind === 'march' && standingAt(view.position, move.to).length > 0) seen.add('march into a pair');
      }
      if (count % (7 * sample) > 0) continue;
      // Any counter's marches are to be had, not only those of the one whose turn the game lists.
      if (view.phase === 'march')
        for (const move of marchesOf(view, seat)) {
          const held: Held = { picked: move.id, apart: move.apart };
          const { open, bound } = marksFor(view, legalWith(view, seat, listed, held), held);
          if (![...open, ...bound].some((hex) => keyOf(hex) === keyOf(move.to))) throw new Error(`${JSON.stringify(move)} is not marked`);
        }
      for (const looked of hexesOf(view.position.map)) {
        const held: Held = { looked };
        const offered = actsTouched(view, legalWith(view, seat, listed, held), seat, held);
        for (const move of offered) {
          const verdict = LORDS.judge(state, move);
          if (!verdict.ok) throw new Error(`${JSON.stringify(move)}: ${verdict.because}`);
          const { label, sentence } = actOf(view, move, looked);
          expect(`${label} ${sentence}`).not.toMatch(/undefined|NaN|\b[ab]\d/);
          seen.add(`offered ${move.kind}`);
        }
        if (offered.length === 0) whyShut(view, seat, held, (move) => LORDS.judge(state, move));
      }
      // Nobody touched whom these are against: they name him, and none cannot but fail.
      for (const move of proposedIn(view, listed)) {
        const { label } = proposalOf(view, move);
        const [target = ''] = move.kind === 'shoot' ? [move.target] : move.kind === 'attack' ? move.targets : [];
        const at = placeOf(view, target);
        if (at) expect(label).toContain(`(${nameOf(at)})`);
        if (listed.some(({ kind }) => kind === 'end')) expect(label).not.toContain(' : 0 %');
      }
      for (const peril of perilsOf(view, seat))
        expect(perilTold(peril)).toMatch(/\d+ contre \d+(?:, ou|$)|\d+(?:,\d)?\s?% de chances d’être éliminé par /);
      expect(someOf(view, ['a1', 'a2'])).not.toMatch(/undefined/);
    }
    expect(count).toBeGreaterThan(100);
    if (sample > 1) {
      expect([...seen]).toEqual(
        expect.arrayContaining(['phase cards', 'phase cities', 'phase garrisons', 'phase deployment', 'pick', 'found', 'place', 'march']),
      );
      return;
    }
    const [city, others] = start === 'siege' ? ['attack a city', []] : ['', ['march into a city', 'march into a pair']];
    expect([...seen]).toEqual(
      expect.arrayContaining(['attack', 'march', 'retreat', 'shoot', 'offered strike', ...others, ...(city ? [city] : [])]),
    );
  },
);

test('of those who may come upon a touched enemy, each is named once: two of a kind in one city are one', () => {
  let [most, count] = [0, 0];
  for (const { view, seat, listed } of played('siege', 1)) {
    if (view.phase !== 'march' || count++ % 12 > 0) continue;
    const legal = legalWith(view, seat, listed, {});
    for (const { at } of enemiesOf(view, seat)) {
      const labels = actsTouched(view, legal, seat, { looked: at })
        .filter(({ kind }) => kind === 'march')
        .map((move) => comingOf(view, move, at).label);
      expect(new Set(labels).size).toBe(labels.length);
      most = Math.max(most, labels.length);
    }
  }
  expect(most).toBeGreaterThan(2);
});

test('LOR-L-60: a shot that must be made has its button, though it is hopeless; one that need not be has none', () => {
  const rows = new Array<string>(6).fill('........');
  const view = LORDS.view(
    sceneOf(
      'ponts',
      rows,
      [
        ['a2', 'chevaliers-fantarcher', 2, 2],
        ['b1', 'dragon', 3, 2],
      ],
      { phase: 'shots' },
    ),
    0,
  );
  const shot = { kind: 'shoot', seat: 0, shooters: ['a2'], target: 'b1' } as const;
  expect(proposedIn(view, [shot, { kind: 'end', seat: 0 }])).toEqual([]);
  expect(proposedIn(view, [shot])).toEqual([shot]);
});

test('LOR-ARC-2: no more shoot than add to it, and who may hit somebody else is left to it', () => {
  const rows = new Array<string>(8).fill('..........');
  const shotsOf = (counters: Parameters<typeof sceneOf>[2]) => {
    const state = sceneOf('ponts', rows, counters, { phase: 'shots' });
    return { view: LORDS.view(state, 0), legal: LORDS.moves(state, 0) };
  };
  const archer = (id: string, column: number, row: number) => [id, 'chevaliers-fantarcher', column, row] as const;
  // Both of two next to it are sure to hit a Fantassin; a third adds nothing.
  const { view, legal } = shotsOf([archer('a1', 3, 3), archer('a2', 5, 3), archer('a3', 4, 5), ['b1', 'dragons-fantassin', 4, 3]]);
  const [best] = proposedIn(view, legal);
  const all = legal.find((move) => move.kind === 'shoot' && move.shooters.length === 3);
  const killOf = (move: Move | undefined): number => {
    const odds = move?.kind === 'shoot' ? shotOdds(view, move) : undefined;
    return odds && 'kill' in odds ? odds.kill : -1;
  };
  expect(all).toBeDefined();
  expect(best?.kind).toBe('shoot');
  expect(killOf(best)).toBe(killOf(all));
  expect(best?.kind === 'shoot' && best.shooters.length).toBeLessThan(3);
});

test('LOR-VIL-5: a garrison that may lose all is never what stands first to be pressed', () => {
  const rows = new Array<string>(8).fill('..........');
  const inside = [
    ['a1', 'chevaliers-fantassin'],
    ['a2', 'chevaliers-fantassin'],
    ['a3', 'chevaliers-fantassin'],
  ] as const;
  const seenWith = (force: Kind) => {
    const state = warScene(rows, ['chevaliers', 'moines'], [['b1', force, 5, 4]], [cityOf('chevaliers', 4, 4, inside)], {
      phase: 'combats',
      turn: 0,
    });
    const view = LORDS.view(state, 0);
    return { view, sally: proposedIn(view, LORDS.moves(state, 0)).find(({ kind }) => kind === 'sally') };
  };
  // 9 against 7: one face in six costs the garrison and the city; 9 against 3, none.
  const [strong, weak] = [seenWith('moine'), seenWith('illusionniste')];
  expect(strong.sally && isPoor(strong.view, strong.sally)).toBe(true);
  expect(weak.sally && isPoor(weak.view, weak.sally)).toBe(false);
});

test('LOR-IND-1: of an enemy that is touched, the strike that the captain would make is among those offered', () => {
  let count = 0;
  for (const { view, seat, listed } of played('siege', 1)) {
    const strikes = listed.filter((move) => move.kind === 'strike');
    if (view.phase !== 'march' || strikes.length === 0 || count++ % 5 > 0) continue;
    const best = strikes.toSorted((a, b) => warWorth(view, b) - warWorth(view, a))[0];
    const at = best?.kind === 'strike' ? placeOf(view, best.target) : undefined;
    const offered = actsTouched(view, legalWith(view, seat, listed, {}), seat, { looked: at });
    expect(offered).toContain(best);
  }
  expect(count).toBeGreaterThan(5);
});

test('LOR-ALL-2: onto an ally’s counter one is told whom one hands over, or takes, and what a hostage is', () => {
  const scene = warScene(
    new Array<string>(8).fill('.'.repeat(10)),
    ['chevaliers', 'moines', 'dragons'],
    [
      ['a1', 'chevalier', 2, 2],
      ['a2', 'chevaliers-fantassin', 2, 4],
      ['b1', 'moines-fantassin', 3, 2],
      ['b2', 'moine', 3, 4],
    ],
    [],
    {
      pledges: [
        { from: 0, to: 1, kind: 'chevalier' },
        { from: 1, to: 0, kind: 'moine' },
      ],
    },
  );
  const view = LORDS.view({ ...scene, position: { ...scene.position, allies: [['chevaliers', 'moines']] } }, 0);
  const told = (id: string, column: number, row: number) => {
    const { label, sentence, rule } = actOf(view, { kind: 'march', seat: 0, id, to: hexAt(column, row) });
    return `${rule} ${label}. ${sentence}`;
  };
  expect(told('a1', 3, 2)).toMatch(/^LOR-ALL-2 Livrer le Chevalier en otage aux Moines\. .* n’a plus aucun pouvoir/);
  expect(told('a2', 3, 4)).toMatch(/^LOR-ALL-2 Prendre le Moine en otage\. /);
});
