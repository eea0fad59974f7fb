import { join } from 'node:path';
import { step } from './progress.mjs';
import { LONG_MS, ROOT, run } from './run.mjs';
import { checkTypes } from './types.mjs';

/**
 * @param {string} tool its entry point, relative to the root
 * @param {readonly string[]} args
 */
const node = (tool, ...args) =>
  run(process.execPath, [join(ROOT, tool), ...args], { timeoutMs: LONG_MS });

/**
 * @param {string} name
 * @param {readonly string[]} args
 */
const command = (name, ...args) =>
  run(process.execPath, ['--import', 'tsx', `server/src/commands/${name}.ts`, ...args]);

const VERIFY = 'server/src/commands/problems/verify-problems.ts';
const BANK_MS = 4 * 60 * 60_000;

/** @typedef {readonly [string, () => Promise<unknown>]} Check */

// In a process of its own: it imports packages, which are not there when this file is loaded.
/** @type {Check} */
const LINT = ['Lint and boundaries', () => node('server/bootstrap/lint.mjs')];

/** @type {readonly Check[]} */
const OTHERS = [
  ['Format', () => node('node_modules/prettier/bin/prettier.cjs', '--check', '.')],
  ['Types', checkTypes],
  ['Schema and migrations agree', () => command('database/db-check')],
];

/**
 * @param {readonly string[]} args which problems
 * @returns {Check}
 */
const bank = (...args) => [
  'Problems of the bank are proven',
  () => run(process.execPath, ['--import', 'tsx', VERIFY, ...args], { timeoutMs: BANK_MS }),
];

/**
 * Checks of the code that are not test files; each counts as one. Lint takes as long as the
 * others together and runs beside them.
 */
export const checkCode = () => count([LINT], OTHERS);

/** The proof of every problem that changed. Run alone, because it measures time. */
export const checkBank = () => count([bank('--changed')]);

/** The proof of every problem, as if all had changed. */
export const checkWholeBank = () => count([bank()]);

/**
 * Lists run in parallel, the checks of a list one after another.
 * @param {readonly (readonly Check[])[]} lists
 * @returns {Promise<import('./test-suites.mjs').Counts>}
 */
async function count(...lists) {
  const failures = (await Promise.all(lists.map(runAll))).flat();
  return { passed: lists.flat().length - failures.length, failures, skipped: 0 };
}

/**
 * @param {readonly Check[]} list
 * @returns {Promise<string[]>} those that failed, with the reason
 */
async function runAll(list) {
  const failures = [];
  for (const [name, check] of list) {
    try {
      await step(name, check);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      console.error(reason);
      failures.push(`${name}\n${reason}`);
    }
  }
  return failures;
}
