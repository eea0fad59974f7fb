import { defineConfig } from 'vitest/config';

const needsDatabase = ['server/src/**/*.db.test.ts'];
const needsSandbox = ['server/src/**/*.sandbox.test.ts'];

// A test file's name says what it needs: `.db.test.ts` a PostgreSQL, `.sandbox.test.ts` a working
// sandbox, plain `.test.ts` neither.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['server/**/*.test.ts'],
          exclude: ['**/node_modules/**', ...needsDatabase, ...needsSandbox],
        },
      },
      {
        test: {
          name: 'api',
          include: needsDatabase,
          globalSetup: 'server/src/test/global-setup.ts',
          // On a crowded machine a request may be held for as long as the API holds it: 20 s.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'judge',
          include: needsSandbox,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // Time limits are what these tests are about: one file at a time keeps the machine quiet.
          fileParallelism: false,
        },
      },
      'client',
    ],
  },
});
