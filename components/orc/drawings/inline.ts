/**
 * The drawings in the page itself, for islands that turn cards over all the time: browsers read an outside file of symbols anew for many of its
 * uses, which costs a busy table a third of its time.
 */
import { documentOf } from '#components/base/trusted.ts';
import { localDrawings, SPRITE } from './address.ts';

const ID = 'dessins-orc';

/** The symbols of a file, under names that no anchor of a page has, and that nothing needs to fetch. */
const named = (sprite: string): string =>
  sprite
    .replace(/ id="/g, ` id="${ID}-`)
    .replace(/href="#/g, `href="#${ID}-`)
    .replace(/url\(#/g, `url(#${ID}-`);

/** Puts the drawings into the page, once; cards drawn after that use them. Without network or cache, cards stay as they are. */
export async function inlineDrawings(): Promise<void> {
  if (document.getElementById(ID)) return localDrawings(`#${ID}-`);
  const answer = await fetch(SPRITE);
  if (!answer.ok || document.getElementById(ID)) return;
  const sprite = documentOf(named(await answer.text()), 'image/svg+xml').documentElement;
  sprite.id = ID;
  // Hidden by a class: what is not displayed at all cannot be used by every browser.
  sprite.classList.add('sr');
  sprite.setAttribute('aria-hidden', 'true');
  document.body.append(sprite);
  localDrawings(`#${ID}-`);
}
