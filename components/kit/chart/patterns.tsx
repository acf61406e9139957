/** Three looks told apart without colour: full, dotted, hatched. Each chart defines its own, under ids that start with `id`. */

const TONES = ['attack', 'none', 'defend'] as const;
export type Tone = (typeof TONES)[number];

export const fillOf = (id: string, tone: Tone): string | undefined => (tone === 'attack' ? undefined : `url(#${id}-${tone})`);

/** Hatch for the defender, dots for nobody; the attacker is full. */
export const Patterns = ({ id }: { id: string }) => (
  <defs>
    <pattern id={`${id}-defend`} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect class="chart-ground-defend" width="7" height="7" />
      <rect class="chart-hatch" width="2.2" height="7" />
    </pattern>
    <pattern id={`${id}-none`} width="6" height="6" patternUnits="userSpaceOnUse">
      <rect class="chart-ground-none" width="6" height="6" />
      <circle class="chart-dot" cx="3" cy="3" r="1" />
    </pattern>
  </defs>
);

/** A small sample of a look, for legends. */
export const Swatch = ({ tone }: { tone: Tone }) => <span class={`chart-swatch chart-swatch-${tone}`} aria-hidden="true" />;
