import { describe, expect, test } from 'vitest';
import { BOARD } from './board.ts';
import { checkBoard } from './board-check.ts';
import type { BoardFile } from './board-file.ts';
import { originOf } from './board-origins.ts';
import { formatBoard } from './board-form.ts';
import type { SeaId, TerritoryId } from './board-types.ts';

type Entry = BoardFile['territories'][number];
type Cell = BoardFile['seas'][number];

const FORM = formatBoard(BOARD);

const withTerritory = (id: TerritoryId, change: (entry: Entry) => object): object => ({
  ...FORM,
  territories: FORM.territories.map((entry) => (entry.id === id ? { ...entry, ...change(entry) } : entry)),
});
const withSea = (id: SeaId, change: (cell: Cell) => object): object => ({
  ...FORM,
  seas: FORM.seas.map((cell) => (cell.id === id ? { ...cell, ...change(cell) } : cell)),
});

/** The form with contacts written on both sides: territories to territories, or to a sea cell. */
function touching(...pairs: readonly (readonly [TerritoryId, TerritoryId | SeaId])[]): object {
  const added = (id: TerritoryId | SeaId) => pairs.flatMap(([a, b]) => (a === id ? [b] : b === id ? [a] : []));
  const isSea = (id: string): id is SeaId => id === 'lac' || id.startsWith('mer-');
  return {
    ...FORM,
    territories: FORM.territories.map((entry) => {
      const more = added(entry.id);
      return {
        ...entry,
        neighbours: [...entry.neighbours, ...more.filter((id) => !isSea(id))],
        seas: [...entry.seas, ...more.filter(isSea)],
      };
    }),
    seas: FORM.seas.map((cell) => ({ ...cell, coasts: [...cell.coasts, ...added(cell.id)] })),
  };
}

const sentences = (input: unknown): readonly string[] => {
  const checked = checkBoard(input);
  return checked.ok ? [] : checked.problems.map(({ because }) => because);
};

test('our board passes, and comes back the same but for its origins', () => {
  const checked = checkBoard(JSON.parse(JSON.stringify(FORM)));
  if (!checked.ok) throw new Error(checked.problems.map(({ because }) => because).join('\n'));
  const { borders, ...rest } = checked.value;
  expect(rest).toEqual({ kingdoms: BOARD.kingdoms, territories: BOARD.territories, seas: BOARD.seas, straits: BOARD.straits });
  expect(borders).toEqual(BOARD.borders.map(({ a, b }) => ({ a, b, provenance: 'livret' })));
  expect(originOf(checked.value, 'volcanoes')).toEqual({ provenance: 'livret', because: 'Relevé sur le plateau de votre boîte.' });
});

test('another order of the form is the same board', () => {
  const form = { ...FORM, territories: FORM.territories.map((entry) => ({ ...entry, neighbours: [...entry.neighbours].reverse() })) };
  const checked = checkBoard({ ...form, seas: form.seas.map((cell) => ({ ...cell, coasts: [...cell.coasts].reverse() })) });
  expect(checked.ok && checked.value.seas).toEqual(BOARD.seas);
  expect(checked.ok && checked.value.borders.map(({ a, b }) => `${a} ${b}`)).toEqual(BOARD.borders.map(({ a, b }) => `${a} ${b}`));
});

const without = <Item>(list: readonly Item[], item: Item): readonly Item[] => list.filter((one) => one !== item);

describe('a form that is not filled in as asked', () => {
  test.each<[what: string, input: unknown, sentence: string]>(
    // biome-ignore format: a case a row
    [
      ['nothing', undefined, 'Le plateau manque.'],
      ['a text', 'ohms', 'Le plateau attend un objet, pas « ohms ».'],
      ['a field that is not known', { ...FORM, rules: [] }, 'rules est inconnu : ce champ n’existe pas.'],
      ['a field left out', { ...FORM, straits: undefined }, 'straits manque.'],
      ['a value in words', { ...FORM, kingdoms: [{ id: 'oz', name: 'Oz', value: 'cinq' }] }, 'oz.value attend un nombre entier, pas « cinq ».'],
      ['a kingdom that is not', withTerritory('oz-1', () => ({ kingdom: 'narnia' })), 'oz-1.kingdom attend un royaume parmi'],
      [
        'a neighbour that cannot be',
        withTerritory('oz-1', () => ({ neighbours: ['oz', 'Banzol 4'] })),
        'oz-1.neighbours.1 attend un territoire comme « ohms » ou « ohms-3 », pas « Banzol 4 ».',
      ],
      ['a sea cell that cannot be', withSea('mer-2', () => ({ seas: ['océan'] })), 'mer-2.seas.0 attend une case mer comme « mer-7 » ou « lac », pas « océan ».'],
      ['a strait of three', { ...FORM, straits: [['oz', 'ohms', 'kori']] }, 'straits.0'],
      ['far too many neighbours', withTerritory('oz', () => ({ neighbours: Array(500).fill('oz-1') })), 'oz.neighbours attend 30 territoires au plus'],
    ],
  )('%s', (_what, input, sentence) => {
    expect(sentences(input)[0]).toContain(sentence);
  });
});

