/** What the documents say of files: each is there. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const PATH = /`((?:components|content|engine|pages|scripts|tests)\/[\w<>./-]*)`/g;

test.each(['README.md', 'CLUB.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'engine/README.md'])(
  '%s names files that are there',
  (document) => {
    // What is said of any game holds of Gran.
    const named = [...readFileSync(document, 'utf8').matchAll(PATH)].map(([, path = '']) => path.replaceAll('<jeu>', 'gran'));
    expect(named).not.toEqual([]);
    expect(named.filter((path) => !existsSync(path))).toEqual([]);
  },
);
