/** `client:painted`: an island's code is asked for once the page was painted, so that on a slow network it does not hold the words back. */
import type { ClientDirective } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:painted'?: boolean;
  }
}

const firstPaint = () =>
  new Promise<void>((done) => {
    const observer = new PerformanceObserver(() => {
      observer.disconnect();
      done();
    });
    observer.observe({ type: 'paint', buffered: true });
  });

const painted: ClientDirective = async (load) => {
  await firstPaint();
  const wake = await load();
  await wake();
};

export default painted;
