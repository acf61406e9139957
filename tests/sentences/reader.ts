/**
 * A reader of French that knows the faults a sentence made of pieces may have: contractions that nobody made, articles that are missing, elisions, agreement,
 * names that read as verbs, ids where a name should stand. Each fault has its name; what it quotes is the piece at fault.
 */
import { ASPIRATED, CREATURES, FEMININE, IDS, MASCULINE, PLACES, PLURALS, SINGULARS } from './words.ts';

export interface Fault {
  readonly kind: Kind;
  readonly piece: string;
}

/** What stands for a value that the reader does not see. */
export const HOLE = '◊';

/** Looks for pieces; what it gives is at fault. */
type Look = (text: string) => Iterable<string>;

const NUMBERS = 'deux|trois|quatre|cinq|six|sept|huit|neuf|dix|plusieurs';
/** Singular in -s and -x, after « 1 » and « un ». */
const LIKE_PLURALS =
  /^(?:pas|fois|bois|dos|mois|palais|cas|bras|corps|temps|tas|os|fils|refus|succès|accès|choix|prix|poids|croix|voix|repos|relais|puits|pays|vortex|as|plus|moins|des|dans|sous|sans|mais|trois|deux|six|dix|vos|nos|ses|les|ces|dès|dés|tous|toutes|jamais|ailleurs|alors|après|très|vous|nous|hors|vers|puis|depuis|près|mauvais|gros|bas|épais|précis|heureux|vieux|faux|doux|creux|nombreux|premiers|index|reçus|parcours|recours|concours|cours|discours|secours|retours|revers|univers|compas|repas|trépas|procès|excès|abus|sens|intrus|talus|bus|plus|commis|mis|pris|assis|permis|surpris|compris|tapis|avis|colis|abris|logis|paris|souris|suivis|brebis|radis|débris|croquis|acquis|exquis|maquis|héros|propos|enclos|chaos|anglais|français|marais|rabais|relais|autrefois|à|progrès|exprès|congrès|décès|abcès|legs|gens|encens|suspens|dedans|cadenas|matelas|verglas|lilas|atlas|ananas|appas|amas|bas|cas|las|ras|gaz|nez|chez|assez|riz|lynx|phénix|courroux|toux|roux|houx|époux|jaloux|paix|faix|flux|reflux|afflux|jus|obus|angélus|campus|virus|cactus|bonus|malus|consensus|lotus|rictus|terminus|blocus|focus|hiatus|stimulus|cumulus|minus)$/u;
/** Of verbs that a counted subject has, in the singular. */
const ONE_VERB =
  'est|a|va|fait|reste|tombe|part|peut|doit|tient|attaque|gagne|perd|vient|suffit|manque|garde|passe|arrive|entre|joue|lance|recule|meurt|prend|marche|se bat|revient|défend|rejoint|était|avait|pourra|devra|sera|aura';
const MANY_VERB =
  'sont|ont|vont|font|restent|tombent|partent|peuvent|doivent|tiennent|attaquent|gagnent|perdent|viennent|suffisent|manquent|gardent|passent|arrivent|entrent|jouent|lancent|reculent|meurent|prennent|marchent|se battent|reviennent|défendent|rejoignent|étaient|avaient|pourront|devront|seront|auront';
/** Where a clause begins. */
const START = '(?:^|[.:;!?(«] ?|, et |, mais )';

const all = (pattern: RegExp, isFault: (match: RegExpExecArray) => boolean = () => true): Look =>
  function* (text) {
    for (const match of text.matchAll(pattern)) if (isFault(match as RegExpExecArray)) yield match[0].trim();
  };

const isVerb = (word: string): boolean => /(?:er|ir|re|oir)$/u.test(word);
const isMute = (word: string): boolean => /^[aeiouyàâäéèêëîïôöùûüœæh]/iu.test(word) && !ASPIRATED.test(word);

const CREATURE = `(?:${CREATURES.join('|')})`;
const MANY_CREATURES = CREATURES.filter((name) => name.endsWith('s') && name !== 'Lance-flammes').join('|');
const PLACE = `(?:${PLACES.join('|')})`;

