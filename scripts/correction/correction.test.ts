/** A correction is in the book word for word and nowhere else, or one sentence says why not. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { plain } from '#components/base/typography.ts';
import { GAME_IDS } from '#components/games.ts';
import * as book from '#components/rules/book.ts';
import { attributesOf, treeOf, walk } from '#components/rules/mdx-tree.ts';
import { formatCorrection, mailOf, parseCorrection } from '#components/site/correction/letter.ts';
import { seeded } from '#engine/core/random.ts';
import { journalLine, withLine } from './journal.ts';
import { planOf } from './plan.ts';
import { spotsIn } from './spots.ts';

const sourceOf = (file: string): string => readFileSync(file, 'utf8');

const paragraphOf = (id: string): book.Paragraph => {
  const found = book.paragraph(id);
  if (!found) throw new Error(`${id} is not in the book`);
  return found;
};

const letterOf = ({ id, title, hash, text }: book.Paragraph, proposed: string) =>
  formatCorrection({ id, title, edition: '0.1.0 du 2026-11-28', hash, text, proposed, why: 'livret, page 4' });

/** What `npm run correction` makes of the file that the page saves. */
function planned(paragraph: book.Paragraph, proposed: string) {
  const read = parseCorrection(letterOf(paragraph, proposed));
  return read.ok ? planOf(read.proposal, book, sourceOf) : read.because;
}

const replaced = (id: string, from: string, to: string) => {
  const paragraph = paragraphOf(id);
  expect(plain(paragraph.text)).toContain(from);
  return planned(paragraph, plain(paragraph.text).replace(from, to));
};

test('every sign of every rule is found where it is written', () => {
  for (const chapter of new Set(book.PARAGRAPHS.map((paragraph) => paragraph.chapter))) {
    const file = `content/${chapter}.mdx`;
    const source = sourceOf(file);
    for (const node of walk(treeOf(source))) {
      if (node.name !== 'Regle') continue;
      const spots = spotsIn(node, source, file);
      const { id = '', text } = paragraphOf(attributesOf(node).id ?? '');
      expect(spots.map(({ sign }) => sign).join(''), id).toBe(text);
      const misplaced = spots.filter(
        ({ held, sign, from, to }) => !held && plain(source.slice(from, to).replace(/^\\/, '')) !== sign.trim(),
      );
      expect(misplaced, id).toEqual([]);
    }
  }
});

/** In no booklet. */
const WORD = 'brouillamini';

test.each(GAME_IDS)('%s: a word changed anywhere is changed there alone, or what holds it is named', (game) => {
  const random = seeded(`corrections ${game}`);
  const oneOf = <One>(all: readonly One[]): One => all[random.next() % all.length] as One;
  const paragraphs = book.PARAGRAPHS.filter((paragraph) => paragraph.game === game);
  const made = Array.from({ length: 10 }, () => {
    const paragraph = oneOf(paragraphs);
    const text = plain(paragraph.text);
    const { index, 0: word } = oneOf([...text.matchAll(/(?<![\p{L}\d-])\p{L}+(?![\p{L}\d-])/gu)]);
    const proposed = `${text.slice(0, index)}${WORD}${text.slice(index + word.length)}`;
    const plan = planned(paragraph, proposed);
    if (typeof plan === 'string') {
      expect(plan, paragraph.id).toMatch(/^Le changement « .* » touche le (renvoi|terme) /);
      return false;
    }
    const [[file, now] = ['', '']] = plan.texts;
    expect(plan.texts.size).toBe(1);
    expect(now.split(WORD).length - 1, 'told once').toBe(1);
    expect(now.length - sourceOf(file).length).toBe(WORD.length - word.length);
    if (!file.endsWith('.mdx')) return true;
    const said = book.chapterOf(`/${file}`, now).paragraphs;
    if (paragraph.kind === 'regle') expect(said.find(({ id }) => id === paragraph.id)?.text).toBe(proposed);
    expect(said.filter(({ id, hash }) => hash !== book.paragraph(id)?.hash).map(({ id }) => id)).toEqual([paragraph.id]);
    return true;
  });
  expect(made.filter(Boolean).length).toBeGreaterThan(6);
});

const written = (plan: ReturnType<typeof planned>, file: string): string =>
  typeof plan === 'string' ? plan : (plan.texts.get(file) ?? '');

