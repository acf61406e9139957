/** What a captain advises about allies and hostages comes with what he reckons (LOR-ALL-1 to LOR-ALL-4). */
import { expect, test } from 'vitest';
import { diceFrom } from '#engine/core/dice.ts';
import { seeded } from '#engine/core/random.ts';
import { LORDS } from '#engine/zargos-lords/game/game.ts';
import { cityOf, warScene } from '#engine/zargos-lords/game/testing/scenes.ts';
import type { Pledge, State } from '#engine/zargos-lords/game/types.ts';
import { hexAt } from '#engine/zargos-lords/board/map.ts';
import type { City } from '#engine/zargos-lords/board/position.ts';
import { LORDS_ADVISER } from '../adviser.ts';
import { isWorthAsking } from './pacts.ts';

const ROWS = Array.from({ length: 8 }, (_, row) => (row === 3 ? '...c11c....c22c...' : '...c~~c....c~~c...'));
const LORDS_BOTH: readonly Pledge[] = [
  { from: 0, to: 1, kind: 'chevalier' },
  { from: 1, to: 0, kind: 'dragon' },
];
const cities = (own: Partial<City> = {}, theirs: Partial<City> = {}): readonly City[] => [
  cityOf('chevaliers', 1, 2, [['a11', 'chevaliers-fantassin']], own),
  cityOf('dragons', 8, 6, [['b7', 'dragons-fantassin']], theirs),
  cityOf('ailes', 16, 2, [['c21', 'ailes-fantassin']]),
];
const sceneOf = (more: Partial<State>, kept = cities()): State =>
  warScene(
    ROWS,
    ['chevaliers', 'dragons', 'ailes'],
    [
      ['a1', 'chevalier', 2, 3],
      ['b1', 'dragon', 8, 4],
      ['c1', 'aile', 15, 3],
    ],
    kept,
    more,
  );

/** What is advised to who moves, and why. */
function advised(state: State): string {
  const [seat = 0] = LORDS.toMove(state);
  const [view, legal] = [LORDS.view(state, seat), LORDS.moves(state, seat)];
  const [best] = LORDS_ADVISER.weigh(view, legal, diceFrom(seeded('pactes')), 0);
  return best ? `${LORDS_ADVISER.say(best.moves, view)} ${LORDS_ADVISER.grounds(best, view, legal).line}` : '';
}
const answering = (pledges: readonly Pledge[]): State => sceneOf({ phase: 'answer', turn: 0, offer: { to: 1, pledges } });
const allies = { allies: [['chevaliers', 'dragons']] } as unknown as State['position'];
const [aOf, bOf] = [{ hostages: [{ id: 'a2', kind: 'chevalier' }] }, { hostages: [{ id: 'b2', kind: 'dragon' }] }] as const;
const late = { month: 21, position: allies };

test.each<[state: State, said: string]>([
  [
    sceneOf({ phase: 'alliances' }, cities().slice(0, 2)),
    'offrez l’alliance aux Dragons, 1 Chevalier contre 1 Dragon en otage. Aucun des deux ne mène seul, et il reste un autre peuple à combattre. Leurs otages vous répondent d’eux : 8 facteurs de combat donnés, 10 reçus. Le chemin est de 1 mois.',
  ],
  [
    sceneOf({
      phase: 'alliances',
      month: 6,
      betrayals: [
        { by: 0, of: 1, month: 5 },
        { by: 0, of: 2, month: 3 },
      ],
    }),
    'passez aux mouvements. Les Dragons : vous les avez trahis au mois 5, et ils n’y croiront pas avant le mois 11. Les Ailés : vous les avez trahis au mois 3, et ils n’y croiront pas avant le mois 9.',
  ],
  [sceneOf({ phase: 'alliances', month: 6, position: allies }), 'passez aux mouvements. Les Ailés : vous êtes déjà alliés aux Dragons.'],
  [
    sceneOf({ phase: 'alliances', month: 6, position: { allies: [['dragons', 'ailes']] } as unknown as State['position'] }),
    'Les Dragons : ils sont déjà alliés aux Ailés. Les Ailés : ils sont déjà alliés aux Dragons.',
  ],
  [
    { ...answering([]), month: 6, betrayals: [{ by: 0, of: 1, month: 5 }] },
    'refusez l’alliance. Les Chevaliers vous ont trahis au mois 5, et on ne s’y fie pas avant le mois 11.',
  ],
  [
    { ...answering([]), month: 6, betrayals: [{ by: 0, of: 2, month: 5 }] },
    'refusez l’alliance. Les Chevaliers ont trahi au mois 5, et sans otage on ne s’y fie pas avant le mois 11.',
  ],
  [{ ...answering(LORDS_BOTH), month: 6, betrayals: [{ by: 0, of: 2, month: 5 }] }, 'acceptez l’alliance. Vous y gagnez tous deux.'],
  [
    answering(LORDS_BOTH),
    'acceptez l’alliance. Vous y gagnez tous deux. Leurs otages vous répondent d’eux : 10 facteurs de combat donnés, 8 reçus. Le chemin est de 1 mois.',
  ],
  [answering([]), 'acceptez l’alliance. Vous y gagnez tous deux.'],
  [answering(LORDS_BOTH.slice(1)), 'refusez l’alliance. Les otages ne se valent pas, 10 facteurs de combat donnés contre 0 reçus.'],
  [sceneOf({ ...late, phase: 'alliances' }), 'rompez avec les Dragons. La fin approche : on ne gagne plus à deux.'],
  [
    sceneOf({ ...late, month: 12, phase: 'alliances' }, [...cities({}, aOf), cityOf('dragons', 9, 1), cityOf('dragons', 6, 5)]),
    'rompez avec les Dragons. Ils mènent de deux villes : on ne gagne plus à deux. Ils peuvent éliminer vos otages (8 facteurs de combat) ; les trahir promet 24.',
  ],
  [sceneOf({}, cities(bOf)), 'éliminez le Dragon. C’est un ennemi de moins, qui vaut 10.'],
])('an advice about allies or hostages says what it reckons with: %#', (state, said) => {
  expect(advised(state)).toContain(said);
});

