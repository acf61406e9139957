/** What the others' turns did is summed up by name, and nothing of one's own turn with it. */
import { expect, test } from 'vitest';
import { hexAt } from '#engine/zargos-lords/board/map.ts';
import type { Event, Who } from '#engine/zargos-lords/game/events.ts';
import { LORDS } from '#engine/zargos-lords/game/game.ts';
import { cityOf, type Drawn, warScene } from '#engine/zargos-lords/game/testing/scenes.ts';
import { answersTold, crushedTold, lossesTold, othersTold, turnTold } from './losses.ts';

const FIRST = LORDS.view(
  warScene(
    new Array<string>(8).fill('.'.repeat(10)),
    ['chevaliers', 'dragons', 'ailes'],
    [['a1', 'chevalier', 2, 2]],
    [cityOf('chevaliers', 4, 4)],
    { turn: 0 },
  ),
  0,
);
const VIEW = { ...FIRST, month: 2 };

/** Each with a city: nobody leads. */
const PEOPLED = {
  ...VIEW.position,
  cities: (['chevaliers', 'dragons', 'ailes'] as const).map((people, at) =>
    cityOf(people, 3 * at, 4, [[`${'abc'.charAt(at)}2`, 'dragon']]),
  ),
};

const turn = (seat: number, month: number): Event => ({ kind: 'turn', seat, month });
const fell = (kind: Who['kind'], column: number, row: number, escort?: Who['kind']): Event => ({
  kind: 'fell',
  seat: 0,
  who: { id: 'x', kind, at: hexAt(column, row), ...(escort && { escort }) },
  rule: 'LOR-COM-5',
});
const taken = { kind: 'entered', seat: 1, who: { id: 'b1', kind: 'dragon', at: hexAt(4, 4) }, taken: 'chevaliers' } as const;

test('losses of the others’ turns, by name, and cities; of a pair its escort', () => {
  const own = [turn(0, 1), fell('chevalier', 0, 0)];
  const theirs = [turn(1, 1), fell('chevalier', 3, 3), fell('sorcier', 3, 3, 'chevaliers-fantassin'), fell('dragon', 5, 5), taken];
  const more = [turn(2, 1), fell('chevalier', 6, 1)];
  expect(lossesTold([turn(1, 1), fell('sorcier', 4, 4), turn(0, 1)], FIRST, 0)).toBe(
    'Avant votre premier coup, vous avez perdu le Sorcier (E5).',
  );
  expect(lossesTold([...own, ...theirs, ...more, turn(0, 2)], VIEW, 0)).toBe(
    'Depuis votre coup, vous avez perdu le Chevalier (D4), le Fantassin des Chevaliers (D4), le Chevalier (B7) et votre ville E5.',
  );
  const fled = { ...fell('aile', 1, 1, 'chevaliers-fantassin'), kind: 'retreated', end: hexAt(1, 1), fate: 'eliminated', pushed: false };
  expect(lossesTold([...own, turn(1, 1), fled as Event, turn(0, 2)], VIEW, 0)).toMatch(/le Fantassin des Chevaliers \(B2\)\.$/);
  // What fell in one's own turn, before, is no news; nor is what falls in this one.
  expect(lossesTold([...own, turn(1, 1), turn(0, 2), fell('chevalier', 0, 0)], VIEW, 0)).toBe('');
  expect(lossesTold([...theirs, turn(0, 1)], VIEW, 0)).toMatch(/le Chevalier \(D4\)/);
  // Of many, how many of each kind.
  const many = [fell('chevalier', 1, 1), fell('chevalier', 2, 1), fell('sorcier', 3, 1)];
  expect(lossesTold([...own, ...theirs, ...more, ...many, turn(0, 2)], VIEW, 0)).toBe(
    'Depuis votre coup, vous avez perdu 6 pions (4 Chevaliers, 1 Fantassin des Chevaliers et 1 Sorcier) et votre ville E5.',
  );
  expect(lossesTold([turn(0, 1)], VIEW, 0)).toBe('');
});

test('LOR-ALL-1: what is answered to an offer is said to who made it, in that turn', () => {
  const answered = (seat: number, accepts: boolean): Event => ({ kind: 'answered', seat, with: 0, accepts });
  expect(answersTold([turn(0, 2), answered(1, false), answered(2, true)], VIEW, 0)).toEqual([
    'Les Dragons refusent votre alliance.',
    'Les Ailés acceptent votre alliance.',
  ]);
  expect(answersTold([turn(0, 2), { kind: 'broke', seat: 0, with: 2 }, { kind: 'broke', seat: 1, with: 2 }], VIEW, 0)).toEqual([
    'Votre alliance avec les Ailés est rompue.',
  ]);
  expect(answersTold([turn(0, 2), answered(1, false), turn(1, 2)], VIEW, 0)).toEqual([]);
  expect(answersTold([turn(0, 2), answered(1, false)], VIEW, 1)).toEqual([]);
});

