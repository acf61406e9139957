/** The figures that the chapters of Zargo's Lords print, held to the engine's data. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { accepted } from '#engine/core/accepted.ts';
import { CITIES, COPIES, KIND_NAMES, kindsOf, VANISHED_MARKERS } from '#engine/zargos-lords/data/counters.ts';
import { BOX } from '#engine/zargos-lords/data/tables.ts';
import { oddsOf } from '#engine/zargos-lords/odds.ts';
import { minimumOf } from '#engine/zargos-lords/rules/combat.ts';
import { RULINGS } from '#engine/zargos-lords/rulings.ts';
import { checkSituation } from '#engine/zargos-lords/situation.ts';
import { PEOPLES } from '#engine/zargos-lords/types.ts';
import { WHEELS } from './wheels/tables.ts';

const read = (path: string): string => readFileSync(new URL(`../../content/zargos-lords/${path}.mdx`, import.meta.url), 'utf8');

test('LOR-MAT-4: the table of the box counts what the data counts', () => {
  const text = read('regles/carte');
  const cells = text
    .split('\n')
    .filter((line) => /^\| \d/.test(line))
    .flatMap((line) => line.split('|').map((cell) => cell.trim()))
    .filter(Boolean);
  const told = PEOPLES.flatMap((people) =>
    kindsOf(people).map((kind) => `${COPIES[kind]} ${KIND_NAMES[kind].many.replace(/ des (?:Chevaliers|Dragons|Ailés)$/, '')}`),
  );
  expect(cells.toSorted()).toEqual([...told, ...PEOPLES.map(() => `${CITIES} villes`)].toSorted());
  expect(VANISHED_MARKERS).toBe(7);
  expect(text).toContain('Sept marqueurs');
});

test('the rulings are counted right', () => {
  const changes = RULINGS.filter(({ id }) => id.startsWith('LOR-REV')).length;
  expect(read('litiges')).toContain(`Les ${RULINGS.length - changes} questions`);
  expect(read('litiges')).toContain(`les ${changes} points de la révision de 1983`);
});

test('LOR-COM-5: the wheel of combats holds the one cell that the booklet tells', () => {
  const [combats] = WHEELS;
  expect(combats?.rings.find(({ label }) => label === '4 à 7')?.cells[3]).toBe('D3');
});

/** What the engine answers to a situation that a chapter tells. */
function told(asked: object) {
  return oddsOf(accepted(checkSituation(asked)));
}
const fight = (attackers: readonly object[], defender: object, individual = false) =>
  told({ action: 'combat', attackers, defenders: [defender], individual });

test('LOR-ARC-2: three archers at two hexes kill a Dragon as often as the chapter says', () => {
  const row = BOX.arrows[1] ?? [];
  const throws = row.flatMap((a) => row.flatMap((b) => row.map((c) => a + b + c)));
  expect([throws.filter((arrows) => arrows >= 6).length, throws.length]).toEqual([166, 216]);
  expect(read('peuples/chevaliers')).toContain('trois archers y arrivent un peu plus de trois fois sur quatre');
  expect(166 / 216).toBeGreaterThan(3 / 4);
  expect(166 / 216).toBeLessThan(4 / 5);
});

test('LOR-COM-6: the falcon on a mount is worth 8, and the same die does nothing to it', () => {
  const found = fight([{ kind: 'dragon' }], { kind: 'faucon', terrain: 'mont' });
  expect(found).toMatchObject({ defence: 8 });
  expect('byDie' in found && found.byDie?.[3]).toBe('-');
  expect(read('regles/combat')).toContain('le Faucon aurait valu 8, et le même dé ne lui aurait rien fait');
});

test('LOR-COM-4: what the chapters say is forbidden is, and what they say is allowed is', () => {
  expect(minimumOf(BOX)).toBe(0);
  expect(read('regles/combat')).toContain('Le nôtre commence à 0');
  expect(fight([{ kind: 'chevalier' }], { kind: 'dragon' })).toMatchObject({ allowed: false });
  expect(fight([{ kind: 'chevalier', charge: 'front' }], { kind: 'dragon' })).toMatchObject({ allowed: true });
  expect(read('peuples/chevaliers')).toContain('Seul et sans charge, un Chevalier n’a pas le droit d’attaquer un Dragon');
  expect(fight([{ kind: 'faucon' }], { kind: 'chevalier' }, true)).toMatchObject({ allowed: false });
  expect(fight([{ kind: 'faucon', count: 2 }], { kind: 'chevalier' })).toMatchObject({ allowed: true });
  expect(read('peuples/ailes')).toContain('Séparément, ils n’en ont pas le droit');
});

test('LOR-SER-1: a 3 pushes the first infantry of the Serpent’s line back', () => {
  const found = fight([{ kind: 'serpent' }], { kind: 'ailes-fantassin' }, true);
  expect('byDie' in found && found.byDie?.[2]).toMatch(/^D\d/);
  expect(read('peuples/dragons')).toContain('Le dé montre 3 : le Fantassin recule');
});

test('LOR-MOI-2: the Moines’ infantry is the strongest of our four', () => {
  const others = (['chevaliers-fantassin', 'dragons-fantassin', 'ailes-fantassin'] as const).map((kind) => BOX.factors[kind].combat);
  expect(Math.max(...others)).toBeLessThan(BOX.factors['moines-fantassin'].combat);
  expect(read('peuples/moines')).toContain('Leurs fantassins sont les plus solides de la carte');
});

test('LOR-MAT-4: the people’s pages count their counters as the box does', () => {
  expect(COPIES.aile + COPIES.faucon).toBe(20);
  expect(read('peuples/ailes')).toContain('Vingt de leurs pions ont des ailes : huit seigneurs, douze Faucons');
  expect([COPIES['dragons-fantassin'], COPIES['lance-flammes'], COPIES.serpent, COPIES.dragon]).toEqual([40, 10, 6, 6]);
  expect(read('peuples/dragons')).toContain('Quarante Fantassins pour faire nombre, dix Lance-flammes, six Serpents, et six Dragons');
});
