/** The games of Zargo's Lords that its study counts. A variant is a printed number changed by one. */
import type { Planned, StudyKind } from '#components/study/plan.ts';
import { FACTOR_ORIGINS } from '#engine/zargos-lords/data/counters.ts';
import type { ScenarioId } from '#engine/zargos-lords/game/scenarios.ts';
import { STARTS, type StartId } from '#engine/zargos-lords/game/starts.ts';
import type { Factors, Kind } from '#engine/zargos-lords/types.ts';

const LEVEL = 'greedy';
export const SEED = 'etude-zargos-lords';

export const studyKindOf = (scenario: ScenarioId, seats = 2) => ({ seats, level: LEVEL, scenario }) satisfies StudyKind;

/** The skirmishes, whose sides are to be even. */
export const EVEN = ['ponts', 'bois', 'col', 'gouffres'] as const satisfies readonly StartId[];
/** With cities and escorts, each side its own. */
export const OTHERS = ['siege', 'escorte'] as const satisfies readonly ScenarioId[];
/** A continent with the same part of every people; without it, with even armies. */
export const HALVES = 'usual';
/** A war with even armies; without it, with all counters. */
export const EVEN_WAR = 'even';

interface War extends StudyKind {
  readonly scenario: ScenarioId;
}

/** Between peoples that the cards deal. */
export const WARS: readonly War[] = [
  studyKindOf('continent'),
  { ...studyKindOf('continent'), variant: HALVES },
  studyKindOf('guerre'),
  { ...studyKindOf('guerre'), variant: EVEN_WAR },
  studyKindOf('guerre', 3),
  { ...studyKindOf('guerre', 3), variant: EVEN_WAR },
  studyKindOf('guerre', 4),
  { ...studyKindOf('guerre', 4), variant: EVEN_WAR },
];

