/** « Combien de chances », in words: the calculator of a fight with what was said. */
import { type ChancesAsked, countsTold, plainWords, sidesTold, withNumbersLeft } from '#components/kit/told.ts';
import { formatSituation } from '#engine/zargos/fight/notation.ts';
import { DEFAULT_SITUATION } from '#engine/zargos/fight/situation.ts';
import type { Situation } from '#engine/zargos/fight/types.ts';
import { PEOPLE_NAMES } from '#engine/zargos/data/peoples.ts';
import type { People, Site } from '#engine/zargos/types.ts';

const PEOPLES = [
  ['ailes', 'ailes?'],
  ['amazones', 'amazones?'],
  ['araignees', 'araignees?'],
  ['chevaliers', 'chevaliers?'],
  ['dragons', 'dragons?'],
  ['moines', 'moines?'],
] as const satisfies readonly (readonly [People, string])[];

function siteOf(text: string): Site | undefined {
  if (/cite interdite/.test(text)) return 'forbidden-city';
  if (/capitale/.test(text)) return 'capital';
  if (/zargos/.test(text)) return 'zargos';
  return /province|territoire/.test(text) ? 'province' : undefined;
}

/** Pawns in defence where none are told. */
const DEFENDERS = 4;

const demonDice = (text: string) => (/cite interdite/.test(text) ? 4 : /autour|centre|voisines? de la cite/.test(text) ? 3 : 2);

const DEMONS = /demon|monstre|zargos|cite interdite/;

/** Undefined where no fight is told. */
export function chancesAsked(question: string): ChancesAsked | undefined {
  const text = plainWords(question);
  const named = withNumbersLeft(question, countsTold(question, PEOPLES));
  // Against demons any people fights alike, but for its gifts: pawns are enough.
  const pawnsTold = DEMONS.test(text) ? countsTold(question, [[DEFAULT_SITUATION.attacker.people, 'pions?|gars|soldats?']]) : [];
  const told = named.length > 0 ? named : pawnsTold.slice(0, 1);
  const [one] = told;
  const other = told.find(({ name }) => name !== one?.name);
  const sides = one && other && sidesTold(question, [one, other]);
  const [first, second] = sides ? [...sides.attackers, ...sides.defenders] : [one];
  if (!first) return undefined;
  const pawns = first.count ?? DEFAULT_SITUATION.attacker.pawns;
  const attacker = { people: first.name, pawns, warWind: /vents? de guerre/.test(text) };
  const attacking = [
    ...(first.count === undefined ? [`${pawns} pions qui attaquent`] : []),
    ...(named.length === 0 ? [`des ${PEOPLE_NAMES[first.name]}`] : []),
  ];
  const situation = (against: Pick<Situation, 'defender' | 'site'>): Situation => ({
    ...DEFAULT_SITUATION,
    ...against,
    attacker,
    eclipse: /eclipse/.test(text),
    heatwave: /canicule/.test(text),
  });
  const site = siteOf(text);
  if (second) {
    const defender = { people: second.name, pawns: second.count ?? DEFENDERS, warWind: false, called: 0 };
    const url = `zargos/combat/?${formatSituation(situation({ defender, site: site ?? 'province' }))}`;
    const defending = second.count === undefined ? [`${DEFENDERS} qui défendent`] : [];
    return { url, told: site ? 3 : 2, taken: [...attacking, ...defending, ...(site ? [] : ['une province sans remparts'])] };
  }
  if (!DEMONS.test(text)) return undefined;
  const demons = situation({ defender: { people: 'demons', dice: demonDice(text) }, site: site ?? 'province' });
  return { url: `zargos/combat/?${formatSituation(demons)}`, told: 2, taken: attacking };
}
