import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{engine,components,scripts}/**/*.test.{ts,tsx}'],
    reporters: ['default'],
  },
});