test('words are written in the style of the house: apostrophes, links to rules, nothing that Markdown would take for its own', () => {
  const plan = replaced('ZAR-COM-3', 'aussitôt un dé', "d'un coup *deux* dés {sic} <b> (ZAR-COM-4)");
  expect(written(plan, 'content/zargos/regles/combats.mdx')).toContain(
    'perd d’un coup \\*deux\\* dés \\{sic\\} \\<b\\> (<Renvoi id="ZAR-COM-4" />). Pour un <Terme',
  );
});

test('what is taken out, put in at either end, and put in beside a link', () => {
  expect(written(replaced('ZAR-COM-3', ' aussitôt', ''), 'content/zargos/regles/combats.mdx')).toContain('pions perd un dé.');
  expect(written(replaced('ZAR-COM-3', 'Le nombre', 'Oui, le nombre'), 'content/zargos/regles/combats.mdx')).toContain(
    '\n\nOui, le nombre',
  );
  expect(written(replaced('ZAR-COM-3', '(ZAR-GUERRE).', '(ZAR-GUERRE, plus haut). Fin.'), 'content/zargos/regles/combats.mdx')).toContain(
    '(<Renvoi id="ZAR-GUERRE" />, plus haut). Fin.\n',
  );
  expect(written(replaced('ZAR-COM-3', '4 à 6 : 2', '4 à 6 : 5'), 'content/zargos/regles/combats.mdx')).toContain('| 4 à 6     | 5   |');
});

test('the question and our reading of a litige are changed in the program, its reason in the book', () => {
  const question = book.rulingOf('GRA-L-8')?.question ?? '';
  expect(written(replaced('GRA-L-8', plain(question).slice(0, 4), "L'on peut"), 'engine/gran/rulings.ts')).toContain(
    `'${question.replace(/^.{4}/, 'L’on peut')}'`,
  );
  expect(written(replaced('GRA-L-8', 'serait absurde', 'serait permis'), 'content/gran/litiges.mdx')).toContain('joué serait permis.');
});

test('words before, in or after phrases that the program does not write as they are read are left to people', () => {
  const { id, hash, text } = paragraphOf('GRA-L-8');
  const unwritten = (file: string) => (file.endsWith('.ts') ? '' : sourceOf(file));
  for (const [from, to] of [
    ['Peut-on', 'Oui, peut-on'],
    ['Peut-on', 'A-t-on'],
    ['? Non', '? Jamais. Non'],
  ] as const) {
    const proposed = plain(text).replace(from, to);
    expect(planOf({ id, hash, edition: '', why: '', proposed }, book, unwritten)).toMatch(
      /touche (une phrase que engine.gran.rulings.ts n’écrit pas une fois|ce qui sépare la question)/,
    );
  }
});

test.each([
  ['a link', 'ZAR-GUERRE', 'ZAR-FOLIE', 'touche le renvoi ZAR-GUERRE'],
  ['a term', 'grand pion', 'gros pion', 'touche le terme « grand pion »'],
  ['a row of a table', ' ; 4 à 6 : 2', '', 'touche la forme du paragraphe'],
  ['an unknown rule', 'un dé.', 'un dé (ZAR-GUERE).', 'nomme ZAR-GUERE, qui n’existe pas ; le plus proche est ZAR-GUERRE.'],
  ['nothing', 'un dé.', 'un dé.', 'Rien ne change'],
])('refused: %s', (_, from, to, because) => {
  expect(replaced('ZAR-COM-3', from, to)).toContain(because);
});

test('another text than the one that was read is not touched: the refusal says what it is now', () => {
  const paragraph = paragraphOf('ZAR-COM-3');
  const old = { ...paragraph, hash: '00000000' };
  expect(planned(old, 'Rien.')).toContain(`il dit maintenant : « ${paragraph.text} »`);
  expect(planned({ ...paragraph, id: 'ZAR-COM-33' }, 'Rien.')).toBe(
    'ZAR-COM-33 n’est le numéro d’aucun paragraphe ; le plus proche est ZAR-COM-3.',
  );
  expect(planned({ ...paragraph, text: 'Autre chose.' }, 'Rien.')).toMatch(/^Ce fichier est abîmé/);
});

test('a letter is read back, its lines cut by a mail, its signs changed by a program', () => {
  const paragraph = paragraphOf('GRA-L-8');
  const letter = letterOf(paragraph, 'Un texte « proposé » : tout neuf ; et long.');
  const read = parseCorrection(letter);
  expect(read).toMatchObject({
    ok: true,
    proposal: { id: 'GRA-L-8', hash: paragraph.hash, proposed: 'Un texte « proposé » : tout neuf ; et long.', why: 'livret, page 4' },
  });
  const mangled = `\ufeffBonjour,\n\n${letter
    .replace(/ (?=[;:»])/g, '\u00a0')
    .replaceAll(' et ', '\net ')
    .replace('neuf', 'ne\u00aduf')
    .replaceAll('\n', '\r\n')}\r\nÀ bientôt`;
  expect(parseCorrection(mangled)).toEqual(read);
});

