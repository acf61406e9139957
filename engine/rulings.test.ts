/** The law of the rulings, the same in the four games: the table of readings, what is shown of it, what is taken from outside, what the engine asks of it. */
import { describe, expect, test } from 'vitest';
import { firstProblem, type Report } from './core/input.ts';
import type { Choices, ReadingIds, Ruling } from './core/ruling.ts';
import * as gran from './gran/ids.ts';
import * as granOptions from './gran/options.ts';
import * as granRulings from './gran/rulings.ts';
import * as orc from './orc/ids.ts';
import * as orcOptions from './orc/options.ts';
import * as orcRulings from './orc/rulings.ts';
import * as zargos from './zargos/ids.ts';
import * as zargosOptions from './zargos/options.ts';
import * as zargosRulings from './zargos/rulings.ts';
import * as lords from './zargos-lords/ids.ts';
import * as lordsOptions from './zargos-lords/options.ts';
import * as lordsRulings from './zargos-lords/rulings.ts';

interface Game {
  readonly game: string;
  /** Numbers taken back. */
  readonly gone: readonly string[];
  readonly ATOM_IDS: readonly string[];
  readonly RULING_IDS: readonly string[];
  readonly READINGS: ReadingIds;
  readonly OPTION_IDS: readonly string[];
  readonly readOptions: (value: unknown, path: string, report: Report) => Choices;
  readonly readingsOf: (at: { readonly options: Choices }) => Choices;
  readonly RULINGS: readonly Ruling[];
}

const GAMES: readonly Game[] = [
  { game: 'gran', gone: ['GRA-L-18'], ...gran, ...granOptions, ...granRulings },
  { game: 'orc', gone: ['ORC-L-6'], ...orc, ...orcOptions, ...orcRulings },
  { game: 'zargos', gone: [], ...zargos, ...zargosOptions, ...zargosRulings },
  { game: 'zargos-lords', gone: [], ...lords, ...lordsOptions, ...lordsRulings },
];

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/;

describe.each(GAMES)('$game: the table', ({ gone, ATOM_IDS, RULING_IDS, READINGS, OPTION_IDS, RULINGS }) => {
  test('numbers follow each other from 1 in each family, but those taken back: none is given twice, none is lost', () => {
    const families = Map.groupBy([...RULING_IDS, ...gone], (id) => id.replace(/-\d+$/, ''));
    const numbered = [...families].flatMap(([family, ids]) => ids.map((_, at) => `${family}-${at + 1}`));
    expect(RULING_IDS).toEqual(numbered.filter((id) => !gone.includes(id)));
  });

  test('readings have a plain name each, once in their ruling', () => {
    for (const [id, readings] of Object.entries(READINGS)) {
      for (const reading of readings) expect(reading, id).toMatch(KEBAB);
      expect(new Set(readings).size, id).toBe(readings.length);
    }
  });

  test('what a table may choose is what has other readings, in order', () => {
    expect(OPTION_IDS).toEqual(RULING_IDS.filter((id) => (READINGS[id]?.length ?? 0) > 1));
  });

  test('a ruling asks a question, each reading answers in sentences, and the rules it touches are known', () => {
    for (const { id, question, readings, rules } of RULINGS) {
      expect(question, id).toMatch(/ \?$/);
      for (const { text } of readings) expect(text, id).toMatch(/^(?!.*')[\p{Lu}+].*\.$/u);
      expect(ATOM_IDS, id).toEqual(expect.arrayContaining([...rules]));
      expect(new Set(rules).size, id).toBe(rules.length);
    }
  });
});

describe.each(GAMES)('$game: options from outside', ({ READINGS, RULING_IDS, OPTION_IDS, readOptions }) => {
  const checkOptions = (input: unknown) => firstProblem((report) => readOptions(input, 'options', report));
  const because = (input: unknown) => {
    const checked = checkOptions(input);
    return checked.ok ? undefined : [checked.field, checked.because];
  };

  test('nothing is no choice, and every reading of an open ruling is taken', () => {
    expect(checkOptions(undefined)).toEqual({ ok: true, value: {} });
    for (const id of OPTION_IDS)
      for (const reading of READINGS[id] ?? []) expect(checkOptions({ [id]: reading })).toEqual({ ok: true, value: { [id]: reading } });
  });

  test('another reading is refused with those taken', () => {
    for (const id of OPTION_IDS) {
      const readings = READINGS[id] ?? [];
      const taken = `${readings.slice(0, -1).join(', ')} ou ${readings[readings.length - 1]}`;
      expect(because({ [id]: 'peut-etre' })).toEqual([`options.${id}`, `options.${id} attend ${taken}, pas « peut-etre ».`]);
    }
  });

  test('a ruling of one reading, a rule and an unknown id are refused in one short sentence', () => {
    for (const id of [...RULING_IDS.filter((one) => !OPTION_IDS.includes(one)), 'ZAR-COM-3', 'XYZ-L-99']) {
      const [field, sentence] = because({ [id]: 'oui' }) ?? [];
      const why = RULING_IDS.includes(id) ? `le litige ${id} n’a qu’une lecture` : `le litige « ${id} » est inconnu`;
      expect(field).toBe(`options.${id}`);
      expect(sentence).toMatch(new RegExp(`^Dans options, ${why} ; on peut choisir [^.]+\\.$`));
      expect(sentence?.length).toBeLessThan(700);
    }
    expect(because(3)).toEqual(['options', 'options attend un objet qui donne une lecture par litige, pas « 3 ».']);
  });
});

describe.each(GAMES)('$game: what the engine asks of the table', ({ READINGS, OPTION_IDS, readingsOf }) => {
  test('readings are complete: what was chosen, ours for the rest, worked out once a table', () => {
    const ours = Object.fromEntries(OPTION_IDS.map((id) => [id, READINGS[id]?.[0]]));
    expect(readingsOf({ options: {} })).toEqual(ours);
    for (const id of OPTION_IDS) {
      const options = { [id]: READINGS[id]?.at(-1) ?? '' };
      expect(readingsOf({ options })).toEqual({ ...ours, ...options });
      expect(readingsOf({ options })).toBe(readingsOf({ options }));
    }
  });
});
