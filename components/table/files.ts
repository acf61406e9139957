/** A value as a file to keep. */
export function download(name: string, value: unknown): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(value)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has begun once this turn of the loop is over.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
