/** A second table's sheet, by its link: the readings of one game, or why there are none. */
import { expect, test } from 'vitest';
import { formatOffer } from '../carry.ts';
import { sheetIn } from './OtherSheet.tsx';

const LINK = `https://regles.example/jeux/notre-table/#${formatOffer({ games: ['zargos', 'gran'], table: { readings: { 'GRA-L-12': 'non', 'ZAR-L-8': 'plafond-3' }, boxes: {} } })}`;

test('the link of another table gives what it chose; of a game that it does not name, nothing', async () => {
  expect(await sheetIn(LINK, 'gran')).toMatchObject({ sheet: { 'GRA-L-12': 'non' } });
  expect(await sheetIn(LINK, 'orc')).toEqual({ because: 'Ce lien ne dit rien de ce jeu.' });
});

test.each([
  ['https://regles.example/', /^Ce n’est pas un lien de table/],
  ['https://regles.example/#v=1&jeux=zargos&ZAR-L-8=nulle', /^Ce lien ne peut pas être pris/],
])('what is no such link says so: %s', async (link, because) => {
  expect(await sheetIn(link, 'zargos')).toEqual({ because: expect.stringMatching(because) });
});
