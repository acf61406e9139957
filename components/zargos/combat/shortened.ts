/** Numbers that travel with a page: six decimals, a thousandth of what is shown. */
const short = (value: number): number => Math.round(value * 1e6) / 1e6;

/** `data` with its fractions shortened; everything else as it is. Plain data in, plain data out. */
export const shortened = <Data>(data: Data): Data =>
  JSON.parse(JSON.stringify(data), (_key, value: unknown) => (typeof value === 'number' ? short(value) : value)) as Data;
