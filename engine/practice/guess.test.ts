/** « Combien de chances ? »: situations that a table might meet, whose chance a second, slow count gives too; and how a guess is judged. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { sortedJson } from '../core/replay.ts';
import { GRAN_GUESSING, type GuessedDuel } from '../gran/guesses.ts';
import { guessOracles as granOracles } from '../gran/testing/guesses.ts';
import { ORC_GUESSING } from '../orc/guesses.ts';
import { checkBattle } from '../orc/situation.ts';
import { guessOracles as orcOracles } from '../orc/testing/guesses.ts';
import { checkSituation as checkFight } from '../zargos/fight/situation.ts';
import type { Situation, SituationInput } from '../zargos/fight/types.ts';
import { ZARGOS_GUESSING } from '../zargos/guesses.ts';
import { guessOracles as zargosOracles } from '../zargos/testing/guesses.ts';
import { PEOPLE_OF } from '../zargos-lords/data/counters.ts';
import { LORDS_GUESSING } from '../zargos-lords/guesses.ts';
import { checkSituation, type Situation as LordsSituation } from '../zargos-lords/situation.ts';
import { guessOracles as lordsOracles } from '../zargos-lords/testing/guesses.ts';
import { GROUNDS, type Ground, KINDS } from '../zargos-lords/types.ts';
import { EDITIONS, type Edition, LAST_EDITION } from './edition.ts';
import { errorsOf, gradeOf, type Guess, type Guessing, guesses, LEAST, MOST, offBy } from './guess.ts';

/** Words that are asked; `npm run nightly` takes more. */
const GUESSES = Number(process.env.GUESSES ?? 30);
/** Situations of each: a whole series. */
const EACH = 10;

function take<Situation>(guessing: Guessing<Situation>, word: string, count: number, edition: Edition): readonly Guess<Situation>[] {
  const made = guesses(guessing, word, edition);
  return Array.from({ length: count }, () => made.next().value);
}

interface Subject<Situation> {
  readonly guessing: Guessing<Situation>;
  /** The chance a second time, by kind of question. */
  readonly oracles: Readonly<Record<string, (situation: Situation) => number>>;
  /** What the booklet counts otherwise, each of which must be asked about. */
  readonly met: Readonly<Record<string, (situation: Situation) => boolean>>;
}

function laws<Situation>(name: string, subject: Subject<Situation>): void {
  for (const edition of EDITIONS) lawsOf(`${name}, edition ${edition}`, subject, edition);
}

function lawsOf<Situation>(name: string, { guessing, oracles, met }: Subject<Situation>, edition: Edition): void {
  const kinds = guessing.kinds[edition];
  describe(name, () => {
    const asked = Array.from({ length: GUESSES }, (_, at) => take(guessing, `essai-${at}`, EACH, edition)).flat();

    test('a situation is of its kinds, neither hopeless nor sure, and its chance is counted again', () => {
      for (const { kind, situation, chance } of asked) {
        expect(kinds).toContain(kind);
        expect(chance).toBeGreaterThanOrEqual(LEAST);
        expect(chance).toBeLessThanOrEqual(MOST);
        expect(guessing.chanceOf(situation)).toBe(chance);
      }
    });

    test('each kind of question has its oracle', () => {
      expect(kinds.filter((kind) => !oracles[kind])).toEqual([]);
    });

    test.each(kinds)('%s: a slow count written apart gives the same chance', (kind) => {
      const questions = asked.filter((one) => one.kind === kind);
      expect(questions.length).toBeGreaterThan(asked.length / kinds.length / 2);
      for (const { situation, chance } of questions)
        expect(Math.abs((oracles[kind]?.(situation) ?? Number.NaN) - chance), sortedJson(situation)).toBeLessThan(1e-9);
    });

    test.each(Object.keys(met))('%s: asked about', (what) => {
      expect(asked.some(({ situation }) => met[what]?.(situation))).toBe(true);
    });

    test('all kinds come as often, and no part of the chances is most of them', () => {
      for (const kind of kinds) expect(asked.filter((one) => one.kind === kind).length).toBeGreaterThan(asked.length / kinds.length / 2);
      for (const part of [0, 1, 2, 3, 4]) {
        const inside = asked.filter(({ chance }) => Math.min(4, Math.floor(chance * 5)) === part).length;
        expect(inside).toBeGreaterThan(0);
        expect(inside).toBeLessThan(asked.length / 2);
      }
    });

    test('the same word asks the same, another word something else', () => {
      expect(sortedJson(take(guessing, 'club', 10, edition))).toBe(sortedJson(take(guessing, 'club', 10, edition)));
      expect(sortedJson(take(guessing, 'club', 10, edition))).not.toBe(sortedJson(take(guessing, 'club-2', 10, edition)));
    });
  });
}