test('LOR-ALL-2: a captain says why he refuses or accepts, in the words of his advice; who is no captain does not', () => {
  const offered: Event = { kind: 'offered', seat: 0, with: 1, pledges: [{ from: 1, to: 0, kind: 'dragon' }] };
  const refused: Event = { kind: 'answered', seat: 1, with: 0, accepts: false };
  const view = { ...VIEW, position: PEOPLED };
  expect(answersTold([turn(0, 2), offered, refused], view, 0, [1, 2])).toEqual([
    'Les Dragons refusent votre alliance : les otages ne se valent pas, 10 facteurs de combat donnés contre 0 reçus.',
  ]);
  // Whoever has sided since was no ally then.
  const allied = { ...view, position: { ...PEOPLED, allies: [['chevaliers', 'ailes'] as const] } };
  const others: readonly Event[] = [
    { kind: 'offered', seat: 0, with: 2, pledges: [] },
    { kind: 'answered', seat: 2, with: 0, accepts: true },
  ];
  expect(answersTold([turn(0, 2), offered, refused, ...others], allied, 0, [1, 2])).toEqual([
    'Les Dragons refusent votre alliance : les otages ne se valent pas, 10 facteurs de combat donnés contre 0 reçus.',
    'Les Ailés acceptent votre alliance : vous y gagnez tous deux.',
  ]);
  const accepted: Event = { kind: 'answered', seat: 1, with: 0, accepts: true };
  const even: Event = { ...offered, pledges: [...offered.pledges, { from: 0, to: 1, kind: 'chevalier' }] };
  expect(answersTold([turn(0, 2), even, accepted], view, 0, [1])).toEqual([
    'Les Dragons acceptent votre alliance : vous y gagnez tous deux, pour 8 facteurs de combat donnés en otage et 10 reçus.',
  ]);
  expect(answersTold([turn(0, 2), offered, refused], allied, 0, [1, 2])).toEqual([
    'Les Dragons refusent votre alliance : vous êtes déjà alliés aux Ailés.',
  ]);
  expect(answersTold([turn(0, 2), offered, refused], view, 0)).toEqual(['Les Dragons refusent votre alliance.']);
});

test('of several others, what each did to somebody else is a line: how many marched, and who lost what', () => {
  const march = (seat: number): Event => ({
    kind: 'marched',
    seat,
    who: { id: 'b2', kind: 'dragon', at: hexAt(0, 0) },
    path: [hexAt(0, 0), hexAt(0, 1)],
    cost: 1,
    paralysed: false,
  });
  const lost = fell('aile', 3, 3);
  const raid = [turn(1, 1), march(1), march(1), lost, lost, fell('chevalier', 2, 2), { ...taken, taken: 'ailes' } as const];
  const line = 'Les Dragons : 2 pions déplacés ; les Ailés perdent 2 pions et leur ville (E5).';
  expect(turnTold(raid, VIEW, 1, 0)).toBe(line);
  expect(turnTold([turn(1, 1)], VIEW, 1, 0)).toBe('');
  // What struck oneself is told elsewhere, and marches are no news afterwards.
  expect(othersTold([turn(0, 1), ...raid, turn(2, 1), march(2), turn(0, 2)], VIEW, 0)).toBe(
    'Les Ailés perdent 2 pions et leur ville (E5).',
  );
  const left: Event = { kind: 'broke', seat: 2, with: 1 };
  const sided: Event = { kind: 'answered', seat: 2, with: 1, accepts: true };
  expect(othersTold([turn(0, 1), turn(1, 1), sided, turn(2, 1), left, lost, turn(0, 2)], VIEW, 0)).toBe(
    'Les Dragons et les Ailés s’allient ; les Dragons et les Ailés ne sont plus alliés ; les Ailés perdent 1 pion.',
  );
  // An alliance that is refused, and one of one's own, are no news of the others.
  const own: Event = { kind: 'broke', seat: 2, with: 0 };
  expect(othersTold([turn(0, 1), turn(1, 1), { ...sided, accepts: false }, own, turn(0, 2)], VIEW, 0)).toBe('');
});

test('of a war in which another has three times as many in the open, and as many cities, it is said how one comes back', () => {
  const rows = new Array<string>(8).fill('.'.repeat(10));
  const cities = [cityOf('chevaliers', 0, 4), cityOf('dragons', 9, 4)];
  const dragons = [5, 6, 7].map((column, at) => [`b${at + 1}`, 'dragon', column, 2] as const);
  const viewOf = (counters: readonly Drawn[], held = cities) =>
    LORDS.view(warScene(rows, ['chevaliers', 'dragons', 'ailes'], [['a1', 'chevalier', 2, 2], ...counters], held, { turn: 0 }), 0);
  expect(crushedTold(viewOf(dragons), 0)).toMatch(/^Les Dragons ont 3 pions dehors, vous 1\. On revient en gardant ses villes/);
  expect(crushedTold(viewOf(dragons.slice(1)), 0)).toBe('');
  // Who holds more cities than they do is not beaten yet.
  expect(crushedTold(viewOf(dragons, cities.slice(0, 1)), 0)).toBe('');
});
