/** The panel's styles come with its script: no page pays for a search that nobody opens. Settled once they are there, or are known not to come. */
import sheet from './panel.css?url';

export const dressed = new Promise<void>((done) => {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = sheet;
  link.onload = link.onerror = () => done();
  document.head.append(link);
});