const isPraying = ({ attacker, defender, heatwave }: Situation): 'attacker' | 'defender' | undefined => {
  if (heatwave || defender.people === 'demons') return undefined;
  return attacker.people === 'moines' ? 'attacker' : defender.people === 'moines' ? 'defender' : undefined;
};
const isShooting = ({ defender, eclipse }: Situation): boolean => defender.people === 'amazones' && !eclipse;

laws('Zargos', {
  guessing: ZARGOS_GUESSING,
  oracles: zargosOracles,
  met: {
    'ZAR-ZRG-1, two dice': ({ defender }) => defender.people === 'demons' && defender.dice === 2,
    'ZAR-ZRG-1, three dice': ({ defender }) => defender.people === 'demons' && defender.dice === 3,
    'ZAR-ZRG-1, four dice': ({ defender }) => defender.people === 'demons' && defender.dice === 4,
    'ZAR-ZRG-4, Moines against demons': ({ attacker, defender }) => attacker.people === 'moines' && defender.people === 'demons',
    'ZAR-MOI-1, the attacker’s': (asked) => isPraying(asked) === 'attacker',
    'ZAR-MOI-1, the defender’s': (asked) => isPraying(asked) === 'defender',
    'ZAR-MOI-1, against walls': (asked) => isPraying(asked) === 'attacker' && asked.site === 'capital',
    'ZAR-MOI-1, behind walls': (asked) => isPraying(asked) === 'defender' && asked.site === 'capital',
    'ZAR-L-2, Moines against Amazones': (asked) => isPraying(asked) === 'attacker' && isShooting(asked),
    'ZAR-CANICULE': ({ heatwave }) => heatwave,
    'ZAR-AMA-1, in a province': (asked) => isShooting(asked) && asked.site === 'province',
    'ZAR-AMA-1, in a capital': (asked) => isShooting(asked) && asked.site === 'capital',
    'ZAR-ECLIPSE': ({ eclipse }) => eclipse,
    'ZAR-GUERRE, the attacker’s': ({ attacker }) => attacker.warWind,
    'ZAR-GUERRE, the defender’s': ({ defender }) => defender.people !== 'demons' && defender.warWind,
    'ZAR-L-8': ({ attacker }) => attacker.warWind && attacker.pawns >= 7,
  },
});

laws('Gran', {
  guessing: GRAN_GUESSING,
  oracles: granOracles,
  met: { 'a duel': ({ asked }) => asked === 'duel', 'a way through four dragons': ({ road }) => road.legs.length === 5 },
});

laws('De l’Orc', {
  guessing: ORC_GUESSING,
  oracles: orcOracles,
  met: {
    'one opponent': ({ opponents }) => opponents.length === 1,
    'two opponents': ({ opponents }) => opponents.length === 2,
    'three opponents': ({ opponents }) => opponents.length === 3,
    'ORC-BAT-5': ({ people, mine }) => mine.includes(`${people}-chef`),
    'ORC-BAT-6': ({ mine }) => mine.includes('machine-de-guerre') && mine.includes('gobelin'),
    'ORC-GEA-1': ({ opponents }) => opponents.filter(({ mercenaries }) => mercenaries === 2).length > 1,
  },
});