const LOOKS = {
  /** « celle de les », « à le » */
  contraction: all(
    /(?<![\p{L}-])(?:de|à) (?:le|les) ([\p{L}-]+)/giu,
    ([piece, next = '']) => !isVerb(next) && !/(?:le|les) (?:y|en|lui|leur|a|ai|ont)$/u.test(piece),
  ),
  /** « de Ohms », « que il », « ce est » */
  elision: all(
    /(?<![\p{L}’.-])(de|le|la|que|ne|se|me|te|je|jusque|lorsque|puisque|quoique|si) ([\p{L}][\p{L}’-]*)(?![\p{L}\d’-]|\.\p{L})/giu,
    ([, short = '', next = '']) =>
      short.toLowerCase() === 'si'
        ? /^ils?$/u.test(next)
        : isMute(next) &&
          !/^(?:un|une)$/u.test(next) &&
          !(short.toLowerCase() === 'la' && /^(?:une|où)$/u.test(next)) &&
          !/^[A-Z]$/u.test(next),
  ),
  /** « de un groupe », but « de un à trois » */
  'elided one': all(/(?<![\p{L}-])(?:de|que|jusque|lorsque|puisque) une? (?!à )/giu),
  'ce est': all(/(?<![\p{L}-])ce (?:est|était|étaient|en est)(?!\p{L})/giu),
  /** « d’Banzol », « l’hasard » */
  'elision of nothing': all(
    /(?<!\p{L})(?:[dlnjmstc]|qu|jusqu|lorsqu|puisqu)’(\p{L}+)/giu,
    ([piece, next = '']) => !isMute(next) && !/^(?:s’|y)/u.test(piece),
  ),
  /** « du Ailé », « au hexagone » */
  'article before a vowel': all(
    /(?<![\p{L}-])(?:du|au) ([\p{L}]+)/giu,
    ([, next = '']) => isMute(next) && !/^(?:un|une|y|à)$/u.test(next) && !/^[A-Z]$/u.test(next),
  ),
  'sa before a vowel': all(/(?<![\p{L}-])(?:ma|ta|sa|beau|nouveau|vieux|ce) ([\p{L}]+)/giu, ([piece, next = '']) =>
    piece.startsWith('ce') || piece.startsWith('Ce')
      ? isMute(next) &&
        /^(?:Ailé|Orc|Araignée|Amazone|hexagone|espion|adversaire|ennemi|endroit|ordre|hiver|état|as|allié|archer|exil|anneau)$/u.test(next)
      : isMute(next) && !isVerb(next),
  ),
  'doubled word': all(/(?<![\p{L}’-])(\p{L}+) \1(?![\p{L}-])/gu, ([, word = '']) => !/^(?:nous|vous|si|tout|peu|petit)$/u.test(word)),
  /** « 1 provinces », « aucun pions » */
  'one of many': all(
    /(?<![\p{L}\d,.’-])(1|0|un|une|aucun|aucune|chaque|le|la) (\p{Ll}+[sx])(?![\p{L}-])/giu,
    ([, number = '', word = '']) =>
      (/^\d$/u.test(number) ? !LIKE_PLURALS.test(word) : PLURALS.has(word) && !SINGULARS.has(word)) && !(number === 'la' && word === 'dés'),
  ),
  /** « 2 province », « les pion » */
  'many of one': all(
    new RegExp(
      `(?<![\\p{L}\\d,.’-])((?:[2-9]|[1-9]\\d+)|${NUMBERS}|les|des|ces|vos|nos|ses|mes|leurs|quelques) (\\p{Ll}+)(?![\\p{L}-])`,
      'giu',
    ),
    ([, many = '', word = '']) => SINGULARS.has(word) && !(many === 'les' && /^(?:combat|groupe)$/u.test(word)),
  ),
  'gender of the article': all(
    /(?<![\p{L}’-])(un|une|le|la|ce|cet|cette|aucun|aucune|du|quel|quelle|tout le|toute la) (\p{L}+)(?![\p{L}-])/giu,
    ([, article = '', word = '']) => {
      const noun = word.toLowerCase();
      const feminine = /^(?:une|la|cette|aucune|quelle|toute la)$/iu.test(article);
      return (feminine ? MASCULINE.has(noun) : FEMININE.has(noun)) && !/^(?:partie|renfort|groupe|case)s?$/u.test(noun);
    },
  ),
  /** « 2 pions reste », « les Ailés gagne » */
  'many do as one': all(
    new RegExp(
      `${START}(?:(?:[2-9]|[1-9]\\d+|${NUMBERS}) \\p{L}+[sx]|[Ll]es (?:${MANY_CREATURES})) (?:n’|ne |se |s’|en |y )?(?:${ONE_VERB})(?![\\p{L}’-])`,
      'gu',
    ),
  ),
  'one does as many': all(
    new RegExp(
      `${START}(?:1|[Uu]n|[Uu]ne|[Aa]ucun|[Aa]ucune|[Ll]e|[Ll]a|[Cc]haque) \\p{L}+ (?:n’|ne |se |s’|en |y )?(?:${MANY_VERB})(?![\\p{L}-])`,
      'gu',
    ),
  ),
  'gender of the participle': function* (text) {
    yield* all(/(?<!(?:et|ou) les )(?:Amazones|Araignées) (?:sont|ont été|seront|restent) \p{L}+és(?!\p{L})/gu)(text);
    yield* all(/(?:Ailés|Chevaliers|Dragons|Moines) (?:sont|ont été|seront|restent) \p{L}+ées(?!\p{L})/gu)(text);
  },
  /** « Les Amazones peuvent-ils », « les Araignées … qu’ils tiennent » */
  'gender of the pronoun': function* (text) {
    yield* all(
      /Les (?:Amazones|Araignées) (?:(?!Ailés|Chevaliers|Dragons|Moines|pions|groupes|joueurs|[.;:!?]).)*?(?<!\p{L})ils(?!\p{L})/gu,
    )(text);
    yield* all(/Les (?:Ailés|Chevaliers|Dragons|Moines) \p{L}+-elles(?!\p{L})/gu)(text);
  },
  /** « Dragon est paralysé », « contre Dragons » */
  'no article': function* (text) {
    yield* all(
      new RegExp(
        `(?:^|[.:;!?(«] ?|(?<!\\p{L})(?:contre|que|où|quand|si) )${CREATURE} (?:n’|ne |se |s’)?(?:${ONE_VERB}|${MANY_VERB})(?![\\p{L}’-])`,
        'gu',
      ),
    )(text);
    yield* all(
      new RegExp(
        `(?<![\\p{L}-])(?:contre|devant|chez|sur|attaque|attaquez|attaquent|perdez|tient|tiennent|touche|touchent|vise|visent) ${CREATURE}(?![\\p{L}-])`,
        'gu',
      ),
    )(text);
  },
  /** « 2 amulettes en reste » */
  'en reste': all(/(?:\d|\p{L}+[sx]) en reste(?!\p{L})/gu, ([piece]) => !/(?:vous|nous|ils|elles) en reste$/u.test(piece)),
  /** « ce qu’il mène à, ou » */
  'preposition of nothing': all(
    /(?<![\p{L}’-])(?:(?:à|de|dans|sur|chez|vers|la|le|les|des|du|au|aux|que|dont|par) ?[.;?)]|(?:à|de|dans|sur|chez|vers|les|des|du|au|aux), |(?:et|ou|d’|l’) ?[.;?)])/gu,
  ),
  /** « Itak est n’en est qu’à » */
  'name read as a verb': all(
    new RegExp(`${PLACE} (?:est|ouest-est) (?:n’|ne |vous |nous |est |a |sont |reste |attend |manque |se |s’|en |y )`, 'gu'),
  ),
  /** « itak-2 », « plafond-3 », « {…} » */
  slug: all(/(?<![\p{L}\d#/.=_«-]|« )\p{Ll}+(?:-\p{Ll}+)*-\d+(?![\p{L}\d-])/gu),
  id: all(new RegExp(`(?<![\\p{L}\\d#/.=_«-]|« )(?:${IDS.join('|')})(?![\\p{L}\\d-])`, 'gu')),
  'not a word': all(/undefined|NaN|\[object|(?<!\p{L})null(?!\p{L})|\$\{/gu),
  /** Two spaces, a space before a comma, « .. », « , , ». */
  pieces: all(/ {2,}|[ \u00a0][,.](?![.\d…])|\.\.|, ?[,;:.]|\( | \)|« {2}|;;/gu),
  /** Words of no French: each was read once in a sentence of ours. */
  idiom: all(
    /six façons que|[Dd]’où vos \p{L}+ en (?:est|sont)|rejoints? de (?:personne|\p{L}+)|[Cc]oûtez-|renomm(?:e|er|ez|ent) la cible|Il y a \d+ provinces? de |mène à(?:,| ou|\.|$)|[Ss]lot(?!\p{L})/gu,
  ),
} as const satisfies Record<string, Look>;

export type Kind = keyof typeof LOOKS;
export const KINDS = Object.keys(LOOKS) as readonly Kind[];

/** Spaces of French typography count as any. */
const plainly = (sentence: string): string => sentence.replace(/[\u202f\u00a0]/gu, ' ').replace(/'/gu, '’');

/** What is wrong with a sentence; nothing where the reader finds no fault. */
export const faultsIn = (sentence: string): readonly Fault[] => {
  const text = plainly(sentence);
  return KINDS.flatMap((kind) => [...LOOKS[kind](text)].map((piece) => ({ kind, piece })));
};
