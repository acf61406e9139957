/** Before the game and at its end: where cities may stand, how many garrison them, who plays in which order, who has won (LOR-PREP, LOR-TOUR). */
import { counted } from '../core/french.ts';
import { ALLOWED, refuse, type Verdict } from '../core/verdict.ts';
import { CITIES } from './data/counters.ts';
import type { RuleId } from './ids.ts';
import type { Readings } from './options.ts';
import { MAX_GARRISON, type People, type Terrain } from './types.ts';

/** Continents of each people, by number of players (LOR-PREP-1). */
export const CONTINENTS = { 2: 2, 3: 1, 4: 1 } as const;

/** Months of a game (LOR-TOUR-4). */
export const GAME_MONTHS = 25;

export const citiesOf = (readings: Readings): number => (readings['LOR-REV-1'] === 'six' ? 6 : CITIES);

/** Least steps between two cities (LOR-PREP-2, LOR-L-11). */
const cityDistance = (readings: Readings): number => (readings['LOR-L-11'] === 'quatre-libres' ? 5 : 4);

/** Terrains that the revision keeps cities off and away from (LOR-REV-2). */
const ROUGH: readonly Terrain[] = ['bois', 'mont', 'gouffre', 'cote', 'pont'];

export interface CitySite {
  readonly terrain: Terrain;
  readonly around: readonly Terrain[];
  /** Steps to the nearest city already there; undefined when it is the first. */
  readonly nearest?: number;
}

/** Whether a city may be founded there (LOR-PREP-2). */
export function judgeCity({ terrain, around, nearest }: CitySite, readings: Readings): Verdict<RuleId> {
  if (terrain === 'mer' || terrain === 'pont') return refuse('LOR-PREP-2', 'Une ville se fonde sur un hexagone de son continent.');
  if (terrain === 'cote') return refuse('LOR-PREP-2', 'Une ville ne se fonde jamais sur un hexagone de côte.');
  if (terrain === 'gouffre' && readings['LOR-L-30'] !== 'oui') return refuse('LOR-L-30', 'Une ville ne se fonde pas sur un gouffre.');
  if (readings['LOR-REV-2'] === 'terrain-degage' && [terrain, ...around].some((one) => ROUGH.includes(one)))
    return refuse(
      'LOR-REV-2',
      'Sous la révision de 1983, une ville n’est ni sur un bois, un mont, un gouffre, une côte ou un pont, ni à côté.',
    );
  const least = cityDistance(readings);
  if (nearest !== undefined && nearest < least)
    return refuse(
      readings['LOR-L-11'] === 'quatre-libres' ? 'LOR-L-11' : 'LOR-PREP-2',
      `La ville la plus proche est à ${counted(nearest, 'hexagone')} : il en faut ${least}.`,
    );
  return ALLOWED;
}

/** Whether so many counters may hide in a city (LOR-PREP-3). */
export const judgeGarrison = (pawns: number): Verdict<RuleId> =>
  pawns <= MAX_GARRISON ? ALLOWED : refuse('LOR-PREP-3', `Une garnison compte ${MAX_GARRISON} pions au plus, pas ${pawns}.`);

/** Whether a counter may be placed on such a hex of its own continent, in the open (LOR-PREP-4): anywhere but at sea; in a chasm it begins free (LOR-L-14). */
export const judgePlacing = (terrain: Terrain): Verdict<RuleId> =>
  terrain === 'mer' || terrain === 'pont'
    ? refuse('LOR-PREP-4', 'On place ses pions sur son continent : monts, bois et gouffres compris, mais pas en mer.')
    : ALLOWED;

export interface Score {
  readonly people: People;
  /** Cities held, conquered ones included. */
  readonly cities: number;
  /** Counters left: they do not count. */
  readonly counters: number;
}

/** Who has won after month `month` (LOR-TOUR-4, LOR-TOUR-5, LOR-L-4): nobody before the 25th; one people, or, where the table shares a tie, several. */
export function winnersOf(month: number, scores: readonly Score[], readings: Readings): readonly People[] {
  if (month < GAME_MONTHS) return [];
  const most = Math.max(...scores.map(({ cities }) => cities));
  const leaders = scores.filter(({ cities }) => cities === most).map(({ people }) => people);
  return leaders.length === 1 || readings['LOR-L-4'] === 'partagee' ? leaders : [];
}
