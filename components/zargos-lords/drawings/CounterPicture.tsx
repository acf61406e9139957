/** A counter: emblem of its people, silhouette of its kind, combat and movement; a star on what is reconstructed. */
import { FACTOR_ORIGINS, FACTORS, KIND_NAMES, PEOPLE_OF } from '#engine/zargos-lords/data/counters.ts';
import type { Factors, Kind, People } from '#engine/zargos-lords/types.ts';
import { EMBLEMS, SILHOUETTES } from './silhouettes.ts';

interface FaceProps {
  kind: Kind;
  factors?: Factors;
  /** Without the two numbers: too small to read. */
  plain?: boolean;
  /** Of a plain one, the one thing that is written on it. */
  mark?: string | undefined;
}

const isOurs = (kind: Kind, factor: keyof Factors, factors: Factors): boolean =>
  FACTOR_ORIGINS[kind][factor].provenance === 'reconstruction' && factors[factor] === FACTORS[kind][factor];

/** What marks a factor that is ours; nothing on a number of the booklet, or of another box. */
export const starOf = (kind: Kind, factor: keyof Factors, factors: Factors = FACTORS[kind]): string =>
  isOurs(kind, factor, factors) ? '*' : '';

/** « combat 8 et mouvement 8, reconstitués » */
export function factorsTold(kind: Kind, factors: Factors = FACTORS[kind]): string {
  const [combat, movement] = [isOurs(kind, 'combat', factors), isOurs(kind, 'movement', factors)];
  const both = `combat ${factors.combat}${combat && !movement ? ', reconstitué,' : ''} et mouvement ${factors.movement}`;
  return `${both}${combat && movement ? ', reconstitués' : movement ? ', reconstitué' : ''}`;
}

/** In the lower half, under the shape: read on a phone where a hex is 30 px wide. */
const Mark = ({ text }: { text: string }) => (
  <text class="lords-counter-mark" x="32" y="60" text-anchor="middle">
    {text}
  </text>
);

/** The face alone, 64 × 64 from 0, for a drawing that holds several. */
export const CounterFace = ({ kind, factors = FACTORS[kind], plain = false, mark }: FaceProps) => (
  <g class={`lords-counter lords-${PEOPLE_OF[kind]}`}>
    <rect class="lords-counter-card" x="1" y="1" width="62" height="62" rx="7" />
    <path class="lords-counter-emblem" d={EMBLEMS[PEOPLE_OF[kind]]} transform="translate(5 5) scale(.27)" fill-rule="evenodd" />
    <path
      class="lords-counter-shape"
      d={SILHOUETTES[kind]}
      transform={mark ? 'translate(20 3) scale(.58)' : plain ? 'translate(11 12) scale(.9)' : 'translate(16 4) scale(.8)'}
      fill-rule="evenodd"
    />
    {mark && <Mark text={mark} />}
    {!plain && (
      <>
        <text class="lords-counter-number" x="6" y="59">
          {factors.combat}
          <tspan class="lords-counter-star">{starOf(kind, 'combat', factors)}</tspan>
        </text>
        <text class="lords-counter-number" x="59" y="59" text-anchor="end">
          {factors.movement}
          <tspan class="lords-counter-star">{starOf(kind, 'movement', factors)}</tspan>
        </text>
      </>
    )}
  </g>
);

interface Props extends FaceProps {
  /** Accessible name; an empty string makes it decorative. */
  label?: string;
}

const labelOf = (kind: Kind, factors: Factors): string => `${KIND_NAMES[kind].one}, ${factorsTold(kind, factors)}`;

export const CounterPicture = ({ kind, factors = FACTORS[kind], plain = false, label = labelOf(kind, factors) }: Props) => (
  <svg
    class="lords-counter-picture"
    viewBox="0 0 64 64"
    role={label ? 'img' : undefined}
    aria-label={label || undefined}
    aria-hidden={label ? undefined : 'true'}
  >
    <CounterFace kind={kind} factors={factors} plain={plain} />
  </svg>
);

/** A city of a people, 64 × 64, and what is written on it. */
export const CityFace = ({ people, mark }: { people: People; mark?: string | undefined }) => (
  <g class={`lords-counter lords-${people}`}>
    <circle class="lords-counter-card" cx="32" cy="32" r="31" />
    <path
      class="lords-counter-emblem"
      d={EMBLEMS[people]}
      transform={mark ? 'translate(6 14) scale(.22)' : 'translate(26 47) scale(.26)'}
      fill-rule="evenodd"
    />
    <path
      class="lords-counter-shape"
      d={SILHOUETTES.ville}
      transform={mark ? 'translate(19 4) scale(.54)' : 'translate(12 5) scale(.84)'}
      fill-rule="evenodd"
    />
    {mark && <Mark text={mark} />}
  </g>
);