const stands = (asked: LordsSituation, ground: Ground): boolean =>
  asked.action === 'combat' && asked.defenders.some((one) => one.ground === ground);

laws('Zargo’s Lords', {
  guessing: LORDS_GUESSING,
  oracles: lordsOracles,
  met: {
    'LOR-CHE-1': (asked) => asked.action === 'combat' && asked.attackers.some(({ charge }) => charge !== undefined),
    'LOR-COM-2': (asked) => asked.action === 'combat' && asked.attackers.length > 1,
    'LOR-COM-6, a mount': (asked) => stands(asked, 'mont'),
    'LOR-COM-6, a wood': (asked) => stands(asked, 'bois'),
    'LOR-COM-6, a plain': (asked) => stands(asked, 'plaine'),
  },
});

test.each(GROUNDS)(
  'LOR-CHE-1, LOR-COM-6: one to three Chevaliers, charging or not, one of theirs with them or none, against anybody: %s',
  (terrain) => {
    const friends = ['chevaliers-fantassin', 'sorcier', 'chevaliers-fantarcher'].map((kind) => [{ kind }]);
    let asked = 0;
    for (const kind of KINDS.filter((one) => PEOPLE_OF[one] !== 'chevaliers'))
      for (const charge of [{}, { charge: 'front' }, { charge: 'side' }])
        for (const count of [1, 2, 3])
          for (const friend of [[], ...friends]) {
            const attackers = [{ kind: 'chevalier', count, ...charge }, ...friend];
            const checked = checkSituation({ action: 'combat', attackers, defenders: [{ kind, terrain }] });
            if (!checked.ok) throw new Error(checked.because);
            const slow = lordsOracles.combat?.(checked.value) ?? Number.NaN;
            expect(Math.abs(slow - LORDS_GUESSING.chanceOf(checked.value)), sortedJson({ attackers, kind })).toBeLessThan(1e-9);
            asked += 1;
          }
    expect(asked).toBe(12 * 3 * 3 * 4);
  },
);

/** Words of which it is counted what comes; games whose chances take longer to count have fewer. */
const WORDS = process.env.GUESSES ? { quick: 200, slow: 40 } : { quick: 60, slow: 25 };
/** At least once in fifteen. */
const OFTEN = 1 / 15;

/** Of many series of the last edition: what a question may be about comes often enough, whatever else comes with it. */
function often<Situation>(
  guessing: Guessing<Situation>,
  words: number,
  about: Readonly<Record<string, (situation: Situation) => boolean>>,
): void {
  const asked = Array.from({ length: words }, (_, at) => take(guessing, `mot-${at}`, EACH, LAST_EDITION)).flat();
  for (const [what, is] of Object.entries(about))
    expect(asked.filter(({ situation }) => is(situation)).length, what).toBeGreaterThan(asked.length * OFTEN);
}

