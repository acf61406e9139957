/** Words that the reader of sentences knows: those of the four games, and what French does with them. */
import { READINGS as GRAN_READINGS } from '#engine/gran/options.ts';
import { CARD_IDS as ORC_CARDS, PEOPLE_NAMES as ORC_PEOPLES } from '#engine/orc/data/cards.ts';
import { READINGS as ORC_READINGS } from '#engine/orc/options.ts';
import { KINGDOM_NAMES } from '#engine/zargos/data/board-lands.ts';
import { CARD_IDS as ZARGOS_CARDS } from '#engine/zargos/data/cards.ts';
import { PEOPLE_NAMES } from '#engine/zargos/data/peoples.ts';
import { READINGS as ZARGOS_READINGS } from '#engine/zargos/options.ts';
import { KIND_NAMES } from '#engine/zargos-lords/data/counters.ts';
import { READINGS as LORDS_READINGS } from '#engine/zargos-lords/options.ts';
import { KINDS } from '#engine/zargos-lords/types.ts';

/** Singular and plural of what is counted, with its gender. */
const NOUNS: readonly (readonly [one: string, many: string, gender: 'f' | 'm'])[] = [
  ['amulette', 'amulettes', 'f'],
  ['armée', 'armées', 'f'],
  ['bataille', 'batailles', 'f'],
  ['capitale', 'capitales', 'f'],
  ['carte', 'cartes', 'f'],
  ['case', 'cases', 'f'],
  ['cité', 'cités', 'f'],
  ['désertion', 'désertions', 'f'],
  ['étape', 'étapes', 'f'],
  ['flèche', 'flèches', 'f'],
  ['garnison', 'garnisons', 'f'],
  ['partie', 'parties', 'f'],
  ['pierre', 'pierres', 'f'],
  ['pile', 'piles', 'f'],
  ['province', 'provinces', 'f'],
  ['ville', 'villes', 'f'],
  ['araignée', 'araignées', 'f'],
  ['amazone', 'amazones', 'f'],
  ['ailé', 'ailés', 'm'],
  ['bateau', 'bateaux', 'm'],
  ['bouclier', 'boucliers', 'm'],
  ['chevalier', 'chevaliers', 'm'],
  ['combat', 'combats', 'm'],
  ['commando', 'commandos', 'm'],
  ['démon', 'démons', 'm'],
  ['dé', 'dés', 'm'],
  ['dragon', 'dragons', 'm'],
  ['duel', 'duels', 'm'],
  ['espion', 'espions', 'm'],
  ['géant', 'géants', 'm'],
  ['gobelin', 'gobelins', 'm'],
  ['groupe', 'groupes', 'm'],
  ['hexagone', 'hexagones', 'm'],
  ['jet', 'jets', 'm'],
  ['joueur', 'joueurs', 'm'],
  ['moine', 'moines', 'm'],
  ['pion', 'pions', 'm'],
  ['point', 'points', 'm'],
  ['renfort', 'renforts', 'm'],
  ['round', 'rounds', 'm'],
  ['royaume', 'royaumes', 'm'],
  ['sceau', 'sceaux', 'm'],
  ['territoire', 'territoires', 'm'],
  ['troll', 'trolls', 'm'],
  ['volcan', 'volcans', 'm'],
];

export const SINGULARS: ReadonlySet<string> = new Set(NOUNS.map(([one]) => one));
export const PLURALS: ReadonlySet<string> = new Set(NOUNS.map(([, many]) => many));
export const FEMININE: ReadonlySet<string> = new Set(NOUNS.flatMap(([one, many, gender]) => (gender === 'f' ? [one, many] : [])));
export const MASCULINE: ReadonlySet<string> = new Set(NOUNS.flatMap(([one, many, gender]) => (gender === 'm' ? [one, many] : [])));

/** Places whose names stand without an article. */
export const PLACES: readonly string[] = Object.values(KINGDOM_NAMES);

/** Ids that no sentence may show: places and cards, readings of the rulings. */
export const IDS: readonly string[] = [
  ...new Set([
    ...Object.values({ ...GRAN_READINGS, ...ORC_READINGS, ...ZARGOS_READINGS, ...LORDS_READINGS }).flat(),
    ...ZARGOS_CARDS,
    ...ORC_CARDS,
    ...KINDS,
  ]),
].filter((id) => id.includes('-'));

/** Capitalised words that are no names: a sentence says « les Dragons », « un Dragon ». */
export const CREATURES: readonly string[] = [
  ...new Set(
    [
      ...Object.values(PEOPLE_NAMES).flatMap((many) => [many, many.replace(/s$/, '')]),
      ...Object.values(ORC_PEOPLES).flatMap((many) => [many, many.replace(/s$/, '')]),
      ...Object.values(KIND_NAMES).flatMap(({ one, many }) => [one, many]),
    ].map((name) => name.charAt(0).toUpperCase() + name.slice(1)),
  ),
];

/** An h that is no vowel, and other beginnings before which nothing is elided. */
export const ASPIRATED =
  /^(?:onz|oui|yaourt|ouistiti|hasard|haut|hach|haie|hain|halte|hameau|hanche|hangar|hant|harcel|harnais|harpe|hât|haus|havre|hennir|hériss|héron|héros(?!\p{L})|heurt|hibou|hideu|hiss|hollande|homard|hont|hors|houle|huit|hurl|hutte|hâl)/iu;
