/**
 * Our scenarios, to learn by: a cut of our own planet each, with its names. The command line takes them by name; the table fetches them when somebody sits
 * down to one. How often a beginner wins them: `scenarios.test.ts`.
 */
import type { Scenario } from './scenario.ts';

/** The south-west, land alone. Akilon is whole, and pays; Taïro and Palmyr are shared with Dragons that have nowhere to swim. */
const PREMIERE: Scenario = {
  name: 'Votre première partie',
  kingdoms: ['akilon', 'palmyr', 'tairo'],
  seas: [],
  sides: [
    {
      people: 'amazones',
      pawns: { akilon: 4, 'akilon-1': 1, 'akilon-2': 2, 'akilon-3': 6, 'palmyr-1': 4, 'tairo-1': 6 },
      boats: 0,
      hand: [],
    },
    { people: 'dragons', pawns: { tairo: 3, 'tairo-2': 3, 'tairo-3': 2, palmyr: 2, 'palmyr-4': 8 }, boats: 0, hand: [] },
  ],
  cards: [],
  rounds: 6,
  prize: 'provinces',
};

/** The southern half: three land masses, the water between them, four kinds of magic. The Dragons are across the sea, and swim; half of Taïro is theirs. As
 * many provinces each, but one: on the first turn some stand empty beside one's own, one across the water, and the Dragons wait behind walls, on a coast and
 * over a strait. They have seven pawns to his four, for he who leads them is scatterbrained. */
const DEUXIEME: Scenario = {
  name: 'La deuxième',
  kingdoms: ['akilon', 'itak', 'ohms', 'oz', 'palmyr', 'tairo'],
  seas: ['mer-6', 'mer-7', 'mer-8', 'mer-9', 'mer-10', 'mer-11', 'mer-17', 'mer-18', 'mer-19', 'mer-21'],
  sides: [
    {
      people: 'amazones',
      pawns: {
        akilon: 4,
        'akilon-1': 5,
        'akilon-2': 2,
        'akilon-3': 4,
        palmyr: 2,
        'palmyr-1': 3,
        'palmyr-2': 3,
        'tairo-1': 3,
        itak: 1,
        'itak-1': 3,
      },
      boats: 2,
      hand: ['vent-de-guerre', 'vent-de-terre'],
    },
    {
      people: 'dragons',
      pawns: {
        ohms: 8,
        'ohms-1': 5,
        'ohms-2': 5,
        'ohms-3': 5,
        'ohms-4': 5,
        'ohms-5': 2,
        'ohms-6': 2,
        tairo: 7,
        'tairo-2': 6,
        'tairo-3': 6,
        'tairo-4': 2,
      },
      boats: 0,
      hand: ['vent-de-guerre'],
    },
  ],
  cards: ['vent-de-guerre', 'vent-de-terre', 'vent-de-glace', 'vent-de-folie'],
  rounds: 6,
  prize: 'points',
};

export const SCENARIOS = { premiere: PREMIERE, deuxieme: DEUXIEME } as const satisfies Readonly<Record<string, Scenario>>;