describe('a form with slips', () => {
  test.each<[what: string, input: unknown, sentence: string]>(
    // biome-ignore format: a case a row
    [
      ['one-sided border', withTerritory('oz-1', ({ neighbours }) => ({ neighbours: [...neighbours, 'banzol-4'] })), 'Oz-1 touche Banzol-4 mais Banzol-4 ne touche pas Oz-1.'],
      [
        'one-sided border, the other way',
        withTerritory('tairo-2', ({ neighbours }) => ({ neighbours: without(neighbours, 'tairo') })),
        'Taïro touche Taïro-2 mais Taïro-2 ne touche pas Taïro.',
      ],
      ['ZAR-MER-3: one-sided coast', withSea('mer-2', ({ coasts }) => ({ coasts: without(coasts, 'kori') })), 'Kori touche mer-2 mais mer-2 ne touche pas Kori.'],
      ['one-sided sea', withSea('mer-2', ({ seas }) => ({ seas: without(seas, 'mer-1') })), 'Mer-1 touche mer-2 mais mer-2 ne touche pas mer-1.'],
      ['itself', withTerritory('kori', ({ neighbours }) => ({ neighbours: [...neighbours, 'kori'] })), 'Kori se nomme parmi ses propres voisines.'],
      ['twice', withTerritory('kori', ({ neighbours }) => ({ neighbours: [...neighbours, 'kori-1'] })), 'Kori nomme deux fois Kori-1.'],
      ['not there', withTerritory('kori', ({ neighbours }) => ({ neighbours: [...neighbours, 'kori-9'] })), 'Kori touche Kori-9, qui n’est pas sur le plateau.'],
      ['a name twice', withTerritory('kori-1', () => ({ name: 'Kori-est' })), 'Le nom « Kori-est » est écrit deux fois.'],
      ['a territory twice', { ...FORM, territories: [...FORM.territories.slice(0, -1), FORM.territories[0]] }, 'Le territoire « akilon » est écrit deux fois.'],
      ['ZAR-MAT-6: a province lost', { ...FORM, territories: FORM.territories.filter(({ id }) => id !== 'oz-1') }, 'Le plateau compte 37 provinces ordinaires ; en voici 36.'],
      ['ZAR-MAT-6: a kingdom lost', { ...FORM, kingdoms: FORM.kingdoms.slice(1) }, 'Il manque le royaume Akilon.'],
      ['a capital that is a province', withTerritory('oz', () => ({ kind: 'province' })), 'Oz ne peut pas être « province » : on attend « capital ».'],
      ['in another kingdom', withTerritory('oz-1', () => ({ kingdom: 'itak' })), 'Oz-1 est rangé dans le royaume Itak'],
    ],
  )('%s', (_what, input, sentence) => {
    expect(sentences(input).join('\n')).toContain(sentence);
  });
});