test.each([
  ['Bonjour', 'n’est pas une correction'],
  [letterOf(paragraphOf('ZAR-COM-3'), 'Rien.').replace('--- Fin ---', ''), 'Ce fichier est coupé'],
  [letterOf(paragraphOf('ZAR-COM-3'), ' '), 'Le texte proposé est vide'],
  [letterOf(paragraphOf('ZAR-COM-3'), 'Rien.').replace('Paragraphe', 'Parag'), 'ne dit pas quel paragraphe'],
  [letterOf(paragraphOf('ZAR-COM-3'), 'Rien.').replace('Empreinte', 'Encre'), 'ne dit pas quel texte'],
])('a bad letter says why', (letter, because) => {
  expect(parseCorrection(letter)).toEqual({ ok: false, because: expect.stringContaining(because) });
});

test('a mail carries a short correction whole, a longer one without what was read, and asks for the file when it would be cut', () => {
  const { id, title, hash } = paragraphOf('ZAR-COM-3');
  const mail = (words: number) => {
    const { address, isWhole } = mailOf('club@club.example', {
      id,
      title,
      hash,
      edition: '1',
      text: 'Mot '.repeat(words),
      proposed: 'Autre '.repeat(words),
      why: '',
    });
    expect(address).toMatch(/^mailto:club@club\.example\?/);
    expect(address.length).toBeLessThanOrEqual(1800);
    return { isWhole, body: new URL(address).searchParams.get('body') ?? '' };
  };
  const proposed = expect.stringMatching(/^Autre/);
  expect(parseCorrection(mail(10).body)).toMatchObject({ ok: true, proposal: { text: expect.stringMatching(/^Mot/), proposed } });
  const long = parseCorrection(mail(100).body);
  expect(long).toMatchObject({ ok: true, proposal: { proposed } });
  expect(long).not.toHaveProperty('proposal.text');
  expect(mail(1000)).toEqual({ isWhole: false, body: expect.stringContaining('dans le fichier joint, correction-zar-com-3.txt') });
});

test('the command shows without touching, and says in one sentence what it cannot read', () => {
  const folder = mkdtempSync(join(tmpdir(), 'correction-'));
  const run = (name: string, letter: string, ...options: string[]) => {
    writeFileSync(join(folder, name), letter);
    const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/correction/run.ts', join(folder, name), ...options], {
      encoding: 'utf8',
    });
    return { status, stdout, stderr };
  };
  const paragraph = paragraphOf('ZAR-COM-3');
  const before = [sourceOf('CHANGELOG.md'), sourceOf('content/zargos/regles/combats.mdx')];
  expect(run('bad.txt', 'Bonjour')).toEqual({
    status: 2,
    stdout: '',
    stderr: expect.stringMatching(/^Ce fichier n’est pas une correction[^\n]*\n$/),
  });
  const shown = run('good.txt', letterOf(paragraph, plain(paragraph.text).replace('aussitôt', 'vite')), 'montrer');
  expect(shown).toMatchObject({ status: 0, stdout: expect.stringContaining('[ôté : aussitôt] [mis : vite]') });
  expect([sourceOf('CHANGELOG.md'), sourceOf('content/zargos/regles/combats.mdx')]).toEqual(before);
  rmSync(folder, { recursive: true });
});

test('the journal’s line says what changed, and stands last', () => {
  const change = { from: 0, to: 4, removed: 'deux', added: "l'un" };
  expect(journalLine('Zargos', 'ZAR-COM-3', 'Combien de dés', [change], 'livret, page 4.')).toBe(
    '- Zargos : ZAR-COM-3, « Combien de dés », corrigé : « l’un » au lieu de « deux » (livret, page 4).',
  );
  expect(journalLine('Zargos', 'ZAR-COM-3', 'Combien de dés', [{ ...change, added: 'long '.repeat(50) }], '')).toBe(
    '- Zargos : ZAR-COM-3, « Combien de dés », récrit.',
  );
  expect(withLine('# Journal\n\n- Un.\n', '- Deux.')).toBe('# Journal\n\n- Un.\n- Deux.\n');
});
