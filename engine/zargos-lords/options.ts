/**
 * The rulings of Zargo's Lords on what the booklet leaves open, by their ids alone, our default first, and the revision of 1983 (`LOR-REV-…`), the booklet first.
 * Those with two readings or more are options of the engine, written `{ "LOR-L-3": "oui" }`; those with one are pages only. What is shown of
 * them is in `rulings.ts`, which pages that only count leave out. Ids are permanent: never renumber, only append.
 */
import { type ChoicesOf, choicesBy, openIdsOf, type ReadingIds, type ReadingsOf, readingsBy } from '../core/ruling.ts';

export const READINGS = {
  'LOR-L-1': ['tous-les-attaquants'],
  'LOR-L-2': ['axe', 'toujours-de-front'],
  'LOR-L-3': ['non', 'oui'],
  'LOR-L-4': ['mois-supplementaires', 'partagee'],
  'LOR-L-5': ['un-point', 'gratuit'],
  'LOR-L-6': ['trois-suivants', 'arrivee-comprise'],
  'LOR-L-7': ['pas-au-depart', 'toujours'],
  'LOR-L-8': ['ouvert', 'exclu'],
  'LOR-L-9': ['escorte'],
  'LOR-L-10': ['deux-cent-quarante'],
  'LOR-L-11': ['distance-quatre', 'quatre-libres'],
  'LOR-L-12': ['premier-present'],
  'LOR-L-13': ['elimine-ou-recule', 'elimine'],
  'LOR-L-14': ['abri-de-tout', 'vise-par-les-tirs'],
  'LOR-L-15': ['comme-les-fleches', 'libres'],
  'LOR-L-16': ['attenant', 'hors-des-villes'],
  'LOR-L-17': ['non'],
  'LOR-L-18': ['non', 'oui'],
  'LOR-L-19': ['chemin-puis-mouvement', 'distance-droite', 'sans-mouvement'],
  'LOR-L-20': ['fantassins', 'fantarchers-aussi'],
  'LOR-L-21': ['nulle', 'elimines'],
  'LOR-L-22': ['tient', 'sort'],
  'LOR-L-23': ['dernier-occupant'],
  'LOR-L-24': ['tireur-revele'],
  'LOR-L-25': ['dominant'],
  'LOR-L-26': ['au-choix'],
  'LOR-L-27': ['e-ou-f', 'e-seul'],
  'LOR-L-28': ['quatre-cartes', 'peuples-choisis'],
  'LOR-L-29': ['ordre-du-tour', 'ensemble'],
  'LOR-L-30': ['non', 'oui'],
  'LOR-L-31': ['quand-on-veut', 'avant-son-coup'],
  'LOR-L-32': ['celui-qui-recule', 'l-allie'],
  'LOR-L-33': ['non', 'oui'],
  'LOR-L-34': ['oui', 'deux-au-moins'],
  'LOR-L-35': ['hexagone-libre', 'hexagone-bloque'],
  'LOR-L-36': ['non', 'oui'],
  'LOR-L-37': ['un-suffit', 'deux-au-moins'],
  'LOR-L-38': ['assaillant-pose', 'au-combat'],
  'LOR-L-39': ['reste', 'elimine'],
  'LOR-L-40': ['non', 'oui'],
  'LOR-L-41': ['non', 'oui'],
  'LOR-L-42': ['oui', 'non'],
  'LOR-L-43': ['oui', 'non'],
  'LOR-L-44': ['non', 'tous-attenants'],
  'LOR-L-45': ['non', 'oui'],
  'LOR-L-46': ['aussitot', 'phase-trois'],
  'LOR-L-47': ['du-fantassin', 'du-plus-lent'],
  'LOR-L-48': ['arret', 'marche'],
  'LOR-L-49': ['compte', 'cache'],
  'LOR-L-50': ['arret', 'passe'],
  'LOR-L-51': ['elimine', 'paralyse-arrete', 'arrete'],
  'LOR-L-52': ['tient', 'elimine'],
  'LOR-L-53': ['non', 'oui'],
  'LOR-L-54': ['non', 'oui'],
  'LOR-L-55': ['ami-reste', 'ami-pousse'],
  'LOR-L-56': ['d-un-bloc', 'en-sortant'],
  'LOR-L-57': ['coup-suivant', 'aussitot'],
  'LOR-L-58': ['un-suffit', 'tous'],
  'LOR-L-59': ['camp-ou-pertes'],
  'LOR-L-60': ['sa-cible', 'toute-cible', 'non'],
  'LOR-L-61': ['comme-un-recul', 'tue'],
  'LOR-L-62': ['tombee', 'compte'],
  'LOR-L-63': ['en-remontant', 'dans-l-ordre'],
  'LOR-L-64': ['sa-cible', 'au-choix'],
  'LOR-L-65': ['rentre', 'reste'],
  'LOR-L-66': ['un-suffit', 'le-moindre'],
  'LOR-L-67': ['non', 'sa-cible'],
  'LOR-L-68': ['tient', 'zone-tue'],
  'LOR-L-69': ['non'],
  'LOR-L-70': ['moins-de-villes'],
  'LOR-L-71': ['non'],
  'LOR-L-72': ['dire-pas-montrer'],
  'LOR-L-73': ['rien-appris'],
  'LOR-L-74': ['abri', 'entree'],
  'LOR-L-75': ['non', 'oui'],
  'LOR-L-76': ['pions-en-place'],
  'LOR-L-77': ['relance'],
  'LOR-L-78': ['avant-le-suivant'],
  'LOR-L-79': ['oui'],
  'LOR-L-80': ['convenu-avant'],
  'LOR-L-81': ['oui', 'non'],
  'LOR-L-82': ['dehors'],
  'LOR-L-83': ['escorte-attaque'],
  'LOR-REV-1': ['quatre', 'six'],
  'LOR-REV-2': ['cote-seule', 'terrain-degage'],
  'LOR-REV-3': ['non', 'deux'],
  'LOR-REV-4': ['ligne-droite', 'toutes-directions'],
  'LOR-REV-5': ['non', 'plus-deux'],
  'LOR-REV-6': ['elimine', 'retourne'],
} as const satisfies ReadingIds;

export type Options = ChoicesOf<typeof READINGS>;
export type OptionId = keyof Options;
export type Readings = ReadingsOf<typeof READINGS>;

// Each is marked pure: a page leaves out those that it does not ask.
export const OPTION_IDS = /* @__PURE__ */ openIdsOf(READINGS);
export const readOptions = /* @__PURE__ */ choicesBy(READINGS);
export const readingsOf = /* @__PURE__ */ readingsBy(READINGS);

const revision = (): Options =>
  Object.fromEntries(
    Object.entries(READINGS)
      .filter(([id]) => id.startsWith('LOR-REV-'))
      .map(([id, readings]) => [id, readings.at(-1)]),
  );

/** The whole revision of 1983 at once. */
export const REVISION_1983: Options = /* @__PURE__ */ revision();