describe('a form that no planet could be', () => {
  const drowned = {
    ...FORM,
    territories: FORM.territories.map((entry) => (entry.id === 'banzol-1' ? { ...entry, seas: [] } : entry)),
    seas: FORM.seas.map((cell) => ({ ...cell, coasts: without(cell.coasts, 'banzol-1') })),
  };
  const islet = {
    ...FORM,
    territories: FORM.territories.map((entry) => (entry.kingdom === 'oz' ? { ...entry, coastal: false, seas: [] } : entry)),
    seas: FORM.seas.map((cell) => ({ ...cell, coasts: cell.coasts.filter((id) => !id.startsWith('oz')) })),
  };
  const dammed = { ...FORM, seas: FORM.seas.map((cell) => ({ ...cell, seas: cell.id === 'mer-21' ? [] : without(cell.seas, 'mer-21') })) };
  const flooded = {
    ...FORM,
    seas: FORM.seas.map((cell) => ({
      ...cell,
      seas: cell.id === 'lac' ? ['mer-3'] : cell.id === 'mer-3' ? [...cell.seas, 'lac'] : cell.seas,
    })),
  };
  test.each<[what: string, input: unknown, sentence: string]>(
    // biome-ignore format: a case a row
    [
      ['ZAR-MER-3: a coast without sea', drowned, 'Banzol-1 est côtière mais ne touche aucune case mer.'],
      ['a sea without coast', withTerritory('banzol-1', () => ({ coastal: false })), 'Banzol-1 touche mer-13 sans être dite côtière.'],
      ['ZAR-L-31: a lake that flows', flooded, 'Le lac touche mer-3 : un lac ne touche aucune case mer.'],
      ['ZAR-MER-4: no lake', withSea('lac', () => ({ kind: 'sea' })), 'Le plateau a une case lac ; en voici 0.'],
      ['cut off', islet, 'Le plateau est coupé : rien ne mène à Oz, Oz-1.'],
      ['seas cut off', dammed, 'Les mers sont coupées : aucun bateau ne gagne mer-21.'],
      ['ZAR-AIL-2: two straits', { ...FORM, straits: FORM.straits.slice(1) }, 'Le plateau a trois bras de mer en pointillé ; en voici 2.'],
      ['ZAR-AIL-2: a strait from inland', { ...FORM, straits: [...FORM.straits.slice(1), ['kahil', 'oz']] }, 'Un bras de mer part de Kahil, qui n’est pas côtière.'],
      ['ZAR-AIL-2: a strait between neighbours', { ...FORM, straits: [...FORM.straits.slice(1), ['oz', 'oz-1']] }, 'Un bras de mer joint Oz à Oz-1, qui se touchent déjà.'],
      ['ZAR-ZRG-1: a seventh coast of Zargos', withTerritory('zargos-1', () => ({ kind: 'inner' })), 'Le plateau compte 6 provinces côtières de Zargos ; en voici 5.'],
      ['the City beside a coast', touching(['zargos', 'zargos-1']), 'La Cité Interdite touche Zargos-1, qui n’est pas une des trois provinces intérieures.'],
      ['Zargos joined to the land', touching(['zargos-5', 'tairo-1']), 'Zargos-5 touche Taïro-1 : le royaume de Zargos est une île.'],
      [
        'five that all touch',
        touching(['tairo', 'tairo-4'], ['tairo-1', 'tairo-2'], ['tairo-1', 'tairo-4']),
        'Taïro, Taïro-1, Taïro-2, Taïro-3 et Taïro-4 se touchent tous deux à deux : aucun plateau plat ne le permet.',
      ],
      [
        'three that touch the same three',
        touching(
          ['kori', 'ludos'],
          ['kori', 'kahil-2'],
          ['ohms', 'kori-1'],
          ['ohms', 'ludos'],
          ['ohms', 'kahil-2'],
          ['banzol', 'kori-1'],
          ['banzol', 'ludos'],
          ['banzol', 'kahil-2'],
        ),
        'touchent tous trois',
      ],
    ],
  )('%s', (_what, input, sentence) => {
    expect(sentences(input).join('\n')).toContain(sentence);
  });
});

test('a hopeless form is answered with forty problems at most', () => {
  const lonely = { ...FORM, territories: FORM.territories.map((entry) => ({ ...entry, neighbours: [], seas: [] })) };
  expect(sentences(lonely)).toHaveLength(40);
});

test.each([null, 3, [], { kingdoms: 3 }, { territories: { length: 1e9 } }, new Map(), JSON.parse('{"__proto__": {"kingdoms": []}}')])(
  'hostile input %o is refused with a sentence',
  (input) => {
    expect(sentences(input)[0]).toMatch(/\.$/);
  },
);

describe('where a file puts its places', () => {
  /** Rows of ten, 200 apart: clear of one another by hand. */
  const spot = (at: number) => ({ x: 200 * (at % 10), y: 200 * Math.floor(at / 10) });
  const PLACED: BoardFile = {
    ...FORM,
    territories: FORM.territories.map((entry, at) => ({ ...entry, ...spot(at) })),
    seas: FORM.seas.map((cell, at) => ({ ...cell, ...spot(FORM.territories.length + at) })),
  };
  const withFirst = (change: object): object => ({
    ...PLACED,
    territories: PLACED.territories.map((entry, at) => (at === 0 ? { ...entry, ...change } : entry)),
  });

  test('is kept, and written again', () => {
    const checked = checkBoard(PLACED);
    if (!checked.ok) throw new Error(checked.problems[0].because);
    expect(checked.value.territories[0]).toMatchObject({ x: 0, y: 0 });
    expect(checked.value.seas[0]).toMatchObject(spot(57));
    expect(formatBoard(checked.value)).toEqual(formatBoard(BOARD, [...PLACED.territories, ...PLACED.seas]));
  });

  test.each<[string, object, string]>([
    ['off the sheet', { x: 2001 }, 'akilon.x attend un nombre entier de 0 à 2000, pas « 2001 ».'],
    ['between two units', { y: 0.5 }, 'akilon.y attend un nombre entier de 0 à 2000, pas « 0.5 ».'],
    ['too near', { x: 101 }, 'Akilon-1 et Akilon sont à moins de 100 l’un de l’autre sur la carte : leurs noms se toucheraient.'],
  ])('is refused %s', (_name, change, sentence) => {
    expect(sentences(withFirst(change))).toEqual([sentence]);
  });

  test('is said of all or of none', () => {
    const { x, ...half } = PLACED.territories[0] ?? {};
    expect(sentences({ ...PLACED, territories: [half, ...PLACED.territories.slice(1)] })).toEqual([
      'Akilon attend x : on place tous les lieux, ou aucun.',
    ]);
  });
});
