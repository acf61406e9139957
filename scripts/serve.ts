/**
 * A deliberately dumb static server, like the plainest hosting: files under a base path, `index.html` of a folder, `404.html`
 * of the base; no rewrite, no compression unless it is asked for, no header of ours, and every file type it does not know as plain text.
 */
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { parseArgs } from 'node:util';
import { createGzip } from 'node:zlib';

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.xml': 'text/xml',
};

export interface Site {
  readonly folder: string;
  /** Begins and ends with a slash. */
  readonly base: string;
  /** 0 or absent: any free port. */
  readonly port?: number;
  /** Sent with every answer, for tests of what some servers add. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Text is sent compressed to those who take it, as most hosts do. */
  readonly compresses?: true;
  /** What bears its print in its name is not asked for twice, as most hosts arrange it. */
  readonly keeps?: boolean;
  /** Files that are none of the site's, by their path from the root of the host, never asked for twice: what a test puts into a page whose policy lets in no text. */
  readonly beside?: Readonly<Record<string, string>>;
}

export interface Serving {
  /** With the base, ends with a slash. */
  readonly url: string;
  readonly server: Server;
}

/** The path asked for, without its escapes; malformed ones name nothing. */
function pathOf(url: string): string {
  try {
    return decodeURIComponent(new URL(url, 'http://localhost').pathname);
  } catch {
    return '';
  }
}

/** The file that answers `path`, a redirection for a folder without its slash, or nothing. */
function resolve(site: Site, path: string): { file: string } | { redirect: string } | undefined {
  const beside = site.beside?.[path];
  if (beside !== undefined) return { file: beside };
  if (!path.startsWith(site.base)) return undefined;
  const file = join(site.folder, normalize(`/${path.slice(site.base.length)}`));
  if (!existsSync(file)) return undefined;
  if (!statSync(file).isDirectory()) return { file };
  if (!path.endsWith('/')) return { redirect: `${path}/` };
  const index = join(file, 'index.html');
  return existsSync(index) ? { file: index } : undefined;
}

const KEPT = { 'Cache-Control': 'max-age=31536000, immutable' };

export function serve(site: Site): Promise<Serving> {
  const server = createServer((request, response) => {
    const path = pathOf(request.url ?? '/');
    const found = resolve(site, path);
    if (found && 'redirect' in found) return void response.writeHead(301, { Location: encodeURI(found.redirect) }).end();
    const file = found?.file ?? join(site.folder, '404.html');
    if (!existsSync(file)) return void response.writeHead(404).end();
    const type = TYPES[extname(file)] ?? 'text/plain';
    const isSmaller = site.compresses && /text|json|svg/.test(type) && /\bgzip\b/.test(`${request.headers['accept-encoding']}`);
    const headers = { 'Content-Type': type, ...(isSmaller && { 'Content-Encoding': 'gzip' }), ...site.headers };
    response.writeHead(
      found ? 200 : 404,
      site.beside?.[path] || (site.keeps && path.includes('/_astro/')) ? { ...headers, ...KEPT } : headers,
    );
    const bytes = createReadStream(file);
    (isSmaller ? bytes.pipe(createGzip()) : bytes).pipe(response);
  });
  return new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(site.port ?? 0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      done({ url: `http://localhost:${port}${site.base}`, server });
    });
  });
}

if (process.argv[1] === import.meta.filename) {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { base: { type: 'string' }, port: { type: 'string' } } });
  const { url } = await serve({ folder: positionals[0] ?? 'dist', base: values.base ?? '/', port: Number(values.port ?? 0) });
  console.log(url);
}
