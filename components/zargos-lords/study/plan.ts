/** The games of Zargo's Lords that its study counts. A variant is a scenario, and after a bar a printed number changed by one. */
import type { Planned, StudyKind } from '#components/study/plan.ts';
import type { ScenarioId } from '#engine/zargos-lords/game/scenarios.ts';
import type { StartId } from '#engine/zargos-lords/game/starts.ts';
import type { Factors, Kind } from '#engine/zargos-lords/types.ts';

export const LEVEL = 'greedy';
export const SEED = 'etude-zargos-lords';

/** The skirmishes, whose sides are to be even. */
export const EVEN = ['ponts', 'bois', 'col', 'gouffres'] as const satisfies readonly StartId[];
export const OTHERS = ['escorte', 'siege', 'continent'] as const satisfies readonly ScenarioId[];

/** Rulings that a skirmish shows, each where it matters: another reading in a few words. */
export const COMPARED = [
  ['ponts', 'LOR-L-18', 'oui', 'un archer tire et combat'],
  ['bois', 'LOR-L-15', 'libres', 'flammes par-dessus tout'],
  ['col', 'LOR-L-2', 'toujours-de-front', 'toute charge vaut +3'],
  ['gouffres', 'LOR-L-51', 'arrete', 'un ennemi arrête un recul sans mal'],
] as const satisfies readonly (readonly [start: StartId, ruling: string, reading: string, label: string])[];

/** A number printed on a kind of counter that the source has lost, and by how much it is changed. */
interface Change {
  readonly kind: Kind;
  readonly factor: keyof Factors;
  readonly by: number;
}

/** Reconstructed numbers, each where its counter plays. */
export const CHANGED = [
  ['ponts', 'chevaliers-fantarcher', 'combat', 1],
  ['bois', 'serpent', 'combat', -1],
  ['col', 'chevalier', 'combat', -1],
  ['gouffres', 'moine', 'combat', -1],
] as const satisfies readonly (readonly [start: StartId, kind: Kind, factor: keyof Factors, by: number])[];

export const variantOf = (start: ScenarioId, change?: Change): string =>
  change ? `${start}|${change.kind} ${change.factor} ${change.by}` : start;

/** The scenario of a kind, and what is changed in its box. */
export function readVariant({ variant = '' }: Pick<StudyKind, 'variant'>): { readonly scenario: ScenarioId; readonly change?: Change } {
  const [scenario = '', text] = variant.split('|');
  const [kind, factor, by] = text?.split(' ') ?? [];
  const change = kind && factor && by ? { kind: kind as Kind, factor: factor as keyof Factors, by: Number(by) } : undefined;
  return { scenario: scenario as ScenarioId, ...(change && { change }) };
}

const TABLE = { seats: 2, level: LEVEL } as const;

export const studyKindOf = (start: ScenarioId): StudyKind => ({ ...TABLE, variant: variantOf(start) });

const MAIN = 900;
const COMPARISON = 180;
const WARS: Readonly<Record<(typeof OTHERS)[number], number>> = { escorte: 360, siege: 110, continent: 20 };

export const PLAN: readonly Planned[] = [
  ...EVEN.map((start) => ({ ...studyKindOf(start), games: MAIN })),
  ...OTHERS.map((start) => ({ ...studyKindOf(start), games: WARS[start] })),
  ...COMPARED.map(([start, ruling, reading]) => ({ ...studyKindOf(start), ruling, reading, games: COMPARISON })),
  ...CHANGED.map(([start, kind, factor, by]) => ({
    ...TABLE,
    variant: variantOf(start, { kind, factor, by }),
    games: COMPARISON,
  })),
];
