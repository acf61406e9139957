import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{engine,components,scripts,tests}/**/*.test.{ts,tsx}'],
    reporters: ['default', './tests/report/vitest.ts'],
  },
});
