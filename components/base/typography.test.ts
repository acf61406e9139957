import { expect, test } from 'vitest';
import { french, plain } from './typography.ts';

const rows: [given: string, shown: string][] = [
  ["l'attaque", 'l’attaque'],
  ['Combien ? Trois !', 'Combien\u202f? Trois\u202f!'],
  ['« ainsi » : oui ; non', '«\u00a0ainsi\u00a0»\u00a0: oui\u202f; non'],
  ['total ÷ 2', 'total ÷\u00a02'],
  ['61 %', '61\u00a0%'],
  ['https://exemple.fr', 'https://exemple.fr'],
];
test.each(rows)('French spaces: %s', (given, shown) => {
  expect(french(given)).toBe(shown);
  expect(french(shown)).toBe(shown);
});

test('plain text undoes the typography', () => {
  expect(plain('«\u00a0l’attaque\u00a0»\u202f?\n ')).toBe("« l'attaque » ?");
});
