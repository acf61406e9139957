/** The two sites that `npm test` builds and drives. */
export const SITES = {
  /** The project itself, under a sub-path, where everything is tested. */
  jeux: { folder: '.cache/jeux', base: '/jeux/', origin: 'https://exemple.example', from: '.' },
  /** At the root of its host, the copy that `fifth.ts` makes, with a game more and three fewer: a smoke test. */
  racine: { folder: '.cache/racine', base: '/', origin: undefined, from: '.cache/fifth' },
} as const;

/** By night, what is slow and thorough is looked at too (`npm run nightly`). */
export const IS_NIGHT = Boolean(process.env.NIGHT);
