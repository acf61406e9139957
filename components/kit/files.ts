/** A text as a file to keep. */
export function downloadText(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
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
