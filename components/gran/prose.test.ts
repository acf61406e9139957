/** The figures that the chapters of Gran print, held to the engine's data or to sums written here. The told quest has its own test. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { quantile } from '#components/study/count.ts';
import { runOf, type Study } from '#components/study/plan.ts';
import { BOARD } from '#engine/gran/data/board.ts';
import { COLLARS, COPIES, KINGDOM_NAMES, MAX_AMULETS, PILE, SEALS_EACH, STONES, winningFaces } from '#engine/gran/data/box.ts';
import { duelOdds } from '#engine/gran/odds/duel.ts';
import { RULINGS } from '#engine/gran/rulings.ts';
import { FORCES, KINGDOMS } from '#engine/gran/types.ts';

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
  expect(row(text, 'sceaux')).toEqual([`${SEALS_EACH * KINGDOMS.length} : ${SEALS_EACH} de chaque couleur`]);
  expect(row(text, 'amulettes')[0]).toMatch(new RegExp(`^${MAX_AMULETS} `));
  for (const kingdom of KINGDOMS) {
    const name = KINGDOM_NAMES[kingdom];
    expect(row(text, /^[EU]/.test(name) ? `Cité d’${name}` : `Cité de ${name}`)).toEqual([BOARD.seals[kingdom]]);
  }
});

test('the rulings are counted right', () => {
  expect(read('litiges')).toContain(`Les ${RULINGS.length} questions`);
});

test('how long a game lasts is what the study counted: the median, at three and at two', () => {
  const study: Study = JSON.parse(readFileSync(new URL('../study/data/gran.json', import.meta.url), 'utf8'));
  const median = (seats: number, goal: number): number => quantile(runOf(study, { seats, goal, level: 'greedy' }), 0.5);
  expect(read('jouer')).toContain(
    `finit en ${median(3, 3)} tours de table au plus, pour trois sceaux à trois chevaliers ; à deux, en ${median(2, 3)} ; pour deux sceaux, en ${median(3, 2)} et ${median(2, 2)}.`,
  );
});
