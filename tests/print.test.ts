/** The boxes to print: as many pieces as the booklets count, all of them on their sheets, backs behind faces. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { PRINT as GRAN } from '#components/gran/print/spec.tsx';
import { PRINT as ORC } from '#components/orc/print/spec.tsx';
import { A4, leavesOf, sidesOf, tilesOf, turned, wholeOn } from '#components/print/layout.ts';
import { type PrintSpec, piecesOf } from '#components/print/spec.ts';
import { evenLinesOf, widthOf } from '#components/print/words.ts';
import { PRINT as ZARGOS } from '#components/zargos/print/spec.tsx';
import { PRINT as LORDS } from '#components/zargos-lords/print/spec.tsx';

const BOXES: readonly (readonly [game: string, print: PrintSpec])[] = [
  ['gran', GRAN],
  ['orc', ORC],
  ['zargos-lords', LORDS],
  ['zargos', ZARGOS],
];
const ALL = BOXES.flatMap(([game, { components }]) =>
  components.map((component) => ({ game, component, name: `${game}/${component.id}` })),
);

const GRAN_BOX = 'content/gran/regles/materiel.mdx';
const ORC_BOX = 'content/orc/regles/materiel.mdx';
const ZARGOS_BOX = 'content/zargos/regles/materiel.mdx';
const LORDS_BOX = 'content/zargos-lords/regles/carte.mdx';

/** Pieces of a component by their ids, their number, and where the chapter counts them so. */
const COUNTS: readonly (readonly [component: string, ids: RegExp, count: number, chapter: string, said: RegExp])[] = [
  ['gran/cartes-dragons', /./, 24, GRAN_BOX, /Le paquet compte 24/],
  ['gran/cartes-dragons', /dragon-4/, 6, GRAN_BOX, /\| Cartes +\| 2 +\| 4 +\| 6 +\| 6 +\| 4 +\| 2 /],
  ['gran/cartes-dragons', /dragon-5/, 4, GRAN_BOX, /quatre de 5/],
  ['gran/cartes-dragons', /dragon-0/, 2, GRAN_BOX, /deux de force 0/],
  ['gran/chevaliers', /^cone/, 6, GRAN_BOX, /\| 6 cônes/],
  ['gran/chevaliers', /^amulette/, 18, GRAN_BOX, /\| 3 par chevalier/],
  ['gran/jetons', /^sceau/, 24, GRAN_BOX, /\| 24 : 6 de chaque couleur/],
  ['gran/jetons', /^pierre/, 16, GRAN_BOX, /pierre-obstacle<\/Terme> +\|? ?\|? ?16|pierres-obstacle<\/Terme> \| 16/],
  ['gran/jetons', /^carcan/, 4, GRAN_BOX, /carcans noirs<\/Terme> +\| 4/],
  ['gran/jetons', /^anneau/, 1, GRAN_BOX, /anneau<\/Terme> +\| 1/],
  ['orc/cartes-armee', /./, 80, ORC_BOX, /Quatre-vingts cartes armée/],
  ['orc/cartes-armee', /^nains/, 13, ORC_BOX, /\| chaque peuple +\| 13/],
  ['orc/cartes-armee', /^(?:gobelin|troll|geant|machine|commando)/, 24, ORC_BOX, /Les 24 mercenaires/],
  ['orc/cartes-armee', /^espion/, 4, ORC_BOX, /\| espions +\| 4/],
  ['orc/cartes-joueur', /^(?!sorcier)/, 30, ORC_BOX, /Il y a 30 /],
  ['orc/cartes-joueur', /^bouclier/, 14, ORC_BOX, /quatorze <Terme id="bouclier">/],
  ['orc/cartes-joueur', /^desertion/, 14, ORC_BOX, /quatorze <Terme id="desertion">/],
  ['orc/cartes-joueur', /^sorcier/, 1, ORC_BOX, /la tuile du <Terme id="sorcier">/],
  ['orc/roues', /^roue/, 7, ORC_BOX, /sept <Terme id="roue">/],
  ['orc/roues', /^marqueur/, 7, ORC_BOX, /leurs marqueurs, une par couleur/],
  ['zargos/pions', /-1$/, 240, ZARGOS_BOX, /petits pions<\/Terme> +\| 40 /],
  ['zargos/pions', /-5$/, 72, ZARGOS_BOX, /grands pions<\/Terme> +\| 12 /],
  ['zargos/pions', /^bateau/, 15, ZARGOS_BOX, /quinze pions <Terme id="bateau">/],
  ['zargos/cartes-de-magie', /./, 40, ZARGOS_BOX, /Quarante cartes de magie/],
  ['zargos/cartes-de-positionnement', /./, 60, ZARGOS_BOX, /Soixante cartes de positionnement/],
  ['zargos/cartes-de-positionnement', /^renfort/, 10, ZARGOS_BOX, /renforts, montrés par des épées \| 10/],
  ['zargos/cartes-de-positionnement', /^[a-z]+-\d$/, 37, ZARGOS_BOX, /\| provinces +\| 37/],
  ['zargos/cartes-de-positionnement', /^carte-bateau/, 3, ZARGOS_BOX, /\| bateaux +\| 3/],
  ['zargos/fiches', /./, 6, ZARGOS_BOX, /six fiches de peuple/],
  ['zargos-lords/pions', /^(?!disparu)/, 240, LORDS_BOX, /240 <Terme id="pion">/],
  ['zargos-lords/pions', /^dragons-fantassin/, 40, LORDS_BOX, /40 Fantassins/],
  ['zargos-lords/pions', /^ville/, 16, LORDS_BOX, /4 villes +\| 4 villes +\| 4 villes +\| 4 villes/],
  ['zargos-lords/pions', /^disparu/, 7, LORDS_BOX, /Sept marqueurs « disparu »/],
  ['zargos-lords/cartes-de-peuple', /./, 4, LORDS_BOX, /quatre cartes de peuple/],
];

