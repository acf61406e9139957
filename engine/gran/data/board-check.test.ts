import { expect, test } from 'vitest';
import type { BoardFile, BoardPoint } from '../types.ts';
import { BOARD } from './board.ts';
import { checkBoard } from './board-check.ts';
import { formatBoard } from './board-file.ts';

const FORM = formatBoard(BOARD);

const withPoint = (id: string, change: object): object => ({
  ...FORM,
  points: FORM.points.map((point) => (point.id === id ? { ...point, ...change } : point)),
});
const without = (id: string, keys: readonly (keyof BoardPoint)[]): object => ({
  ...FORM,
  points: FORM.points.map((point) =>
    point.id === id ? Object.fromEntries(Object.entries(point).filter(([key]) => !keys.some((one) => one === key))) : point,
  ),
});
const withLines = (change: (lines: BoardFile['lines']) => readonly object[]): object => ({ ...FORM, lines: change(FORM.lines) });

const sentences = (input: unknown): readonly string[] => {
  const checked = checkBoard(input);
  return checked.ok ? [] : checked.problems.map(({ because }) => because);
};

// biome-ignore format: a case a row
const rows: [name: string, input: unknown, sentence: string][] = [
  ['no object', 'plateau', 'Un plateau est un objet (champs points, lines, start, ring, seals), pas « plateau ».'],
  ['an unknown field', { ...FORM, dragons: 3 }, 'Le champ « dragons » de l’entrée est inconnu ; on attend points, lines, start, ring ou seals.'],
  ['no list', { ...FORM, points: 3 }, 'points attend une liste de 300 éléments au plus, pas « 3 ».'],
  ['too many lines', { ...FORM, lines: new Array(601).fill({}) }, 'lines attend une liste de 600 éléments au plus, pas 601.'],
  ['an id with a capital', withPoint('tirad-7', { id: 'Tirad 7' }), 'points[19].id attend un nom en minuscules sans accent, comme « tirad-7 », pas « Tirad 7 ».'],
  ['an unknown kind', withPoint('cite-de-tirad', { kind: 'tour' }), 'points[0].kind attend black, exile, dragon, magic, sword, city ou crystal, pas « tour ».'],
  ['off the sheet', withPoint('cite-de-tirad', { x: 1001 }), 'points[0].x attend un nombre entier de 0 à 1000, pas « 1001 ».'],
  ['an empty name', withPoint('cite-de-tirad', { name: ' ' }), 'points[0].name attend un nom de 1 à 60 signes, pas «   ».'],
  ['a bent line without a bend', withLines(([first, ...rest]) => [{ ...first, bend: 3 }, ...rest]), 'lines[0].bend attend deux nombres, à droite et en bas, pas « 3 ».'],
  ['a point twice', withPoint('tirad-7', { id: 'tirad-8' }), 'Le point « tirad-8 » est écrit deux fois.'],
  ['a name twice', withPoint('tirad-7', { name: 'Tirad 8' }), 'Deux points s’appellent « Tirad 8 ».'],
  ['a seal twice', { ...FORM, seals: { ...FORM.seals, elgad: 'bleu' } }, 'Deux cités ont des sceaux de la couleur « bleu » : chacune a la sienne.'],
  ['GRA-L-15: a white point in a kingdom', withPoint('exil-1', { kingdom: 'tirad' }), '« exil-1 » est un point d’exil : il n’est dans aucun royaume, pas dans Tirad.'],
  ['a black point nowhere', without('tirad-7', ['kingdom']), '« tirad-7 » n’est dans aucun royaume : seuls les points d’exil le peuvent.'],
  ['GRA-MAT-1: no city', withPoint('cite-de-tirad', { kind: 'black' }), 'Il faut une cité dans le royaume de Tirad ; en voici 0.'],
  ['GRA-CRI-1: three balls', withPoint('tirad-7', { kind: 'crystal' }), 'Il faut deux boules de cristal ; en voici 3.'],
  ['GRA-PREP-1: the start elsewhere', { ...FORM, start: 'boule-de-tirad' }, 'start attend la boule de cristal du royaume de Galad, pas « boule-de-tirad ».'],
  [
    'no sword stone',
    { ...FORM, points: FORM.points.map((point) => (point.kind === 'sword' ? { ...point, kind: 'black' } : point)) },
    'Il faut au moins 1 pierre à l’épée sur le plateau.',
  ],
  ['a line to nowhere', withLines((lines) => [...lines, { a: 'tirad-7', b: 'lune' }]), 'Une ligne mène à « lune », qui n’est pas un point du plateau.'],
  ['a loop', withLines((lines) => [...lines, { a: 'tirad-7', b: 'tirad-7' }]), 'Une ligne joint « tirad-7 » à lui-même.'],
  ['a line twice', withLines((lines) => [...lines, { a: 'tirad-8', b: 'tirad-3' }]), 'Deux lignes joignent « tirad-3 » et « tirad-8 ».'],
  ['a point cut off', withLines((lines) => lines.filter(({ a, b }) => a !== 'exil-1' && b !== 'exil-1')), 'Aucun chemin ne mène du départ à « exil-1 ».'],
  [
    'a city behind dragons',
    {
      ...FORM,
      points: FORM.points.map((point) => (['tirad-4', 'tirad-5'].includes(point.id) ? { ...point, kind: 'dragon' } : point)),
    },
    'On ne peut aller du départ à « cite-de-tirad » sans s’arrêter sur un dragon.',
  ],
  [
    'a line across',
    withLines((lines) => [...lines, { a: 'boule-de-tirad', b: 'tirad-16' }]),
    'La ligne de « tirad-12 » à « tirad-14 » croise celle de « boule-de-tirad » à « tirad-16 ».',
  ],
  [
    'a line over a point',
    withLines((lines) => [...lines, { a: 'boule-de-tirad', b: 'tirad-8' }]),
    'La ligne de « boule-de-tirad » à « tirad-8 » passe sur « tirad-9 » sans s’y arrêter.',
  ],
  ['two points in one place', withPoint('exil-1', { x: 475, y: 428 }), '« exil-1 » et « exil-8 » sont dessinés l’un sur l’autre.'],
];
test.each(rows)('a club’s board is refused: %s', (_name, input, sentence) => {
  const said = sentences(JSON.parse(JSON.stringify(input)));
  expect(said).toContain(sentence);
  for (const one of said) expect(one).toMatch(/^.+\.$/);
});

test('a club’s board that differs from ours is taken, and is marked as theirs', () => {
  const checked = checkBoard(withPoint('tirad-7', { kind: 'magic', name: 'Pierre du club' }));
  expect(checked.ok && checked.value.provenance.points.provenance).toBe('livret');
});
