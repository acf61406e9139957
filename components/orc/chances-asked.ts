/** « Combien de chances », in words: the page of the armies with one's cards and what the other laid down. */
import { countsTold, plainWords } from '#components/kit/told.ts';
import type { People } from '#engine/orc/types.ts';
import { formatMuster } from './army/link.ts';
import { NONE, NOTHING, type Slot } from './army/muster.ts';

const PEOPLES = [
  ['barbares', 'barbares?'],
  ['nains', 'nains?'],
  ['orcs', 'orcs?'],
  ['squelettes', 'squelettes?'],
] as const satisfies readonly (readonly [People, string])[];

const OWN = [
  ['machine-de-guerre', 'machines? de guerre'],
  ['machine-volante', 'machines? volantes?'],
  ['commando', 'commandos?(?: gobelins?)?'],
  ['chef', 'chefs?'],
  ['gobelin', 'gobelins?'],
  ['troll', 'trolls?'],
  ['geant', 'geants?'],
  ['troupe', 'barbares?|nains?|orcs?|squelettes?'],
] as const satisfies readonly (readonly [Slot, string])[];

/** Address of the page; undefined where two armies are not told. */
export function chancesAsked(question: string): string | undefined {
  const [mine = '', theirs] = plainWords(question).split(/\bcontre\b/, 2);
  if (theirs === undefined) return undefined;
  const army = countsTold(mine, OWN);
  const backs = countsTold(theirs, [
    ['mercenaries', 'mercenaires?'],
    ['people', 'cartes?|dos|barbares?|nains?|orcs?|squelettes?'],
  ]);
  if (army.length === 0 || backs.length === 0) return undefined;
  const number = (name: (typeof backs)[number]['name']) =>
    backs.filter((one) => one.name === name).reduce((sum, { count = 1 }) => sum + count, 0);
  const mercenaries = number('mercenaries');
  const muster = {
    ...NOTHING,
    people: countsTold(question, PEOPLES)[0]?.name ?? NOTHING.people,
    army: { ...NONE, ...Object.fromEntries(army.map(({ name, count = 1 }) => [name, count])) },
    opponents: [{ people: number('people'), mercenaries, held: mercenaries }],
  };
  return `orc/armee/?${formatMuster(muster)}`;
}
