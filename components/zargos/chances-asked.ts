/** « Combien de chances », in words: the calculator of a fight with what was said. */
import { countsTold, plainWords, sidesTold, withNumbersLeft } from '#components/kit/told.ts';
import { formatSituation } from '#engine/zargos/fight/notation.ts';
import { DEFAULT_SITUATION } from '#engine/zargos/fight/situation.ts';
import type { Situation } from '#engine/zargos/fight/types.ts';
import type { People, Site } from '#engine/zargos/types.ts';

const PEOPLES = [
  ['ailes', 'ailes?'],
  ['amazones', 'amazones?'],
  ['araignees', 'araignees?'],
  ['chevaliers', 'chevaliers?'],
  ['dragons', 'dragons?'],
  ['moines', 'moines?'],
] as const satisfies readonly (readonly [People, string])[];

function siteOf(text: string): Site {
  if (/cite interdite/.test(text)) return 'forbidden-city';
  if (/capitale/.test(text)) return 'capital';
  return /zargos/.test(text) ? 'zargos' : 'province';
}

const demonDice = (text: string) => (/cite interdite/.test(text) ? 4 : /autour|centre|voisines? de la cite/.test(text) ? 3 : 2);

/** Address of the calculator; undefined where no fight is told. */
export function chancesAsked(question: string): string | undefined {
  const text = plainWords(question);
  const told = withNumbersLeft(question, countsTold(question, PEOPLES));
  const [one] = told;
  const other = told.find(({ name }) => name !== one?.name);
  const sides = one && other && sidesTold(question, [one, other]);
  const [first, second] = sides ? [...sides.attackers, ...sides.defenders] : [one];
  if (!first) return undefined;
  const attacker = { people: first.name, pawns: first.count ?? DEFAULT_SITUATION.attacker.pawns, warWind: /vents? de guerre/.test(text) };
  const situation = (against: Pick<Situation, 'defender' | 'site'>): Situation => ({
    ...DEFAULT_SITUATION,
    ...against,
    attacker,
    eclipse: /eclipse/.test(text),
    heatwave: /canicule/.test(text),
  });
  const site = siteOf(text);
  if (second) {
    const defender = { people: second.name, pawns: second.count ?? 4, warWind: false, called: 0 };
    return `zargos/combat/?${formatSituation(situation({ defender, site }))}`;
  }
  if (!/demon|monstre|zargos|cite interdite/.test(text)) return undefined;
  return `zargos/combat/?${formatSituation(situation({ defender: { people: 'demons', dice: demonDice(text) }, site }))}`;
}
