/** What the figures of the four studies say is what their intervals bear, by one rule. */
import { describe, expect, test } from 'vitest';
import { FIGURES as GRAN } from '#components/gran/study/figures.ts';
import { FIGURES as ORC } from '#components/orc/study/figures.ts';
import { isApart } from '#components/study/figure.ts';
import { chanceSays, isChance } from '#components/study/chance.ts';
import { FIGURES as ZARGOS } from '#components/zargos/study/figures.ts';
import { FIGURES as LORDS } from '#components/zargos-lords/study/figures.ts';

const ALL = Object.entries({ gran: GRAN, orc: ORC, zargos: ZARGOS, 'zargos-lords': LORDS }).flatMap(([game, figures]) =>
  Object.entries(figures).map(([name, figure]) => ({ name: `${game}, ${name}`, figure: figure() })),
);

describe.each(ALL)('$name', ({ figure: { groups, says } }) => {
  test('no row is a number by construction: each has an interval', () => {
    for (const { rows } of groups) for (const { label, sure } of rows) expect(sure.high - sure.low, label).toBeGreaterThan(1e-9);
  });

  test('names no row whose interval touches its mark', () => {
    for (const { title = '', rows, mark } of groups) {
      for (const { label, sure } of rows) {
        if (mark === undefined || isApart(sure, mark)) continue;
        const head = title.toLowerCase();
        const named = [`« ${label} » (`, `${head}, le ${label} (`, `${head}, ${label} (`, ...(groups.length === 1 ? [`${label} (`] : [])];
        for (const one of named) expect(says).not.toContain(one);
      }
    }
  });

  test('leaves chance to the one rule, speaks of no cause where there is only company, and never says « toujours »', () => {
    expect(says).not.toMatch(/hasard seul|fai(?:t|sait) gagner|font gagner|la partie se joue|toujours|à tout coup/i);
    if (isChance(groups)) expect(says).not.toMatch(/lectures? change|valeurs? change/);
    const isOut = groups.some(({ mark, rows }) => mark !== undefined && rows.some(({ sure }) => isApart(sure, mark)));
    expect(chanceSays(groups) !== '').toBe(isOut && isChance(groups));
  });
});