test.each(COUNTS)('%s %s: %i, as the chapter says', (name, ids, count, chapter, said) => {
  const component = ALL.find((one) => one.name === name)?.component;
  if (!component) throw new Error(`nothing is printed as ${name}`);
  const pieces = piecesOf(component).filter(({ id }) => ids.test(id));
  expect(pieces.reduce((sum, { copies }) => sum + copies, 0)).toBe(count);
  expect(readFileSync(chapter, 'utf8')).toMatch(said);
});

const SIZES: readonly (readonly [component: string, width: number, height: number, chapter: string, said: RegExp])[] = [
  ['gran/plateau', 500, 500, GRAN_BOX, /plateau de 50 cm sur 50/],
  ['zargos/plateau', 560, 560, ZARGOS_BOX, /plateau de 56 × 56 cm/],
];

test.each(SIZES)('%s is %i × %i mm, as the chapter says', (name, width, height, chapter, said) => {
  const board = ALL.find((one) => one.name === name)?.component.board;
  expect([board?.width, board?.height]).toEqual([width, height]);
  expect(readFileSync(chapter, 'utf8')).toMatch(said);
});

/** Nothing is printed nearer to the edge than printers reach. */
const REACHED = 8;

describe.each(ALL)('$name', ({ component }) => {
  const { board, groups = [] } = component;
  const pages = leavesOf(component);

  test('every piece lies on a sheet, whole, over no other', () => {
    const placed = pages.map((blocks) =>
      blocks.flatMap(({ group: { width, height }, placed }) => placed.map(({ piece, x, y }) => ({ piece, x, y, width, height }))),
    );
    const counts = Map.groupBy(placed.flat(), ({ piece }) => piece);
    expect(new Map([...counts].map(([piece, all]) => [piece.id, all.length]))).toEqual(
      new Map(piecesOf(component).map(({ id, copies }) => [id, copies])),
    );
    for (const all of placed)
      for (const [at, one] of all.entries()) {
        expect(Math.min(one.x, one.y, A4.width - one.x - one.width, A4.height - one.y - one.height)).toBeGreaterThanOrEqual(REACHED);
        for (const other of all.slice(at + 1))
          expect(
            one.x + one.width <= other.x + 0.02 ||
              other.x + other.width <= one.x + 0.02 ||
              one.y + one.height <= other.y + 0.02 ||
              other.y + other.height <= one.y + 0.02,
          ).toBe(true);
      }
  });

  test('a face with a back is followed by it, in the mirror', () => {
    for (const { back } of piecesOf(component)) if (back) expect(groups.some(({ backs = {} }) => back in backs)).toBe(true);
    const sides = sidesOf(component);
    for (const [at, { page, isBack }] of sides.entries()) if (isBack) expect(sides[at - 1]).toEqual({ page, isBack: false });
    for (const { x, width } of pages.flat().flatMap(({ placed, group }) => placed.map(({ x }) => ({ x, width: group.width }))))
      expect(turned(x, width) + width + x).toBeCloseTo(A4.width, 1);
  });

  test('ids are its page’s alone', () => {
    const ids = piecesOf(component).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  if (!board) return;
  test('its tiles are the board, no more and no less, inside what printers reach', () => {
    const tiles = tilesOf(board);
    expect(tiles.reduce((sum, { from }) => sum + from.width * from.height, 0)).toBeCloseTo(board.width * board.height, 3);
    for (const { from, at } of tiles) {
      expect([at.width, at.height]).toEqual([expect.closeTo(from.width, 2), expect.closeTo(from.height, 2)]);
      expect(Math.min(at.x, at.y)).toBeGreaterThanOrEqual(REACHED);
    }
    expect(wholeOn(board, 'A1').scale).toBe(1);
    expect(wholeOn(board, 'A3').scale).toBeLessThan(1);
  });
});

test('words are cut into lines no wider than their room', () => {
  const text =
    'Désignez deux cases mer voisines : nul n’y passe tant que joue le prochain joueur, et les Dragons qui y nageaient en sont chassés.';
  const lines = evenLinesOf(text, 31.5, 490);
  expect(lines.length).toBe(4);
  for (const line of lines) expect(widthOf(line, 31.5)).toBeLessThanOrEqual(490);
  expect(lines.join(' ').replace(/[\u00a0\u202f]/g, ' ')).toBe(text);
});
