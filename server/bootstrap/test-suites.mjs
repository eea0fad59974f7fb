import { runBrowserTests } from './test-browser.mjs';
import { checkBank, checkCode, checkWholeBank } from './test-checks.mjs';
import { runVitest } from './test-vitest.mjs';

/**
 * How a suite ended. A failure is what failed, on its first line, and why.
 * @typedef {{ passed: number, failures: string[], skipped: number }} Counts
 */

/**
 * `output` is where the runner prints: a descriptor, or this process's own. `args` go to Vitest or
 * Playwright as they are.
 * @typedef {{ output: number | 'inherit', args: readonly string[] }} SuiteOptions
 * @typedef {{ run: (options: SuiteOptions) => Promise<Counts>, needs?: readonly ('judge' | 'browser' | 'pooler')[] }} Suite
 */

/**
 * @param {string} project
 * @param {{ env?: Record<string, string>, files?: readonly string[] }} [part] which of it
 * @returns {Suite['run']}
 */
function vitest(project, { env = {}, files = [] } = {}) {
  return ({ output, args }) => runVitest(project, { env, output, args: [...files, ...args] });
}

/**
 * @param {Record<string, string>} env
 * @returns {Suite['run']}
 */
function browser(env) {
  return (options) => runBrowserTests({ ...options, env });
}

const QUICK_FILES = { TEST_SCOPE: 'quick' };
const SLOW_FILES = { TEST_SCOPE: 'slow' };

/** @type {Readonly<Record<string, Suite>>} */
export const SUITES = {
  checks: { run: checkCode },
  bank: { run: checkBank, needs: ['judge'] },
  'whole-bank': { run: checkWholeBank, needs: ['judge'] },
  unit: { run: vitest('unit') },
  'quick-unit': { run: vitest('unit', { env: QUICK_FILES }) },
  'slow-unit': { run: vitest('unit', { env: SLOW_FILES }) },
  client: { run: vitest('client') },
  api: { run: vitest('api'), needs: ['pooler'] },
  'quick-api': { run: vitest('api', { env: QUICK_FILES }), needs: ['pooler'] },
  'slow-api': { run: vitest('api', { env: SLOW_FILES }) },
  judge: { run: vitest('judge'), needs: ['judge'] },
  'quick-judge': { run: vitest('judge', { env: QUICK_FILES }), needs: ['judge'] },
  'slow-judge': { run: vitest('judge', { env: SLOW_FILES }), needs: ['judge'] },
  timing: { run: vitest('timing'), needs: ['judge'] },
  e2e: { run: browser({}), needs: ['judge', 'browser'] },
  smoke: { run: browser({ TEST_SCOPE: 'smoke' }), needs: ['judge', 'browser'] },
  journeys: { run: browser({ TEST_SCOPE: 'journeys' }), needs: ['judge', 'browser'] },
  'long-journeys': { run: browser({ TEST_SCOPE: 'long' }), needs: ['judge', 'browser'] },
  'all-programs': {
    run: vitest('judge', { env: { TEST_SCOPE: 'all' }, files: ['.sampled.', '.long.'] }),
    needs: ['judge'],
  },
  fuzz: {
    run: vitest('api', { env: { FUZZ_REQUESTS: '20000' }, files: ['fuzz.slow.db.test.ts'] }),
  },
  'fuzz-import': { run: vitest('unit', { env: { IMPORT_FUZZ: 'all' }, files: ['hostile-texts'] }) },
  'slow-disk': {
    run: vitest('api', {
      env: { SLOW_DISK: 'all', PACKAGE_MIB: '60' },
      files: ['slow-disk', 'problem-import-large'],
    }),
  },
  // Each step stands on the one before.
  compose: { run: vitest('compose', { files: ['--bail=1'] }) },
  load: {
    run: vitest('timing', { env: { LOAD_SUBMISSIONS: '200' }, files: ['mixed-load'] }),
    needs: ['judge'],
  },
  busy: {
    run: vitest('timing', {
      env: { LOAD_ROUNDS: '20', LOAD_PROGRAMS: '200' },
      files: ['busy-machine', 'right-programs'],
    }),
    needs: ['judge'],
  },
};

/**
 * Lanes run in parallel, the suites of a lane one after another. Suites that measure time run alone
 * afterwards, and those in a browser, which use every core themselves.
 * @typedef {{ lanes: readonly (readonly string[])[], alone: readonly string[] }} Plan
 */

/** In minutes: whether the product does what it should. @type {Plan} */
const QUICK = {
  lanes: [
    ['quick-judge', 'quick-unit'],
    ['quick-api', 'client'],
  ],
  alone: ['smoke'],
};

/** What a change has to pass, too, before it lands. @type {Plan} */
const REST = {
  lanes: [['slow-judge'], ['checks', 'slow-api', 'slow-unit']],
  alone: ['journeys', 'timing', 'bank'],
};

/** What takes so long that it is run before a release, and after changes it is about. @type {Plan} */
const LONG = {
  lanes: [['all-programs'], ['fuzz', 'fuzz-import', 'slow-disk', 'long-journeys']],
  alone: ['load', 'busy', 'whole-bank', 'compose'],
};

/** What `npm test`, `test:rest` and `test:all` run. @type {Readonly<Record<string, readonly Plan[]>>} */
export const PLANS = { quick: [QUICK], rest: [REST], all: [QUICK, REST, LONG] };
