/** What stops the table: a city that is taken does at any pace, and whoever took it is not stopped. */
import { expect, test } from 'vitest';
import { diceFrom } from '#engine/core/dice.ts';
import { seeded } from '#engine/core/random.ts';
import { hexAt } from '#engine/zargos-lords/board/map.ts';
import { BOTS } from '#engine/zargos-lords/game/bot/levels.ts';
import { LORDS } from '#engine/zargos-lords/game/game.ts';
import type { Event } from '#engine/zargos-lords/game/events.ts';
import { accepted } from '#engine/core/accepted.ts';
import { blowOf, showOf } from './show.ts';

const isTaken = (event: Event): boolean => event.kind === 'entered' && event.taken !== undefined;

test('of a siege by captains, the blow that takes the city is grave, and no other', () => {
  const found = { grave: 0, other: 0 };
  for (let game = 0; game < 12 && found.grave === 0; game += 1) {
    const dice = diceFrom(seeded(`coups/${game}`));
    let state = LORDS.setup({ seats: 2, scenario: 'siege', months: 12, options: {} }, `coups/${game}`);
    while (!LORDS.outcome(state)) {
      const [mover = 0] = LORDS.toMove(state);
      const move = BOTS.greedy(LORDS.view(state, mover), LORDS.moves(state, mover), dice, 1);
      const { state: next, events } = LORDS.step(state, move);
      for (const seat of [0, 1]) {
        const blow = blowOf({ move, before: LORDS.view(state, seat), after: LORDS.view(next, seat), events }, seat);
        if (seat === move.seat) expect(blow).toBeUndefined();
        else if (blow) {
          expect(blow.isGrave).toBe(events.some(isTaken));
          found[blow.isGrave ? 'grave' : 'other'] += 1;
        }
      }
      state = next;
    }
  }
  expect(found.grave).toBeGreaterThan(0);
  expect(found.other).toBeGreaterThan(3);
});

test('LOR-L-4: that a tie is played on stops the table, whoever ended the month; the next month does not', () => {
  const view = {
    ...LORDS.view(LORDS.setup(accepted(LORDS.checkOptions({ seats: 2, scenario: 'continent', months: 8 })), 'prolongée'), 0),
    month: 8,
  };
  const turn: Event = { kind: 'turn', seat: 0, month: 9 };
  const seen = { move: { kind: 'end', seat: 0 }, before: view, after: { ...view, month: 9 }, events: [turn] } as const;
  expect(blowOf(seen, 0)).toMatchObject({ isGrave: true, text: expect.stringMatching(/^À égalité de villes, la partie continue/) });
  expect(blowOf({ ...seen, before: { ...view, month: 9 }, events: [{ ...turn, month: 10 }] }, 0)).toBeUndefined();
});

test('LOR-ALL-1, LOR-ALL-3: an alliance that is broken stops who is left, and nobody else, and says whose hostages are in whose hands', () => {
  const begun = LORDS.view(LORDS.setup(accepted(LORDS.checkOptions({ seats: 3, scenario: 'guerre' })), 'alliances'), 0);
  const at = { q: 4, r: 4 };
  const view = {
    ...begun,
    peoples: ['chevaliers', 'dragons', 'moines'] as const,
    position: {
      ...begun.position,
      cities: [{ at, people: 'dragons', garrison: [], hostages: [{ id: 'a1', kind: 'chevalier' }] }] as const,
    },
  };
  const broke: Event = { kind: 'broke', seat: 1, with: 0 };
  const seen = { move: { kind: 'break', seat: 1, with: 0 }, before: view, after: view, events: [broke] } as const;
  expect(blowOf(seen, 0)).toEqual({
    text: 'Les Dragons rompent leur alliance avec vous. Vos otages sont à leur merci.',
    places: [],
    isGrave: true,
  });
  expect(blowOf(seen, 2)).toBeUndefined();
  const executed: Event = { kind: 'executed', seat: 1, who: { id: 'a1', kind: 'chevalier', at } };
  const killing = { ...seen, move: { kind: 'execute', seat: 1, city: 'x', id: 'a1' }, events: [executed] } as const;
  expect(blowOf(killing, 0)).toMatchObject({ text: expect.stringMatching(/^Votre otage est exécuté : le Chevalier/), isGrave: true });
  expect(blowOf(killing, 2)).toBeUndefined();
});

test('a march of others is looked at near one’s own counters and cities alone; who only looks on sees them all', () => {
  const begun = LORDS.view(LORDS.setup(accepted(LORDS.checkOptions({ seats: 2, scenario: 'guerre' })), 'loin'), 0);
  const place = (id: string, kind: 'chevalier' | 'dragon', column: number) => ({ id, kind, at: hexAt(column, 8) });
  const seenFrom = (column: number, end: number, seat = 0) => {
    const dragon = place('b1', 'dragon', column);
    const position = { ...begun.position, cities: [], counters: [place('a1', 'chevalier', 4), dragon] };
    const view = { ...begun, seat, peoples: ['chevaliers', 'dragons'] as const, position };
    const path = [hexAt(column, 8), hexAt(end, 8)];
    const event: Event = { kind: 'marched', seat: 1, who: dragon, path, cost: 1, paralysed: false };
    return showOf({ move: { kind: 'march', seat: 1, id: 'b1', to: hexAt(end, 8) }, before: view, after: view, events: [event] });
  };
  expect(seenFrom(12, 11)?.stay).toBeGreaterThan(0);
  expect(seenFrom(14, 11)?.stay).toBeGreaterThan(0);
  expect(seenFrom(14, 12)).toBeUndefined();
  expect(seenFrom(14, 12, -1)?.stay).toBeGreaterThan(0);
});

