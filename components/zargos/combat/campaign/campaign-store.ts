/**
 * A campaign of Chevaliers as the visitor builds it: provinces held at the start, then attacks in order. Places are named by what they
 * are: `p1`, `p2` … the start provinces, `s1`, `s2` … the provinces taken by the first, the second attack.
 */
import { together } from '#engine/core/french.ts';
import type { Choices } from '#engine/core/ruling.ts';
import type { CampaignInput } from '#engine/zargos/fight/types.ts';
import { type DemonDice, MAX_PAWNS, type People, type Site } from '#engine/zargos/types.ts';

/** More would not be read on a phone; the engine takes more. */
export const MOST_PROVINCES = 4;
export const MOST_STEPS = 12;

export interface SourceFields {
  readonly from: string;
  readonly stay: number;
}

export interface StepFields {
  readonly sources: readonly SourceFields[];
  readonly people: Exclude<People, 'chevaliers'> | 'demons';
  /** Points of pawns, or dice of demons. */
  readonly count: number;
  readonly called: number;
  readonly site: Site;
  readonly warWind: boolean;
  /** The defender plays a Vent de Guerre. */
  readonly against: boolean;
}

export interface Chain {
  /** Pawns of the start provinces. */
  readonly provinces: readonly number[];
  readonly steps: readonly StepFields[];
  /** Readings of the table that are not ours. */
  readonly readings: Choices;
}

export type ChainEvent =
  | { readonly kind: 'province'; readonly at: number; readonly pawns: number }
  | { readonly kind: 'add-province' | 'drop-province' | 'add-step' | 'drop-step' }
  | { readonly kind: 'step'; readonly at: number; readonly change: Partial<Omit<StepFields, 'sources'>> }
  | { readonly kind: 'source'; readonly at: number; readonly from: string; readonly on: boolean }
  | { readonly kind: 'stay'; readonly at: number; readonly from: string; readonly stay: number }
  | { readonly kind: 'readings'; readonly choices: Choices }
  | { readonly kind: 'load'; readonly chain: Chain };

export const provinceId = (at: number): string => `p${at + 1}`;
export const stepId = (at: number): string => `s${at + 1}`;

/** Where step `at` may start from: start provinces, and what the attacks before it took. */
export const placesBefore = ({ provinces }: Pick<Chain, 'provinces'>, at: number): readonly string[] => [
  ...provinces.map((_, i) => provinceId(i)),
  ...Array.from({ length: at }, (_, i) => stepId(i)),
];

/** « la province A », « la conquête 2 ». */
export const stepName = (id: string): string =>
  id.startsWith('p') ? `province ${String.fromCharCode(64 + Number(id.slice(1)))}` : `conquête ${id.slice(1)}`;

const defenderOf = ({ people, count, called, against }: StepFields): CampaignInput['steps'][number]['defender'] =>
  people === 'demons' ? { people, dice: count as DemonDice } : { people, pawns: count, called, warWind: against };

/** The campaign as the engine reads it. */
export const campaignOf = ({ provinces, steps, readings }: Chain): CampaignInput => ({
  options: readings,
  provinces: provinces.map((pawns, at) => ({ id: provinceId(at), pawns })),
  steps: steps.map((step, at) => ({
    id: stepId(at),
    sources: step.sources,
    defender: defenderOf(step),
    site: step.site,
    warWind: step.warWind,
  })),
});

const at = <Item>(items: readonly Item[], index: number, change: (item: Item) => Item): readonly Item[] =>
  items.map((item, i) => (i === index ? change(item) : item));

/** What belongs together: demons stand in Zargos where their dice say, and only Araignées outside Zargos call. */
function settled(step: StepFields): StepFields {
  if (step.people === 'demons') {
    const count = step.count >= 2 && step.count <= 4 ? step.count : 2;
    return { ...step, count, called: 0, against: false, site: count === 4 ? 'forbidden-city' : 'zargos' };
  }
  const called = step.people === 'araignees' && (step.site === 'province' || step.site === 'capital') ? step.called : 0;
  return { ...step, called: Math.min(called, MAX_PAWNS - step.count) };
}

/** Sources that exist no more are dropped; an attack starts from somewhere. */
function withPlaces(chain: Chain): Chain {
  const steps = chain.steps.map((step, i) => {
    const places = placesBefore(chain, i);
    const kept = step.sources.filter((source) => places.includes(source.from));
    return { ...step, sources: kept.length > 0 ? kept : [{ from: places.at(-1) ?? 'p1', stay: 1 }] };
  });
  return { ...chain, steps };
}

/** One sentence for each attack that starts from elsewhere once the last province is dropped. */
export function movedByDrop(chain: Chain): readonly string[] {
  const lost = provinceId(chain.provinces.length - 1);
  const after = nextChain(chain, { kind: 'drop-province' });
  return chain.steps.flatMap((step, i) => {
    if (after === chain || !step.sources.some(({ from }) => from === lost)) return [];
    const now = together((after.steps[i]?.sources ?? []).map(({ from }) => stepName(from)));
    return [`L’attaque ${i + 1} ne part plus de la ${stepName(lost)}, mais de la ${now}.`];
  });
}

const newStep = (chain: Chain): StepFields => ({
  sources: [{ from: placesBefore(chain, chain.steps.length).at(-1) ?? 'p1', stay: 1 }],
  people: 'araignees',
  count: 2,
  called: 0,
  site: 'province',
  warWind: false,
  against: false,
});

function withSource(step: StepFields, from: string, on: boolean): StepFields {
  if (!on) return step.sources.length > 1 ? { ...step, sources: step.sources.filter((source) => source.from !== from) } : step;
  return step.sources.some((source) => source.from === from) ? step : { ...step, sources: [...step.sources, { from, stay: 1 }] };
}

/** The campaign after one act of the visitor. There is always a province and an attack. */
export function nextChain(chain: Chain, event: ChainEvent): Chain {
  const { provinces, steps } = chain;
  const change = (index: number, edit: (step: StepFields) => StepFields): Chain => ({
    ...chain,
    steps: at(steps, index, (step) => settled(edit(step))),
  });
  switch (event.kind) {
    case 'province':
      return { ...chain, provinces: at(provinces, event.at, () => event.pawns) };
    case 'add-province':
      return provinces.length < MOST_PROVINCES ? { ...chain, provinces: [...provinces, 5] } : chain;
    case 'drop-province':
      return provinces.length > 1 ? withPlaces({ ...chain, provinces: provinces.slice(0, -1) }) : chain;
    case 'add-step':
      return steps.length < MOST_STEPS ? { ...chain, steps: [...steps, newStep(chain)] } : chain;
    case 'drop-step':
      return steps.length > 1 ? { ...chain, steps: steps.slice(0, -1) } : chain;
    case 'step':
      return change(event.at, (step) => ({ ...step, ...event.change }));
    case 'source':
      return change(event.at, (step) => withSource(step, event.from, event.on));
    case 'stay':
      return change(event.at, (step) => ({
        ...step,
        sources: step.sources.map((source) => (source.from === event.from ? { ...source, stay: Math.max(1, event.stay) } : source)),
      }));
    case 'readings':
      return { ...chain, readings: event.choices };
    case 'load':
      return withPlaces(event.chain);
  }
}
