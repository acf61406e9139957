import { expect, test } from 'vitest';
import { blowLines } from './blow-lines.ts';

const line = (text: string, ...rules: string[]) => ({ text, rules });

test('what the headline says is not said again below it, and keeps its rules', () => {
  const flames = line('Le Dragon (G10) lance ses flammes sur le Sorcier (E5) : dé 5, 1 flamme au but, cela suffit.', 'LOR-DRA-1');
  expect(blowLines('Vous perdez le Sorcier (E5).', [flames, line('Le Sorcier (E5) est éliminé.', 'LOR-DRA-1', 'LOR-COM-5')])).toEqual({
    headline: line('Vous perdez le Sorcier (E5).', 'LOR-DRA-1', 'LOR-COM-5'),
    lines: [flames],
  });
});

test('a line that begins as the headline and tells more takes its place', () => {
  const attack = line('Rouge rend une amulette (il lui en reste 1) et attaque votre chevalier sur « Pierre du Moulin ».', 'GRA-ATT-1');
  expect(blowLines('Vous partez en exil.', [attack, line('Vous partez en exil sur « Exil 1 ».', 'GRA-ATT-2')])).toEqual({
    headline: line('Vous partez en exil sur « Exil 1 ».', 'GRA-ATT-2'),
    lines: [attack],
  });
});

test('what is about somebody else, or tells how and why, stays', () => {
  const lines = [line('Le Sorcier (F6) est éliminé.'), line('Les Araignées prennent Akilon et y tiennent avec 1 pion.')];
  expect(blowLines('Vous perdez le Sorcier (E5).', lines).lines).toEqual(lines);
});

test('of lines under one rule, the first alone cites it', () => {
  const lines = [line('Akilon : le dé fait 2.', 'ZAR-FOLIE'), line('Akilon-est : le dé fait 6.', 'ZAR-FOLIE', 'ZAR-MAG-4')];
  expect(blowLines('Vous perdez Akilon-est.', lines).lines.map(({ rules }) => rules)).toEqual([['ZAR-FOLIE'], ['ZAR-MAG-4']]);
});

test('that a month begins with the blow is no news of it', () => {
  const flames = line('Le Dragon (G10) lance ses flammes sur le Sorcier (E5) : dé 5, 1 flamme au but, cela suffit.', 'LOR-DRA-1');
  const month = { ...line('Les Dragons biffent le mois 3.', 'LOR-TOUR-4'), isCourse: true } as const;
  expect(blowLines('Vous perdez le Sorcier (E5).', [flames, month]).lines).toEqual([flames]);
});
