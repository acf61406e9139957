import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast, isShade, readable, SIDES } from './shade.ts';

describe('the accent of a host page', () => {
  it('has the contrasts that WCAG gives', () => {
    expect(contrast('000000', 'ffffff')).toBeCloseTo(21, 5);
    // #767676 is the lightest grey that may be text on white.
    expect(contrast('767676', 'ffffff')).toBeGreaterThan(4.5);
    expect(contrast('777777', 'ffffff')).toBeLessThan(4.5);
  });

  it('is read on the papers of the house, in its inks', () => {
    const tokens = readFileSync('components/site/styles/tokens.css', 'utf8');
    const sidesOf = (name: string) => new RegExp(`--${name}: light-dark\\(#(\\w{6}), #(\\w{6})\\)`).exec(tokens)?.slice(1);
    const [[light, ,] = [], [, dark] = [], inks] = [sidesOf('paper'), sidesOf('sheet'), sidesOf('ink')];
    expect([SIDES[0].paper, SIDES[1].paper, SIDES.map(({ ink }) => ink)]).toEqual([light, dark, inks]);
  });

  it('stays as it is where it can be read', () => {
    expect(readable('1f4f73')[0]).toBe('1f4f73');
    expect(readable('f0907f')[1]).toBe('f0907f');
  });

  it('is brought to where it can be read, whatever it is', () => {
    for (const shade of ['ffff00', 'f6efdf', '17140f', '00ff00', '808080', 'ff00ff', '000000', 'ffffff']) {
      const [light, dark] = readable(shade);
      expect(contrast(light, 'f6efdf'), `${shade} in the light`).toBeGreaterThanOrEqual(4.5);
      expect(contrast(light, 'fffaf0'), `${shade} on a sheet`).toBeGreaterThanOrEqual(4.5);
      expect(contrast(dark, '17140f'), `${shade} in the dark`).toBeGreaterThanOrEqual(4.5);
      expect(contrast(dark, '221d17'), `${shade} on a dark sheet`).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('is six hex digits', () => {
    expect(['1f4f73', 'ABCDEF'].every(isShade)).toBe(true);
    expect(['#1f4f73', 'rouge', '1f4', '1f4f7g', ''].some(isShade)).toBe(false);
  });
});
