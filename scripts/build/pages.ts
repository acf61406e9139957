/** The built HTML pages. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface BuiltPage {
  /** Relative to the site's folder: `zargos/combat/index.html`. */
  readonly path: string;
  readonly file: string;
  readonly html: string;
}

export const pagesIn = (site: string): readonly BuiltPage[] =>
  globSync('**/*.html', { cwd: site })
    .sort()
    .map((path) => ({ path, file: join(site, path), html: readFileSync(join(site, path), 'utf8') }));
