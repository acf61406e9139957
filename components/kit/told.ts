/** Things and their numbers in a question as somebody words it: « 7 Ailés contre trois Amazones », and which of them attack. */

const NAMED =
  'un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt'.split(' ');
const ABOUT: Readonly<Record<string, number>> = { dizaine: 10, douzaine: 12, quinzaine: 15, vingtaine: 20 };

/** A number as it may be said. */
const NUMBER = `\\d{1,2}|(?:une )?(?:${Object.keys(ABOUT).join('|')})(?= d)|une|${NAMED.join('|')}`;
/** What may stand between a number and its thing. */
const BETWEEN = "(?:(?:petits?|grands?|gros|bons?|pauvres?|autres?|braves?|pions?|unites?|cartes?|d[eu]|mes|ses) |x |d')";

/** Lower case, without accents, and so as long as what was written. */
export const plainWords = (text: string): string =>
  text.toLowerCase().replace(/œ/g, 'oe').replace(/’/g, "'").normalize('NFD').replace(/\p{M}/gu, '');

/** A calculator opened with what a question said. */
export interface ChancesAsked {
  readonly url: string;
  /** Things of the question that it took: where several games may be asked, the one that took most is. */
  readonly told: number;
  /** What the question did not say and the calculator needs, as it was taken: « à 3 hexagones ». */
  readonly taken: readonly string[];
}

/** The same, and the words of the question that it answers alike without. */
export interface ChancesRead extends ChancesAsked {
  readonly unread: readonly string[];
}

export interface ToldCount<Name> {
  readonly name: Name;
  /** Undefined where none is said. */
  readonly count: number | undefined;
  /** Where it begins, its number included, and where it ends. */
  readonly at: number;
  readonly end: number;
}

const numberIn = (word: string | undefined): number | undefined => {
  if (word === undefined) return undefined;
  const named = NAMED.indexOf(word.replace(/^une$/, 'un')) + 1;
  return named > 0 ? named : (ABOUT[word.replace(/^une /, '')] ?? Number(word));
};

/** What of `names` the text says, in its order; of two names, the one told first in `names` takes the words. */
export function countsTold<Name extends string>(
  text: string,
  names: readonly (readonly [name: Name, words: string])[],
): readonly ToldCount<Name>[] {
  let left = plainWords(text);
  const found: ToldCount<Name>[] = [];
  for (const [name, words] of names) {
    const one = new RegExp(
      `(?:(?<![a-z0-9-])(${NUMBER}) ?${BETWEEN}{0,3})?(?<![a-z-])(?:${words})(?![a-z-])(?: ?(?:\\(|x ?|: ?)(\\d{1,2})(?!\\d)\\)?)?`,
      'g',
    );
    left = left.replace(one, (all, before: string | undefined, after: string | undefined, at: number) => {
      found.push({ name, count: numberIn(before ?? after), at, end: at + all.length });
      return ' '.repeat(all.length);
    });
  }
  return found.sort((a, b) => a.at - b.at);
}

/** Numbers that stand by themselves, none of which is a distance or a part: « elle a 6 pions dedans ». */
const ALONE = new RegExp(
  `(?<![a-z0-9'-])(${NUMBER})(?= (?:pions?|bonshommes|soldats|unites?|dedans|dessus|contre|en face)(?![a-z])| ?(?:[,;.?!:)]|$))`,
  'g',
);

/** `told`, where what has no number takes those that stand by themselves, in order, if they are as many. */
export function withNumbersLeft<Name>(question: string, told: readonly ToldCount<Name>[]): readonly ToldCount<Name>[] {
  const isTold = (place: number) => told.some(({ at, end }) => place >= at && place < end);
  const left = [...plainWords(question).matchAll(ALONE)]
    .filter(({ index, 1: word }) => !isTold(index) && word !== 'un' && word !== 'une')
    .map(([, word]) => numberIn(word));
  const bare = told.filter(({ count }) => count === undefined);
  return left.length === bare.length ? told.map((one) => ({ ...one, count: one.count ?? left[bare.indexOf(one)] })) : told;
}

const FACING = '(?:contre|face a(?:ux)?|en face de|devant)';
/** What may stand between two sides, the surest first; a passive turns them round. */
const PASSIVE = /(?:attaque|assailli|assiege|charge|frappe)(?:e?s?|r) par (?!(?:le|la|les|un) (?:cote|flanc)|mer\b|terre\b)/;
const PARTING = [
  PASSIVE,
  new RegExp(`\\b${FACING}\\b`),
  /\b(?:attaqu|assieg|charg|tir|frapp|tap|bat|tomb|fonc|affront)\w*/,
  /\b(?:avec|sur|a|si|quand|ou)\b/,
];
/** Who holds. */
const HOLDS = /^ (?:qui |me |nous )?(?:se |s')?(?:defend|tien|resist|encaiss|repouss)/;
const HOLDING = /\b(?:tenir|tien\w*|tenons|resist\w+|surviv\w+|survi[st]|defendre|defends?|repousser|encaisser)\b/;
/** The one attacked stands after such a verb, and who attacks after « avec ». */
const STRIKING = /\b(?:attaqu|pren|tap|bat|conquer|envahi|delog|vir|chass|assieg|elimin|tu|frapp|charg|fonc|tomb)\w*(?: [a-z']+){0,3}[ ']$/;
const WITH = /\b(?:avec|(?<!(?:y|qui|ils?|elles?|on) )a|par)(?: (?:mes|nos|mon|une?|le|les|des))? ?$/;
const BEFORE_FOE = new RegExp(`\\b(?:${FACING}|si|quand)(?: [a-z']+){0,2}[ ']$`);

/** Those who attack and those attacked, as the question has them; what is told first attacks where nothing says otherwise. */
export function sidesTold<Name>(
  question: string,
  told: readonly ToldCount<Name>[],
): { readonly attackers: readonly ToldCount<Name>[]; readonly defenders: readonly ToldCount<Name>[] } {
  const text = plainWords(question);
  const gaps = told.slice(1).map(({ at }, before) => text.slice(told[before]?.end, at));
  const sureness = gaps.map((gap) => PARTING.findIndex((parting) => parting.test(gap)));
  const surest = PARTING.findIndex((_, sure) => sureness.includes(sure));
  const parted = surest < 0 ? told.length - 1 : sureness.indexOf(surest) + 1;
  const [first, second] = [told.slice(0, parted), told.slice(parted)];
  const gap = gaps[parted - 1] ?? '';
  const before = text.slice(0, told[0]?.at ?? 0);
  const isFoeFirst = BEFORE_FOE.test(before);
  const isFoeSecond = BEFORE_FOE.test(gap);
  const isTurned = (): boolean => {
    if (PASSIVE.test(gap) || HOLDS.test(gap)) return true;
    if (/^ (?:qui |me |nous |vous )?(?:attaquent?|assiegent?|chargent?)\b/.test(gap)) return false;
    if (HOLDING.test(text)) return isFoeSecond && !isFoeFirst;
    return !isFoeSecond && (isFoeFirst || (STRIKING.test(before) && !WITH.test(before) && WITH.test(gap)));
  };
  return isTurned() ? { attackers: second, defenders: first } : { attackers: first, defenders: second };
}
