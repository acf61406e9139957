/** Which page of this site somebody wants in another: what he wrote, or the one that led here. */
import { href } from '#components/base/url.ts';
import { documentOf } from '#components/base/trusted.ts';
import { shown } from '#engine/core/input.ts';

export type Embedded =
  | {
      readonly ok: true;
      /** Absolute. */
      readonly url: string;
      readonly title: string;
      readonly isTable: boolean;
    }
  | { readonly ok: false; readonly because: string };

const no = (because: string): Embedded => ({ ok: false, because });

const TAKEN = 'Ce qui est pris : l’adresse d’une page de ce site, celle d’un de ses paragraphes, ou un numéro comme ZAR-COM-3.';

/** A paragraph's number becomes the address of its page. */
async function located(text: string): Promise<string | undefined> {
  if (!/^[a-z]{3}-[a-z0-9-]+$/i.test(text)) return text;
  const answer = await fetch(href('regles.json'));
  const { rules } = (await answer.json()) as { rules: readonly { id: string; url: string }[] };
  return rules.find(({ id }) => id === text.toUpperCase())?.url;
}

/** `base` is where the site stands: `https://club.example/jeux/`. */
function urlOf(text: string, base: URL): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}

function titleIn(page: Document, hash: string): string | undefined {
  const [game] = page.title.split(' · ').slice(-2);
  const place = hash && !hash.includes('=') ? page.getElementById(decodeURIComponent(hash.slice(1)).toLowerCase()) : undefined;
  if (place === null) return undefined;
  const id = place?.closest<HTMLElement>('[data-rule]')?.dataset.rule;
  const own = (place ?? page.querySelector('h1'))?.textContent.trim() ?? '';
  const name = id ? `${id}, ${own}` : own;
  return [page.documentElement.dataset.game && game, name].filter(Boolean).join(' : ');
}

/** Reads that page: what it is called, or one French sentence that says what was wrong with `text` and what is taken. */
export async function embeddedPage(text: string): Promise<Embedded> {
  const base = new URL(href(''), location.origin);
  try {
    const path = await located(text.trim());
    if (path === undefined) return no(`Aucun paragraphe n’a le numéro ${shown(text)}. ${TAKEN}`);
    const url = urlOf(path, base);
    if (!url) return no(`${shown(text)} n’est pas une adresse. ${TAKEN}`);
    if (url.origin !== base.origin || !url.pathname.startsWith(base.pathname)) return no(`${shown(text)} est d’un autre site. ${TAKEN}`);
    if (url.pathname === new URL(href('integrer/'), base).pathname) return no(`Cette page-ci ne se met pas dans une autre. ${TAKEN}`);
    const answer = await fetch(url);
    const type = answer.headers.get('Content-Type') ?? '';
    if (!answer.ok || !type.includes('html')) return no(`Aucune page n’est à l’adresse ${shown(url.pathname)}. ${TAKEN}`);
    // Its styles are of no use here, and the policy of this page refuses them.
    const page = documentOf((await answer.text()).replace(/<style[\s\S]*?<\/style>/g, ''), 'text/html');
    const title = titleIn(page, url.hash);
    if (title === undefined) return no(`La page ${shown(url.pathname)} n’a pas de paragraphe ${shown(url.hash.slice(1))}. ${TAKEN}`);
    return { ok: true, url: url.href, title, isTable: page.querySelector('.table-chooser') !== null };
  } catch {
    return no('La page n’a pas pu être lue : le réseau manque peut-être. Réessayez.');
  }
}