/** Rulings that the bots’ games show, each where it matters: another reading in a few words. Those of a continent, and of a war of three where a continent does not meet them, are told by the cities that are taken. */
export const COMPARED = [
  ['ponts', 'LOR-L-5', 'gratuit', 'un pont ne coûte rien'],
  ['ponts', 'LOR-L-18', 'oui', 'un archer tire et combat'],
  ['ponts', 'LOR-L-42', 'non', 'un pont se passe d’une traite'],
  ['ponts', 'LOR-L-44', 'tous-attenants', 'plusieurs en attaquent plusieurs'],
  ['ponts', 'LOR-L-46', 'phase-trois', 'les flammes d’avant le mouvement concluent après'],
  ['ponts', 'LOR-L-51', 'arrete', 'un ennemi arrête un recul sans mal'],
  ['ponts', 'LOR-L-60', 'non', 'un tir n’est pas l’attaque pour laquelle on entre'],
  ['ponts', 'LOR-L-60', 'toute-cible', 'entré pour un ennemi, on peut tirer sur un autre'],
  ['ponts', 'LOR-REV-4', 'toutes-directions', 'les flèches vont dans toutes les directions'],
  ['bois', 'LOR-L-7', 'toujours', 'la zone de l’assaillant tue dès le départ'],
  ['bois', 'LOR-L-15', 'libres', 'flammes par-dessus tout'],
  ['bois', 'LOR-L-48', 'marche', 'on marche encore dans la zone où l’on est entré'],
  ['bois', 'LOR-L-54', 'oui', 'les zones tuent aussi les pions poussés'],
  ['bois', 'LOR-L-62', 'compte', 'en reculant, la zone d’un ennemi déjà attaqué tue'],
  ['bois', 'LOR-L-63', 'dans-l-ordre', 'qui ne peut attaquer revient à son tour'],
  ['bois', 'LOR-L-64', 'au-choix', 'on attaque qui l’on veut de ceux qu’on touche'],
  ['bois', 'LOR-L-65', 'reste', 'trop faible avec ses renforts, il reste sur place'],
  ['bois', 'LOR-REV-5', 'plus-deux', 'les flammes brûlent mieux dans un bois'],
  ['col', 'LOR-L-2', 'toujours-de-front', 'toute charge vaut +3'],
  ['col', 'LOR-L-3', 'oui', 'les +2 de plusieurs Sorciers s’ajoutent'],
  ['col', 'LOR-L-37', 'deux-au-moins', 'une charge veut deux hexagones'],
  ['col', 'LOR-L-38', 'au-combat', 'une zone ne tombe que pendant son combat'],
  ['col', 'LOR-L-41', 'oui', 'longer un mont arrête'],
  ['col', 'LOR-L-55', 'ami-pousse', 'qui meurt sur un ami l’a poussé'],
  ['col', 'LOR-L-66', 'le-moindre', 'contre plusieurs, la charge la moins bonne'],
  ['gouffres', 'LOR-L-6', 'arrivee-comprise', 'la paralysie dure un coup de moins'],
  ['gouffres', 'LOR-L-14', 'vise-par-les-tirs', 'on tire sur un pion au fond du gouffre'],
  ['gouffres', 'LOR-L-40', 'oui', 'un pion paralysé garde sa zone'],
  ['gouffres', 'LOR-L-43', 'non', 'un volant recule par-dessus monts et bois'],
  ['gouffres', 'LOR-L-51', 'paralyse-arrete', 'un ennemi paralysé arrête un recul sans mal'],
  ['gouffres', 'LOR-L-52', 'elimine', 'reculer contre un ami paralysé tue'],
  ['gouffres', 'LOR-L-61', 'tue', 'la zone de qui lance la vision tue'],
  ['gouffres', 'LOR-L-68', 'zone-tue', 'arrêté par un ami dans une zone, il meurt'],
  ['siege', 'LOR-L-13', 'elimine', 'un combat individuel se gagne en éliminant'],
  ['siege', 'LOR-L-16', 'hors-des-villes', 'un Sorcier n’aide pas une garnison'],
  ['siege', 'LOR-L-22', 'sort', 'une garnison qui recule sort'],
  ['siege', 'LOR-L-33', 'oui', 'une ville tire sur tout ennemi à portée'],
  ['siege', 'LOR-L-34', 'deux-au-moins', 'on assiège à deux au moins'],
  ['siege', 'LOR-L-39', 'elimine', 'sans attaque ni départ possible, on meurt'],
  ['siege', 'LOR-L-57', 'aussitot', 'on entre aussitôt dans une ville ouverte'],
  ['siege', 'LOR-L-58', 'tous', 'entré dans plusieurs zones, on attaque tous leurs pions'],
  ['siege', 'LOR-L-67', 'sa-cible', 'un Dragon qui a brûlé entre encore chez sa cible'],
  ['siege', 'LOR-L-74', 'entree', 'entrer en ville à côté d’un ennemi, c’est entrer dans sa zone'],
  ['escorte', 'LOR-L-20', 'fantarchers-aussi', 'les Fantarchers escortent aussi'],
  ['escorte', 'LOR-L-47', 'du-plus-lent', 'une escorte va au pas du plus lent'],
  ['continent', 'LOR-L-4', 'partagee', 'à égalité de villes, la victoire se partage'],
  ['continent', 'LOR-L-11', 'quatre-libres', 'quatre hexagones libres entre deux villes'],
  ['continent', 'LOR-L-19', 'distance-droite', 'un Moine reparaît par-dessus la mer'],
  ['continent', 'LOR-L-19', 'sans-mouvement', 'un Moine qui reparaît ne bouge plus'],
  ['continent', 'LOR-L-21', 'elimines', 'trop peu d’assiégeants sont éliminés'],
  ['continent', 'LOR-L-27', 'e-seul', 'sorti par E, on rentre par E'],
  ['continent', 'LOR-L-28', 'peuples-choisis', 'on choisit son peuple'],
  ['continent', 'LOR-L-29', 'ensemble', 'on place tous ensemble'],
  ['continent', 'LOR-L-30', 'oui', 'une ville peut être sur un gouffre'],
  ['continent', 'LOR-L-35', 'hexagone-bloque', 'personne ne s’arrête sur le signe d’un Moine'],
  ['continent', 'LOR-L-36', 'oui', 'un Moine reste disparu tant qu’il veut'],
  ['continent', 'LOR-L-49', 'cache', 'une ville cache son mont ou son bois'],
  ['continent', 'LOR-L-50', 'passe', 'on prend une ville vide en passant'],
  ['continent', 'LOR-L-53', 'oui', 'on rejoint un ami paralysé'],
  ['continent', 'LOR-L-56', 'en-sortant', 'une garnison attaque en sortant'],
  ['continent', 'LOR-L-75', 'oui', 'des Dragons qui n’ont pas bougé brûlent ensemble'],
  ['continent', 'LOR-L-81', 'non', 'on ne tire pas d’une ville bâtie dans un bois'],
  ['continent', 'LOR-REV-1', 'six', 'six villes par peuple'],
  ['continent', 'LOR-REV-2', 'terrain-degage', 'les villes en terrain dégagé'],
  ['guerre', 'LOR-L-8', 'exclu', 'le continent vide est fermé'],
  ['guerre', 'LOR-L-31', 'avant-son-coup', 'on ne rompt qu’avant son coup'],
  ['guerre', 'LOR-L-32', 'l-allie', 'l’allié poussé dit qui est éliminé'],
  ['guerre', 'LOR-L-45', 'oui', 'des alliés combattent ensemble'],
] as const satisfies readonly (readonly [scenario: ScenarioId, ruling: string, reading: string, label: string])[];

