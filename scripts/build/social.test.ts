import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { sharedBy, writeSocialPictures } from './social.ts';

const head = (
  title: string,
  path: string,
  { game = '', image = `${path}social.png` } = {},
) => `<html lang="fr"${game && ` data-game="${game}"`}>
<meta property="og:title" content="${title} · Règles vivantes"><meta property="og:description" content="L&#39;orc &amp; les siens.">
<meta property="og:url" content="https://club.example${path}"><meta property="og:image" content="https://club.example${image}">`;

test('a page tells its title, its game, and where its picture lies', () => {
  expect(sharedBy(head('Le plateau · Zargos', '/jeux/zargos/plateau/', { game: 'zargos' }), '/jeux/')).toEqual({
    title: 'Le plateau',
    description: "L'orc & les siens.",
    game: 'zargos',
    name: 'Zargos',
    file: 'zargos/plateau/social.png',
  });
  expect(sharedBy(head('Zargos', '/zargos/', { game: 'zargos' }), '/')).toMatchObject({ title: 'Zargos', name: undefined });
  expect(sharedBy(head('Perdu', '/jeux/404/', { image: '/jeux/social.png' }), '/jeux/')).toBeUndefined();
  expect(sharedBy('<html lang="fr"><title>Nu</title>', '/')).toBeUndefined();
});

test('a picture is 1200 by 630, in its game’s own colour, and one that is there already stays', async () => {
  const site = mkdtempSync(join(tmpdir(), 'social-'));
  const page = (folder: string, html: string) => {
    mkdirSync(join(site, folder), { recursive: true });
    writeFileSync(join(site, folder, 'index.html'), html);
  };
  page('', head('Règles vivantes', '/'));
  writeFileSync(join(site, 'social.png'), 'ours');
  page('gran/but', head('Le but, et un titre bien plus long que la ligne qui le porte · Gran', '/gran/but/', { game: 'gran' }));
  page('orc', head('De l’Orc', '/orc/', { game: 'orc' }));
  // A game that has no emblem of its own.
  page('toy', head('Le Tas', '/toy/', { game: 'toy' }));
  expect(await writeSocialPictures(site, '/')).toMatchObject({ pictures: 3 });
  expect(readFileSync(join(site, 'social.png'), 'utf8')).toBe('ours');
  const colors = async (file: string) => {
    const { data, info } = await sharp(join(site, file)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([1200, 630]);
    return new Set(Array.from({ length: data.length / 3 }, (_, at) => data.subarray(3 * at, 3 * at + 3).toString('hex')));
  };
  const near = (found: ReadonlySet<string>, [r, g, b]: readonly [number, number, number]) =>
    [...found].some((hex) => [r, g, b].every((value, at) => Math.abs(Number.parseInt(hex.slice(2 * at, 2 * at + 2), 16) - value) < 6));
  const [gran, orc] = [await colors('gran/but/social.png'), await colors('orc/social.png')];
  expect([near(gran, [0x73, 0x53, 0x08]), near(gran, [0x45, 0x60, 0x1f])]).toEqual([true, false]);
  expect([near(orc, [0x45, 0x60, 0x1f]), near(orc, [0x73, 0x53, 0x08])]).toEqual([true, false]);
});