test('each thing a question may be about comes at least once in fifteen: charges of both ways, cards, walls, several opponents', () => {
  const charges = (way: 'front' | 'side') => (asked: LordsSituation) =>
    asked.action === 'combat' && asked.attackers.some(({ charge }) => charge === way);
  often(LORDS_GUESSING, WORDS.quick, {
    'a charge from the front': charges('front'),
    'a charge from the side': charges('side'),
    'a combat without a charge': (asked) => asked.action === 'combat' && asked.attackers.every(({ charge }) => charge === undefined),
    arrows: ({ action }) => action === 'arrows',
    flames: ({ action }) => action === 'flames',
    'a mount': (asked) => stands(asked, 'mont'),
    'a wood': (asked) => stands(asked, 'bois'),
  });
  often(ZARGOS_GUESSING, WORDS.slow, {
    demons: ({ defender }) => defender.people === 'demons',
    walls: ({ site }) => site === 'capital',
    'the Canicule': (asked) => asked.heatwave && (asked.attacker.people === 'moines' || asked.defender.people === 'moines'),
    'the Éclipse': (asked) => asked.eclipse && asked.defender.people === 'amazones',
    'a Vent de Guerre of the attacker': ({ attacker }) => attacker.warWind,
    'a Vent de Guerre of the defender': ({ defender }) => defender.people !== 'demons' && defender.warWind,
    'arrows of the Amazones': isShooting,
    'the hand of God': (asked) => isPraying(asked) !== undefined,
  });
  often(ORC_GUESSING, WORDS.slow, {
    'one opponent': ({ opponents }) => opponents.length === 1,
    'two opponents': ({ opponents }) => opponents.length === 2,
    'three opponents': ({ opponents }) => opponents.length === 3,
    'a chief': ({ people, mine }) => mine.includes(`${people}-chef`),
    'a machine': ({ mine }) => mine.includes('machine-de-guerre'),
    'cards kept in hand': ({ seen }) => seen.length > 0,
  });
  often(GRAN_GUESSING, WORDS.slow, {
    'a duel': ({ asked }) => asked === 'duel',
    'two dragons': ({ asked, road }) => asked === 'road' && road.legs.length === 3,
    'three dragons': ({ asked, road }) => asked === 'road' && road.legs.length === 4,
    'four dragons': ({ asked, road }) => asked === 'road' && road.legs.length === 5,
  });
});

test('a duel of Gran is not always as likely: each part of the chances comes', () => {
  const duels: Guessing<GuessedDuel> = { ...GRAN_GUESSING, kinds: { 1: ['pile'], 2: ['pile'] } };
  const asked = Array.from({ length: WORDS.quick }, (_, at) => take(duels, `mot-${at}`, EACH, LAST_EDITION)).flat();
  const bounds = [LEAST, 0.4, 0.6, 0.8, MOST];
  for (const [at, to] of bounds.slice(1).entries())
    expect(asked.filter(({ chance }) => chance >= (bounds[at] ?? 0) && chance < to).length, `${to}`).toBeGreaterThan(asked.length * OFTEN);
});

/** What the links that were sent ask, taken from the release before there were editions: to be asked for ever. */
test.each([
  ['Zargos', ZARGOS_GUESSING, '58f2b9e354520517'],
  ['Gran', GRAN_GUESSING, '7def9b1d265c5cf8'],
  ['De l’Orc', ORC_GUESSING, 'bc93101cffa69245'],
  ['Zargo’s Lords', LORDS_GUESSING, 'e23eca5e36126025'],
] as readonly (readonly [string, Guessing<unknown>, string])[])(
  '%s: the first edition asks what it always asked',
  (_name, guessing, print) => {
    const asked = ['club-1', 'jour-2026-11-22'].flatMap((word) => take(guessing, word, EACH, 1));
    // What a box says of numbers of counters came later, and is no part of a question.
    const text = sortedJson(asked).replaceAll(/"copies":\{[^}]*\},/g, '');
    expect(createHash('sha256').update(text).digest('hex').slice(0, 16)).toBe(print);
  },
);

