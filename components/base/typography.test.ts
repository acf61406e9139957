import { expect, test } from 'vitest';
import { french, plain } from './typography.ts';

const rows: [given: string, shown: string][] = [
  ["l'attaque", 'l’attaque'],
  ['Combien ? Trois !', 'Combien\u202f? Trois\u202f!'],
  ['« ainsi » : oui ; non', '«\u00a0ainsi\u00a0»\u00a0: oui\u202f; non'],
  ['total ÷ 2', 'total ÷\u00a02'],
  ['61 %', '61\u00a0%'],
  ['Menez-y votre pion, donnez-la, dites-le-lui', 'Menez\u2011y votre pion, donnez\u2011la, dites-le-lui'],
  ['Voyons-les : est-ce un rendez-vous ?', 'Voyons\u2011les\u00a0: est-ce un rendez-vous\u202f?'],
  ['vent-de-la-mer, ZAR-MOI-1, prenez-vous', 'vent-de-la-mer, ZAR-MOI-1, prenez-vous'],
  ['19 230 parties, 22 sur 24, 12 3456', '19\u202f230 parties, 22\u00a0sur\u00a024, 12 3456'],
  ['4 × 21 + 60 = 144', '4\u00a0×\u00a021 + 60 =\u00a0144'],
  ['https://exemple.fr', 'https://exemple.fr'],
];
test.each(rows)('French spaces and hyphens: %s', (given, shown) => {
  expect(french(given)).toBe(shown);
  expect(french(shown)).toBe(shown);
});

test('plain text undoes the typography', () => {
  expect(plain('«\u00a0l’attaque\u00a0»\u202f?\n ')).toBe("« l'attaque » ?");
  expect(plain(french('Menez-y un pion'))).toBe('Menez-y un pion');
});
