/** A correction as it travels from a reader to the club: a text that people read, and that `npm run correction` reads too, even when a mail has cut its lines. */
import { plain } from '#components/base/typography.ts';

export interface Correction {
  readonly id: string;
  readonly title: string;
  /** Which text was read: « 0.1.0 du 2026-11-28 ». */
  readonly edition: string;
  /** `Paragraph.hash` of what was read. */
  readonly hash: string;
  /** `Paragraph.text` of what was read; a mail may leave it out, since the hash names it. */
  readonly text?: string;
  readonly proposed: string;
  /** Where the reader has it from, if said. */
  readonly why: string;
}

/** What is read back: the title is the book's to say. */
export type Proposal = Omit<Correction, 'title'>;

type Read = { readonly ok: true; readonly proposal: Proposal } | { readonly ok: false; readonly because: string };

const FIRST = 'Une correction pour Règles vivantes';
const WAS = '--- Le texte ---';
const NOW = '--- Le texte proposé ---';
const END = '--- Fin ---';

/** What is written in one line of the heading, or between two marks: nothing in it looks like a mark. */
const told = (text: string): string => plain(text).replace(/-{3,}/g, '--');

export const fileName = (id: string): string => `correction-${id.toLowerCase()}.txt`;

export const formatCorrection = ({ id, title, edition, hash, text, proposed, why }: Correction): string =>
  [
    FIRST,
    '',
    `Paragraphe : ${id}, « ${told(title)} »`,
    `Édition : ${edition}`,
    `Empreinte : ${hash}`,
    `Pourquoi : ${told(why)}`,
    '',
    ...(text === undefined ? [] : [WAS, told(text), '']),
    NOW,
    told(proposed),
    '',
    END,
    '',
  ].join('\n');

/** What nobody sees in a text that was pasted: soft hyphens, zero-width and control signs. */
const UNSEEN = /(?!\s)[\p{Cc}\p{Cf}]/gu;

/** What such a text says, or one French sentence: why it is none. */
export function parseCorrection(file: string): Read {
  const refused = (because: string): Read => ({ ok: false, because });
  const text = file.replace(UNSEEN, '').normalize('NFC');
  const [head = '', ...rest] = text.split(NOW);
  if (!text.includes(FIRST) || rest.length !== 1)
    return refused(`Ce fichier n’est pas une correction : on y attend « ${FIRST} », puis « ${NOW} ».`);
  const [proposed = '', ...after] = rest[0]?.split(END) ?? [];
  if (after.length === 0) return refused(`Ce fichier est coupé : la ligne « ${END} » y manque.`);
  const [heading = '', was] = head.split(WAS);
  const field = (name: RegExp) => name.exec(heading)?.groups ?? {};
  const { id } = field(/^\s*Paragraphe\s*:\s*(?<id>[A-Z][A-Z0-9-]+)/m);
  const { hash } = field(/^\s*Empreinte\s*:\s*(?<hash>[\da-f]{8})\b/m);
  if (!id) return refused('Ce fichier ne dit pas quel paragraphe il corrige : on y attend une ligne « Paragraphe : ZAR-COM-3 ».');
  if (!hash) return refused('Ce fichier ne dit pas quel texte a été lu : on y attend une ligne « Empreinte : », et huit signes.');
  if (!plain(proposed)) return refused('Le texte proposé est vide : un paragraphe ne s’efface pas par une correction.');
  const { edition = '' } = field(/^\s*Édition\s*:[ \t]*(?<edition>\S.*)?$/m);
  const { why = '' } = field(/^\s*Pourquoi\s*:[ \t]*(?<why>\S.*)/ms);
  return {
    ok: true,
    proposal: {
      id,
      edition: plain(edition),
      hash,
      ...(was !== undefined && { text: plain(was) }),
      proposed: plain(proposed),
      why: plain(why),
    },
  };
}

/** Longer addresses are cut, or refused, by some mail programs. */
const MOST_MAIL = 1800;

interface Mail {
  readonly address: string;
  /** Whether what is proposed is in it; otherwise the file is to be joined. */
  readonly isWhole: boolean;
}

/** The mail that carries this correction: without the text that was read if that is too long, without any if the rest is too. */
export function mailOf(to: string, { text, ...rest }: Correction): Mail {
  const addressOf = (body: string) =>
    `mailto:${to}?subject=${encodeURIComponent(`Correction de ${rest.id}`)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`;
  const whole = [{ ...rest, ...(text !== undefined && { text }) }, rest]
    .map((correction) => addressOf(formatCorrection(correction)))
    .find((address) => address.length <= MOST_MAIL);
  const joined = `Bonjour,\n\nMa correction de ${rest.id} est dans le fichier joint, ${fileName(rest.id)}.\n`;
  return { address: whole ?? addressOf(joined), isWhole: whole !== undefined };
}
