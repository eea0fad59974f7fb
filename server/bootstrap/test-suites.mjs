import { runBrowserTests } from './test-browser.mjs';
import { checkBank, checkCode, checkMoreOfBank, checkWholeBank } from './test-checks.mjs';
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

/** @type {Readonly<Record<string, Suite>>} */
export const SUITES = {
  checks: { run: checkCode },
  bank: { run: checkBank, needs: ['judge'] },
  'more-bank': { run: checkMoreOfBank, needs: ['judge'] },
  'whole-bank': { run: checkWholeBank, needs: ['judge'] },
  unit: { run: vitest('unit') },
  client: { run: vitest('client') },
  api: { run: vitest('api'), needs: ['pooler'] },
  judge: { run: vitest('judge'), needs: ['judge'] },
  timing: { run: vitest('timing'), needs: ['judge'] },
  e2e: { run: browser({}), needs: ['judge', 'browser'] },
  journeys: { run: browser({ TEST_SCOPE: 'rest' }), needs: ['judge', 'browser'] },
  programs: { run: vitest('judge', { env: { TEST_SCOPE: 'rest' } }), needs: ['judge'] },
  'all-programs': {
    run: vitest('judge', { env: { TEST_SCOPE: 'all' }, files: ['.sampled.'] }),
    needs: ['judge'],
  },
  fuzz: { run: vitest('api', { env: { FUZZ_REQUESTS: '20000' }, files: ['fuzz.db.test.ts'] }) },
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
 * afterwards, and the journeys with most of the pictures.
 * @typedef {{ lanes: readonly (readonly string[])[], alone: readonly string[] }} Plan
 */

/** Proves every behaviour; where programs come by the hundred, on a sample of them. @type {Plan} */
const QUICK = {
  lanes: [
    ['judge', 'unit'],
    ['checks', 'client', 'api'],
  ],
  alone: ['e2e', 'timing', 'bank'],
};

/** What a change has to pass, too, before it lands: as much again of what is sampled. @type {Plan} */
const REST = { lanes: [['programs'], ['fuzz']], alone: ['more-bank', 'load'] };

/** What takes so long that it is run before a release, and after changes it is about. @type {Plan} */
const LONG = {
  lanes: [['all-programs'], ['fuzz-import', 'slow-disk', 'journeys']],
  alone: ['busy', 'whole-bank', 'compose'],
};

/** What `npm test`, `test:rest` and `test:all` run. @type {Readonly<Record<string, readonly Plan[]>>} */
export const PLANS = { quick: [QUICK], rest: [REST], all: [QUICK, REST, LONG] };
