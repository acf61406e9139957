/** « Combien de chances », in words: the combat calculator with what was said. */
import { type ChancesAsked, countsTold, plainWords, sidesTold, type ToldCount } from '#components/kit/told.ts';
import { COPIES, hasPower, PEOPLE_OF } from '#engine/zargos-lords/data/counters.ts';
import { BOX } from '#engine/zargos-lords/data/tables.ts';
import { formatSituation } from '#engine/zargos-lords/notation/situation.ts';
import type { Situation } from '#engine/zargos-lords/situation/reading.ts';
import { type Ground, type Kind, MAX_GARRISON } from '#engine/zargos-lords/types.ts';

/** The longest first; who says no people means the Chevaliers'. */
const KINDS = [
  ['moines-fantassin', 'moines?[ -]fantassins?'],
  ['moines-chevalier', 'moines?[ -]chevaliers?'],
  ['illusionniste', '(?:moines? )?illusionnistes?'],
  ['ailes-fantassin', 'fantassins?(?: des)? ailes?'],
  ['ailes-fantarcher', '(?:fantarchers?|archers?)(?: des)? ailes?'],
  ['dragons-fantassin', 'fantassins?(?: des)? dragons?'],
  ['lance-flammes', 'lance-?flammes'],
  ['chevaliers-fantarcher', '(?:fantarchers?|archers?)(?: des chevaliers)?'],
  ['chevaliers-fantassin', 'fantassins?(?: des chevaliers)?'],
  ['chevalier', 'chevaliers?'],
  ['sorcier', 'sorciers?'],
  ['dragon', 'dragons?'],
  ['serpent', 'serpents?'],
  ['aile', 'ailes?'],
  ['faucon', 'faucons?'],
  ['moine', 'moines?'],
] as const satisfies readonly (readonly [Kind, string])[];

const groundIn = (text: string): Ground | undefined =>
  /\bbois\b|foret/.test(text) ? 'bois' : /\bmonts?\b|montagne/.test(text) ? 'mont' : /plaine|decouvert/.test(text) ? 'plaine' : undefined;

/** Hexagons of a shot that says none. */
const SHOT = 3;

const charging = (text: string): 'front' | 'side' | undefined =>
  /charge/.test(text) ? (/\b(?:de|par le|sur le|au) (?:cote|flanc)\b/.test(text) ? 'side' : 'front') : undefined;

type Told = ToldCount<Kind>;

const each = <One>({ name, count = 1 }: Told, one: One): readonly One[] => new Array<One>(Math.min(count, COPIES[name])).fill(one);

/** Foot soldiers and archers of no people said. */
const ANYBODY: readonly Kind[] = ['chevaliers-fantassin', 'chevaliers-fantarcher'];
const OF_PEOPLES: Readonly<Partial<Record<Kind, readonly Kind[]>>> = {
  'chevaliers-fantassin': ['chevaliers-fantassin', 'dragons-fantassin', 'ailes-fantassin', 'moines-fantassin'],
  'chevaliers-fantarcher': ['chevaliers-fantarcher', 'ailes-fantarcher'],
};

/** `side` with those who may be anybody's in the people of the others beside them, or else in one that is not in front. */
function peopled(side: readonly Told[], front: readonly Told[], text: string): readonly Told[] {
  const isAnybody = ({ name, at, end }: Told) => ANYBODY.includes(name) && !text.slice(at, end).includes('chevalier');
  const of = (all: readonly Told[]) => new Set(all.filter((one) => !isAnybody(one)).map(({ name }) => PEOPLE_OF[name]));
  const [own, other] = [of(side), of(front)];
  return side.map((one) => {
    if (!isAnybody(one)) return one;
    const kinds = OF_PEOPLES[one.name] ?? [];
    const name = kinds.find((kind) => own.has(PEOPLE_OF[kind])) ?? kinds.find((kind) => !other.has(PEOPLE_OF[kind]));
    return { ...one, name: name ?? one.name };
  });
}

/** Undefined where no combat is told. */
export function chancesAsked(question: string): ChancesAsked | undefined {
  const text = plainWords(question);
  const told = countsTold(question, KINDS);
  if (told.length < 2) return undefined;
  const sides = sidesTold(question, told);
  const assailants = peopled(sides.attackers, sides.defenders, text);
  const assailed = peopled(sides.defenders, sides.attackers, text);
  const [first] = assailants;
  const target = assailed.at(-1);
  if (!first || !target) return undefined;
  const said = groundIn(text);
  const ground = said ?? 'plaine';
  const open = (situation: Situation, taken: readonly string[] = []) => ({
    url: `zargos-lords/combat/?${formatSituation(situation)}`,
    told: told.length + (said ? 1 : 0),
    taken,
  });
  const onPlain = said ? [] : ['en plaine'];
  const table = { options: {}, box: BOX };
  const action =
    /\btir\w*|fleche|\btu(?:e|er|ent|ons|erai)\b|\babatt\w*/.test(text) && !/attaqu|combat/.test(text) && hasPower(first.name, 'fleches')
      ? 'arrows'
      : /flamme|brul|feu|cram/.test(text) && hasPower(first.name, 'flammes')
        ? 'flames'
        : 'combat';
  if (action !== 'combat') {
    const far = /(\d) (?:hexagone|case)/.exec(text)?.[1];
    const shots = [{ distance: Number(far ?? SHOT), count: first.count ?? 1 }];
    return open({ action, target: target.name, ground, shots, ...table }, [...(far ? [] : [`à ${SHOT} hexagones`]), ...onPlain]);
  }
  const charge = charging(text);
  const attackers = assailants.flatMap((one) =>
    each(one, { kind: one.name, wizards: 0, ...(charge && one.name === 'chevalier' && { charge }) }),
  );
  if (/sieg|garnison|\bvilles?\b|\bcites?\b/.test(text)) {
    const kinds = assailed.flatMap((one) => each(one, one.name)).slice(0, MAX_GARRISON);
    return open({ action: 'siege', attackers, garrison: { kinds }, wizards: 0, ...table });
  }
  const defenders = assailed.flatMap((one) => each(one, { kind: one.name, ground, wizards: 0 }));
  return open({ action, attackers, defenders, individual: false, ...table }, onPlain);
}
