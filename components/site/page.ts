/** What every page does once it runs, and what comes when it rests. */
/** Beside the text the chapters are shown whole: open, so that what scrolls is known to hold links. */
function chapterList(): void {
  if (matchMedia('(min-width: 64.01rem)').matches) document.querySelector('.chapters')?.setAttribute('open', '');
}

/** Once the page has loaded; old Safari cannot tell when it rests. */
function whenAtRest(): void {
  const come = () => void import('./at-rest.ts').catch(() => undefined);
  const soon = () => ('requestIdleCallback' in window ? requestIdleCallback(come, { timeout: 10_000 }) : setTimeout(come, 2000));
  if (document.readyState === 'complete') soon();
  else addEventListener('load', soon);
}

chapterList();
if (document.documentElement.dataset.bare === undefined) whenAtRest();
else void import('./embed/bare.ts').catch(() => undefined);