test('of more than one other, what they do among themselves throws no dice on the screen and stops nobody; what strikes oneself does', () => {
  const begun = LORDS.view(LORDS.setup(accepted(LORDS.checkOptions({ seats: 3, scenario: 'guerre' })), 'entre eux'), 0);
  const place = (id: string, kind: 'chevalier' | 'dragon' | 'aile', column: number) => ({ id, kind, at: hexAt(column, 8) });
  const [own, dragon, winged] = [place('a1', 'chevalier', 4), place('b1', 'dragon', 16), place('c1', 'aile', 15)];
  const peoples = ['chevaliers', 'dragons', 'ailes'] as const;
  const position = { ...begun.position, cities: [], counters: [own, dragon, winged] };
  const view = { ...begun, seat: 0, peoples, position };
  const shownOf = (target: typeof winged | typeof own, of: readonly ('chevaliers' | 'dragons' | 'ailes')[] = peoples) => {
    const shot: Event = { kind: 'shot', seat: 1, shot: 'flames', shooters: [dragon], target, dice: [3, 4], hits: 2, needed: 2 };
    const fell: Event = { kind: 'fell', seat: 1, who: target, rule: 'LOR-DRA-1' };
    const table = { ...view, peoples: of };
    return showOf({
      move: { kind: 'shoot', seat: 1, shooters: ['b1'], target: target.id },
      before: table,
      after: table,
      events: [shot, fell],
    });
  };
  expect(shownOf(winged)).toBeUndefined();
  expect(shownOf({ ...winged, at: hexAt(6, 8) })).toEqual({ stay: expect.any(Number) });
  expect(shownOf(own)).toMatchObject({ pieces: 2 });
  // Of two, each of their throws is one's own affair.
  expect(shownOf(winged, ['chevaliers', 'dragons'])).toMatchObject({ pieces: 2 });
});

test('LOR-VIL-3: a siege that comes to nothing by itself stops nobody within the walls', () => {
  const view = LORDS.view(LORDS.setup(accepted(LORDS.checkOptions({ seats: 2, scenario: 'siege' })), 'siège'), 0);
  const besieged = (outcome: 'void' | 'combat'): Event => ({
    kind: 'besieged',
    seat: 1,
    attackers: [],
    city: { at: hexAt(2, 2), people: 'chevaliers' },
    pawns: 4,
    outcome,
    rule: 'LOR-VIL-3',
  });
  const blow = (outcome: 'void' | 'combat') =>
    blowOf({ move: { kind: 'attack', seat: 1, attackers: [], targets: [] }, before: view, after: view, events: [besieged(outcome)] }, 0);
  expect(blow('void')).toBeUndefined();
  expect(blow('combat')?.text).toMatch(/^Votre ville/);
});

test('LOR-ESC-4: of a hostage and his escort it is the escort that falls, and who leads it is told', () => {
  const begun = LORDS.view(LORDS.setup(accepted(LORDS.checkOptions({ seats: 3, scenario: 'guerre' })), 'escorte'), 0);
  const view = { ...begun, peoples: ['chevaliers', 'dragons', 'moines'] as const };
  // A Chevalier who is the Dragons' hostage, led away by one of theirs, is shot at.
  const who = { id: 'a1', kind: 'chevalier', escort: 'dragon', at: { q: 4, r: 4 } } as const;
  const fell: Event = { kind: 'fell', seat: 1, who, rule: 'LOR-ESC-4' };
  const seen = { move: { kind: 'end', seat: 2 }, before: view, after: view, events: [fell] } as const;
  expect(blowOf(seen, 0)).toBeUndefined();
  const lost = /^Vous perdez l’escorte \(\w+\), et le Chevalier n’est plus votre otage\.$/;
  expect(blowOf(seen, 1)?.text).toMatch(lost);
  // A line of retreat that kills takes the escort, too.
  const fled: Event = { kind: 'retreated', seat: 1, who, end: who.at, fate: 'eliminated', pushed: false };
  expect([0, 1].map((seat) => blowOf({ ...seen, events: [fled] }, seat)?.text)).toEqual([undefined, expect.stringMatching(lost)]);
});

test('those of a kind that fall in one city are counted, not named one by one', () => {
  const begun = LORDS.view(LORDS.setup(accepted(LORDS.checkOptions({ seats: 2, scenario: 'guerre' })), 'ensemble'), 0);
  const view = { ...begun, peoples: ['chevaliers', 'dragons'] as const };
  const fell = (kind: 'dragons-fantassin' | 'dragon', column: number): Event => ({
    kind: 'fell',
    seat: 0,
    who: { id: 'b1', kind, at: hexAt(column, 4) },
    rule: 'LOR-VIL-4',
  });
  const foot = [fell('dragons-fantassin', 4), fell('dragons-fantassin', 4), fell('dragons-fantassin', 4)];
  const events = [...foot, fell('dragons-fantassin', 5), fell('dragon', 4)];
  expect(blowOf({ move: { kind: 'end', seat: 0 }, before: view, after: view, events }, 1)?.text).toBe(
    'Vous perdez 3 Fantassins des Dragons (E5), le Fantassin des Dragons (E6) et le Dragon (E5).',
  );
});
