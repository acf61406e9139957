/** Files of the visitor's: what he opens, what he keeps. */

/** Bytes of a file that is read. */
export const MOST_FILE = 1_000_000;

/** What a chosen file holds, or one French sentence: why it is not read. */
export type FileText = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly because: string };

const megabytes = (bytes: number): string => `${(Math.ceil(bytes / 100_000) / 10).toLocaleString('fr')} Mo`;

/** Reads a chosen file. One that is too big is not even opened: a phone would hold all of it to say so. Never throws. */
export async function textIn(file: Pick<Blob, 'size' | 'text'>): Promise<FileText> {
  if (file.size > MOST_FILE)
    return { ok: false, because: `Ce fichier est trop gros : ${megabytes(file.size)}, quand on attend ${megabytes(MOST_FILE)} au plus.` };
  try {
    return { ok: true, text: await file.text() };
  } catch {
    return { ok: false, because: 'Ce fichier n’a pas pu être lu.' };
  }
}

/** A text as a file to keep. */
export function downloadText(name: string, text: string, type = 'application/json'): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has begun once this turn of the loop is over.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

/** A value as a file to keep. */
export const download = (name: string, value: unknown): void => downloadText(name, JSON.stringify(value));

/** An object as JSON for people to write in: a line a field, and in lists a line an entry. */
export function jsonInRows(value: object): string {
  const fields = Object.entries(value).map(([key, field]) => {
    const rows = Array.isArray(field) ? `[\n${field.map((one) => `    ${JSON.stringify(one)}`).join(',\n')}\n  ]` : JSON.stringify(field);
    return `  ${JSON.stringify(key)}: ${rows}`;
  });
  return `{\n${fields.join(',\n')}\n}\n`;
}
