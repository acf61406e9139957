/** What one table sends another: whole or refused in one sentence that names what was wrong and what is taken. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GAME_IDS } from '#components/games.ts';
import { fileOf, formatOffer } from './carry.ts';
import { offerOf, parseOffer, parseOfferFile, taking } from './offer.ts';
import { saidOf } from './reading.ts';
import { OUR_TABLE_SPECS } from './specs.ts';

/** Any table: each open ruling of each game under any of its readings, with or without a box. */
const tables = fc
  .tuple(
    fc.tuple(
      ...OUR_TABLE_SPECS.flatMap(({ rulings }) =>
        rulings.map(({ id, readings }) => fc.constantFrom(...readings.map((one) => [id, one.id] as const))),
      ),
    ),
    fc.subarray([['zargos-lords', '1~fec-'] as const, ['orc', 'nains-troupe.4_troll.6'] as const]),
  )
  .map(([readings, boxes]) => ({ readings: Object.fromEntries(readings), boxes: Object.fromEntries(boxes) }));

test('any table goes through its link and its file unchanged, whatever games it speaks of', () => {
  fc.assert(
    fc.property(tables, fc.subarray([...GAME_IDS], { minLength: 1 }), (table, games) => {
      const offer = offerOf(table, games);
      expect(parseOffer(`#${formatOffer(offer)}`)).toEqual({ ok: true, value: offer });
      expect(parseOfferFile(JSON.stringify(fileOf(offer)))).toEqual({ ok: true, value: offer });
      expect(taking(table, offer)).toEqual(taking(taking(table, offer), offer));
    }),
    { numRuns: 30 },
  );
});

test('what is taken replaces its games whole and leaves the others', () => {
  const mine = { readings: { 'ZAR-L-8': 'plafond-3', 'ORC-L-1': 'atteint' }, boxes: { orc: 'troll.6', 'zargos-lords': '1~fec-' } };
  const offer = { games: ['orc'], table: { readings: { 'ORC-L-12': 'nulle' }, boxes: {} } };
  expect(taking(mine, offer)).toEqual({
    readings: { 'ZAR-L-8': 'plafond-3', 'ORC-L-12': 'nulle' },
    boxes: { 'zargos-lords': '1~fec-' },
  });
});

test('a table says in words what it changed of a game', () => {
  const { changed, box } = saidOf({ readings: { 'ORC-L-1': 'atteint', 'ZAR-L-8': 'plafond-3' }, boxes: { orc: 'troll.6' } }, 'orc');
  expect(changed.map(({ id, text, page }) => [id, text.slice(0, 3), page])).toEqual([['ORC-L-1', 'Oui', 'orc/litiges/#orc-l-1']]);
  expect(box).toBe('une valeur');
});

test.each<[string, RegExp]>([
  ['#v=2&jeux=orc', /version inconnue, « 2 » au lieu de 1/],
  ['#v=1', /jeux attend un ou plusieurs jeux parmi zargos, zargos-lords, orc, gran/],
  ['#v=1&jeux=orc.echecs', /pas « echecs »/],
  ['#v=1&jeux=orc&ORC-L-1=peut-etre', /ORC-L-1 attend depasse ou atteint, pas « peut-etre »/],
  [
    '#v=1&jeux=orc&ZAR-L-8=plafond-3',
    /« ZAR-L-8 » n’est pas un litige à plusieurs lectures de ces jeux ; on attend un numéro comme ORC-L-1/,
  ],
  ['#v=1&jeux=orc&ORC-L-2=un-suffit', /« ORC-L-2 » n’est pas un litige à plusieurs lectures/],
  ['#v=1&jeux=orc&boite-zargos=1', /La boîte de « zargos » n’est pas attendue ici ; on attend celle de orc/],
  ['#v=1&jeux=zargos&boite-zargos=1', /Le plateau attend un objet, pas « 1 »/],
  ['#v=1&jeux=gran&boite-gran=1', /Un plateau est un objet .*pas « 1 »/],
  ['#v=1&jeux=gran&boite-gran={', /n’est pas du JSON/],
  ['#v=1&jeux=orc&boite-orc=troll.60', /boite-orc attend des paires carte.nombre .*pas « troll.60 »/],
  ['#v=1&jeux=zargos-lords&boite-zargos-lords=zut', /version inconnue, « zut »/],
  [`#v=1&jeux=orc&x=${'x'.repeat(30_000)}`, /trop long : 20000 caractères au plus/],
])('the link %s is refused in one sentence', (link, because) => {
  expect(parseOffer(link)).toMatchObject({ ok: false, because: expect.stringMatching(because) });
});

test.each<[string, RegExp]>([
  ['oups', /n’est pas une table enregistrée d’ici : on y lit « oups »/],
  ['{"format":"boite-zargos-lords","version":1}', /format attend notre-table, pas « boite-zargos-lords »/],
  ['{"format":"notre-table","version":3,"games":["orc"]}', /version attend 1, pas « 3 »/],
  ['{"format":"notre-table","version":1,"games":["orc"],"readings":[]}', /lectures attend un objet/],
  ['{"format":"notre-table","version":1,"games":["orc"],"boxes":{"orc":3}}', /La boîte de orc attend un texte, pas « 3 »/],
  ['{"format":"notre-table","version":1,"games":["orc"],"plus":1}', /le champ « plus »/i],
])('the file %s is refused in one sentence', (text, because) => {
  expect(parseOfferFile(text)).toMatchObject({ ok: false, because: expect.stringMatching(because) });
});
