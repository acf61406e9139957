/** How the calculator names peoples, places and numbers in French. No Intl: builds differ. */
import type { Side } from '#engine/zargos/rules/combat.ts';
import type { DemonDice, People, Site } from '#engine/zargos/types.ts';

export type Fighter = People | 'demons';

interface Noun {
  readonly one: string;
  readonly many: string;
  readonly feminine?: true;
}

const NOUNS = {
  ailes: { one: 'Ailé', many: 'Ailés' },
  amazones: { one: 'Amazone', many: 'Amazones', feminine: true },
  araignees: { one: 'Araignée', many: 'Araignées', feminine: true },
  chevaliers: { one: 'Chevalier', many: 'Chevaliers' },
  dragons: { one: 'Dragon', many: 'Dragons' },
  moines: { one: 'Moine', many: 'Moines' },
  demons: { one: 'démon', many: 'démons' },
} as const satisfies Record<Fighter, Noun>;

/** « Chevaliers », as a name on a button. */
export const fighterName = (fighter: Fighter): string => (fighter === 'demons' ? 'Démons' : NOUNS[fighter].many);

export const nounOf = (fighter: Fighter, count: number): string => (count > -2 && count < 2 ? NOUNS[fighter].one : NOUNS[fighter].many);

/** « 7 Chevaliers », « 1 Amazone ». */
export const fightersText = (fighter: Fighter, count: number): string => `${count} ${nounOf(fighter, count)}`;

export const isFeminine = (fighter: Fighter): boolean => 'feminine' in NOUNS[fighter];

export const SIDE_NAMES = { attacker: 'Attaquant', defender: 'Défenseur' } as const satisfies Record<Side, string>;

export const SITE_NAMES = {
  province: 'Province',
  capital: 'Capitale',
  zargos: 'Royaume de Zargos',
  'forbidden-city': 'Cité Interdite',
} as const satisfies Record<Site, string>;

/** What a site changes, in a few words. */
export const SITE_NOTES = {
  province: 'en rase campagne',
  capital: 'derrière des remparts',
  zargos: 'sans pouvoirs',
  'forbidden-city': 'remparts, sans pouvoirs',
} as const satisfies Record<Site, string>;

export const DEMON_NOTES = { 2: 'côte', 3: 'intérieur', 4: 'Cité' } as const satisfies Record<DemonDice, string>;
