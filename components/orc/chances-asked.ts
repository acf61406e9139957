/** « Combien de chances », in words: the page of the armies with one's cards and what the other laid down. */
import { type ChancesAsked, countsTold, plainWords } from '#components/kit/told.ts';
import { MAX_OPPONENTS } from '#engine/orc/situation.ts';
import type { People } from '#engine/orc/types.ts';
import { formatMuster } from './army/link.ts';
import { type Muster, NONE, NOTHING, type Slot } from './army/muster.ts';

const PEOPLES = [
  ['barbares', 'barbares?'],
  ['nains', 'naine?s?'],
  ['orcs', 'orcs?'],
  ['squelettes', 'squelettes?'],
] as const satisfies readonly (readonly [People, string])[];

const OWN = [
  ['machine-de-guerre', 'machines? de guerre'],
  ['machine-volante', 'machines? volantes?'],
  ['commando', 'commandos?(?: gobelins?)?'],
  ['chef', "chefs?(?: (?:(?:des |de |d')?(?:barbares?|nains?|orcs?|squelettes?)))?"],
  ['gobelin', 'gobelins?'],
  ['elite', "(?:(?:barbares?|nains?|orcs?|squelettes?) d')?elites?"],
  ['troll', 'trolls?'],
  ['geant', 'geants?'],
  ['troupe', 'barbares?|nains?|orcs?|squelettes?'],
] as const satisfies readonly (readonly [Slot, string])[];

/** What is said not to be there. */
const WITHOUT = /\b(?:sans|pas de|pas d'|ni)(?: aucune?| une?)? ?\w+/g;

const BACKS = [
  ['mercenaries', 'mercenaires?'],
  ['more', 'en a'],
  ['people', 'cartes?|dos|(?:cartes? de )?(?:barbares?|nains?|orcs?|squelettes?)'],
] as const;

/** What is told of one's own side and of the other, whichever comes first; where no word parts them, backs alone are the other's. */
function sidesOf(text: string): readonly [mine: string, theirs: string] {
  const [before = '', after] = text.split(/\b(?:contre|face a(?:ux)?|en face de|devant)\b(?! lui| elle| eux)/, 2);
  if (after === undefined) return [text, text.replace(/barbares?|nains?|orcs?|squelettes?/g, '')];
  if (countsTold(before, OWN).length > 0) return [before, after];
  const [theirs = '', mine = ''] = after.split(/\b(?:avec|si j'ai|quand j'ai|j'ai|je pose)\b/, 2);
  return [mine, theirs];
}

/** What the others show: each one's cards begin another, and so does « elle en a 5 ». */
function opponentsIn(theirs: string): Muster['opponents'] {
  const backs = countsTold(theirs.replace(/\ben (?:a|ont|pose|montre) (\w+)/g, '$1 en a'), BACKS);
  const opponents: { people: number; mercenaries: number }[] = [];
  for (const { name, count = name === 'more' ? 0 : 1 } of backs) {
    const last = opponents.at(-1);
    if (count === 0) continue;
    if (name !== 'mercenaries') opponents.push({ people: count, mercenaries: 0 });
    else if (last) last.mercenaries += count;
    else opponents.push({ people: 0, mercenaries: count });
  }
  return opponents.map((one) => ({ ...one, held: one.mercenaries }));
}

/** What somebody else may hold, or give to a spy, is no army; nor is one added to another, whose gobelins are not its own (ORC-L-31). */
const OF_HANDS = /\bqu'(?:il|elle|on) (?:en )?(?:ait|aient)\b|\bespion/;
const ADDED = /machines? de guerre\b.*\bsans (?:aucun )?gobelin.*\bgobelin/;

/** A chief among backs that one sees: « qu’elle ait au moins un chef nain ». */
const HAS_CHIEF =
  /\b(?:avoir|aie|ait|aient|cach\w+|parmi|au moins|y a|soit)\b(?: (?:au moins|un|une|1|deux|2|le|les|des|ses))*[ '](?:un |une |1 |deux |2 )?chefs?(?: (?:des |de |d')?(?:barbares?|naine?s?|orcs?|squelettes?))?/;
const CARDS = [
  ['people', "(?:cartes?|dos)(?: (?:des |de |d')?(?:barbares?|naine?s?|orcs?|squelettes?))?|barbares?|naine?s?|orcs?|squelettes?"],
] as const;

/** What those backs may hide, as one opponent shows them; undefined where how many there are is not told. */
function chiefAsked(question: string): ChancesAsked | undefined {
  const text = plainWords(question);
  const rest = text.replace(HAS_CHIEF, ' ');
  if (
    rest === text ||
    countsTold(
      rest,
      OWN.filter(([name]) => name !== 'troupe'),
    ).length > 0
  )
    return undefined;
  const people = countsTold(text, PEOPLES)[0]?.name;
  const [shown, ...others] = countsTold(rest, CARDS).filter(({ count }) => count !== undefined);
  if (!people || !shown?.count || others.length > 0) return undefined;
  const muster = { ...NOTHING, people, opponents: [{ people: shown.count, mercenaries: 0, held: 0 }] };
  return { url: `orc/armee/?${formatMuster(muster)}`, told: SAID_OF_CHIEFS, taken: [] };
}

/** The people, the cards and the chief. */
const SAID_OF_CHIEFS = 3;

/** Undefined where no army is told: cards of one kind that nothing faces are asked of a rule. */
export function chancesAsked(question: string): ChancesAsked | undefined {
  const chief = chiefAsked(question);
  if (chief) return chief;
  if (OF_HANDS.test(plainWords(question)) || ADDED.test(plainWords(question))) return undefined;
  const [mine, theirs] = sidesOf(plainWords(question).replace(WITHOUT, ' '));
  const army = countsTold(mine, OWN);
  const opponents = opponentsIn(theirs);
  if (army.length === 0 || (army.length === 1 && opponents.length === 0 && !/armee/i.test(plainWords(question)))) return undefined;
  const muster = {
    ...NOTHING,
    people: countsTold(question, PEOPLES)[0]?.name ?? NOTHING.people,
    army: { ...NONE, ...Object.fromEntries(army.map(({ name, count = 1 }) => [name, count])) },
    opponents: opponents.slice(0, MAX_OPPONENTS),
  };
  const taken = opponents.length > 0 ? [] : ['personne en face'];
  return { url: `orc/armee/?${formatMuster(muster)}`, told: army.length + opponents.length, taken };
}
