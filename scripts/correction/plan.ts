/** What a correction changes: new texts of files, none of which is written yet, or one French sentence: why there are none. */
import { distance } from 'fastest-levenshtein';
import { plain } from '#components/base/typography.ts';
import type * as Book from '#components/rules/book.ts';
import { attributesOf, type MdxNode, treeOf, walk } from '#components/rules/mdx-tree.ts';
import type { Proposal } from '#components/site/correction/letter.ts';
import { type Change, edited, editsOf, toldChanges, wordChanges } from './edits.ts';
import { type Spot, spotsIn, spotsOfString } from './spots.ts';

export interface Plan {
  readonly paragraph: Book.Paragraph;
  /** As they are told. */
  readonly changes: readonly Change[];
  /** By file. */
  readonly texts: ReadonlyMap<string, string>;
}

type Source = (file: string) => string;

const nearest = (id: string, known: readonly string[]): string =>
  known.reduce((best, other) => (distance(id, other) < distance(id, best) ? other : best));

/** The first number in `text` that is no rule's, among those that look like one. */
function unknownIn(text: string, ids: ReadonlySet<string>): string | undefined {
  const games = [...new Set([...ids].map((id) => id.slice(0, id.indexOf('-'))))];
  const numbers = text.match(new RegExp(`\\b(?:${games.join('|')})(?:-[A-Z0-9]+)+`, 'g'));
  return numbers?.find((number) => !ids.has(number));
}

const elementOf = (source: string, id: string): MdxNode | undefined =>
  [...walk(treeOf(source))].find((node) => (node.name === 'Regle' || node.name === 'Litige') && attributesOf(node).id === id);

/** The signs of a litige: its question and our reading, which the engine holds, then its reason. */
function spotsOfRuling(
  { question, readings: [ours] }: NonNullable<ReturnType<typeof Book.rulingOf>>,
  reason: readonly Spot[],
  file: string,
  source: string,
) {
  const [first, second] = [question, ours.text].map((text, i) => spotsOfString(text, source, file, -1 - i));
  const between: Spot = {
    sign: ' ',
    file,
    from: 0,
    to: 0,
    run: -3,
    depth: 0,
    held: 'ce qui sépare la question, notre réponse et sa raison',
  };
  return [...(first ?? []), between, ...(second ?? []), ...(reason.length > 0 ? [between] : []), ...reason].map((spot) => ({
    ...spot,
    sign: plain(spot.sign) || ' ',
  }));
}

/** What stands in an element beside its words; citations apart, whose numbers are words too. */
const shapeOf = (node: MdxNode | undefined): string =>
  node
    ? JSON.stringify(
        [...walk(node)].filter((n) => n.type !== 'text' && n.name !== 'Renvoi').map((n) => [n.type, n.name, n.value, n.attributes]),
      )
    : '';

/** Whether the chapter of `paragraph`, were `now` its text, says all it said but for these words; those of a rule are known whole, of a ruling its reason alone is here. */
function isKept(
  book: typeof Book,
  { id, chapter, kind }: Book.Paragraph,
  element: MdxNode | undefined,
  now: string,
  proposed: string,
): boolean {
  const said = book.chapterOf(`/content/${chapter}.mdx`, now).paragraphs;
  return (
    said.length === book.PARAGRAPHS.filter((was) => was.chapter === chapter).length &&
    said.every((is) => (is.id === id ? kind === 'litige' || is.text === proposed : is.hash === book.paragraph(is.id)?.hash)) &&
    shapeOf(element) === shapeOf(elementOf(now, id))
  );
}

export function planOf(proposal: Proposal, book: typeof Book, sourceOf: Source): Plan | string {
  const { id } = proposal;
  const ids = new Set(book.PARAGRAPHS.map((one) => one.id));
  const paragraph = book.paragraph(id);
  if (!paragraph) return `${id} n’est le numéro d’aucun paragraphe ; le plus proche est ${nearest(id, [...ids])}.`;
  const text = plain(paragraph.text);
  if (proposal.proposed === text) return `Rien ne change : le texte proposé pour ${id} est celui du livre.`;
  if (paragraph.hash !== proposal.hash)
    return `${id} a changé depuis que ce lecteur l’a lu (son empreinte est ${paragraph.hash}, non plus ${proposal.hash}) ; il dit maintenant : « ${text} »`;
  if (proposal.text !== undefined && proposal.text !== text)
    return `Ce fichier est abîmé : le texte qu’il dit avoir lu n’est pas celui de ${id}.`;
  const unknown = unknownIn(proposal.proposed, ids);
  if (unknown) return `Le texte proposé nomme ${unknown}, qui n’existe pas ; le plus proche est ${nearest(unknown, [...ids])}.`;

  const file = `content/${paragraph.chapter}.mdx`;
  const element = elementOf(sourceOf(file), id);
  const ruling = book.rulingOf(id);
  const program = `engine/${paragraph.game}/rulings.ts`;
  const reason = element ? spotsIn(element, sourceOf(file), file) : [];
  const spots = ruling ? spotsOfRuling(ruling, reason, program, sourceOf(program)) : reason;
  if (spots.map(({ sign }) => sign).join('') !== text)
    return `${id} n’est pas écrit d’une façon que cette commande sache changer : il se corrige à la main, dans ${file}.`;

  const changes = wordChanges(text, proposal.proposed);
  const edits = editsOf(changes, spots, ids);
  if (typeof edits === 'string') return edits;
  const texts = new Map(
    [...new Set(edits.map((edit) => edit.file))].map((name) => [
      name,
      edited(
        sourceOf(name),
        edits.filter((edit) => edit.file === name),
      ),
    ]),
  );
  const now = texts.get(file);
  if (now !== undefined && !isKept(book, paragraph, element, now, proposal.proposed))
    return `Le texte proposé pour ${id} ne peut pas être écrit tel quel : il se corrige à la main, dans ${file}.`;
  return { paragraph, changes: toldChanges(changes, text), texts };
}

/** Whether the book, read again, says what was proposed and nothing else that is new; if not, one French sentence. */
export function whyNot({ id, proposed }: Proposal, before: typeof Book, now: typeof Book): string | undefined {
  const said = now.paragraph(id)?.text ?? '';
  if (plain(said) !== proposed) return `Relu, ${id} ne dit pas le texte proposé, mais : « ${plain(said)} »`;
  const other = before.PARAGRAPHS.find((was) => was.id !== id && now.paragraph(was.id)?.hash !== was.hash);
  if (other) return `Ce changement en touche un autre : ${other.id}.`;
  const [fault] = now.bookFaults();
  return fault && `Le livre ne passerait plus son contrôle (${fault}).`;
}
