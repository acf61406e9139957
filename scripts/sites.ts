/** The two sites that `npm test` builds and drives. */
export const SITES = {
  /** Under a sub-path, where everything is tested. */
  jeux: { folder: '.cache/jeux', base: '/jeux/', origin: 'https://exemple.example' },
  /** At the root of its host: a smoke test. */
  racine: { folder: '.cache/racine', base: '/', origin: undefined },
} as const;
