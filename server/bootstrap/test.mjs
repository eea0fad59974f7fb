import { inspect, stripVTControlCharacters } from 'node:util';
import { checks } from './test-checks.mjs';
import { BROWSER_PROGRAMS, JUDGE_PROGRAMS, ensurePrograms } from './system-packages.mjs';
import { setUp } from './setup.mjs';
import { runBrowserTests } from './test-browser.mjs';
import { runVitest } from './test-vitest.mjs';

/**
 * How a suite ended. A failure is what failed, on its first line, and why.
 * @typedef {{ passed: number, failures: string[], skipped: number }} Counts
 */

/**
 * What runs each suite. Arguments behind `--` go to Vitest or Playwright as they are.
 * @type {Record<string, (args: string[]) => Promise<Counts>>}
 */
const SUITES = {
  checks,
  unit: (args) => runVitest('unit', args),
  client: (args) => runVitest('client', args),
  api: (args) => runVitest('api', args),
  judge: (args) => runVitest('judge', args),
  e2e: runBrowserTests,
};

/** @type {Record<string, readonly (keyof typeof SUITES)[]>} */
const NEEDS_PROGRAMS = { judge: ['checks', 'judge', 'e2e'], browser: ['e2e'] };

const LINES_OF_A_FAILURE = 10;

const given = process.argv.slice(2);
const end = given.includes('--') ? given.indexOf('--') : given.length;
const wanted = given.slice(0, end);
const runnerArgs = given.slice(end + 1);
const unknown = wanted.filter((name) => !(name in SUITES));
if (unknown.length > 0) {
  console.error(
    `No such suite: ${unknown.join(', ')}. There are: ${Object.keys(SUITES).join(', ')}`,
  );
  process.exit(2);
}
const suites = wanted.length > 0 ? wanted : Object.keys(SUITES);

await setUp({ client: suites.includes('e2e') });
if (suites.some((name) => NEEDS_PROGRAMS['judge']?.includes(name))) {
  await ensurePrograms(JUDGE_PROGRAMS);
}
if (suites.includes('e2e')) await ensurePrograms(BROWSER_PROGRAMS);

/** @type {Counts} */
const total = { passed: 0, failures: [], skipped: 0 };
for (const name of suites) {
  console.log(`\n── ${name} ${'─'.repeat(60 - name.length)}`);
  const start = performance.now();
  const counts = await runSuite(name);
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(`${name}: ${counts.passed} passed, ${counts.failures.length} failed in ${seconds} s`);
  total.passed += counts.passed;
  total.failures.push(...counts.failures.map((failure) => `${name}: ${failure}`));
  total.skipped += counts.skipped;
}

// Once more, in few lines: what said so first is thousands of lines above.
for (const failure of total.failures) console.log(`\n✗ ${shortened(failure)}`);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`\n${total.passed} passed, ${total.failures.length} failed${skipped}`);
// A run in which nothing was tested is no success.
process.exit(total.failures.length === 0 && total.passed > 0 ? 0 : 1);

/**
 * A suite that breaks down counts as one failure, so that the closing line always comes.
 * @param {string} name
 * @returns {Promise<Counts>}
 */
async function runSuite(name) {
  try {
    const suite = SUITES[name];
    if (!suite) throw new Error(`No such suite: ${name}`);
    return await suite(runnerArgs);
  } catch (error) {
    console.error(error);
    return { passed: 0, failures: [inspect(error)], skipped: 0 };
  }
}

/** @param {string} failure */
function shortened(failure) {
  const lines = stripVTControlCharacters(failure).split('\n');
  const ours = lines.filter((line) => !/^\s+at .*(node_modules|node:)/.test(line));
  return ours.slice(0, LINES_OF_A_FAILURE).join('\n  ');
}
