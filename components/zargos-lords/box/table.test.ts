/** Which box a tool counts with: the link's, the kept one, ours */
import { expect, test } from 'vitest';
import { BOX } from '#engine/zargos-lords/data/tables.ts';
import { tableOf } from './table.tsx';

const dragonOf = (link: string | null, kept: string) => {
  const { box, query, refused, words } = tableOf(link, kept);
  return [box.factors.dragon.combat, query, words, refused];
};

const OWN = ' Avec les valeurs d’une boîte : 1 facteur.';
const ours = BOX.factors.dragon.combat;

test.each([
  ['neither', null, '', [ours, '', '', []]],
  ['the kept one', null, '1~fec-', [12, '&boite=1~fec-', OWN, []]],
  ['the link’s', '1~fec-', '', [12, '&boite=1~fec-', OWN, []]],
  ['the link’s before the kept one', '1~feb-', '1~fec-', [11, '&boite=1~feb-', OWN, []]],
  ['ours, told by the link, before the kept one', '1', '1~fec-', [ours, '&boite=1', '', []]],
  [
    'ours for a bad link',
    '9~x',
    '',
    [ours, '', '', ['La boîte de ce lien est écrite dans une version inconnue, « 9 » au lieu de 1. Nos valeurs la remplacent.']],
  ],
  [
    'ours for a bad link, before the kept one',
    '1~x',
    '1~fec-',
    [ours, '&boite=1', '', ['La boîte de ce lien n’est pas lisible : « 1~x ». Nos valeurs la remplacent.']],
  ],
  ['ours for a bad kept one', null, 'zut', [ours, '', '', []]],
])('LOR-MAT-3: %s', (_name, link, kept, expected) => {
  expect(dragonOf(link, kept)).toEqual(expected);
});

test('which box it is, is said in a line, but of ours where there is no other', () => {
  const isSaid = (link: string | null, kept: string) => tableOf(link, kept).Line !== undefined;
  expect([isSaid(null, ''), isSaid('1', ''), isSaid('1~x', '')]).toEqual([false, false, false]);
  expect([isSaid(null, '1~fec-'), isSaid('1~fec-', ''), isSaid('1', '1~fec-'), isSaid(null, 'zut')]).toEqual([true, true, true, true]);
});
