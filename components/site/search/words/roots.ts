/**
 * Words as the search sees them, in the book and in a query alike: lower case, without accents, elisions or plural, and without those that
 * carry no meaning. « dés » and « des » differ only by an accent, so what is empty is told before accents go.
 */
import { plain } from '#components/base/typography.ts';

const ELISION = /(?<![\p{L}\p{N}])(?:l|d|qu|n|s|c|j|m|t|jusqu|lorsqu|puisqu|quelqu)'(?=[\p{L}\p{N}])/giu;

/** « D’abord » is one word, and no form of « aborder ». */
const FIRST_OF_ALL = /(?<!\p{L})d'abord(?!\p{L})/giu;

/** Written with their accents: « dés » and « où » are not empty. Question words ask, they do not tell what about; English ones too. Phones leave out apostrophes. */
const EMPTY: ReadonlySet<string> = new Set(
  (
    'a ai alors as ont au aussi aux avec bien c ça ce ceci cela celle celui ces cet cette ceux chez comme comment d dans de des dit dois doit doivent donc du ' +
    'déjà elle elles en entre es est et eu eux faire fais fait faut guère guere il ils j je l la le les leur leurs lui m ma mais me mes moi moins mon n ne ni nos ' +
    'notre nous on or ou par pas passe peu peut peuvent peux plus possible pour pourquoi puis puisse qu quand que quel quelle quelles quelqu ' +
    'quels qui quoi s sa sans se sera ses si son sont suis sur t ta te tes toi ton tous tout très tu un une vais vas va veut veux veulent vos votre vous vont y à été être était ' +
    'cest dun dune jai nai quil quils quon sil sils exactement ' +
    'an and any are at be by can do does each for from get have how if in is it many may much my no of only other the their there they this to what when where which who why with you your'
  ).split(' '),
);

/** In a query without accents, « des » is the dice at its end or after « de », « les », « mes » or a number. */
const DICE = /(?<=(?:^|\s)(?:de|les|mes|ses|ces|\d+|un|deux|trois|quatre)\s)des(?=\s|$)|(?<=^|\s)des(?=\s*\??$)/giu;

/** « Me taper dessus », « personne dessus »: nothing is passed over. */
const UPON = /(?<=\p{L} )(?<!(?:par|au|passer|sauter|voler) )dessus(?!\p{L})/giu;

/** « Il se barre » leaves; « me barrer la route » bars it. */
const LEAVES = /(?<!\p{L})(?:se|me|te|nous|vous) barr\p{L}*(?!\p{L}| (?:la|le|l['’]|ma|mon|sa|son))/giu;

const ligatures = (text: string): string => text.replace(/œ/g, 'oe').replace(/Œ/g, 'Oe').replace(/æ/g, 'ae').replace(/Æ/g, 'Ae');

/** Lower case without accents. */
export const folded = (text: string): string => ligatures(text).toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** Without its plural ending. */
const singular = (word: string): string => word.replace(/[sx]$/, '');

const split = (text: string): readonly string[] =>
  ligatures(plain(text))
    .replace(FIRST_OF_ALL, 'dabord')
    .replace(ELISION, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** The form in which two spellings of a word are the same word. */
export const rootOf = (word: string): string => singular(folded(word));

/** The words of `text` that mean something, in order, as they are written. */
export const fullWords = (text: string): readonly string[] => split(text).filter((word) => !EMPTY.has(word));

/** The words of a query that mean something, in order, each once; all of them when none does. */
export function wordsOf(query: string): readonly string[] {
  const asked = query.trim().replace(DICE, 'dés').replace(UPON, '').replace(LEAVES, 'partir');
  const full = fullWords(asked);
  return [...new Set(full.length > 0 ? full : split(asked))];
}

/** Endings of French verbs, nouns and adjectives, as roots have them. */
const ENDINGS: ReadonlySet<string> = new Set(
  (
    'a able age ai aient aire ait ance ant ante ation au e ee el elle ement en ence enne ent er era erai eraient erait eron eront et ette eur euse ez ' +
    'i ie ier iere if in ine ion ir ira irait iront issant issent it ite ition ive lent ment on ra rai re ron ront t te tent tion tre tu ture u ue'
  ).split(' '),
);

/** Whether two roots are forms of one word: a beginning in common, then nothing but endings. */
export function isKin(a: string, b: string): boolean {
  const shorter = Math.min(a.length, b.length);
  let shared = 0;
  while (shared < shorter && a[shared] === b[shared]) shared += 1;
  for (let at = shared; at >= 3; at -= 1) {
    const rests = [a.slice(at), b.slice(at)] as const;
    // No participle in -u after a vowel: « Dieu » is none of « die », nor « lieu » of « lié ».
    const isEnding = (rest: string) => rest === '' || (ENDINGS.has(rest) && !(rest.startsWith('u') && /[aeiou]/.test(a[at - 1] ?? '')));
    if (rests.every(isEnding) && (at > 3 || rests.includes(''))) return true;
  }
  return false;
}
