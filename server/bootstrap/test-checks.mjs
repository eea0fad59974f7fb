import { join } from 'node:path';
import { step } from './progress.mjs';
import { ROOT, run } from './run.mjs';
import { checkTypes } from './types.mjs';

/**
 * @param {string} tool its entry point, relative to the root
 * @param {readonly string[]} args
 */
const node = (tool, ...args) => run(process.execPath, [join(ROOT, tool), ...args]);

/**
 * @param {string} name
 * @param {readonly string[]} args
 */
const command = (name, ...args) =>
  run(process.execPath, ['--import', 'tsx', `server/src/commands/${name}.ts`, ...args]);

/** @typedef {readonly [string, () => Promise<unknown>]} Check */

/** @type {Check} */
const LINT = [
  'Lint and boundaries',
  () => node('node_modules/eslint/bin/eslint.js', '.', '--max-warnings=0'),
];

/** @type {readonly Check[]} */
const OTHERS = [
  ['Format', () => node('node_modules/prettier/bin/prettier.cjs', '--check', '.')],
  ['Types', checkTypes],
  ['Schema and migrations agree', () => command('db-check')],
];

/** @type {Check} */
const BANK = ['Problems of the bank are proven', () => command('verify-problems', '--changed')];

/**
 * Everything that is not a test file but must hold as well; each counts as one. Lint takes as long
 * as the others together and runs beside them; the bank's time limits want the machine for themselves.
 * @returns {Promise<import('./test.mjs').Counts>}
 */
export async function checks() {
  const besideEachOther = await Promise.all([runAll([LINT]), runAll(OTHERS)]);
  const failures = [...besideEachOther, await runAll([BANK])].flat();
  const all = [LINT, ...OTHERS, BANK].length;
  return { passed: all - failures.length, failures, skipped: 0 };
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
