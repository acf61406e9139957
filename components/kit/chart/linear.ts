/** A scale without steps, from `from` to `to`: D3's own brings its interpolators, which would weigh on every page with a chart. */
export const linear =
  ([low, high]: readonly [number, number], [from, to]: readonly [number, number]) =>
  (value: number): number =>
    from + ((value - low) / (high - low)) * (to - from);
