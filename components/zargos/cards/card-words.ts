/** How the page names what the engine holds as ids. */
import type { CardColor, CardMoment, CardTarget } from '#engine/zargos/data/cards.ts';
import type { FightOpening, MomentPhase } from '#engine/zargos/magic/moment.ts';

export const COLOR_NAMES = { green: 'vertes', red: 'rouges' } as const satisfies Record<CardColor, string>;

export const CARD_MOMENT_NAMES = {
  'before-any-turn': 'avant n’importe quel tour',
  'before-own-turn': 'avant le tour du peuple visé',
  'after-red-card': 'juste après une carte rouge',
  attacks: 'pendant mes attaques',
  'before-fight': 'juste avant un combat',
  reorganisation: 'pendant ma réorganisation',
} as const satisfies Record<CardMoment, string>;

export const TARGET_NAMES = {
  'own-fight': 'mon combat',
  'own-group': 'un de mes groupes',
  'own-pawns': 'tous mes pions',
  'red-card': 'une carte rouge',
  kingdom: 'un royaume',
  'sea-pair': 'deux cases mer voisines',
  place: 'une province ou une case mer',
  world: 'toutes les provinces du monde',
  people: 'un peuple',
} as const satisfies Record<CardTarget, string>;

export const MOMENT_PHASE_NAMES = {
  'before-turn': 'Avant le tour',
  'after-card': 'Juste après une carte',
  attacks: 'Pendant les attaques',
  'before-fight': 'Juste avant un combat',
  'in-fight': 'Pendant un combat',
  reorganisation: 'Pendant la réorganisation',
  count: 'Décompte et achats',
} as const satisfies Record<MomentPhase, string>;

export const OPENING_NAMES = {
  amazones: { pending: 'Leur tir est à venir', done: 'Elles ont tiré', none: 'Pas de tir (Éclipse, Zargos)' },
  araignees: { pending: 'Elles n’ont pas dit si elles appellent', done: 'L’appel est décidé', none: 'Pas d’appel possible' },
} as const satisfies Record<'amazones' | 'araignees', Record<FightOpening, string>>;
