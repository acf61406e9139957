/** The figures that the chapters of Gran print, held to the engine's data or to sums written here; the told quest held to the engine. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { kindOf, neighboursOf } from '#engine/gran/board/tables.ts';
import { BOARD } from '#engine/gran/data/board.ts';
import { COLLARS, KINGDOM_NAMES, MAX_AMULETS, SEALS_EACH, STONES } from '#engine/gran/data/box.ts';
import { COPIES, FORCES, PILE, winningFaces } from '#engine/gran/data/cards.ts';
import { judgeMove } from '#engine/gran/moves.ts';
import { duelOdds } from '#engine/gran/odds/duel.ts';
import { RULINGS } from '#engine/gran/options.ts';
import { drawn } from '#engine/gran/rules/drawn.ts';
import { KINGDOMS } from '#engine/gran/types.ts';
import { TABLES } from './examples/written.ts';

const read = (path: string): string => readFileSync(new URL(`../../content/gran/${path}.mdx`, import.meta.url), 'utf8');

/** The cells of the row that begins with `head`, without tags and stars. */
function row(text: string, head: string): readonly string[] {
  const plain = text.split('\n').map((line) => line.replace(/<[^>]+>/g, '').replaceAll('\\', ''));
  const cells = plain.map((line) => line.split('|').map((cell) => cell.replaceAll('*', '').trim())).find((all) => all[1]?.startsWith(head));
  if (!cells) throw new Error(`no row « ${head} »`);
  return cells.slice(2, -1);
}

test('the dragon cards printed in two chapters are those of the data', () => {
  for (const chapter of ['regles/materiel', 'fiche']) {
    const text = read(chapter);
    expect(row(text, 'Force').slice(0, 6)).toEqual(FORCES.map(String));
    expect(row(text, 'Cartes').slice(0, 6)).toEqual(FORCES.map((force) => `${COPIES[force]}`));
  }
  expect(row(read('regles/materiel'), 'Faces du dé')).toEqual(FORCES.map((force) => `${winningFaces(force)}`));
  expect(row(read('fiche'), 'Victoire')).toEqual([...FORCES.map((force) => `${winningFaces(force)}/6`), '7/12']);
  expect(row(read('fiche'), 'Cartes')[6]).toBe(`${PILE}`);
});

test('seven in twelve against a fresh pile, by hand: 84 in 144', () => {
  const { ways, total } = duelOdds({ seen: [], options: {} });
  expect([ways, total, ways * 12]).toEqual([84, 144, total * 7]);
});

test('the box is counted right', () => {
  const text = read('regles/materiel');
  expect(row(text, 'carcans noirs')).toEqual([`${COLLARS}`]);
  expect(row(text, 'pierres-obstacle')).toEqual([`${STONES}`]);
  expect(row(text, 'sceaux')).toEqual([`${SEALS_EACH * KINGDOMS.length} : ${SEALS_EACH} de chaque cité`]);
  expect(row(text, 'amulettes')[0]).toMatch(new RegExp(`^${MAX_AMULETS} `));
  for (const kingdom of KINGDOMS) {
    const name = KINGDOM_NAMES[kingdom];
    expect(row(text, /^[EU]/.test(name) ? `Cité d’${name}` : `Cité de ${name}`)).toEqual([BOARD.seals[kingdom]]);
  }
});

test('the rulings are counted right', () => {
  expect(read('litiges')).toContain(`Les ${RULINGS.length} questions`);
});

test('the told quest follows lines of our board', () => {
  for (const way of [
    ['boule-de-galad', 'galad-12', 'dragon-du-lac', 'galad-10', 'galad-7', 'exil-5'],
    ['galad-12', 'pierre-du-moulin'],
    ['dragon-du-donjon', 'boule-de-tirad', 'tirad-12'],
    ['tirad-1', 'dragon-du-chemin-de-ronde', 'tirad-4', 'cite-de-tirad'],
  ])
    for (const [at, id] of way.slice(1).entries()) expect(neighboursOf(TABLES, way[at] ?? ''), `${way[at]} to ${id}`).toContain(id);
  expect(kindOf(TABLES, 'exil-5')).toBe('exile');
});

test('the told bonus is of two points, which our reading asks for', () => {
  const won = drawn({ bleu: 'dragon-du-donjon', jaune: 'tirad-1' }, { stones: ['tirad-14'] });
  expect(judgeMove(TABLES, won, 'bleu', 'tirad-12', { left: [] }).ok).toBe(true);
  expect(judgeMove(TABLES, won, 'bleu', 'boule-de-tirad', { left: [] })).toMatchObject({ ok: false, rule: 'GRA-L-2' });
});
