/** Taps over whole games: each place that is shown as open does what the game lists there, and nothing else is ever played. */
import { describe, expect, test } from 'vitest';
import { diceFrom } from '#engine/core/dice.ts';
import { seeded } from '#engine/core/random.ts';
import { BOTS } from '#engine/zargos/bot/levels.ts';
import { ZARGOS } from '#engine/zargos/game/game.ts';
import { tablesFor } from '#engine/zargos/game/table.ts';
import type { GameOptions, Move, View } from '#engine/zargos/game/types.ts';
import { aimedAt, isAimed, isCard, playsOf } from './cards/aim.ts';
import { type Drafts, meaningOf, NOTHING, openPlaces, type Pick } from './touch.ts';
import { groupsBetween } from './turn/groups.ts';
import { drafted, leftOf, movesOf, NO_DRAFT, spendingOf, takersOf } from './turn/purse.ts';

interface Moment {
  readonly view: View;
  readonly legal: readonly Move[];
}

function momentsOf(options: GameOptions, seed: string, most: number): readonly Moment[] {
  const dice = diceFrom(seeded(`${seed} hasard`));
  const made: Moment[] = [];
  let state = ZARGOS.setup(options, seed);
  for (let [seat] = ZARGOS.toMove(state); seat !== undefined && made.length < most; [seat] = ZARGOS.toMove(state)) {
    const moment = { view: ZARGOS.view(state, seat), legal: ZARGOS.moves(state, seat) };
    made.push(moment);
    state = ZARGOS.play(state, BOTS.random(moment.view, moment.legal, dice, 1)).state;
  }
  return made;
}

const OPTIONS: GameOptions = { seats: 4, each: 1, opening: 'rapide', offers: 0, options: {}, board: null };
const WAR = momentsOf(OPTIONS, 'doigt', 700);
const SETUP = momentsOf({ ...OPTIONS, seats: 2, each: 2, opening: 'complete' }, 'pose', 160);
const of = (moments: readonly Moment[], ...phases: readonly View['phase'][]) => moments.filter(({ view }) => phases.includes(view.phase));

const EMPTY: Drafts = { pick: NOTHING, draft: NO_DRAFT, offer: undefined };
const touched = ({ view, legal }: Moment, pick: Pick, place: number): Pick | undefined => {
  const meant = meaningOf(view, legal, { ...EMPTY, pick }, place);
  return meant.kind === 'pick' ? meant.pick : undefined;
};

describe('a group is sent by two taps', () => {
  const moments = of(WAR, 'attacks', 'reorganisation').filter(({ view, legal }) => openPlaces(view, legal, NOTHING).length > 0);

  test('where from, then where to: some group of the game goes there', () => {
    expect(moments.length).toBeGreaterThan(50);
    for (const moment of moments) {
      const { view, legal } = moment;
      const [from = -1] = openPlaces(view, legal, NOTHING);
      expect(touched(moment, NOTHING, from)).toEqual({ from });
      for (const to of openPlaces(view, legal, { from })) {
        expect(touched(moment, { from }, to)).toEqual({ from, to });
        expect(groupsBetween(view, legal, from, to)).not.toEqual([]);
      }
    }
  });

  test('the same place again lets go; a place that nobody goes to is asked about from there', () => {
    for (const moment of moments) {
      const { view, legal } = moment;
      const starts = openPlaces(view, legal, NOTHING);
      const [from = -1] = starts;
      expect(touched(moment, { from }, from)).toEqual({ looked: from });
      const far = view.owners.findIndex((_, place) => place !== from && ![...starts, ...openPlaces(view, legal, { from })].includes(place));
      if (far >= 0) expect(touched(moment, { from }, far)).toEqual({ from, to: far });
    }
  });
});

test('a tap buys one pawn where one may stand, and never more than the purse holds', () => {
  const moments = of([...WAR, ...SETUP], 'reinforcements', 'placement').flatMap((moment) => {
    const purse = spendingOf(moment.view, moment.legal);
    return purse && takersOf(moment.view, purse, NO_DRAFT).length > 0 ? [{ ...moment, purse }] : [];
  });
  expect(moments.length).toBeGreaterThan(20);
  for (const { view, legal, purse } of moments) {
    let { draft } = EMPTY;
    for (let tap = 0; tap < 40; tap++) {
      const [place] = takersOf(view, purse, draft);
      if (place === undefined) break;
      const meant = meaningOf(view, legal, { ...EMPTY, draft }, place);
      if (meant.kind !== 'draft') throw new Error(`a tap on ${place} is no purchase`);
      expect(drafted(meant.draft)).toBe(drafted(draft) + 1);
      draft = meant.draft;
    }
    expect(leftOf(purse, draft)).toBeGreaterThanOrEqual(0);
    expect(movesOf(view, purse, draft)).not.toEqual([]);
  }
});

test('a pawn is planted by one tap where one people alone may, and asked about where two may', () => {
  const moments = of(SETUP, 'planting');
  expect(moments.length).toBeGreaterThan(2);
  for (const { view, legal } of moments) {
    const { places } = tablesFor(view.options);
    const plants = legal.flatMap((move) => (move.kind === 'plant' ? [move] : []));
    for (const move of plants) {
      const place = places.get(move.at) ?? -1;
      expect(meaningOf(view, [move], EMPTY, place)).toEqual({ kind: 'act', move });
      const both = plants.filter(({ at }) => at === move.at);
      if (both.length > 1) expect(meaningOf(view, legal, EMPTY, place)).toEqual({ kind: 'pick', pick: { looked: place } });
    }
  }
});

test('a card is aimed by taps on what it may aim at', () => {
  let aimed = 0;
  for (const moment of WAR) {
    const { view, legal } = moment;
    for (const card of new Set(legal.filter(isCard).map((move) => move.card))) {
      const plays = playsOf(legal, card).filter(isAimed);
      let pick: Pick | undefined = { card, aims: [] };
      for (let tap = 0; tap < 2 && pick && plays.length > 0 && !aimedAt(view, plays, pick.aims ?? []); tap++) {
        const aims: readonly number[] = pick.aims ?? [];
        const place: number | undefined = openPlaces(view, legal, pick).find((one) => !aims.includes(one));
        pick = place === undefined ? undefined : touched(moment, pick, place);
      }
      if (plays.length === 0) continue;
      aimed += 1;
      expect(legal).toContain(aimedAt(view, plays, pick?.aims ?? []));
    }
  }
  expect(aimed).toBeGreaterThan(10);
});