test('LOR-ALL-4: an ally’s hostage who has been kept to the end is given back, one’s own comes home', () => {
  expect(advised(sceneOf(late, cities(bOf, aOf)))).toMatch(
    /^libérez le Dragon en \w+\. L’alliance finit bien : rendu, il fera rendre les vôtres\./u,
  );
  // Where none of one's own is held by him, nothing comes back for it.
  expect(advised(sceneOf(late, cities(bOf)))).not.toMatch(/^libérez/u);
  expect(advised(sceneOf({}, cities(aOf)))).toMatch(/^libérez le Chevalier en \w+\. C’est un des vôtres qui revient, et il vaut 8\./u);
});

test('LOR-ALL-2: a march to hand oneself over, or to lock up a hostage, says so', () => {
  const said = (state: State, id: string): string => {
    const [view, legal] = [LORDS.view(state, state.turn), LORDS.moves(state, state.turn)];
    const [best] = LORDS_ADVISER.hold?.weigh(view, legal, id) ?? [];
    return best ? LORDS_ADVISER.grounds(best, view, legal).line : '';
  };
  expect(said(sceneOf({ position: allies, pledges: LORDS_BOTH.slice(0, 1) }), 'a1')).toContain(
    'Pour se livrer en otage, comme convenu, près de',
  );
  const there = sceneOf({ position: allies, pledges: LORDS_BOTH.slice(1) }, [
    cityOf('chevaliers', 1, 2, [
      ['a11', 'chevaliers-fantassin'],
      ['a12', 'chevaliers-fantassin'],
    ]),
    ...cities().slice(1),
  ]);
  const beside = {
    ...there,
    position: { ...there.position, counters: there.position.counters.map((one) => (one.id === 'b1' ? { ...one, at: hexAt(3, 1) } : one)) },
  };
  expect(said(beside, 'a11')).toContain('Il n’a plus aucun pouvoir ; menez les deux dans une de vos villes');
  const led = sceneOf({ position: allies, turn: 1 });
  const [, ...others] = led.position.counters;
  const pair = { id: 'a1', kind: 'chevalier', at: hexAt(8, 1), escort: 'dragons-fantassin', escortId: 'b8' } as const;
  expect(said({ ...led, position: { ...led.position, counters: [pair, ...others] } }, 'a1')).toContain('Le Chevalier, otage, y est gardé');
});

test('LOR-ALL-1: alliances are asked about where a captain may accept one, or one is to be left, or somebody who weighs nothing may be offered one', () => {
  const asked = (state: State, captains = [1, 2]): boolean => isWorthAsking(LORDS.view(state, 0), LORDS.moves(state, 0), captains);
  expect(asked(sceneOf({ phase: 'alliances' }))).toBe(true);
  // Two of the three are allied: nobody sides with a third.
  expect(asked(sceneOf({ phase: 'alliances', month: 6, position: allies }))).toBe(false);
  expect(asked(sceneOf({ phase: 'alliances', month: 6, position: allies }), [])).toBe(true);
  // Four months before the end of 25, an ally is to be left.
  expect(asked(sceneOf({ ...late, phase: 'alliances' }))).toBe(true);
  // Who has betrayed oneself may be forgiven; he whom one has betrayed forgives nobody.
  const both = [1, 2].map((other) => [
    { by: other, of: 0, month: 5 },
    { by: 0, of: other, month: 5 },
  ]);
  const [theirs, own] = [0, 1].map((at) => sceneOf({ phase: 'alliances', month: 6, betrayals: both.flatMap((one) => one[at] ?? []) }));
  expect([theirs, own].map((state) => state && asked(state))).toEqual([true, false]);
});