/** Where a reading is compared. */
export const comparedIn = (scenario: ScenarioId): StudyKind => studyKindOf(scenario, scenario === 'guerre' ? 3 : 2);

/** Whether a game of it lasts. */
export const isWar = (scenario: ScenarioId): boolean => scenario === 'continent' || scenario === 'guerre';

/** A number printed on a kind of counter that the source has lost, and by how much it is changed. */
interface Change {
  readonly kind: Kind;
  readonly factor: keyof Factors;
  readonly by: number;
}

const FACTORS = ['combat', 'movement'] as const satisfies readonly (keyof Factors)[];
const armiesOf = (start: StartId): readonly Kind[] => STARTS[start].kinds.flat();
const manyIn = (start: StartId, kind: Kind): number => armiesOf(start).filter((one) => one === kind).length;

/** Every reconstructed factor, raised by one in the skirmish that has most of its counters. */
export const CHANGED: readonly (Change & { readonly start: StartId })[] = [...new Set(EVEN.flatMap(armiesOf))].flatMap((kind) =>
  FACTORS.filter((factor) => FACTOR_ORIGINS[kind][factor].provenance === 'reconstruction').map((factor) => ({
    kind,
    factor,
    by: 1,
    start: EVEN.toSorted((a, b) => manyIn(b, kind) - manyIn(a, kind))[0] ?? 'ponts',
  })),
);

export const variantOf = ({ kind, factor, by }: Change): string => `${kind} ${factor} ${by}`;

/** What is changed in the box of a kind. */
export function readChange({ variant }: Pick<StudyKind, 'variant'>): Change | undefined {
  const [kind, factor, by] = variant?.split(' ') ?? [];
  return kind && factor && by ? { kind: kind as Kind, factor: factor as keyof Factors, by: Number(by) } : undefined;
}

const MAIN = 1000;
const COMPARISON = 400;
const LONG = 150;

export const PLAN: readonly Planned[] = [
  ...[...[...EVEN, ...OTHERS].map((scenario) => studyKindOf(scenario)), ...WARS].map((kind) => ({ ...kind, games: MAIN })),
  ...COMPARED.map(([scenario, ruling, reading]) => ({
    ...comparedIn(scenario),
    ruling,
    reading,
    games: isWar(scenario) ? LONG : COMPARISON,
  })),
  ...CHANGED.map((change) => ({ ...studyKindOf(change.start), variant: variantOf(change), games: COMPARISON })),
];

/** Numbers compared game by game with the same deal under our readings, and with our box. */
export const PAIRED = ['won-0', 'taken'];
/** With other armies nothing is the same but the seed. */
export const isPaired = (kind: StudyKind): boolean => kind.ruling !== undefined || readChange(kind) !== undefined;
