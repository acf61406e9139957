/** French words for chances. No Intl: builds differ. */

/** French plurals begin at two. */
export const plural = (count: number, one: string, many = `${one}s`): string => `${decimal(count)} ${Math.abs(count) < 2 ? one : many}`;

/** At most two decimals, with a comma. */
export function decimal(value: number): string {
  const hundredths = Math.round(value * 100);
  const rest = Math.abs(hundredths % 100);
  const whole = Math.trunc(hundredths / 100);
  if (rest === 0) return `${whole}`;
  return `${whole},${rest % 10 === 0 ? rest / 10 : rest < 10 ? `0${rest}` : rest}`;
}

/** A chance in per cent, at most one decimal; never 0 or 100 for what may happen or fail. */
export function percent(chance: number): string {
  if (chance <= 0) return '0 %';
  if (chance >= 1) return '100 %';
  if (chance < 0.0005) return 'moins de 0,1 %';
  if (chance >= 0.9995) return 'plus de 99,9 %';
  return `${decimal(Math.round(chance * 1000) / 10)} %`;
}
