/** Says `text` to screen readers, politely. */
export function announce(text: string): void {
  const live = document.querySelector('#annonce');
  if (live) live.textContent = text;
}
