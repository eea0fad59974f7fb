import { join } from 'node:path';
import { step } from './progress.mjs';
import { ROOT, run } from './run.mjs';
import { checkTypes } from './types.mjs';

/**
 * @param {string} tool its entry point, relative to the root
 * @param {readonly string[]} args
 */
const node = (tool, ...args) => run(process.execPath, [join(ROOT, tool), ...args]);

/** @param {string} name */
const command = (name) =>
  run(process.execPath, ['--import', 'tsx', `server/src/commands/${name}.ts`]);

/** @type {readonly (readonly [string, () => Promise<unknown>])[]} */
const CHECKS = [
  ['Format', () => node('node_modules/prettier/bin/prettier.cjs', '--check', '.')],
  ['Lint and boundaries', () => node('node_modules/eslint/bin/eslint.js', '.', '--max-warnings=0')],
  ['Types', checkTypes],
  ['Schema and migrations agree', () => command('db-check')],
  ['Problems of the bank are proven', () => command('verify-problems')],
];

/**
 * Everything that is not a test file but must hold as well; each counts as one.
 * @returns {Promise<import('./test.mjs').Counts>}
 */
export async function checks() {
  let failed = 0;
  for (const [name, check] of CHECKS) {
    try {
      await step(name, check);
    } catch (error) {
      failed += 1;
      console.error(error instanceof Error ? error.message : error);
    }
  }
  return { passed: CHECKS.length - failed, failed, skipped: 0 };
}
