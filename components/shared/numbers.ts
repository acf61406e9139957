/** Numbers in French. No Intl: builds differ. */

const NBSP = '\u00a0';

/** `3.25` as « 3,3 »: at most `decimals` of them, none that say nothing. */
export function decimal(value: number, decimals = 1): string {
  const fixed = value.toFixed(decimals);
  return (fixed.includes('.') ? fixed.replace(/\.?0+$/, '') : fixed).replace('.', ',');
}

/** A chance as « 61,2 % »; what is possible is never shown as 0 %, what is not sure never as 100 %. */
export function percent(chance: number, decimals = 1): string {
  const step = 10 ** -decimals;
  const value = chance * 100;
  if (value > 0 && value < step / 2) return `<${NBSP}${decimal(step, decimals)}${NBSP}%`;
  if (value < 100 && value >= 100 - step / 2 && chance < 1 - 1e-12) return `>${NBSP}${decimal(100 - step, decimals)}${NBSP}%`;
  return `${decimal(value, decimals)}${NBSP}%`;
}
