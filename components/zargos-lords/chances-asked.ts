/** « Combien de chances », in words: the combat calculator with what was said. */
import { countsTold, plainWords, type ToldCount } from '#components/kit/told.ts';
import { POWERS_OF } from '#engine/zargos-lords/data/counters.ts';
import { BOX } from '#engine/zargos-lords/data/tables.ts';
import { formatSituation } from '#engine/zargos-lords/notation/situation.ts';
import type { Ground, Kind } from '#engine/zargos-lords/types.ts';

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

const groundIn = (text: string): Ground => (/\bbois\b|foret/.test(text) ? 'bois' : /\bmonts?\b|montagne/.test(text) ? 'mont' : 'plaine');

const charging = (text: string): 'front' | 'side' | undefined =>
  /charge/.test(text) ? (/de cote/.test(text) ? 'side' : 'front') : undefined;

const each = <One>({ count = 1 }: ToldCount<Kind>, one: One): readonly One[] => new Array<One>(count).fill(one);

/** Address of the calculator; undefined where no combat is told. */
export function chancesAsked(question: string): string | undefined {
  const text = plainWords(question);
  const told = countsTold<Kind>(question, KINDS);
  const target = told.at(-1);
  const [first] = told;
  if (!first || !target || first === target) return undefined;
  const ground = groundIn(text);
  const powers: readonly string[] = POWERS_OF[first.name];
  const action =
    /\btir\w*|fleche/.test(text) && powers.includes('fleches')
      ? 'arrows'
      : /flamme|brul|feu/.test(text) && powers.includes('flammes')
        ? 'flames'
        : 'combat';
  if (action !== 'combat') {
    const distance = Number(/(\d) (?:hexagone|case)/.exec(text)?.[1] ?? 3);
    const shots = [{ distance, count: first.count ?? 1 }];
    return `zargos-lords/combat/?${formatSituation({ action, target: target.name, ground, shots, options: {}, box: BOX })}`;
  }
  const charge = charging(text);
  const attackers = told
    .slice(0, -1)
    .flatMap((one) => each(one, { kind: one.name, wizards: 0, ...(charge && one.name === 'chevalier' && { charge }) }));
  const defenders = each(target, { kind: target.name, ground, wizards: 0 });
  return `zargos-lords/combat/?${formatSituation({ action, attackers, defenders, individual: false, options: {}, box: BOX })}`;
}
