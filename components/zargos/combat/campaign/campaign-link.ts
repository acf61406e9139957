/**
 * A campaign as one value of the query: version, start provinces, then each attack.
 * `1_8.7_p1.1~ar3p_p2.1~mo1p_s1.1-s2.1~ar6p_s3.1~am3p`: sources with what stays, then people, count, place (p c z f) and marks
 * (`w` our Vent de Guerre, `d` theirs, `a6` a group of six called). Readings that are not ours come last: `_ZAR-L-8.plafond-3`.
 */

import { among, type KnownRuling } from '#components/our-table/kept.ts';
import { either } from '#engine/core/french.ts';
import { shown } from '#engine/core/input.ts';
import { namedRulings } from '#engine/core/ruling.ts';
import { DEMON_DICE, MAX_PAWNS, SITES } from '#engine/zargos/types.ts';
import { type Chain, MOST_PROVINCES, MOST_STEPS, placesBefore, type SourceFields, type StepFields } from './campaign-store.ts';

const VERSION = '1';
/** Longest value that is read. */
const MOST = 800;

const CODES = { ailes: 'ai', amazones: 'am', araignees: 'ar', dragons: 'dr', moines: 'mo', demons: 'de' } as const satisfies Record<
  StepFields['people'],
  string
>;
const PEOPLES = Object.keys(CODES) as StepFields['people'][];

const stepText = ({ sources, people, count, called, site, warWind, against }: StepFields): string => {
  const from = sources.map((source) => `${source.from}.${source.stay}`).join('-');
  return `${from}~${CODES[people]}${count}${site[0]}${warWind ? 'w' : ''}${against ? 'd' : ''}${called > 0 ? `a${called}` : ''}`;
};

export const formatChain = ({ provinces, steps, readings }: Chain): string =>
  [VERSION, provinces.join('.'), ...steps.map(stepText), ...Object.entries(readings).map((pair) => pair.join('.'))].join('_');

const STEP = /^([ps\d.-]+)~([a-z]{2})(\d{1,3})([pczf])(w?)(d?)(?:a(\d{1,3}))?$/;

const counts = (text: string | undefined): readonly number[] =>
  text !== undefined && /^\d{1,3}(\.\d{1,3})*$/.test(text) ? text.split('.').map(Number) : [];

const isCount = (count: number): boolean => count >= 1 && count <= MAX_PAWNS;

function readSources(text: string, places: readonly string[]): readonly SourceFields[] | undefined {
  const sources = text.split('-').map((part) => {
    const [from = '', stay = ''] = part.split('.');
    return { from, stay: Number(stay) };
  });
  const good = sources.every((source) => places.includes(source.from) && isCount(source.stay));
  return good && new Set(sources.map((source) => source.from)).size === sources.length ? sources : undefined;
}

function readStep(text: string, places: readonly string[]): StepFields | undefined {
  const [, from = '', code, number, letter, ours, theirs, group] = STEP.exec(text) ?? [];
  const people = PEOPLES.find((one) => CODES[one] === code);
  const site = SITES.find((one) => one[0] === letter);
  const sources = readSources(from, places);
  const [count, called] = [Number(number), Number(group ?? 0)];
  if (!people || !site || !sources) return undefined;
  if (people === 'demons' ? !DEMON_DICE.some((dice) => dice === count) : !isCount(count)) return undefined;
  return { sources, people, count, called, site, warWind: ours === 'w', against: theirs === 'd' };
}

export type ChainRead = { readonly ok: true; readonly chain: Chain } | { readonly ok: false; readonly because: string };

const refused = (because: string): ChainRead => ({ ok: false, because: `La campagne de ce lien n’a pas été lue : ${because}.` });

/** The part of a link that says a reading. */
const isReading = (part: string): boolean => part.startsWith('ZAR-');

/** Why a reading is not taken; undefined where it is. */
function misread(rulings: readonly KnownRuling[], id: string, reading: string): string | undefined {
  const ruling = rulings.find((one) => one.id === id);
  if (!ruling) return `${shown(id)} n’est pas un litige d’une campagne ; on attend ${namedRulings(rulings.map((one) => one.id))}`;
  const ids = ruling.readings.map((one) => one.id);
  return ids.includes(reading) ? undefined : `${id} attend ${either(ids)}, pas ${shown(reading)}`;
}

/** Reads what `formatChain` wrote, or says in one sentence why not; `rulings` are those that a campaign obeys. */
export function parseChain(text: string, rulings: readonly KnownRuling[]): ChainRead {
  if (text.length > MOST) return refused('elle est trop longue');
  const [version, starts, ...parts] = text.split('_');
  const rest = parts.filter((part) => !isReading(part));
  if (version !== VERSION) return refused(`sa version ${shown(version)} est inconnue, celle d’ici est ${VERSION}`);
  const provinces = counts(starts);
  if (provinces.length < 1 || provinces.length > MOST_PROVINCES || !provinces.every(isCount)) {
    return refused(`il faut de 1 à ${MOST_PROVINCES} provinces de départ, de 1 à ${MAX_PAWNS} pions chacune`);
  }
  if (rest.length < 1 || rest.length > MOST_STEPS) return refused(`il faut de 1 à ${MOST_STEPS} attaques`);
  const steps: StepFields[] = [];
  for (const [i, part] of rest.entries()) {
    const step = readStep(part, placesBefore({ provinces }, i));
    if (!step) return refused(`l’attaque ${i + 1}, ${shown(part)}, n’est pas comprise`);
    steps.push(step);
  }
  const readings: Record<string, string> = {};
  for (const part of parts.filter(isReading)) {
    const [id = '', reading = ''] = part.split('.');
    const because = misread(rulings, id, reading);
    if (because) return refused(because);
    readings[id] = reading;
  }
  return { ok: true, chain: { provinces, steps, readings: among(rulings, readings) } };
}
