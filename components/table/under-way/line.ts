/** The pages from where one plays look for a game only where some table has kept one. */
const line = document.querySelector<HTMLElement>('[data-under-way]');
try {
  if (line && Object.keys(localStorage).some((key) => /^table\.[\w-]+\.partie\./.test(key)))
    void import('./tell.ts').then(({ tellUnderWay }) => tellUnderWay(line)).catch(() => undefined);
} catch {
  // Storage is forbidden: nothing is kept.
}
