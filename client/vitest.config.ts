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
    restoreMocks: true,
    testTimeout: 20_000,
  },
});
