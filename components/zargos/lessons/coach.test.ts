/** What the coach of Zargos says first: whom one leads, what for, and whom one would strike. */
import { expect, test } from 'vitest';
import { learnersChoice, optionsFor } from '#components/table/chooser/starting.ts';
import { ZARGOS_SPEC } from '#components/zargos/play/spec.ts';
import { ZARGOS } from '#engine/zargos/game/game.ts';
import { tablesFor } from '#engine/zargos/game/table.ts';
import type { Driven, State, View } from '#engine/zargos/game/types.ts';
import type { People } from '#engine/zargos/types.ts';
import { COACH } from './coach.ts';

const options = optionsFor(ZARGOS_SPEC, learnersChoice(ZARGOS_SPEC));
if (!options.ok) throw new Error(options.because);

function momentOf(state: State, turn: number, change: Partial<View> = {}) {
  const seat = ZARGOS.toMove(state)[0] ?? 0;
  const view = { ...ZARGOS.view(state, seat), ...change };
  return { view, seat, legal: ZARGOS.moves(state, seat), turn, since: () => [] };
}

const begun = ZARGOS.setup(options.value, 'premiers pas');

test('ZAR-PREP-2, ZAR-BUT-1: both peoples are named, and what wins', () => {
  const moment = momentOf(begun, 1);
  const { now } = COACH.tip(moment);
  const names = {
    ailes: 'Ailés',
    amazones: 'Amazones',
    araignees: 'Araignées',
    chevaliers: 'Chevaliers',
    dragons: 'Dragons',
    moines: 'Moines',
  };
  const [first, second] = moment.view.peoples[moment.seat] ?? [];
  if (!first || !second) throw new Error('one people alone');
  expect(now).toContain(`Vous menez deux peuples, les ${names[first]} et les ${names[second]}`);
  expect(now).toContain('Cité Interdite');
});

test('ZAR-ATT-6: one’s own other people is not among the places said to be in reach', () => {
  const moment = momentOf(begun, 1);
  const { places } = tablesFor(moment.view.options);
  const own = moment.view.peoples[moment.seat] ?? [];
  const reached = new Set(moment.legal.flatMap((move) => (move.kind === 'attack' ? [places.get(move.to) ?? -1] : [])));
  const foes = [...reached].filter((place) => !own.some((people) => moment.view.owners[place] === people));
  expect(foes.length).toBeLessThan(reached.size);
  expect(COACH.tip(moment).now).toContain(`${foes.length} lieux à votre portée`);
});

test('ZAR-BUT-1: whoever stands in the kingdom of Zargos is told at the next rounds, and the goal at the end', () => {
  const { board } = tablesFor(begun.options);
  const foe = begun.peoples[1 - (ZARGOS.toMove(begun)[0] ?? 0)]?.[0] ?? null;
  const owners = begun.owners.map((owner, place) => (board.territories[place]?.kind === 'city' ? foe : owner));
  expect(COACH.tip(momentOf(begun, 2)).now).not.toContain('lieux qui gagnent');
  expect(COACH.tip(momentOf(begun, 2, { owners })).now).toContain('tiennent 1 des 4 lieux qui gagnent la partie');
  expect(COACH.onward).toContain('Cité Interdite');
});

test('ZAR-COM-1, ZAR-CHE-1: in the second round Chevaliers are told to ride on, whoever rides with them to wait', () => {
  const led = (...peoples: readonly People[]) => {
    const { view } = momentOf(begun, 2);
    return COACH.tip(momentOf(begun, 2, { phase: 'attacks', turn: view.turn && { ...view.turn, peoples } }));
  };
  expect(led('moines')).toMatchObject({ idea: expect.stringContaining('on ne bouge plus'), rule: 'ZAR-COM-1' });
  expect(led('chevaliers')).toMatchObject({ idea: 'Vos Chevaliers se battent, puis repartent attaquer ailleurs.', rule: 'ZAR-CHE-1' });
  expect(led('moines', 'chevaliers').idea).toContain('les Moines, eux, déclarent tout avant le premier combat');
});

test('ZAR-TEMPETE, ZAR-RAZ: driven Dragons stay at sea or go ashore, by the card', () => {
  const driven = (by: Driven['by']) => COACH.tip(momentOf(begun, 2, { phase: 'flight', driven: { by, from: [0] } }));
  expect(driven('vent-de-tempete').now).toContain('case mer voisine');
  expect(driven('raz-de-maree').now).toContain('à terre');
});
