/** French as the source has it: every text of the program and every sentence of the content, with a hole where a value goes. */
import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { HOLE } from './reader.ts';

export interface Text {
  readonly text: string;
  /** `file:line` */
  readonly at: string;
}

/** Two words at least, one of them small: what a visitor reads, not a class or a path. */
const isFrench = (text: string): boolean =>
  /(?:^|[\s«(’])\p{Ll}{2,}[\s,.;:!?’]/u.test(text) &&
  /\p{L}[\s’]+\S/u.test(text) &&
  // Cards and piles as lessons write them: « orcs-elite orcs-troupe troll ».
  !/^(?=.*-)[\p{Ll}\d? -]+$/u.test(text) &&
  !/[{}=<>_|\\]|https?:|\p{Ll}:\d|^[\w./#@-]+$|^[\d\sA-Za-z.,-]*\d[\d\sA-Za-z.,-]*$/u.test(text);

function textsOf(path: string): readonly Text[] {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, false);
  const found: Text[] = [];
  const add = (node: ts.Node, text: string) => {
    const one = text.replace(/\s+/gu, ' ').trim();
    if (isFrench(one)) found.push({ text: one, at: `${path}:${source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1}` });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || (ts.isJsxAttribute(node) && /class|style|^d$/i.test(node.name.getText(source)))) return;
    if (ts.isTemplateExpression(node)) add(node, node.head.text + node.templateSpans.map(({ literal }) => HOLE + literal.text).join(''));
    else if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isJsxText(node)) add(node, node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** What the pages say: tags and links are holes, each line of prose a text. */
function proseOf(path: string): readonly Text[] {
  const lines = readFileSync(path, 'utf8').split('\n');
  return lines.flatMap((line, at) => {
    const text = line
      .replace(/<(?:Terme|Lien|Selon|Renvoi)[^>]*[^/]>|<\/(?:Terme|Lien|Selon|Renvoi)>/gu, '')
      .replace(/<[^>]*>/gu, HOLE)
      .replace(/[*_`]|\]\([^)]*\)|\[|\{[^}]*\}/gu, '')
      .replace(/^\s*(?:#+|[-–]|\d+\.|\w+:)\s+/u, '')
      .replace(/ {2,}/gu, ' ')
      .trim();
    return line.startsWith('import ') || line.startsWith('|') || !isFrench(text) ? [] : [{ text, at: `${path}:${at + 1}` }];
  });
}

/** What stands between the tags of a template, a line a text. */
function markupOf(path: string): readonly Text[] {
  const [, , body = ''] = /^(---[\s\S]*?\n---)?([\s\S]*)$/u.exec(readFileSync(path, 'utf8')) ?? [];
  return body
    .replace(/<(?:style|script)[\s\S]*?<\/(?:style|script)>/gu, '')
    .split('\n')
    .map((line) =>
      line
        .replace(/<[^>]*>/gu, HOLE)
        .replace(/\{[^}]*\}/gu, HOLE)
        .trim(),
    )
    .filter(isFrench)
    .map((text) => ({ text, at: path }));
}

const isRead = (path: string): boolean => !/\.test\.tsx?$|\/testing\/|\/oracle\.ts$|\.d\.ts$|\/site\/search\//u.test(path);

export const sourceTexts = (): readonly Text[] => [
  ...globSync('{engine,components,content,pages}/**/*.{ts,tsx}').filter(isRead).flatMap(textsOf),
  ...globSync('content/**/*.mdx').flatMap(proseOf),
  ...globSync('{components,pages}/**/*.astro').flatMap(markupOf),
];
