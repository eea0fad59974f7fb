import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const needsDatabase = ['server/src/**/*.db.test.ts'];
const needsSandbox = ['server/src/**/*.sandbox.test.ts'];
const measuresTime = ['server/src/**/*.timing.sandbox.test.ts'];

/** Which files of a suite: all but the slow and the long ones (`quick`), the slow ones alone (`slow`), or all. */
const SCOPE = process.env['TEST_SCOPE'];
function ofScope(files: string[]) {
  const named = (pace: string) => files.map((file) => file.replace('*.', `*.${pace}.`));
  if (SCOPE === 'slow') return { include: named('slow'), exclude: [] };
  return { include: files, exclude: SCOPE === 'quick' ? [...named('slow'), ...named('long')] : [] };
}
const sandboxed = ofScope(needsSandbox);
const plain = ofScope(['server/**/*.test.ts', 'client/e2e/**/*.test.ts']);

/** Files share a worker and its packages, and load our modules anew. What a test waits for may take its time. */
const shared = {
  isolate: false,
  setupFiles: ['server/src/test/leave-nothing.ts'],
  expect: { poll: { timeout: 20_000 } },
};
const inSandbox = { testTimeout: 120_000, hookTimeout: 120_000 };

// A test file's name says what it needs: `.db.test.ts` a PostgreSQL, `.sandbox.test.ts` a working
// sandbox, `.timing.sandbox.test.ts` a sandbox and a quiet machine, plain `.test.ts` nothing. `.slow.`
// ones run before a change lands, and of the rows of `.sampled.` ones a sample (see judge/contract/sample.ts).
// `.long.` ones repeat what others prove, and run with `npm run test:all`.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          ...plain,
          exclude: ['**/node_modules/**', ...plain.exclude, ...needsDatabase, ...needsSandbox],
          ...shared,
          // Other suites share the machine; a healthy test needs a hundredth.
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'api',
          ...ofScope(needsDatabase),
          ...shared,
          globalSetup: 'server/src/test/global-setup.ts',
          maxWorkers: availableParallelism(),
          // On a crowded machine a request may be held for as long as the API holds it, 20 s, and the
          // command line takes seconds to start.
          testTimeout: 120_000,
          // As of journeys: where the machine tripped it, the run says "retry" beside the test.
          retry: process.env['CI'] ? 1 : 0,
        },
      },
      {
        test: {
          name: 'judge',
          ...sandboxed,
          exclude: [...sandboxed.exclude, ...measuresTime],
          ...shared,
          maxWorkers: availableParallelism(),
          ...inSandbox,
        },
      },
      {
        test: { name: 'timing', include: measuresTime, fileParallelism: false, ...inSandbox },
      },
      {
        test: {
          name: 'compose',
          include: ['server/docker/test/*.journey.ts'],
          // Images are built and databases restored, every slow program of the bank is judged on a machine
          // that may be busy, and each step needs the one before it.
          testTimeout: 3 * 60 * 60_000,
          hookTimeout: 3 * 60 * 60_000,
        },
      },
      'client',
    ],
  },
});
