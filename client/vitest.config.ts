import react from '@vitejs/plugin-react';
import { defineProject } from 'vitest/config';
import { answerShapes } from './answer-shapes.ts';
import { clientAliases } from './aliases.ts';

export default defineProject({
  root: import.meta.dirname,
  plugins: [react(), answerShapes()],
  resolve: { alias: clientAliases },
  test: {
    name: 'client',
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://localhost:3000/' } },
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/test/setup.ts'],
    // Files share a worker, its packages and its window: loading them takes longer than most tests.
    // src/test/setup.ts sees to it that none finds what another has left.
    isolate: false,
    restoreMocks: true,
    testTimeout: 20_000,
  },
});
