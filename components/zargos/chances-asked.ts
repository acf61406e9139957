/** « Combien de chances », in words: the calculator of a fight with what was said. */
import { type ChancesAsked, countsTold, plainWords, sidesTold, withNumbersLeft } from '#components/kit/told.ts';
import { formatSituation } from '#engine/zargos/fight/notation.ts';
import { DEFAULT_SITUATION } from '#engine/zargos/fight/situation.ts';
import type { Situation } from '#engine/zargos/fight/types.ts';
import { PEOPLE_NAMES } from '#engine/zargos/data/peoples.ts';
import { DEMON_DICE, type DemonDice, type People, type Site } from '#engine/zargos/types.ts';

const PEOPLES = [
  ['ailes', 'ailes?'],
  ['amazones', 'amazones?'],
  ['araignees', 'araignees?'],
  ['chevaliers', 'chevaliers?'],
  ['dragons', 'dragons?'],
  ['moines', 'moines?'],
] as const satisfies readonly (readonly [People, string])[];

/** One of the provinces around the Cité Interdite. */
const AROUND = /autour|interieure?s?|centre|(?:voisine?s?|pres|proches?|(?:a cote|collees?|touch\w+|bord\w+)) (?:de |a )?la cite/;

function siteOf(text: string): Site | undefined {
  if (AROUND.test(text)) return 'zargos';
  if (/cite interdite/.test(text)) return 'forbidden-city';
  if (/capitale|remparts?/.test(text)) return 'capital';
  if (/zargos/.test(text)) return 'zargos';
  return /province|territoire/.test(text) ? 'province' : undefined;
}

/** Pawns in defence where none are told. */
const DEFENDERS = 4;

/** As they are said, or as the place has them. */
function demonDice(text: string): DemonDice {
  const [said] = countsTold(text, [['dice', 'des (?:de |des )?(?:demons?|monstres?)']]);
  const told = DEMON_DICE.find((dice) => dice === said?.count);
  if (told) return told;
  return AROUND.test(text) ? 3 : /cite interdite/.test(text) ? 4 : 2;
}

const DEMONS = /demon|monstre|zargos|cite interdite/;

/** Where no people is told: one that fights without a gift. */
const NOBODY = DEFAULT_SITUATION.attacker.people;
/** « J’y vais à 6 » */
const GOING = /((?<!\p{L})(?:vai?s?|all(?:er|ant)|entr\p{L}+|attaqu\p{L}+|arriv\p{L}+|vien\p{L}+) à \d{1,2})(?! (?:contre|\p{L}{4}))/iu;

type Told = ReturnType<typeof countsTold<People>>[number];

/** « À 10 contre 6 avec mes Amazones » : the one people told, and as many of nobody's. */
function sidesInNumbers(text: string, told: readonly Told[]): readonly Told[] {
  const [one, ...others] = told;
  const [, mine, theirs] = /(?<!\d)(\d{1,2}) contre (\d{1,2})/.exec(text) ?? [];
  if (!one || others.length > 0 || mine === undefined || (one.count ?? Number(mine)) !== Number(mine)) return told.slice(0, 1);
  return [
    { ...one, count: Number(mine) },
    { ...one, name: NOBODY, count: Number(theirs) },
  ];
}

/** Undefined where no fight is told. */
export function chancesAsked(question: string): ChancesAsked | undefined {
  const text = plainWords(question);
  const named = withNumbersLeft(question, countsTold(question, PEOPLES));
  // Against demons any people fights alike, but for its gifts: pawns are enough.
  const pawnsTold = DEMONS.test(text) ? countsTold(question.replace(GOING, '$1 pions '), [[NOBODY, 'pions?|gars|soldats?']]) : [];
  const told = named.length > 0 ? named : pawnsTold.slice(0, 1);
  const [one] = told;
  const other = told.find(({ name }) => name !== one?.name);
  const sides = one && other && sidesTold(question, [one, other]);
  const [first, second] = sides ? [...sides.attackers, ...sides.defenders] : sidesInNumbers(text, told);
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
    const defending = [
      ...(second.count === undefined ? [`${DEFENDERS} qui défendent`] : []),
      ...(named.includes(second) ? [] : [`des ${PEOPLE_NAMES[second.name]} en face`]),
    ];
    return { url, told: site ? 3 : 2, taken: [...attacking, ...defending, ...(site ? [] : ['une province sans remparts'])] };
  }
  if (!DEMONS.test(text)) return undefined;
  const demons = situation({ defender: { people: 'demons', dice: demonDice(text) }, site: site ?? 'province' });
  return { url: `zargos/combat/?${formatSituation(demons)}`, told: 2, taken: attacking };
}