/** Counted by hand. */
describe('worked on paper', () => {
  const taken: readonly (readonly [line: string, input: SituationInput, chance: number])[] = [
    [
      // Two dice of the Dragons kill him whatever they show: he keeps, and 8 or more, 15 throws of 36, leave nobody.
      'ZAR-MOI-1: one Moine with a Vent de Guerre, doomed against four Dragons, keeps his throw',
      { attacker: { people: 'dragons', pawns: 4 }, defender: { people: 'moines', pawns: 1, warWind: true }, site: 'province' },
      21 / 36,
    ],
    [
      // Any face but a 1 kills. On 2 or more (5/6) he keeps, and has what the Dragon throws thrown again unless it is a 1: he lives 11 times of 36. On a 1 he
      // throws again: he kills 5/6 and lives 1/6, or both show a 1, once in 36, and all begins again. V = 55/216 + 5/216 + V/216.
      'ZAR-MOI-1, ZAR-L-3: one Moine attacks one Dragon, each with one die',
      { attacker: { people: 'moines', pawns: 1 }, defender: { people: 'dragons', pawns: 1 }, site: 'province' },
      60 / 215,
    ],
    [
      'ZAR-ZRG-1: two Moines live through two dice of 3 at most, 3 throws of 36, and no hand of God helps them (ZAR-ZRG-4)',
      { attacker: { people: 'moines', pawns: 2 }, defender: { people: 'demons', dice: 2 } },
      3 / 36,
    ],
  ];

  test.each(taken)('%s', (_line, input, chance) => {
    const checked = checkFight(input);
    if (!checked.ok) throw new Error(checked.because);
    const kind = input.defender.people === 'demons' ? 'demons' : 'rase-campagne';
    expect(zargosOracles[kind]?.(checked.value)).toBeCloseTo(chance, 12);
    expect(ZARGOS_GUESSING.chanceOf(checked.value)).toBeCloseTo(chance, 12);
  });

  // Our table, from 0 to 3: D1 and D2 on a 5 and a 6.
  test.each([
    ['front', 8 + 3 - 10, 2 / 6],
    ['side', 8 + 1 - 10, 0],
  ] as const)('LOR-CHE-1: a Chevalier in a charge against a Dragon, %s: a difference of %i', (charge, _difference, chance) => {
    const checked = checkSituation({ action: 'combat', attackers: [{ kind: 'chevalier', charge }], defenders: [{ kind: 'dragon' }] });
    if (!checked.ok) throw new Error(checked.because);
    expect(lordsOracles.combat?.(checked.value)).toBeCloseTo(chance, 12);
    expect(LORDS_GUESSING.chanceOf(checked.value)).toBeCloseTo(chance, 12);
  });

  // Alone he is worth 4, doubled (ORC-L-12): more than a troop, 3, or an elite, 6; of the 12 Nains out of sight one is the other chief.
  test.each([
    [1, 11 / 12],
    [2, (11 / 12) * (10 / 11)],
  ])('ORC-BAT-5: a chief alone beats one back of each of %i opponents unless it is the other chief', (count, chance) => {
    const checked = checkBattle({
      people: 'nains',
      mine: ['nains-chef'],
      seen: [],
      opponents: new Array(count).fill({ people: 1, mercenaries: 0 }),
    });
    if (!checked.ok) throw new Error(checked.because);
    expect(orcOracles[count === 1 ? 'duel' : 'melee']?.(checked.value)).toBeCloseTo(chance, 12);
    expect(ORC_GUESSING.chanceOf(checked.value)).toBeCloseTo(chance, 12);
  });
});

test.each(['zargos', 'gran', 'orc', 'zargos-lords'])('the oracles of %s take nothing from elsewhere but types', (game) => {
  const source = readFileSync(new URL(`../${game}/testing/guesses.ts`, import.meta.url), 'utf8');
  expect(source.match(/^import (?!type ).*$/gm) ?? []).toEqual([]);
});

describe('how a guess is judged', () => {
  test('by points of percent, above 0 too hopeful', () => {
    expect(offBy(70, 0.62)).toBeCloseTo(8, 12);
    expect(offBy(50, 0.75)).toBe(-25);
  });

  test('the usual error, and which way: too hopeful by 6 points on average, off by 8', () => {
    expect(errorsOf([8, 12, -2, 6, 12, 0])).toEqual({ count: 6, mean: 40 / 6, bias: 6 });
    expect(errorsOf([])).toEqual({ count: 0, mean: 0, bias: 0 });
  });
});

test.each([
  [0, 3],
  [-5, 3],
  [5.1, 2],
  [-10, 2],
  [10.1, 1],
])('%f points off is graded %i', (off, grade) => {
  expect(gradeOf(off)).toBe(grade);
});
