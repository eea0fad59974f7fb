import { closeSync, createReadStream, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { SUITES } from './test-suites.mjs';

/** @typedef {{ name: string, seconds: number, counts: import('./test-suites.mjs').Counts }} Result */

/**
 * Runs the suites of the plans. What a suite prints comes in one piece when it has ended, unless it
 * is the only one.
 * @param {readonly import('./test-suites.mjs').Plan[]} plans
 * @param {readonly string[]} args for the runner of the suites
 * @returns {Promise<Result[]>} in the order in which they ended
 */
export async function runPlans(plans, args) {
  const count = plans.flatMap(({ lanes, alone }) => [...lanes.flat(), ...alone]).length;
  const directory = mkdtempSync(join(tmpdir(), 'stepwise-test-'));
  /** @type {Result[]} */
  const results = [];
  /** @param {readonly string[]} lane */
  const runLane = async (lane) => {
    for (const name of lane) results.push(await runSuite(name, args, count > 1 ? directory : null));
  };
  try {
    for (const { lanes, alone } of plans) {
      await Promise.all(lanes.map(runLane));
      await runLane(alone);
    }
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
  return results;
}

/**
 * A suite that breaks down counts as one failure, so that the closing line always comes.
 * @param {string} name
 * @param {readonly string[]} args
 * @param {string | null} directory where its output is kept until it ends
 * @returns {Promise<Result>}
 */
async function runSuite(name, args, directory) {
  const start = performance.now();
  const file = directory && join(directory, name);
  const output = file ? openSync(file, 'w') : 'inherit';
  if (file) console.log(`  … ${name}`);
  const counts = await countsOf(name, { output, args });
  if (typeof output === 'number') closeSync(output);
  const seconds = (performance.now() - start) / 1000;
  console.log(`\n── ${name} ${'─'.repeat(60 - name.length)}`);
  if (file) await print(file);
  const { passed, failures } = counts;
  console.log(`${name}: ${passed} passed, ${failures.length} failed in ${seconds.toFixed(0)} s`);
  return { name, seconds, counts };
}

/**
 * @param {string} name
 * @param {import('./test-suites.mjs').SuiteOptions} options
 */
async function countsOf(name, options) {
  try {
    const suite = SUITES[name];
    if (!suite) throw new Error(`No such suite: ${name}`);
    return await suite.run(options);
  } catch (error) {
    console.error(error);
    return { passed: 0, failures: [inspect(error)], skipped: 0 };
  }
}

/** @param {string} file */
async function print(file) {
  for await (const piece of createReadStream(file)) process.stdout.write(piece);
}
